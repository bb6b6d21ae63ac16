import type { VillaListRow } from '../queries/villas.ts';

/** What the admin API says of a villa in a list. A column stays private until it is named here. */
export const presentVillaRow = (row: VillaListRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  code: row.code,
  town: row.town,
  district: row.district,
  capacity: row.capacity,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  active: row.active,
  popular: row.popular,
  villa_of_month: row.villa_of_month,
  position: row.position,
  permit_no: row.permit_no,
  permit_verified: row.permit_verified_at !== null,
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  from_price_kurus: row.from_price_kurus,
  version: row.version,
});
