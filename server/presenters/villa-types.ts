import type { listPublicVillaTypes, VillaType, VillaTypeListRow } from '../queries/villa-types.ts';
import type {
  PublicVillaType,
  VillaTypeAnswer,
  VillaTypeRow,
} from '../schemas/answers/villa-types.ts';
import type { Columns } from '../services/exports/columns.ts';

/** A line of the list. */
export const presentVillaTypeRow = (row: VillaTypeListRow): VillaTypeRow => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  villas: row.villas,
  active: row.active,
  position: row.position,
  picture: row.picture,
  created_at: row.created_at.toISOString(),
  version: row.version,
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
export const presentVillaType = (type: VillaType): VillaTypeAnswer => ({
  ...presentVillaTypeRow(type),
  body: type.body,
  seo_title: type.seo_title,
  seo_description: type.seo_description,
});

type PublicRow = Awaited<ReturnType<typeof listPublicVillaTypes>>[number];

/** What guests see of a type in menus. */
export const presentPublicVillaType = (row: PublicRow): PublicVillaType => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  picture: row.picture,
  villas: row.villas,
  from_price_kurus: row.from_price_kurus,
});
