import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import {
  type BoatClosingRow,
  deleteBoatClosing,
  deleteBoatClosingOccupancy,
  getBoatClosingForUpdate,
  insertBoatClosing,
  insertBoatClosingOccupancy,
  updateBoatClosing,
} from '../../queries/calendars/boat-closings.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import { requireBoat } from '../../queries/listings/boats.ts';
import type { BoatDateChanges, NewBoatDate } from '../../schemas/boat-prices.ts';
import { audit, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { clearDates } from '../reservations/reservation-holds.ts';
import { refuseOtherBoat, refuseStale } from '../stale-rows.ts';
import { boatClosingAnswer } from './closing-answers.ts';

/** Closes days of a boat by hand. @throws 409 `dates_taken` with what stands there, 422 for an unknown boat */
export function closeBoat(pool: Db, wanted: NewBoatDate, doer: Doer): Promise<BoatClosingRow> {
  const { boat_id, started_at, finished_at, note } = wanted;
  const stay = printStay(stayOf(started_at, finished_at));
  return inTransaction(pool, async (db) => {
    await namedIn('boat_id', requireBoat(db, boat_id));
    await clearDates(db, { boat_id, stay }, { doer });
    const closing = await insertBoatClosing(db, { boat_id, stay, note, created_by: doer.id });
    await noteChange(db, doer, 'created', { after: closing });
    return closing;
  });
}

/** Replaces a closing's days and note. @throws 404, 409 `stale`, 409 `dates_taken` */
export function editBoatClosing(
  pool: Db,
  id: number,
  changes: BoatDateChanges,
  doer: Doer,
): Promise<BoatClosingRow> {
  const stay = printStay(stayOf(changes.started_at, changes.finished_at));
  return inTransaction(pool, async (db) => {
    const before = await getBoatClosingForUpdate(db, id);
    const { boat_id } = before;
    refuseOtherBoat(before, changes.boat_id);
    refuseStale(before, changes.version, boatClosingAnswer(before));
    // Its own days do not stand in its way; nobody sees them free before the transaction ends.
    await lockCalendar(db, boat_id, 'boat');
    await deleteBoatClosingOccupancy(db, id);
    await clearDates(db, { boat_id, stay }, { doer });
    const closing = await updateBoatClosing(db, id, { stay, note: changes.note });
    await insertBoatClosingOccupancy(db, closing);
    await noteChange(db, doer, 'edited', { before, after: closing });
    return closing;
  });
}

/** Its days are free afterwards. @throws 404, 409 `stale` */
export function openBoat(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return inTransaction(pool, async (db) => {
    const before = await getBoatClosingForUpdate(db, id);
    refuseStale(before, version, boatClosingAnswer(before));
    await lockCalendar(db, before.boat_id, 'boat');
    await deleteBoatClosing(db, id);
    await noteChange(db, doer, 'removed', { before });
  });
}

const noteChange = (
  db: Db,
  doer: Doer,
  what: 'created' | 'edited' | 'removed',
  { before, after }: { before?: BoatClosingRow; after?: BoatClosingRow },
) =>
  audit(db, doer, {
    action: `boat_closing.${what}`,
    entity: 'boat_closing',
    entity_id: (after ?? before)?.id ?? 0,
    before: before && boatClosingAnswer(before),
    after: after && boatClosingAnswer(after),
  });
