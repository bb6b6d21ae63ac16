import type { Insertable } from 'kysely';

import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { amountLacking } from '../../domain/amount-due.ts';
import type { FrozenSale } from '../../domain/frozen-sale.ts';
import { lastOptionEnd, outlastsArrival } from '../../domain/option-deadline.ts';
import { isWaiting, type ReservationState } from '../../domain/reservation-states.ts';
import { nights, parseStay } from '../../domain/stay.ts';
import { updateReservationOccupancy } from '../../queries/calendars/occupancies.ts';
import {
  deleteReservationExtras,
  insertReservationExtras,
  insertReservationRevision,
  listReservationExtras,
} from '../../queries/reservations/reservation-sales.ts';
import { ofReservation, tablesOf } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
  updateReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { replanDeposit } from '../payments/deposit-excess.ts';
import { type EndedLink, followDue } from '../payments/due-changes.ts';
import { followOption } from '../payments/payment-links.ts';
import { type ResaleRefunds, replanResale } from '../payments/resale-refunds.ts';
import { changesHands, leftBehind, noteLeftBehind } from './left-behind.ts';
import { moveHold } from './reservation-holds.ts';
import {
  newOwnersNews,
  ownersNews,
  papersAnew,
  queueMoveMails,
  tellFormerOwner,
} from './reservation-mailing.ts';
import { confirmPaid, isPrepaid, withoutLeaving } from './reservation-moves.ts';
import { writeTrail } from './reservation-trail.ts';

/** A sale made anew: where, when, at what sums, with which extras, and all that is frozen with it. */
export interface NewSale {
  listing_id: number;
  /** '[2026-07-01,2026-07-08)' */
  stay: string;
  /** Of a day trip; absent: as before. */
  starts_at?: string | null;
  /** The price as frozen. */
  quote: object;
  /** Columns of the reservation, the sums and the quote among them. */
  frozen: Partial<Insertable<DB['reservations']>> & Sums;
  extras: Omit<Insertable<DB['reservation_extras']>, 'reservation_id' | 'boat_reservation_id'>[];
  /** Names of what the guest had chosen and can no longer be had. */
  dropped_extras: string[];
}

type Sums = Omit<FrozenSale, 'quote'> & { balance_kurus: number };

interface SaleFacts extends Sums {
  listing_id: number;
  check_in: string;
  check_out: string;
  nights: number;
}

/** A change of dates, listing or price, in money. Positive `difference_kurus`: it became dearer. */
export interface SaleChange extends ResaleRefunds {
  /** The number under which the old sale is kept. */
  revision: number;
  before: SaleFacts;
  after: SaleFacts;
  difference_kurus: number;
  /** What the guest still has to pay of the new total. */
  unpaid_kurus: number;
  /** Names of extras that were chosen, and which nobody offers in the new place or days. */
  dropped_extras: string[];
  /** Links the guest had that end with it: another sum is due, for which staff send a new one. */
  ended_links: EndedLink[];
  /** The new price, line by line. */
  quote: object;
}

interface Wish {
  doer: Doer;
  reason: string;
  /** Whether the guest gets the papers anew. */
  tell_guest: boolean;
}

/**
 * Writes a sale anew over the old one, which is kept as a revision: nights in the ledger, sums, frozen
 * quote, extras, a refund if more was paid than it costs now; what was asked for ends where another sum
 * is due. The reservation is locked, its new
 * dates are clear (`clearDates`). The end of an option stays where it was, or comes with the new day of
 * arrival if that is sooner; where what was paid is the new prepayment, that confirms it.
 */
