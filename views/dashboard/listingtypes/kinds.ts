import type { LandingLinks } from '../../../server/queries/content/landing-links.ts';
import type { VillaTypeAnswer, VillaTypeRow } from '../../../server/schemas/answers/villa-types.ts';
import { paths } from '../../../server/shared/paths.ts';

/** A villa's or a boat's type with how many listings have it. */
export type ListingTypeRow = Omit<VillaTypeRow, 'villas'> & { listings: number };

export type ListingType = Omit<VillaTypeAnswer, 'villas'> & {
  listings: number;
  linked: LandingLinks;
  /** Texts of the site that link to its page. */
  linked_texts: number;
};

/** Where the types of villas and of boats are kept. */
export const TYPE_KINDS = {
  villa: {
    page: paths.dashboard.villaTypes,
    list: paths.api.villaTypes,
    one: paths.api.villaType,
    order: () => paths.api.landingOrder('villatypes'),
    picture: (id: number) => paths.api.landingPicture('villatypes', id),
    listings: (type: number) => paths.dashboard.villas({ type_id: type }),
  },
  boat: {
    page: paths.dashboard.boatTypes,
    list: paths.api.boatTypes,
    one: paths.api.boatType,
    order: paths.api.boatTypeOrder,
    picture: paths.api.boatTypePicture,
    listings: (type: number) => paths.dashboard.boats({ type }),
  },
} as const;
