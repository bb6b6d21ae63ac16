import { useEffect, useState } from 'react';

/** A villa the visitor marked, as hearts and the menu keep it. */
export interface Favourite {
  id: number;
  slug: string;
  name: string;
  thumbnail: string | null;
}

/**
 * The kept list, newest first; null until the browser was asked. The first script has its own reader:
 * sharing one would make that script wait for a second file.
 */
export function useFavourites(): Favourite[] | null {
  const [favourites, setFavourites] = useState<Favourite[] | null>(null);
  useEffect(() => {
    const read = () => setFavourites(readFavourites());
    read();
    addEventListener('favourites', read);
    return () => removeEventListener('favourites', read);
  }, []);
  return favourites;
}

export function addFavourite(favourite: Favourite): void {
  keep([favourite, ...readFavourites().filter(({ id }) => id !== favourite.id)]);
}

export function removeFavourites(ids: readonly number[]): void {
  keep(readFavourites().filter(({ id }) => !ids.includes(id)));
}

/** What other tabs or older versions left may be anything. */
function readFavourites(): Favourite[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('favourites') ?? '');
    return Array.isArray(kept) ? kept.filter((each) => each?.id && each.slug) : [];
  } catch {
    return [];
  }
}

/** The first script follows as it does for another tab: hearts, badge, cookie, then `favourites`. */
function keep(favourites: Favourite[]): void {
  try {
    localStorage.setItem('favourites', JSON.stringify(favourites));
  } catch {
    // The browser keeps nothing for this site: the list stays as it was.
  }
  dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
}
