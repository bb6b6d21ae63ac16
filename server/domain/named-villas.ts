/** The slugs of the villas that a text links to, in its order, each once: at most `most`. */
export function villasNamedIn(html: string, most: number): string[] {
  const slugs = [...html.matchAll(LINK)].map(([, slug = '']) => slug);
  return [...new Set(slugs)].slice(0, most);
}

const LINK = /href="(?:https?:\/\/[^/"]+)?\/villa\/([a-z0-9-]+)["?#]/g;
