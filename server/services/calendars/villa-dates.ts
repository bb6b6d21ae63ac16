import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import {
  deleteOtherOccupancy,
  insertOtherOccupancy,
  lockCalendar,
} from '../../queries/calendars/occupancies.ts';
import {
  type ClosingRow,
  deleteClosing,
  getClosingForUpdate,
  insertClosing,
  updateClosing,
} from '../../queries/calendars/villa-dates.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import type { NewVillaDate, VillaDateChanges } from '../../schemas/villa-dates.ts';
import { audit, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { clearDates } from '../reservations/reservation-holds.ts';
import { refuseOtherVilla, refuseStale } from '../stale-rows.ts';
import { closingAnswer } from './closing-answers.ts';

/** Closes days of a villa by hand. @throws 409 `dates_taken` with what is there, 422 for an unknown villa */
export function closeDates(pool: Db, wanted: NewVillaDate, doer: Doer): Promise<ClosingRow> {
  const { villa_id, note } = wanted;
  const stay = rangeOf(wanted);
  return inTransaction(pool, async (db) => {
    await namedIn('villa_id', requireVilla(db, villa_id));
    await clearDates(db, { villa_id, stay }, { doer });
    const closing = await insertClosing(db, { villa_id, stay, note, created_by: doer.id });
    await take(db, closing);
    await noteChange(db, doer, { action: 'villa_date.created', after: closing });
    return closing;
  });
}

/** Moves a closing to other days. @throws 404, 409 `stale`, 409 `dates_taken` */
export function moveClosing(
  pool: Db,
  id: number,
  changes: VillaDateChanges,
  doer: Doer,
): Promise<ClosingRow> {
  const stay = rangeOf(changes);
  return inTransaction(pool, async (db) => {
    const before = await getClosingForUpdate(db, id);
    refuseOtherVilla(before, changes.villa_id);
    refuseStale(before, changes.version, closingAnswer(before));
    // Its own days do not stand in its way; they come back with the transaction if others do.
    await lockCalendar(db, before.villa_id, 'villa');
    await free(db, id);
    await clearDates(db, { villa_id: before.villa_id, stay }, { doer });
    const after = await updateClosing(db, id, { stay, note: changes.note });
    await take(db, after);
    await noteChange(db, doer, { action: 'villa_date.edited', before, after });
    return after;
  });
}

/** Opens the days again. @throws 404, 409 `stale` */
export function openDates(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return inTransaction(pool, async (db) => {
    const before = await getClosingForUpdate(db, id);
    refuseStale(before, version, closingAnswer(before));
    await lockCalendar(db, before.villa_id, 'villa');
    await free(db, id);
    await deleteClosing(db, id);
    await noteChange(db, doer, { action: 'villa_date.removed', before });
  });
}

const rangeOf = ({ started_at, finished_at }: { started_at: string; finished_at: string }) =>
  printStay(stayOf(started_at, finished_at));

const take = (db: Db, { id, villa_id, stay }: ClosingRow) =>
  insertOtherOccupancy(db, { villa_id, stay, kind: 'CLOSING', closing_id: id });

const free = (db: Db, id: number) => deleteOtherOccupancy(db, { column: 'closing_id', id });

interface Change {
  action: string;
  before?: ClosingRow;
  after?: ClosingRow;
}

const noteChange = (db: Db, doer: Doer, { action, before, after }: Change) =>
  audit(db, doer, {
    action,
    entity: 'villa_date',
    entity_id: (after ?? before)?.id ?? 0,
    before: before && closingAnswer(before),
    after: after && closingAnswer(after),
  });
