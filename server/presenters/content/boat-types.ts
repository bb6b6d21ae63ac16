import type {
  ListedType,
  ListingType,
  PublicTypeRow,
} from '../../queries/content/listing-types.ts';
import type {
  BoatTypeAnswer,
  BoatTypeRow,
  PublicBoatType,
} from '../../schemas/answers/boat-types.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { presentPublicType, presentType, presentTypeRow } from './listing-types.ts';

/** A line of the list. */
export const presentBoatTypeRow = ({ listings: boats, ...row }: ListedType): BoatTypeRow => ({
  ...presentTypeRow(row),
  boats,
});

/** What a file of the list shows. */
export const boatTypeColumns: Columns<BoatTypeRow> = {
  id: 'number',
  name: 'text',
  slug: 'text',
  boats: 'number',
  active: 'yes_no',
  created_at: 'instant',
};

/** One boat type with what staff wrote about it. */
export const presentBoatType = ({ listings: boats, ...type }: ListingType): BoatTypeAnswer => ({
  ...presentType(type),
  boats,
});

/** What guests see of a type in menus. */
export const presentPublicBoatType = ({
  listings: boats,
  ...row
}: PublicTypeRow): PublicBoatType => ({
  ...presentPublicType(row),
  boats,
});
