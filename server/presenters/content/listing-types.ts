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
import type {
  PublicVillaType,
  VillaTypeAnswer,
  VillaTypeRow,
} from '../../schemas/answers/villa-types.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A line of the list but for how many listings have the type. */
export const presentTypeRow = (row: Omit<ListedType, 'listings'>) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  active: row.active,
  position: row.position,
  picture: row.picture,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** One type with what staff wrote about it, but for that. */
export const presentType = (type: Omit<ListingType, 'listings'>) => ({
  ...presentTypeRow(type),
  body: type.body,
  seo_title: type.seo_title,
  seo_description: type.seo_description,
});

const presentPublicType = (row: Omit<PublicTypeRow, 'listings' | 'from_price_kurus'>) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  picture: row.picture,
});

/** How the types of one kind are told. */
export interface PresentedTypes<Row, Whole, Open> {
  /** A line of the list. */
  row: (row: ListedType) => Row;
  /** What a file of the list shows. */
  columns: Columns<Row>;
  /** One type with what staff wrote about it. */
  whole: (type: ListingType) => Whole;
  /** What guests see of a type in menus. */
  open: (row: PublicTypeRow) => Open;
}

export const villaTypes: PresentedTypes<VillaTypeRow, VillaTypeAnswer, PublicVillaType> = {
  row: ({ listings: villas, ...row }) => ({ ...presentTypeRow(row), villas }),
  columns: {
    id: 'number',
    name: 'text',
    slug: 'text',
    villas: 'number',
    active: 'yes_no',
    created_at: 'instant',
  },
  whole: ({ listings: villas, ...type }) => ({ ...presentType(type), villas }),
  open: ({ listings: villas, from_price_kurus, ...row }) => ({
    ...presentPublicType(row),
    villas,
    from_price_kurus,
  }),
};

export const boatTypes: PresentedTypes<BoatTypeRow, BoatTypeAnswer, PublicBoatType> = {
  row: ({ listings: boats, ...row }) => ({ ...presentTypeRow(row), boats }),
  columns: {
    id: 'number',
    name: 'text',
    slug: 'text',
    boats: 'number',
    active: 'yes_no',
    created_at: 'instant',
  },
  whole: ({ listings: boats, ...type }) => ({ ...presentType(type), boats }),
  open: ({ listings: boats, ...row }) => ({ ...presentPublicType(row), boats }),
};
