import type { FoundVillaRow, VillaListRow } from '../../queries/listings/villas.ts';
import type { FoundVillaName, VillaRow } from '../../schemas/answers/villas.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';

interface Permit {
  permit_no: string | null;
  permit_verified_at: Date | null;
}

/** Whether a villa may be advertised. */
export function permitStateOf({ permit_no, permit_verified_at }: Permit): VillaRow['permit_state'] {
  if (permit_verified_at) return 'VERIFIED';
  return permit_no === null ? 'MISSING' : 'UNVERIFIED';
}

/** What the admin API says of a villa in a list. A column stays private until it is named here. */
export const presentVillaRow = (row: VillaListRow): VillaRow => ({
  id: row.id,
  villa_id: row.id,
  slug: row.slug,
  name: row.name,
  code: row.code,
  thumbnail: row.cover && thumbnailUrl(row.cover),
  region: row.region,
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
  permit_state: permitStateOf(row),
  permit_check_due: row.permit_check_due,
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  from_price_kurus: row.from_price_kurus,
  taken_nights: row.taken_nights,
  version: row.version,
});

/** What a file of the list shows. */
export const villaColumns: Columns<VillaRow> = {
  id: 'number',
  code: 'text',
  name: 'text',
  region: 'text',
  town: 'text',
  district: 'text',
  capacity: 'number',
  bedrooms: 'number',
  bathrooms: 'number',
  permit_no: 'text',
  permit_verified: 'yes_no',
  owner_name: 'text',
  from_price_kurus: 'money',
  taken_nights: 'number',
  active: 'yes_no',
  popular: 'yes_no',
  villa_of_month: 'yes_no',
};

/** A villa found by typing. */
export const presentFoundVillaName = (row: FoundVillaRow): FoundVillaName => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  code: row.code,
  town: row.town,
  active: row.active,
  thumbnail: row.cover && thumbnailUrl(row.cover),
});
