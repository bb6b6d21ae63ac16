import { useEffect, useState } from 'react';

/** A villa or boat the visitor marked, as hearts and the menu keep it. */
export interface Favourite {
  /** A villa has none. */
  kind?: 'boat' | undefined;
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
  keep([favourite, ...readFavourites().filter((each) => !isSame(each, favourite))]);
}

export function removeFavourites(gone: readonly Marked[]): void {
  keep(readFavourites().filter((each) => !gone.some((one) => isSame(one, each))));
}

type Marked = Pick<Favourite, 'kind' | 'id'>;

export const isSame = (one: Marked, other: Marked): boolean =>
  one.id === other.id && one.kind === other.kind;

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
