import type { Marina } from '../../queries/content/marinas.ts';
import type { MarinaAnswer } from '../../schemas/answers/marinas.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** A marina, in the list and alone; degrees as numbers. */
export const presentMarina = (row: Marina): MarinaAnswer => ({
  id: row.id,
  marina_id: row.id,
  name: row.name,
  town_id: row.town_id,
  town: row.town,
  region: row.region,
  boats: row.boats,
  locative: row.locative,
  lat: row.lat,
  lon: row.lon,
  address: row.address,
  position: row.position,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const marinaColumns: Columns<MarinaAnswer> = {
  id: 'number',
  name: 'text',
  town: 'text',
  region: 'text',
  boats: 'number',
  address: 'text',
  created_at: 'instant',
};
