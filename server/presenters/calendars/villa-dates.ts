import type { VillaWithDatesRow } from '../../queries/calendars/villa-dates.ts';
import type { VillaWithDates } from '../../schemas/answers/villa-dates.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { nightsBetween } from '../../shared/days.ts';

type TakenDate = VillaWithDates['dates'][number] & { villa_name: string; nights: number };

/** What a file of the villas with their dates shows: a row for each taken range. */
export const takenDateColumns: Columns<TakenDate> = {
  villa_name: 'text',
  started_at: 'day',
  finished_at: 'day',
  nights: 'number',
  kind: { code: 'states:occupancy' },
  reservation_id: 'text',
  label: 'text',
};

export const presentTakenDates = (row: VillaWithDatesRow): TakenDate[] =>
  presentVillaWithDates(row).dates.map((taken) => ({
    ...taken,
    villa_name: row.name,
    nights: nightsBetween(taken.started_at, taken.finished_at),
  }));

/** A villa with what takes its time. */
export const presentVillaWithDates = (row: VillaWithDatesRow): VillaWithDates => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  active: row.active,
  dates: row.dates.map((taken) => ({
    kind: taken.kind as VillaWithDates['dates'][number]['kind'],
    started_at: taken.started_at,
    finished_at: taken.finished_at,
    date_id: taken.closing_id,
    external_id: taken.external_id,
    feed_event_id: taken.feed_event_id,
    reservation_id: taken.reservation_id,
    status: taken.status,
    label: taken.label,
    version: taken.version,
  })),
});
