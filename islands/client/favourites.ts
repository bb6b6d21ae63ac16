import { paths } from '../../server/shared/paths.ts';
import {
  boat_favourite_added,
  boat_favourite_removed,
  favourite_added,
  favourite_refused,
  favourite_removed,
} from '../../views/locales/tr/common.json';
import {
  favourites_count,
  favourites_empty,
  favourites_remove,
} from '../../views/locales/tr/layout.json';
import { fill } from '../fill.ts';
import type { Behaviour, Lent } from './behaviours.ts';
import { cross } from './cross.ts';
import type { Favourite } from './favourite-marks.ts';
import { toast } from './toasts.ts';

/** A heart: on or off, with the toast that says so. */
export const toggleFavourite: Behaviour = (heart, lent) => {
  const favourite = favouriteOf(heart);
  const others = without(favourite, lent);
  const added = others.length === lent.readFavourites().length;
  keep(added ? [favourite, ...others] : others, { favourite, added, lent });
};

/** Browsers refuse to keep anything where a visitor wants it so, and a full storage takes no more. */
function keep(favourites: Favourite[], { favourite, added, lent }: Change): void {
  lent.storeFavourites(favourites);
  if (lent.readFavourites().length === favourites.length)
    toast(said(favourite, added), 'ok', { name: favourite.name, topic: 'favourites' });
  else toast(favourite_refused, 'bad');
}

interface Change {
  favourite: Favourite;
  added: boolean;
  lent: Lent;
}

const said = ({ kind }: Favourite, added: boolean): string => {
  if (kind) return added ? boat_favourite_added : boat_favourite_removed;
  return added ? favourite_added : favourite_removed;
};

/** What is kept of the villa or boat in whose card or on whose page the heart stands. */
function favouriteOf(heart: HTMLElement): Favourite {
  const card = heart.closest('article');
  const link = card?.querySelector<HTMLAnchorElement>('h3 a');
  const picture = card ? card.querySelector('img') : document.querySelector('#gallery img');
  const { favourite: mark = '' } = heart.dataset;
  return {
    ...(mark.startsWith('boat') && { kind: 'boat' as const }),
    id: Number(mark.replace('boat', '')),
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
  const show = () => fillMenu(menu, lent);
  show();
  addEventListener('favourites', show);
  menu.addEventListener('toggle', () => removeEventListener('favourites', show), { once: true });
};

function fillMenu(menu: HTMLElement, lent: Lent): void {
  const favourites = lent.readFavourites();
  const empty = menu.querySelector<HTMLElement>('[data-favourites-empty]');
  if (empty) {
    empty.hidden = favourites.length > 0;
    empty.textContent = favourites_empty;
  }
  const { length } = favourites;
  const onward = menu.querySelector<HTMLElement>('.menu > a');
  if (onward) onward.hidden = length === 0;
  menu
    .querySelector('[data-favourites-total]')
    ?.replaceChildren(length ? fill(favourites_count, { count: length }) : '');
  menu
    .querySelector('[data-favourites-list]')
    ?.replaceChildren(...favourites.map((each) => entry(menu, each, lent)));
}

function entry(menu: HTMLElement, favourite: Favourite, lent: Lent): Node {
  const item = document.createElement('li');
  item.append(wayTo(favourite), removal(menu, favourite, lent));
  return item;
}

function wayTo({ kind, slug, name, thumbnail }: Favourite): Node {
  const link = made('a', { href: paths[kind ?? 'villa'](slug) });
  const frame = made('span', { className: 'thumbnail' });
  const picture = new Image(64, 48);
  Object.assign(picture, { className: 'cover', alt: '', loading: 'lazy' });
  if (thumbnail) picture.src = thumbnail;
  frame.append(picture);
  link.append(frame, made('b', { textContent: name }));
  return link;
}

function removal(menu: HTMLElement, favourite: Favourite, lent: Lent): Node {
  const { name } = favourite;
  const button = made('button', {
    type: 'button',
    className: 'icon-button',
    ariaLabel: fill(favourites_remove, { name }),
  });
  button.append(cross());
  button.addEventListener('click', (event) => {
    // The menu must not take the removed button for a place outside of it.
    event.stopPropagation();
    keep(without(favourite, lent), { favourite, added: false, lent });
    menu.querySelector<HTMLElement>('[data-favourites-list] button, summary')?.focus();
  });
  return button;
}

const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

const without = (favourite: Favourite, { markOf, readFavourites }: Lent) =>
  readFavourites().filter((each) => markOf(each) !== markOf(favourite));
