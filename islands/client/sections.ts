import { whenIdle } from './moments.ts';

/**
 * Lays out what home-late.css leaves out until it is near, one section at a time while the browser is
 * idle: nobody who jumps down waits for it, and the page gets its full height.
 */
export function layOutSections(): void {
  layOutNext([...document.querySelectorAll<HTMLElement>('main>.section')]);
}

function layOutNext([section, ...others]: HTMLElement[]): void {
  if (!section) return;
  whenIdle(() => {
    section.style.contentVisibility = 'visible';
    layOutNext(others);
  });
}
