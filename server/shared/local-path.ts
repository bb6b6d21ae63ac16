/**
 * A path of this site to go on to, or '/' for anything that could lead elsewhere: `//evil`,
 * `/\evil`, `https:evil`, control characters that browsers drop (`/\t/evil`), steps that leave two
 * slashes behind (`/..//evil`).
 */
export function localPath(next: string | undefined): string {
  if (!next || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next)) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(next, here)) return '/';
  const url = new URL(next, here);
  const isHere = url.origin === here && !url.pathname.startsWith('//');
  return isHere ? `${url.pathname}${url.search}${url.hash}` : '/';
}
