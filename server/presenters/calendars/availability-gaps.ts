import type { GapRow } from '../../queries/calendars/availability-gaps.ts';
import type { AvailabilityGap } from '../../schemas/answers/availability-gaps.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** What a file of the list shows. */
export const gapColumns: Columns<AvailabilityGap> = {
  name: 'text',
  started_at: 'day',
  finished_at: 'day',
  nights: 'number',
  status: { code: 'states:gap' },
  total_kurus: 'money',
};

export const presentGap = (row: GapRow): AvailabilityGap => ({
  villa_id: row.villa_id,
  name: row.name,
  started_at: row.started_at,
  finished_at: row.finished_at,
  nights: row.nights,
  status: row.status,
  total_kurus: row.total_kurus,
});
