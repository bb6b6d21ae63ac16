import { now as currentInstant } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { standing } from '../../domain/payable.ts';
import type { MovePlan } from '../../domain/reservation-moves.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { AppError, conflict } from '../../errors.ts';
import { sumAskedRefunds } from '../../queries/payments/movements.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { EndedBy } from '../../shared/ended-by.ts';
import { type Doer, SYSTEM } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { endGuestRequests } from '../guests/guest-requests.ts';
import { permitProblems } from '../listings/permits.ts';
import { siteRules } from '../listings/shell.ts';
import { reopenOffer } from '../offers/offered-prices.ts';
import { type DepositReturn, keepWaiting, settleDeposit } from '../payments/deposit-returns.ts';
import { endExpectedTransfers, followLeaving } from '../payments/due-changes.ts';
import { withdrawRefunds } from '../payments/money-movements.ts';
import { followOption } from '../payments/payment-links.ts';
import { charterReasonsInWords, reasonsInWords } from '../prices/reason-words.ts';
import { optionDeadline } from './option-deadlines.ts';
import { extendOption } from './option-extensions.ts';
import { type TakenAtDoor, takeAtDoor } from './reservation-arrivals.ts';
import { changeHold } from './reservation-holds.ts';
import { noteMove, planLocked, refusedMove, tellMove } from './reservation-notes.ts';
import { refundWhatEnds } from './reservation-refunds.ts';

export interface WantedMove extends TakenAtDoor, DepositReturn {
  status: ReservationState;
  reason?: string | undefined;
  /** ISO instant; without one the site's and the villa's hours decide. */
  option_until?: string | undefined;
  /** Whose wish a cancellation is: a guest's follows the ladder. Staff's own if they say nothing. */
  cancelled_by?: EndedBy | undefined;
  version?: number | undefined;
}

/**
 * Moves a reservation's state: the row, its place in the ledger, its money, its timeline, its mails
 * and the audit log, all in one transaction. 409 `move_not_allowed`, `dates_taken` or `stale`; 422
 * when a reason is missing.
 */
export async function moveReservation(
  pool: Db,
  key: ReservationKey,
  wanted: WantedMove,
  doer: Doer,
): Promise<void> {
  // Before the transaction, which must not wait for a second connection.
  const rules = await siteRules();
  await inTransaction(pool, (db) => moveWithin(db, key, wanted, { doer, rules }));
}

/** A move, or without a state another end of a running option; `tell_guest` is that one's alone. */
type AskedMove = Omit<WantedMove, 'status'> & {
  status?: ReservationState | undefined;
  tell_guest?: boolean;
};

/** The same inside a transaction of the caller's. */
export async function moveWithin(
  db: Db,
  { kind, id }: ReservationKey,
  asked: AskedMove,
  { doer, rules }: { doer: Doer; rules: SiteRules },
): Promise<void> {
  const reservation = await getReservationForUpdate(db, id, kind);
  refuseStale(reservation, asked.version);
  const { status, option_until: until } = asked;
  if (until !== undefined && isExtension(reservation, status))
    return extendOption(db, reservation, { ...asked, option_until: until }, { doer, rules });
  if (status === undefined) throw refusedMove(reservation, doer);
  const wanted = { ...asked, status };
  await refuseWithoutPermit(db, reservation, status, doer);
  if (doer.role === 'GUEST' && status === 'CONFIRMED') refuseOver(reservation);
  const option_until =
    wanted.status === 'OPTION'
      ? optionDeadline(wanted.option_until, reservation, rules)
      : undefined;
  await makeMove(db, reservation, { ...wanted, option_until }, doer);
}

/**
 * Nobody holds dates or makes a contract for a villa whose permit is gone since it was asked for, or is
 * for fewer people, nor for a boat whose papers ran out.
 * @throws 422 `not_sellable`
 */
async function refuseWithoutPermit(
  db: Db,
  reservation: LockedReservation,
  to: ReservationState,
  { role }: Doer,
): Promise<void> {
  // What money does to a reservation of such a villa is told to staff (`payment-effects.ts`).
  if (role === 'SYSTEM' || (to !== 'OPTION' && to !== 'CONFIRMED')) return;
  const problems = await permitProblems(db, reservation);
  if (problems.length === 0) return;
  const reasons =
    reservation.kind === 'villa'
      ? reasonsInWords(problems)
      : charterReasonsInWords(problems, 'day');
  throw new AppError(422, 'not_sellable', { details: { reasons } });
}

/** A guest has until the option's last minute. @throws 409 `move_not_allowed` */
function refuseOver(reservation: LockedReservation): void {
  const now = currentInstant();
  const isOver = (reservation.option_until?.getTime() ?? 0) <= now.epochMilliseconds;
  if (isOver) throw conflict('move_not_allowed', { status: standing(reservation, now).status });
}

