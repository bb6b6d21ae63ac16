import { nights, parseStay } from '../../domain/stay.ts';
import type { BoatClosingRow } from '../../queries/calendars/boat-closings.ts';
import type { ClosingRow } from '../../queries/calendars/villa-dates.ts';
import type { BoatDateAnswer } from '../../schemas/answers/boat-prices.ts';
import type { VillaDateAnswer } from '../../schemas/answers/villa-dates.ts';

/* Closings as the API, a refusal and the history tell them. */

export const closingAnswer = (row: ClosingRow): VillaDateAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
  ...closedDays(row.stay),
  note: row.note,
  source: row.source as VillaDateAnswer['source'],
  version: row.version,
});

export const boatClosingAnswer = (row: BoatClosingRow): BoatDateAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
  ...closedDays(row.stay),
  note: row.note,
  version: row.version,
});

/** Of PostgreSQL's text of the range; the last day is the day of departure. */
function closedDays(range: string) {
  const stay = parseStay(range);
  return {
    started_at: stay.check_in.toString(),
    finished_at: stay.check_out.toString(),
    nights: nights(stay),
  };
}
