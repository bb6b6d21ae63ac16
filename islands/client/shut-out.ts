import { inIdleTime } from '../idle-time.ts';

/**
 * Puts all that lies behind an open popover out of reach, once the popover is painted: that takes a slow
 * phone longer than the popover. What is given back lets it in again, before the popover is closed, so
 * that the focus can go back there.
 */
export function shutOut(popover: Element | null): () => void {
  const behind: HTMLElement[] = [];
  const stop = inIdleTime(() => {
    behind.push(...around(popover));
    for (const each of behind) each.inert = true;
  });
  return () => {
    stop();
    for (const each of behind.splice(0)) each.inert = false;
  };
}

/** All of the page that neither holds the element nor is within it. A form's `children` may be its field. */
function around(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement;
  if (!parent) return [];
  const others = [...parent.querySelectorAll(':scope > *')].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== element && !each.inert,
  );
  return parent === document.body ? others : [...others, ...around(parent)];
}
