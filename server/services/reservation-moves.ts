import { now as currentInstant } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { MovePlan, Mover } from '../domain/reservation-moves.ts';
import { planMove, type ReservationState } from '../domain/reservation-states.ts';
import { type AppError, conflict, invalid } from '../errors.ts';
import { log } from '../log.ts';
import {
  deleteReservationOccupancy,
  insertReservationOccupancy,
  listConflicts,
  listExpiredOptions,
  lockCalendar,
  lockExpiredOptions,
  updateReservationOccupancy,
} from '../queries/occupancies.ts';
import {
  getReservationForUpdate,
  insertReservationEvent,
  updateReservationState,
} from '../queries/reservation-writes.ts';
import { audit, type Doer, SYSTEM } from './audit.ts';
import { queueReservationMail } from './mail.ts';
import { moveFactsOf } from './move-facts.ts';
import { optionDeadline } from './option-deadlines.ts';
import { siteRules } from './shell.ts';

export { moveFactsOf };

export interface WantedMove {
  status: ReservationState;
  reason?: string | undefined;
  /** ISO instant; without one the site's and the villa's hours decide. */
  option_until?: string | undefined;
  version?: number | undefined;
}

type LockedReservation = Awaited<ReturnType<typeof getReservationForUpdate>>;

/**
 * Moves a reservation's state: the row, its place in the ledger, its timeline, its mails and the
 * audit log, all in one transaction. 409 `move_not_allowed`, `dates_taken` or `stale`; 422 when a
 * reason is missing.
 */
export async function moveReservation(
  pool: Db,
  id: number,
  wanted: WantedMove,
  doer: Doer,
): Promise<void> {
  // Before the transaction, which must not wait for a second connection.
  const rules = await siteRules();
  await pool.transaction().execute(async (db) => {
    const reservation = await getReservationForUpdate(db, id);
    refuseStale(reservation, wanted.version);
    const option_until =
      wanted.status === 'OPTION'
        ? optionDeadline(wanted.option_until, reservation, rules)
        : undefined;
    await makeMove(db, reservation, { ...wanted, option_until, now: currentInstant() }, doer);
  });
}

/**
 * Ends the options whose time is over, each by itself: one that cannot be ended keeps no other
 * waiting. Run by a job; true also when the job is late (see `sweepExpiredOptions`).
 */
export async function expireOptions(pool: Db, now: Temporal.Instant): Promise<number> {
  const ids = await listExpiredOptions(pool, now.toString());
  const failures: unknown[] = [];
  let ended = 0;
  for (const id of ids) {
    const ending = pool.transaction().execute((db) => expireLocked(db, now, { id }));
    ended += await ending.catch((error) => {
      failures.push(error);
      return 0;
    });
  }
  for (const error of failures) log.error({ err: error }, 'an option could not be ended');
  if (failures.length > 0) throw new AggregateError(failures, 'Some options could not be ended');
  return ended;
}

/** Ends expired options that would stand in the way of a stay, before it is taken, in the same transaction. */
export async function sweepExpiredOptions(db: Db, villa_id: number, stay: string): Promise<void> {
  await expireLocked(db, currentInstant(), { villa_id, stay });
}

async function expireLocked(
  db: Db,
  now: Temporal.Instant,
  which: Parameters<typeof lockExpiredOptions>[2],
): Promise<number> {
  const ids = await lockExpiredOptions(db, now.toString(), which);
  for (const id of ids) {
    const reservation = await getReservationForUpdate(db, id);
    await makeMove(db, reservation, { status: 'EXPIRED', now }, SYSTEM);
  }
  return ids.length;
}

async function makeMove(
  db: Db,
  reservation: LockedReservation,
  wanted: WantedMove & { now: Temporal.Instant },
  doer: Doer,
) {
  const plan = planMove({
    from: reservation.status as ReservationState,
    to: wanted.status,
    who: doer.role as Mover,
    reason: wanted.reason,
    facts: moveFactsOf(reservation, wanted.now),
  });
  if (!plan.ok && plan.code === 'reason_required') throw invalid({ reason: 'required' });
  if (!plan.ok) throw conflict('move_not_allowed', { status: reservation.status });
  const deadline = plan.option === 'start' ? (wanted.option_until ?? null) : null;
  await changeHold(db, reservation, { plan, deadline, doer });
  await updateReservationState(db, reservation.id, stateAfter(plan, doer, deadline));
  await noteMove(db, reservation, plan, doer);
  for (const mail of plan.mails) await queueReservationMail(db, mail, reservation.id);
}

function refuseStale(reservation: LockedReservation, version: number | undefined) {
  if (version !== undefined && version !== reservation.version)
    throw conflict('stale', { version: reservation.version, status: reservation.status });
}

async function changeHold(
  db: Db,
  reservation: LockedReservation,
  { plan, deadline, doer }: { plan: MovePlan; deadline: string | null; doer: Doer },
) {
  const { id, villa_id, stay } = reservation;
  const expires_at = plan.holds === 'OPTION' ? deadline : null;
  if (plan.occupancy === 'release') await deleteReservationOccupancy(db, id);
  if (plan.occupancy === 'keep' && plan.holds)
    await updateReservationOccupancy(db, id, { kind: plan.holds, expires_at });
  if (plan.occupancy === 'take' && plan.holds)
    await takeDates(db, { villa_id, stay, kind: plan.holds, reservation_id: id, expires_at }, doer);
}

/**
 * Takes nights in the ledger, after ending expired options that stand there. The constraint decides;
 * looking first only lets the answer name what stands in the way.
 */
export async function takeDates(
  db: Db,
  taken: Parameters<typeof insertReservationOccupancy>[1],
  doer: Doer,
): Promise<void> {
  const { villa_id, stay } = taken;
  await lockCalendar(db, villa_id);
  await sweepExpiredOptions(db, villa_id, stay);
  const conflicts = await listConflicts(db, villa_id, stay);
  if (conflicts.length > 0) throw await datesTaken(db, { villa_id, stay }, doer);
  await insertReservationOccupancy(db, taken);
}

/** 409 `dates_taken`. What stands in the way, with its guest's name, is told to staff alone. */
export async function datesTaken(
  db: Db,
  { villa_id, stay }: { villa_id: number; stay: string },
  doer: Doer,
): Promise<AppError> {
  if (doer.role !== 'ADMIN') return conflict('dates_taken');
  return conflict('dates_taken', { conflicts: await listConflicts(db, villa_id, stay) });
}

function stateAfter(plan: MovePlan, doer: Doer, deadline: string | null) {
  return {
    status: plan.to,
    option_until: plan.option === 'none' ? undefined : deadline,
    state_reason: plan.reason ?? (plan.staff_word ? 'STAFF_WORD' : null),
    state_by: doer.role === 'ADMIN' ? 'AGENCY' : doer.role,
    stamp: plan.stamp,
  };
}

async function noteMove(db: Db, reservation: LockedReservation, plan: MovePlan, doer: Doer) {
  await insertReservationEvent(db, {
    reservation_id: reservation.id,
    kind: 'MOVED',
    from_status: reservation.status,
    to_status: plan.to,
    reason: plan.reason,
    actor_id: doer.id,
    actor_role: doer.role,
    guest_told: plan.mails.length > 0,
    details: JSON.stringify({ staff_word: plan.staff_word }),
    request_id: doer.request_id,
  });
  await audit(db, doer, {
    action: plan.audit,
    entity: 'reservation',
    entity_id: reservation.id,
    before: { status: reservation.status },
    after: { status: plan.to, reason: plan.reason },
  });
}
