import type { Behaviour } from './behaviours.ts';
import { followPictures, rowOf, shownIn } from './picture-number.ts';
import { shutOut } from './shut-out.ts';

const held = new WeakSet<HTMLElement>();

/**
 * A popover that covers the page keeps the focus until it is closed, which gives it back: a menu or a sheet
 * from edge to edge, the pictures on the whole screen. A small menu is left by going on, and the
 * calendar's dialog looks after itself.
 */
export const holdFocus: Behaviour = (popover) => {
  if (held.has(popover) || !isCovering(popover)) return;
  held.add(popover);
  if (popover.matches('[data-gallery]')) followGallery(popover);
  if (!popover.contains(document.activeElement))
    popover.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  const letIn = shutOut(popover);
  const free = () => {
    letIn();
    held.delete(popover);
  };
  popover.addEventListener('beforetoggle', free, { once: true });
};

/** One that was closed meanwhile has no size. */
function isCovering({ localName, offsetWidth, offsetHeight }: HTMLElement): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  if (localName === 'dialog') return false;
  return offsetWidth >= clientWidth || offsetHeight >= clientHeight;
}

/** A picture of the row: the row fills the screen and shows that picture. */
export const openPicture: Behaviour = (link) => {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  if (!gallery?.showPopover || gallery.matches(':popover-open')) return;
  gallery.showPopover();
  link.scrollIntoView({ behavior: 'instant', inline: 'start' });
};

/** The buttons beside the number: the picture before or after, round and round. */
export const turnPicture: Behaviour = (button) => {
  const gallery = button.closest('[data-gallery]');
  const row = gallery && rowOf(gallery);
  if (row) turn(row, Number(button.dataset.galleryStep));
};

const followed = new WeakSet<HTMLElement>();

/** While the row fills the screen its pictures are large, counted, and turned by arrows and buttons. */
function followGallery(gallery: HTMLElement): void {
  const row = rowOf(gallery);
  if (!row) return;
  showLarge(row);
  row.focus();
  followPictures(gallery);
  if (followed.has(gallery)) return;
  followed.add(gallery);
  row.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !gallery.matches(':popover-open')) return;
    event.preventDefault();
    turn(row, by);
  });
}

function turn(row: HTMLElement, by: number): void {
  const { length } = row.children;
  const next = (shownIn(row) + by + length) % length;
  row.children[next]?.scrollIntoView({ inline: 'start' });
}

/** Pictures that were fetched for a small place are fetched for the whole screen. */
function showLarge(row: HTMLElement): void {
  for (const image of row.querySelectorAll('img')) {
    for (const source of image.parentElement?.querySelectorAll('source') ?? [])
      source.sizes = '100vw';
    image.sizes = '100vw';
  }
}
