import type { BoatPictureChanges } from '../../../../server/schemas/boat-pictures.ts';
import type { VillaPictureChanges } from '../../../../server/schemas/villa-pictures.ts';
import type { ListingKind } from '../../../../server/shared/paths/listing.ts';
import { paths } from '../../../../server/shared/paths.ts';

type Kind = NonNullable<(VillaPictureChanges | BoatPictureChanges)['kind']>;

interface GalleryCalls {
  upload: () => string;
  /** The upload's field that names whose pictures they are. */
  owner: string;
  picture: (id: '{id}') => string;
  order: () => string;
  /** What a picture can show. */
  kinds: Kind[];
}

/** What villas' and boats' galleries have of their own. */
export const GALLERIES: Record<ListingKind, GalleryCalls> = {
  villa: {
    upload: paths.api.villaPictures,
    owner: 'villa_id',
    picture: paths.api.villaPicture,
    order: paths.api.villaPictureOrder,
    kinds: [
      'EXTERIOR',
      'POOL',
      'VIEW',
      'COMMON_AREA',
      'KITCHEN',
      'BEDROOM',
      'BATHROOM',
      'CHILDREN',
      'PLAN',
    ],
  },
  boat: {
    upload: paths.api.boatPictures,
    owner: 'boat_id',
    picture: paths.api.boatPicture,
    order: paths.api.boatPictureOrder,
    kinds: ['EXTERIOR', 'DECK', 'CABIN', 'SALOON', 'GALLEY', 'BATHROOM', 'VIEW', 'PLAN'],
  },
};
