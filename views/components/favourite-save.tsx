import type { ListingKind } from '../../server/shared/paths/listing.ts';
import type { Site } from '../layouts/site.ts';
import { favouriteMark } from './favourite-button.tsx';
import { Icon } from './icon.tsx';

interface FavouriteSaveProps {
  site: Pick<Site, 't'>;
  kind: ListingKind;
  id: number;
}

/** The heart of a villa's or boat's own page, in words. */
export const FavouriteSave = ({ site: { t }, kind, id }: FavouriteSaveProps) => (
  <button
    type="button"
    className="button outline small"
    aria-pressed="false"
    data-favourite={favouriteMark(kind, id)}
  >
    <Icon name="heart" size="small" />
    <span>{t('villa:save')}</span>
  </button>
);
