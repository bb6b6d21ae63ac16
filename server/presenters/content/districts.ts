import type { District, DistrictListRow } from '../../queries/content/districts.ts';
import type { DistrictAnswer, DistrictRow } from '../../schemas/answers/districts.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A line of the list. */
export const presentDistrictRow = (row: DistrictListRow): DistrictRow => ({
  id: row.id,
  district_id: row.id,
  slug: row.slug,
  name: row.name,
  town_id: row.town_id,
  town: row.town,
  region_id: row.region_id,
  region: row.region,
  villas: row.villas,
  position: row.position,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const districtColumns: Columns<DistrictRow> = {
  id: 'number',
  name: 'text',
  town: 'text',
  region: 'text',
  slug: 'text',
  villas: 'number',
  created_at: 'instant',
};

/** One district with what staff wrote about it; degrees as numbers. */
export const presentDistrict = (district: District): DistrictAnswer => ({
  ...presentDistrictRow(district),
  locative: district.locative,
  lat: district.lat,
  lon: district.lon,
  il_code: district.il_code,
  ilce_code: district.ilce_code,
  intro: district.intro,
  body: district.body,
  picture: district.picture,
  seo_title: district.seo_title,
  seo_description: district.seo_description,
});