const isExtension = (reservation: LockedReservation, to: ReservationState | undefined) =>
  reservation.status === 'OPTION' && (to === undefined || to === 'OPTION');

/**
 * A move of a reservation that is locked already; `option_until` is final. An option that staff give
 * to who has paid the prepayment already waits for nothing: it is confirmed at once.
 */
export async function makeMove(
  db: Db,
  reservation: LockedReservation,
  wanted: WantedMove,
  doer: Doer,
): Promise<void> {
  const asked = planLocked(reservation, { ...wanted, now: currentInstant() }, doer);
  const isGiven = asked.to === 'OPTION' && doer.role === 'ADMIN';
  const isPaidOption = isGiven && isPrepaid(await withoutLeaving(db, reservation));
  const plan = isPaidOption ? { ...asked, mails: [] } : asked;
  const deadline = plan.option === 'start' ? (wanted.option_until ?? null) : null;
  const by = endedBy(wanted, doer);
  await changeHold(db, reservation, { plan, deadline, doer });
  if (deadline !== null) await followOption(db, reservation, deadline);
  const sums = await refundWhatEnds(db, reservation, { plan, by, doer });
  await endExpectedTransfers(db, reservation, plan.to, doer);
  const details = await moveMoney(db, reservation, { plan, wanted, doer });
  const state_by = plan.to === 'CANCELLED' && doer.role === 'ADMIN' ? by : undefined;
  await noteMove(db, reservation, { plan, doer, deadline, sums, details, by: state_by });
  if (ENDS.has(plan.to)) {
    await endGuestRequests(db, reservation, doer);
    await reopenOffer(db, reservation, doer);
  }
  await tellMove(db, reservation, plan);
  if (isPaidOption) await confirmPaid(db, reservation);
}

/** Whether money came, and with it all of the prepayment. */
export const isPrepaid = ({
  paid_kurus,
  prepayment_kurus,
}: Pick<LockedReservation, 'paid_kurus' | 'prepayment_kurus'>): boolean =>
  paid_kurus > 0 && paid_kurus >= prepayment_kurus;

/**
 * Money that waits to go back confirms nothing, though it may still be here. What an option's end planned
 * to give back stays where it is taken up again; what a provider was asked for leaves all the same.
 */
export async function withoutLeaving(
  db: Db,
  reservation: LockedReservation,
): Promise<LockedReservation> {
  const isEnded = reservation.status === 'EXPIRED';
  const leaving_kurus = isEnded
    ? await sumAskedRefunds(db, reservation)
    : reservation.leaving_kurus;
  return { ...reservation, paid_kurus: reservation.paid_kurus - leaving_kurus };
}

/** The paid prepayment confirms what is held for it; its row is locked, and read anew. */
export async function confirmPaid(db: Db, { kind, id }: ReservationKey): Promise<void> {
  const reservation = await getReservationForUpdate(db, id, kind);
  await makeMove(db, reservation, { status: 'CONFIRMED' }, SYSTEM);
}

/** States after which nothing is left that a guest could ask to change or end. */
const ENDS: ReadonlySet<ReservationState> = new Set(['CANCELLED', 'REJECTED', 'EXPIRED']);

/** @throws 409 `stale` with how it stands now */
function refuseStale(reservation: LockedReservation, version: number | undefined): void {
  if (version !== undefined && version !== reservation.version)
    throw conflict('stale', { version: reservation.version, status: reservation.status });
}

const endedBy = ({ cancelled_by }: WantedMove, doer: Doer): EndedBy =>
  doer.role === 'GUEST' ? 'GUEST' : (cancelled_by ?? 'AGENCY');

/** What changes hands at the door, beside what an end gives back. */
async function moveMoney(
  db: Db,
  reservation: LockedReservation,
  { plan, wanted, doer }: { plan: MovePlan; wanted: WantedMove; doer: Doer },
): Promise<object> {
  if (plan.to === 'CHECKED_IN') return takeAtDoor(db, reservation, wanted, doer);
  if (plan.from === 'EXPIRED') {
    await withdrawRefunds(db, reservation, doer);
    await keepWaiting(db, reservation, doer);
    await followLeaving(db, reservation, doer);
  }
  if (plan.tasks.includes('settle_deposit')) await settleDeposit(db, reservation, wanted, doer);
  // Paid before an arrival that will not be: all of it waits to go back.
  else if (ENDS.has(plan.to) || plan.to === 'NO_SHOW')
    await settleDeposit(db, reservation, {}, doer);
  return {};
}