export async function rewriteSale(
  db: Db,
  reservation: LockedReservation,
  sale: NewSale,
  wish: Wish,
): Promise<SaleChange> {
  const { id, kind } = reservation;
  const revision = await keepRevision(db, reservation, wish);
  const { listing_id, stay } = sale;
  const place = { [tablesOf(kind).listing_id]: listing_id, stay };
  const shortened = shortenedOption(reservation, sale);
  const before = factsOf(reservation, reservation);
  const after = factsOf(sale, sale.frozen);
  if (changesHands(reservation, after)) await tellFormerOwner(db, reservation);
  await moveHold(db, reservation, sale);
  const behind = leftBehind(reservation, sale);
  await updateReservation(db, id, { ...sale.frozen, ...place, ...behind, ...shortened }, kind);
  await noteLeftBehind(db, reservation, behind, wish.doer);
  if (shortened) await shorten(db, reservation, shortened.option_until);
  await deleteReservationExtras(db, reservation);
  const owner = ofReservation(reservation);
  await insertReservationExtras(
    db,
    sale.extras.map((extra) => ({ ...extra, ...owner })),
  );
  const { total_kurus } = after;
  const refunds = await replanResale(db, reservation, total_kurus, wish.doer);
  await replanDeposit(db, reservation, after.deposit_kurus, wish.doer);
  const owed = await getReservationForUpdate(db, id, kind);
  const ended_links = await followDue(db, reservation, owed, wish.doer);
  const change = {
    revision,
    before,
    after,
    difference_kurus: after.total_kurus - before.total_kurus,
    unpaid_kurus: amountLacking(owed),
    ...refunds,
    dropped_extras: sale.dropped_extras,
    ended_links,
  };
  const isPaid =
    isWaiting(owed.status as ReservationState) && isPrepaid(await withoutLeaving(db, owed));
  await noteChange(db, reservation, change, isPaid ? { ...wish, tell_guest: false } : wish);
  if (isPaid) await confirmPaid(db, reservation);
  return { ...change, quote: sale.quote };
}

/** An option whose guest now arrives before it ends, with the end it has then. */
function shortenedOption(
  { status, option_until, starts_at: before }: LockedReservation,
  { stay, starts_at: tripStartsAt = before }: NewSale,
) {
  if (status !== 'OPTION' || !option_until) return null;
  const until = Temporal.Instant.fromEpochMilliseconds(option_until.getTime());
  const arrival = { checkIn: parseStay(stay).check_in, tripStartsAt };
  if (!outlastsArrival(until, { ...arrival, now: now() })) return null;
  return { option_until: lastOptionEnd(arrival).toString() };
}

/** The end is in the reservation's row already. */
async function shorten(db: Db, reservation: LockedReservation, expires_at: string): Promise<void> {
  await updateReservationOccupancy(db, reservation, { kind: 'OPTION', expires_at });
  await followOption(db, reservation, expires_at);
}

/** What stood there before, whole: staff can read it, and nothing of the old sale is lost. */
async function keepRevision(db: Db, reservation: LockedReservation, { reason, doer }: Wish) {
  const extras = await listReservationExtras(db, reservation);
  const { listing_id, stay, quote, policy, ...rest } = reservation;
  const snapshot = {
    [tablesOf(reservation.kind).listing_id]: listing_id,
    stay,
    status: rest.status,
    adults: rest.adults,
    children: rest.children,
    babies: rest.babies,
    quote,
    policy,
    ...sumsOf(rest),
    paid_kurus: rest.paid_kurus,
    commission_percent: rest.commission_percent,
    override_reason: rest.override_reason,
    extras,
  };
  return insertReservationRevision(db, reservation, {
    stay,
    snapshot,
    reason,
    created_by: doer.id,
  });
}

const factsOf = (at: { listing_id: number; stay: string }, sums: Sums): SaleFacts => {
  const stay = parseStay(at.stay);
  return {
    listing_id: at.listing_id,
    check_in: stay.check_in.toString(),
    check_out: stay.check_out.toString(),
    nights: nights(stay),
    ...sumsOf(sums),
  };
};

const sumsOf = (sums: Sums): Sums => ({
  accommodation_kurus: sums.accommodation_kurus,
  discount_kurus: sums.discount_kurus,
  short_stay_fee_kurus: sums.short_stay_fee_kurus,
  extras_kurus: sums.extras_kurus,
  total_kurus: sums.total_kurus,
  prepayment_kurus: sums.prepayment_kurus,
  balance_kurus: sums.balance_kurus,
  deposit_kurus: sums.deposit_kurus,
});

async function noteChange(
  db: Db,
  reservation: LockedReservation,
  change: Omit<SaleChange, 'quote'>,
  wish: Wish,
) {
  const { doer, reason } = wish;
  const { dropped_extras } = change;
  const told = wish.tell_guest ? papersAnew(reservation) : [];
  const happened = {
    kind: 'CHANGED',
    reason: reason || null,
    guest_told: told.length > 0,
    details: change,
    action: 'reservation.changed',
    before: change.before,
    after: { ...change.after, ...(dropped_extras.length > 0 && { dropped_extras }) },
  };
  await writeTrail(db, reservation, happened, doer);
  const news = changesHands(reservation, change.after)
    ? newOwnersNews(reservation)
    : ownersNews(reservation, change);
  await queueMoveMails(db, reservation, [...told, ...news]);
}
