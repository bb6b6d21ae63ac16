import { PICTURE_KINDS } from '../../../../server/shared/listing-choices.ts';
import type { ListingKind } from '../../../../server/shared/paths/listing.ts';
import { paths } from '../../../../server/shared/paths.ts';

type Kind = (typeof PICTURE_KINDS)[ListingKind][number];

interface GalleryCalls {
  upload: () => string;
  /** The upload's field that names whose pictures they are. */
  owner: string;
  picture: (id: '{id}') => string;
  order: () => string;
  /** What a picture can show. */
  kinds: readonly Kind[];
}

/** What villas' and boats' galleries have of their own. */
export const GALLERIES: Record<ListingKind, GalleryCalls> = {
  villa: {
    upload: paths.api.villaPictures,
    owner: 'villa_id',
    picture: paths.api.villaPicture,
    order: paths.api.villaPictureOrder,
    kinds: PICTURE_KINDS.villa,
  },
  boat: {
    upload: paths.api.boatPictures,
    owner: 'boat_id',
    picture: paths.api.boatPicture,
    order: paths.api.boatPictureOrder,
    kinds: PICTURE_KINDS.boat,
  },
};
