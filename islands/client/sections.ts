import { inIdleTime } from '../idle-time.ts';

/** Parts of a page that its styles leave out until they are near; cards are small, so four at once. */
const PARTS = [
  ['main > .section, .block', 1],
  ['.list .card', 4],
] as const;

/**
 * Lays out what a page's styles leave out until it is near, a part a frame while the browser is idle:
 * nobody who jumps down waits for it, and the page gets its full height.
 */
export function layOutSections(): void {
  layOutNext(PARTS.flatMap(([parts, at_once]) => chunksOf(parts, at_once)));
}

function chunksOf(parts: string, size: number): HTMLElement[][] {
  const all = [...document.querySelectorAll<HTMLElement>(parts)];
  return all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []));
}

function layOutNext([parts, ...others]: HTMLElement[][]): void {
  if (!parts) return;
  inIdleTime(() => {
    for (const part of parts) part.style.contentVisibility = 'visible';
    // A browser may be idle several times before it draws, and would lay all of them out at once.
    requestAnimationFrame(() => layOutNext(others));
  });
}
