import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { takenInWords } from '../../error-sentences.ts';
import { listNamedConflicts } from '../../queries/calendars/occupancies.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { listRivalRequests, type RivalRequest } from '../../queries/reservations/rival-requests.ts';
import { isTrip } from '../../shared/format-days.ts';
import { hoursOf } from './reservation-holds.ts';

export interface Rivals {
  /** Who or what has days of it by now, as a refusal says it; '' where all are free. */
  taken: string;
  requests: RivalRequest[];
}

interface Wanted extends ReservationKey {
  listing_id: number;
  status: string;
  /** Of a boat. */
  unit: string | null;
  /** Of a day trip. */
  starts_at: string | null;
  check_in: string;
  check_out: string;
}

/** They hold no days, and may still be given them. */
const WAITING: ReadonlySet<string> = new Set(['PENDING', 'EXPIRED']);

/** What stands in the way of a stay that holds no days: whoever offers it them has to know before the guest does. */
export async function rivalsOf(db: Db, wanted: Wanted): Promise<Rivals> {
  const { kind, id, listing_id, check_in, check_out, unit, starts_at } = wanted;
  if (!WAITING.has(wanted.status) || check_in < today().toString())
    return { taken: '', requests: [] };
  const [taken, requests] = await Promise.all([
    listNamedConflicts(db, listing_id, `[${check_in},${check_out})`, {
      kind,
      except: id,
      hours: kind === 'boat' ? hoursOf({ is_trip: isTrip(unit), trip_at: starts_at }) : undefined,
    }),
    listRivalRequests(db, wanted),
  ]);
  return { taken: takenInWords(taken), requests };
}
