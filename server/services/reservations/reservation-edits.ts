import { onTrial } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import { invalid } from '../../errors.ts';
import { getPricedVilla } from '../../queries/prices/priced-villas.ts';
import { listReservationExtras } from '../../queries/reservations/reservation-sales.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
  updateReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { ReservationChanges } from '../../schemas/reservations.ts';
import { refuseOtherTotal } from '../prices/shown-totals.ts';
import { refuseStale } from '../stale-rows.ts';
import { isMorePeople, quoteOf, refuseTooMany } from './booking-quotes.ts';
import type { BookingContext } from './bookings.ts';
import { refuseClosedSale } from './closed-sales.ts';
import { changesFields, editOf, noteEdit } from './edited-fields.ts';
import { keepsLines, soldExtrasOf } from './kept-sales.ts';
import { rewriteSale, type SaleChange } from './reservation-changes.ts';
import { type ChangedSale, sellAnew, sellOn } from './reservation-sales.ts';

/**
 * Edits a villa's reservation inside the caller's transaction. What moves neither dates nor money is
 * written over, and the frozen quote stays. Other dates or another villa make the sale anew at today's
 * prices; other people, extras or another agreed total change the sale that was made, whose nights
 * keep their price. The old one is kept as a revision. 409 `stale`, `dates_taken`,
 * `total_changed` or `move_not_allowed`; 422 where a booking would be. Resolves with the change of the sale; null: nothing
 * that prices changed.
 */
export async function editReservation(
  db: Db,
  id: number,
  changes: ReservationChanges,
  context: BookingContext,
): Promise<SaleChange | null> {
  const reservation = await getReservationForUpdate(db, id, 'villa');
  const edit = editOf(reservation, changes);
  refuseStale(reservation, changes.version, { ...edit.before, ...saleOf(reservation) });
  const wanted = await changedSale(db, reservation, changes);
  if (wanted) refuseClosedSale(reservation, wanted);
  else await refuseMorePeople(db, reservation, changes, context);
  const edited = changesFields(edit);
  if (edited) await updateReservation(db, id, edit.after, 'villa');
  const change = wanted && (await changeSale(db, reservation, { changes, wanted }, context));
  if (edited || !change) await noteEdit(db, reservation, edit, context.doer);
  return change;
}

/** What an edit of an older version may not know of the sale. */
const saleOf = ({ listing_id, check_in, check_out, total_kurus, status }: LockedReservation) => ({
  villa_id: listing_id,
  check_in,
  check_out,
  total_kurus,
  status,
});

/** Without writing anything: what the same edit would make of the sale, or why it is refused. */
export const previewEdit = (
  pool: Db,
  id: number,
  changes: ReservationChanges,
  context: BookingContext,
): Promise<SaleChange | null> =>
  onTrial(pool, (db) => editReservation(db, id, { ...changes, tell_guest: false }, context));

/** @throws 422 `not_sellable` for more people than the villa takes, or its permit where staff say why */
async function refuseMorePeople(
  db: Db,
  reservation: LockedReservation,
  changes: ReservationChanges,
  { rules }: BookingContext,
): Promise<void> {
  if (!isMorePeople(changes, reservation)) return;
  const { listing_id, check_in, check_out } = reservation;
  const villa = await getPricedVilla(db, listing_id, { check_in, check_out });
  const stay = { ...changes, check_in, check_out, extras: [] };
  refuseTooMany(quoteOf(villa, stay, rules), changes);
}

/** The sale as it is to be; null when nothing that prices it changes. */
async function changedSale(
  db: Db,
  reservation: LockedReservation,
  changes: ReservationChanges,
): Promise<ChangedSale | null> {
  const sold = soldExtrasOf(reservation, await listReservationExtras(db, reservation));
  const villa_id = changes.villa_id ?? reservation.listing_id;
  const check_in = changes.check_in ?? reservation.check_in;
  const check_out = changes.check_out ?? reservation.check_out;
  if (check_in >= check_out) throw invalid({ check_out: 'check_out_not_after_check_in' });
  const stay = printStay(stayOf(check_in, check_out));
  const stays = villa_id === reservation.listing_id && stay === reservation.stay;
  const only_price = stays && keepsLines(reservation, sold, changes);
  if (only_price && changes.total_kurus === undefined) return null;
  const { extras } = changes;
  return { villa_id, stay, check_in, check_out, extras, sold, stays, only_price };
}

async function changeSale(
  db: Db,
  reservation: LockedReservation,
  { changes, wanted }: { changes: ReservationChanges; wanted: ChangedSale },
  context: BookingContext,
): Promise<SaleChange> {
  const sell = wanted.stays ? sellOn : sellAnew;
  const sale = await sell(db, reservation, { ...changes, ...wanted }, context);
  refuseOtherTotal(sale.frozen, changes);
  const { reason = '', tell_guest } = changes;
  return rewriteSale(db, reservation, sale, { doer: context.doer, reason, tell_guest });
}
