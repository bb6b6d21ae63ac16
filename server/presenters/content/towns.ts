import type { Town, TownListRow } from '../../queries/content/towns.ts';
import type { TownAnswer, TownRow } from '../../schemas/answers/towns.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A line of the list. */
export const presentTownRow = (row: TownListRow): TownRow => ({
  id: row.id,
  town_id: row.id,
  slug: row.slug,
  name: row.name,
  region_id: row.region_id,
  region: row.region,
  districts: row.districts,
  villas: row.villas,
  popular: row.popular,
  position: row.position,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const townColumns: Columns<TownRow> = {
  id: 'number',
  name: 'text',
  region: 'text',
  slug: 'text',
  districts: 'number',
  villas: 'number',
  popular: 'yes_no',
  created_at: 'instant',
};

/** One town with what staff wrote about it; degrees as numbers. */
export const presentTown = (town: Town): TownAnswer => ({
  ...presentTownRow(town),
  locative: town.locative,
  lat: town.lat,
  lon: town.lon,
  intro: town.intro,
  body: town.body,
  picture_hash: town.picture_hash,
  seo_title: town.seo_title,
  seo_description: town.seo_description,
});
