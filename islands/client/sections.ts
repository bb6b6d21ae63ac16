import { inIdleTime } from '../idle-time.ts';

/**
 * Lays out what home-late.css leaves out until it is near, one section a frame while the browser is
 * idle: nobody who jumps down waits for it, and the page gets its full height.
 */
export function layOutSections(): void {
  layOutNext([...document.querySelectorAll<HTMLElement>('main>.section')]);
}

function layOutNext([section, ...others]: HTMLElement[]): void {
  if (!section) return;
  inIdleTime(() => {
    section.style.contentVisibility = 'visible';
    // A browser may be idle several times before it draws, and would lay all of them out at once.
    requestAnimationFrame(() => requestAnimationFrame(() => leaveOut(section, others)));
  });
}

/**
 * Its height is known from now on, so that it may be left out again: what changes all of a page, as a
 * dialog does that puts the rest out of reach, need not style what nobody sees.
 */
function leaveOut(section: HTMLElement, others: HTMLElement[]): void {
  section.style.contentVisibility = '';
  section.dataset.laidOut = '';
  layOutNext(others);
}
