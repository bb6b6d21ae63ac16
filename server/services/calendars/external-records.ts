import type { Actor } from '../../actor.ts';
import { today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import {
  type ExternalState,
  externalDecider,
  externalHoldsDates,
  nextExternalStates,
} from '../../domain/external-states.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import { AppError, forbidden, invalid } from '../../errors.ts';
import {
  getExternalForUpdate,
  insertExternal,
  updateExternalState,
} from '../../queries/calendars/external-records.ts';
import {
  deleteOtherOccupancy,
  insertOtherOccupancy,
  lockCalendar,
} from '../../queries/calendars/occupancies.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import type { ExternalMove, NewExternal } from '../../schemas/external-records.ts';
import { audit, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { clearDates } from '../reservations/reservation-holds.ts';
import { refuseStale } from '../stale-rows.ts';

/**
 * In the caller's transaction: notes a stay sold elsewhere. It holds nothing until staff approve it; that it
 * clashes with a stay of ours is no reason not to be told of it. @throws 404 to owners for a villa that
 * is not theirs; 409 `already_told` where one of its nights waits already; 422 to owners for days that are over,
 * as of a year typed wrong, which leaves the right ones on sale; 422 to staff for a villa that is not there
 */
export async function tellExternal(
  db: Db,
  { villa_id, started_at, finished_at, note }: NewExternal,
  { actor, doer }: { actor: Actor; doer: Doer },
): Promise<number> {
  const stay = printStay(stayOf(started_at, finished_at));
  const villa = requireVilla(db, villa_id, actor);
  // An owner learns nothing of another's villas, not even that one is there.
  await (actor.role === 'OWNER' ? villa : namedIn('villa_id', villa));
  if (actor.role === 'OWNER' && finished_at < today().toString())
    throw invalid({ finished_at: 'past_day' });
  // Else records told at once wait for each other, which PostgreSQL ends a second later, one at a time.
  await lockCalendar(db, villa_id, 'villa');
  const { id } = await insertExternal(db, { villa_id, stay, note, created_by: actor.id });
  await audit(db, doer, {
    action: 'external_record.created',
    entity: 'external_record',
    entity_id: id,
    after: { villa_id, started_at, finished_at, note, status: 'PENDING' },
  });
  return id;
}

/**
 * Staff's decision on a record; APPROVED takes its nights, CANCELLED frees them. Who told it may take it back,
 * which is to cancel it, until then. @throws 403 to an owner for all else, 404, 409 `stale`, 409 `move_not_allowed`, 409 `dates_taken`
 */
export function decideExternal(
  pool: Db,
  id: number,
  { status, reason: given, version }: ExternalMove,
  doer: Doer,
): Promise<void> {
  const reason = given ?? null;
  return inTransaction(pool, async (db) => {
    const record = await getExternalForUpdate(db, id);
    const by = externalDecider(doer, record);
    if (by !== 'STAFF' && (by === null || status !== 'CANCELLED')) throw forbidden();
    refuseStale(record, version, { status: record.status });
    const from = record.status as ExternalState;
    if (!nextExternalStates(from, by).includes(status))
      throw new AppError(409, 'move_not_allowed', {
        details: { status: from },
        values: { record: 'external' },
      });
    await changeHold(db, record, { from, to: status, doer });
    await updateExternalState(db, id, { status, reason, decided_by: doer.id });
    await audit(db, doer, {
      action: `external_record.${status.toLowerCase()}`,
      entity: 'external_record',
      entity_id: id,
      before: { status: from },
      after: { status, reason },
    });
  });
}

type LockedRecord = Awaited<ReturnType<typeof getExternalForUpdate>>;

async function changeHold(
  db: Db,
  { id, villa_id, stay }: LockedRecord,
  { from, to, doer }: { from: ExternalState; to: ExternalState; doer: Doer },
) {
  if (externalHoldsDates(from)) await deleteOtherOccupancy(db, { column: 'external_id', id });
  if (!externalHoldsDates(to)) return;
  await clearDates(db, { villa_id, stay }, { doer });
  await insertOtherOccupancy(db, { villa_id, stay, kind: 'EXTERNAL', external_id: id });
}
