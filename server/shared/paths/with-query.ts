/**
 * Adds a query: undefined, null and empty values are left out, a list becomes a repeated name,
 * and a page number of 1 is the address without it.
 */
export function withQuery(path: string, search: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null || one === '' || (name === 'page' && one === 1))
        continue;
      query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
