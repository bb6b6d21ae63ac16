import { paths } from '../../server/shared/paths.ts';
import type { Behaviour, Lent } from './behaviours.ts';
import type { Favourite } from './favourite-marks.ts';
import { toast } from './toasts.ts';

/** A heart: on or off, with the toast that says so. */
export const toggleFavourite: Behaviour = (heart, lent) => {
  const favourite = favouriteOf(heart);
  const others = without(favourite.id, lent);
  const added = others.length === lent.readFavourites().length;
  lent.storeFavourites(added ? [favourite, ...others] : others);
  toast(words(added ? 'added' : 'removed'));
};

/** What is kept of the villa in whose card or on whose page the heart stands. */
function favouriteOf(heart: HTMLElement): Favourite {
  const card = heart.closest('article');
  const link = card?.querySelector<HTMLAnchorElement>('h3 a');
  const picture = card ? card.querySelector('img') : document.querySelector('#gallery img');
  return {
    id: Number(heart.dataset.favourite),
    slug: (link ?? location).pathname.split('/')[2] ?? '',
    name: (link ?? document.querySelector('h1'))?.textContent ?? '',
    thumbnail: picture && thumbnailOf(picture),
  };
}

/** The address of its smallest size; a picture narrower than that is kept as wide as it is. */
const thumbnailOf = (picture: Element): string | null =>
  picture
    .getAttribute('src')
    ?.replace(/\d+(?=\.\w+$)/, (width) => String(Math.min(Number(width), 360))) ?? null;

/** Fills the dropdown as it opens, and keeps it right while it is open. */
export const listFavourites: Behaviour = (menu, lent) => {
  if (!(menu as HTMLDetailsElement).open) return;
  const show = () => fill(menu, lent);
  show();
  addEventListener('favourites', show);
  menu.addEventListener('toggle', () => removeEventListener('favourites', show), { once: true });
};

function fill(menu: HTMLElement, lent: Lent): void {
  const favourites = lent.readFavourites();
  const empty = menu.querySelector<HTMLElement>('[data-favourites-empty]');
  if (empty) {
    empty.hidden = favourites.length > 0;
    empty.textContent = words('empty');
  }
  const { length } = favourites;
  menu
    .querySelector('[data-favourites-total]')
    ?.replaceChildren(length ? words('total').replace('{count}', String(length)) : '');
  menu
    .querySelector('[data-favourites-list]')
    ?.replaceChildren(...favourites.map((each) => entry(menu, each, lent)));
}

function entry(menu: HTMLElement, { id, slug, name, thumbnail }: Favourite, lent: Lent): Node {
  const form = menu.querySelector('template') as HTMLTemplateElement;
  const item = form.content.cloneNode(true) as DocumentFragment;
  item.querySelector('a')?.setAttribute('href', paths.villa(slug));
  item.querySelector('b')?.append(name);
  if (thumbnail) item.querySelector('img')?.setAttribute('src', thumbnail);
  const remove = item.querySelector('button');
  remove?.setAttribute('aria-label', words('remove').replace('{name}', name));
  remove?.addEventListener('click', (event) => {
    // The menu must not take the removed button for a place outside of it.
    event.stopPropagation();
    lent.storeFavourites(without(id, lent));
    toast(words('removed'));
    menu.querySelector<HTMLElement>('[data-favourite-remove], summary')?.focus();
  });
  return item;
}

const without = (id: number, lent: Lent) => lent.readFavourites().filter((each) => each.id !== id);

/** The page's own sentence about favourites. */
const words = (key: 'added' | 'removed' | 'remove' | 'empty' | 'total') =>
  document.querySelector<HTMLElement>('[data-favourites-menu]')?.dataset[key] ?? '';
