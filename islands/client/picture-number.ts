const followed = new WeakSet<HTMLElement>();

/**
 * Which picture of the row is in sight is told over the opened pictures, and on the button beside the row
 * for as long as the row shows one at a time.
 */
export function followPictures(gallery: HTMLElement): void {
  const row = rowOf(gallery);
  if (!row || followed.has(gallery)) return;
  followed.add(gallery);
  const tell = () => tellNumber(gallery, row);
  row.addEventListener('scroll', tell, { passive: true });
  // Opened, closed or turned, the row has another size; at first it has one, too.
  new ResizeObserver(tell).observe(row);
}

export const rowOf = (gallery: Element) => gallery.querySelector('a')?.parentElement;

export const shownIn = (row: HTMLElement) => Math.round(row.scrollLeft / (row.clientWidth || 1));

function tellNumber(gallery: HTMLElement, row: HTMLElement): void {
  const number = shownIn(row) + 1;
  const count = row.children.length;
  const opened = gallery.querySelector('[data-gallery-number]');
  if (opened) opened.textContent = `${number} / ${count}`;
  const before = gallery.parentElement?.querySelector('[data-gallery-before]');
  // Of a grid every picture is in sight. The first is told of only once there was another: the button grows with
  // it, and what a page at rest shows does not move.
  if (before && (number > 1 || before.textContent))
    before.textContent = row.scrollWidth > row.clientWidth ? `${number} / ` : '';
}
