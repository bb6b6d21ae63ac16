import type { ListingKind } from '../../server/shared/paths/listing.ts';
import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

/** What tells villas and boats of one number apart: '12', 'boat12'. The script reads it back. */
export const favouriteMark = (kind: ListingKind, id: number): string =>
  kind === 'boat' ? `boat${id}` : String(id);

interface FavouriteButtonProps {
  site: Pick<Site, 't'>;
  kind?: ListingKind;
  listing: { id: number };
}

/**
 * The heart. Favourites are kept in the browser, so it works only where scripts run: the script reads
 * what it keeps from the card around it, and adds the card's heading to the heart's name.
 */
export function FavouriteButton({ site, kind = 'villa', listing }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className="heart"
      aria-pressed="false"
      aria-label={site.t('cards:add_favourite')}
      data-favourite={favouriteMark(kind, listing.id)}
    >
      <Icon name="heart" />
    </button>
  );
}
