import type {
  ListedType,
  ListingType,
  PublicTypeRow,
} from '../../queries/content/listing-types.ts';
import type {
  PublicVillaType,
  VillaTypeAnswer,
  VillaTypeRow,
} from '../../schemas/answers/villa-types.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { presentPublicType, presentType, presentTypeRow } from './listing-types.ts';

/** A line of the list. */
export const presentVillaTypeRow = ({ listings: villas, ...row }: ListedType): VillaTypeRow => ({
  ...presentTypeRow(row),
  villas,
});

/** What a file of the list shows. */
export const villaTypeColumns: Columns<VillaTypeRow> = {
  id: 'number',
  name: 'text',
  slug: 'text',
  villas: 'number',
  active: 'yes_no',
  created_at: 'instant',
};

/** One villa type with what staff wrote about it. */
export const presentVillaType = ({ listings: villas, ...type }: ListingType): VillaTypeAnswer => ({
  ...presentType(type),
  villas,
});

/** What guests see of a type in menus. */
export const presentPublicVillaType = ({
  listings: villas,
  from_price_kurus,
  ...row
}: PublicTypeRow): PublicVillaType => ({
  ...presentPublicType(row),
  villas,
  from_price_kurus,
});
