import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

interface FavouriteButtonProps {
  site: Pick<Site, 't'>;
  listing: { id: number; name: string };
}

/**
 * The heart. Favourites are kept in the browser, so it works only where scripts run: the script reads
 * what it keeps from the card around it.
 */
export function FavouriteButton({ site, listing }: FavouriteButtonProps) {
  const { id, name } = listing;
  return (
    <button
      type="button"
      className="heart"
      aria-pressed="false"
      aria-label={site.t('cards:add_favourite', { name })}
      data-favourite={id}
    >
      <Icon name="heart" />
    </button>
  );
}
