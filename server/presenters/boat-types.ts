import type { BoatType, BoatTypeListRow, listPublicBoatTypes } from '../queries/boat-types.ts';
import type { BoatTypeAnswer, BoatTypeRow, PublicBoatType } from '../schemas/answers/boat-types.ts';
import type { Columns } from '../services/exports/columns.ts';

/** A line of the list. */
export const presentBoatTypeRow = (row: BoatTypeListRow): BoatTypeRow => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  boats: row.boats,
  active: row.active,
  position: row.position,
  picture: row.picture,
  created_at: row.created_at.toISOString(),
  version: row.version,
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
export const presentBoatType = (type: BoatType): BoatTypeAnswer => ({
  ...presentBoatTypeRow(type),
  body: type.body,
  seo_title: type.seo_title,
  seo_description: type.seo_description,
});

type PublicRow = Awaited<ReturnType<typeof listPublicBoatTypes>>[number];

/** What guests see of a type in menus. */
export const presentPublicBoatType = (row: PublicRow): PublicBoatType => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  picture: row.picture,
  boats: row.boats,
});
