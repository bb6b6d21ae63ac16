import { mirrorInCookie, readCookie, readStored, store } from './storage.ts';

/** A villa or boat the visitor marked; `thumbnail` is an address. */
export interface Favourite {
  /** A villa has none. */
  kind?: 'boat';
  id: number;
  slug: string;
  name: string;
  thumbnail: string | null;
}

/** The list as it is kept in the browser; what other tabs or older versions left may be anything. */
export function readFavourites(): Favourite[] {
  try {
    const kept: unknown = JSON.parse(readStored('favourites'));
    return Array.isArray(kept) ? kept.filter((each) => each?.id && each.slug) : [];
  } catch {
    return [];
  }
}

export function storeFavourites(favourites: Favourite[]): void {
  store('favourites', JSON.stringify(favourites));
  showFavourites();
}

/** Hearts and badge follow the kept list, in every tab. */
export function markFavourites(): void {
  showFavourites();
  addEventListener('storage', ({ key }) => {
    if (key === 'favourites') showFavourites();
  });
}

/** As its hearts carry it: '12', 'boat12'. */
export const markOf = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>): string =>
  `${kind ?? ''}${id}`;

function showFavourites(): void {
  const favourites = readFavourites();
  const { length } = favourites;
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    heart.ariaPressed = String(favourites.some((each) => markOf(each) === heart.dataset.favourite));
    addName(heart);
  }
  for (const badge of document.querySelectorAll<HTMLElement>('[data-favourites-count]')) {
    badge.hidden = !length;
    badge.textContent = String(length);
  }
  const flag = length ? '1' : '';
  if (readCookie('favourites') !== flag) mirrorInCookie('favourites', flag);
  dispatchEvent(new Event('favourites'));
}

/** A card says once whose it is, in its heading: a heart does nothing before this script is there. */
function addName(heart: HTMLElement): void {
  const name = heart.closest('article')?.querySelector('h3')?.textContent;
  if (name && !heart.ariaLabel?.endsWith(name)) heart.ariaLabel += `: ${name}`;
}
