import type { ExtraRow } from '../../queries/prices/villa-extras.ts';
import type { VillaExtraAnswer } from '../../schemas/answers/villa-extras.ts';

export const presentExtra = (row: ExtraRow): VillaExtraAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
  name: row.name,
  description: row.description,
  unit: row.unit as VillaExtraAnswer['unit'],
  amount_kurus: row.amount_kurus,
  optional: row.optional,
  months: row.months,
  position: row.position,
  active: row.active,
  version: row.version,
});
