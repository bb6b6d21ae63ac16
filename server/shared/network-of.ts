/**
 * Whom an address stands for when somebody is counted: an IPv4 address for itself, also in its IPv6
 * spelling; an IPv6 address for its /64, all of which one household or one rented server has.
 */
export function networkOf(address: string): string {
  const [ip = ''] = address.toLowerCase().split('%');
  const four = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(ip)?.[1];
  if (four || !ip.includes(':')) return four ?? ip;
  const [before = '', after] = ip.split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return groups.slice(0, 4).join(':');
}

/** '0db8' and 'db8' are the same group. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
