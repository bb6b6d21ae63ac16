import type { PopularTownRow, Region, RegionListRow } from '../../queries/content/regions.ts';
import type { PopularTown, RegionAnswer, RegionRow } from '../../schemas/answers/regions.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A line of the list. */
export const presentRegionRow = (row: RegionListRow): RegionRow => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  plate_code: row.plate_code,
  towns: row.towns,
  villas: row.villas,
  position: row.position,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const regionColumns: Columns<RegionRow> = {
  id: 'number',
  plate_code: 'plate_code',
  name: 'text',
  slug: 'text',
  towns: 'number',
  villas: 'number',
  created_at: 'instant',
};

/** One region with what staff wrote about it. */
export const presentRegion = (region: Region): RegionAnswer => ({
  ...presentRegionRow(region),
  locative: region.locative,
  intro: region.intro,
  body: region.body,
  picture: region.picture,
  seo_title: region.seo_title,
  seo_description: region.seo_description,
});

/** What guests see of a popular town. */
export const presentPopularTown = (town: PopularTownRow): PopularTown => ({
  id: town.id,
  slug: town.slug,
  name: town.name,
  region: town.region,
  picture: town.picture,
  villas: town.villas,
  from_price_kurus: town.from_price_kurus,
});
