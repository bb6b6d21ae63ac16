import type { ListedType, ListingType, PublicTypeRow } from '../queries/listing-types.ts';
import type { BoatTypeAnswer, BoatTypeRow, PublicBoatType } from '../schemas/answers/boat-types.ts';
import type {
  PublicVillaType,
  VillaTypeAnswer,
  VillaTypeRow,
} from '../schemas/answers/villa-types.ts';
import type { Columns } from '../services/exports/columns.ts';

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

/** One type with what staff wrote about it. */
export const presentType = (type: Omit<ListingType, 'listings'>) => ({
  ...presentTypeRow(type),
  body: type.body,
  seo_title: type.seo_title,
  seo_description: type.seo_description,
});

/** What guests see of a type in menus. */
const presentPublicType = (row: Omit<PublicTypeRow, 'listings' | 'from_price_kurus'>) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  picture: row.picture,
});

/** The API's words for the types of one kind: each says how many listings have it by another name. */
export interface TypeAnswers<Row> {
  row: (row: ListedType) => Row;
  one: (type: ListingType) => object;
  /** For guests. */
  open: (row: PublicTypeRow) => object;
  /** What a file of the list shows. */
  columns: Columns<Row>;
}

export const villaTypeAnswers: TypeAnswers<VillaTypeRow> = {
  row({ listings: villas, ...row }) {
    return { ...presentTypeRow(row), villas };
  },
  one({ listings: villas, ...type }): VillaTypeAnswer {
    return { ...presentType(type), villas };
  },
  open: ({ listings: villas, from_price_kurus, ...row }): PublicVillaType => ({
    ...presentPublicType(row),
    villas,
    from_price_kurus,
  }),
  columns: {
    id: 'number',
    name: 'text',
    slug: 'text',
    villas: 'number',
    active: 'yes_no',
    created_at: 'instant',
  },
};

export const boatTypeAnswers: TypeAnswers<BoatTypeRow> = {
  row({ listings: boats, ...row }) {
    return { ...presentTypeRow(row), boats };
  },
  one({ listings: boats, ...type }): BoatTypeAnswer {
    return { ...presentType(type), boats };
  },
  open: ({ listings: boats, ...row }): PublicBoatType => ({ ...presentPublicType(row), boats }),
  columns: {
    id: 'number',
    name: 'text',
    slug: 'text',
    boats: 'number',
    active: 'yes_no',
    created_at: 'instant',
  },
};
