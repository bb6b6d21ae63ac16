import type { BoatExtraRow } from '../../queries/prices/boat-extras.ts';
import type { BoatExtraAnswer } from '../../schemas/answers/boat-extras.ts';

export const presentBoatExtra = (row: BoatExtraRow): BoatExtraAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
  name: row.name,
  description: row.description,
  unit: row.unit as BoatExtraAnswer['unit'],
  amount_kurus: row.amount_kurus,
  optional: row.optional,
  position: row.position,
  active: row.active,
  version: row.version,
});
