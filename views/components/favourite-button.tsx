import { type PictureData, thumbnailUrl } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

interface FavouriteButtonProps {
  site: Pick<Site, 't'>;
  listing: { id: number; slug: string; name: string };
  picture: PictureData | undefined;
}

/** The heart. Favourites are kept in the browser, so it works only where scripts run. */
export function FavouriteButton({ site, listing, picture }: FavouriteButtonProps) {
  const { id, slug, name } = listing;
  const thumbnail = picture ? thumbnailUrl(picture) : null;
  return (
    <button
      type="button"
      className="heart"
      aria-pressed="false"
      aria-label={site.t('cards:add_favourite', { name })}
      data-favourite={JSON.stringify({ id, slug, name, thumbnail })}
    >
      <Icon name="heart" />
    </button>
  );
}
