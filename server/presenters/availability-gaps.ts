import type { GapRow } from '../queries/availability-gaps.ts';
import type { AvailabilityGap } from '../schemas/answers/availability-gaps.ts';

export const presentGap = (row: GapRow): AvailabilityGap => ({
  villa_id: row.villa_id,
  name: row.name,
  started_at: row.started_at,
  finished_at: row.finished_at,
  nights: row.nights,
  status: row.status,
  total_kurus: row.total_kurus,
});
