import { onTrial } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { invalid } from '../../errors.ts';
import { getPricedBoat } from '../../queries/prices/priced-boats.ts';
import { getCharterUnit } from '../../queries/reservations/boat-reservation-writes.ts';
import { listReservationExtras } from '../../queries/reservations/reservation-sales.ts';
import {
  getReservationForUpdate,
  updateReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { BoatReservationChanges } from '../../schemas/boat-reservations.ts';
import { quoteOfCharter } from '../prices/boat-quotes.ts';
import { refuseOtherTotal } from '../prices/shown-totals.ts';
import { refuseStale } from '../stale-rows.ts';
import { type ChangedCharter, charterAnew, charterOn, refuseTooManyAboard } from './boat-sales.ts';
import { isMorePeople } from './booking-quotes.ts';
import type { BookingContext } from './bookings.ts';
import { refuseClosedSale } from './closed-sales.ts';
import { changesFields, editOf, noteEdit } from './edited-fields.ts';
import { keepsLines, soldExtrasOf } from './kept-sales.ts';
import { rewriteSale, type SaleChange } from './reservation-changes.ts';

/**
 * Edits a boat's reservation inside the caller's transaction, as `editReservation` a villa's: another
 * boat, unit or days make the sale anew at today's prices; other people, extras or another agreed total
 * change the sale that was made. The old one is kept as a revision. 409 `stale`, `dates_taken`,
 * `total_changed` or `move_not_allowed`; 422 where a booking would be. Resolves with the change of the sale; null: nothing
 * that prices changed.
 */
export async function editBoatReservation(
  db: Db,
  id: number,
  changes: BoatReservationChanges,
  context: BookingContext,
): Promise<SaleChange | null> {
  const reservation = await lockBoatReservation(db, id);
  const edit = editOf(reservation, changes);
  refuseStale(reservation, changes.version, { ...edit.before, ...saleOf(reservation) });
  const wanted = changedCharter(reservation, changes);
  if (wanted) refuseClosedSale(reservation, wanted);
  else await refuseMorePeople(db, reservation, changes, context);
  const edited = changesFields(edit);
  if (edited) await updateReservation(db, id, edit.after, 'boat');
  const change = wanted && (await changeCharter(db, reservation, { changes, wanted }, context));
  if (edited || !change) await noteEdit(db, reservation, edit, context.doer);
  return change;
}

/** What an edit of an older version may not know of the sale. */
const saleOf = ({ listing_id, unit, check_in, check_out, total_kurus, status }: LockedCharter) => ({
  boat_id: listing_id,
  unit: unit.toUpperCase(),
  check_in,
  check_out,
  total_kurus,
  status,
});

/** Without writing anything: what the same edit would make of the sale, or why it is refused. */
export const previewBoatEdit = (
  pool: Db,
  id: number,
  changes: BoatReservationChanges,
  context: BookingContext,
): Promise<SaleChange | null> =>
  onTrial(pool, (db) => editBoatReservation(db, id, { ...changes, tell_guest: false }, context));

/** The reservation with what only a boat's has, locked until the transaction ends. */
async function lockBoatReservation(db: Db, id: number) {
  const reservation = await getReservationForUpdate(db, id, 'boat');
  const { unit } = await getCharterUnit(db, id);
  const sold = soldExtrasOf(reservation, await listReservationExtras(db, reservation));
  return { ...reservation, unit: unit.toLowerCase() as CharterUnit, sold };
}

type LockedCharter = Awaited<ReturnType<typeof lockBoatReservation>>;

/** The charter as it shall be; null when nothing of it was named that is not so already. */
function changedCharter(
  reservation: LockedCharter,
  changes: BoatReservationChanges,
): ChangedCharter | null {
  const { listing_id, unit, check_in, check_out, sold } = reservation;
  const wanted = {
    boat_id: changes.boat_id ?? listing_id,
    unit: (changes.unit?.toLowerCase() as CharterUnit | undefined) ?? unit,
    check_in: changes.check_in ?? check_in,
    check_out: changes.check_out ?? check_out,
  };
  if (wanted.check_out <= wanted.check_in)
    throw invalid({ check_out: 'check_out_not_after_check_in' });
  const stays = isSame(wanted, { boat_id: listing_id, unit, check_in, check_out });
  const { adults, children, babies, override_reason, total_kurus, extras } = changes;
  const only_price = stays && keepsLines(reservation, sold, changes);
  if (only_price && total_kurus === undefined) return null;
  const people = { adults, children, babies };
  return { ...wanted, ...people, extras, sold, stays, only_price, override_reason, total_kurus };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** @throws 422 `not_sellable` for more people than the boat takes, unless staff say why */
async function refuseMorePeople(
  db: Db,
  reservation: LockedCharter,
  changes: BoatReservationChanges,
  { rules }: BookingContext,
): Promise<void> {
  if (!isMorePeople(changes, reservation)) return;
  const { listing_id, unit, check_in, check_out } = reservation;
  const boat = await getPricedBoat(db, listing_id, { check_in, check_out });
  const charter = { ...changes, unit, check_in, check_out, extras: [] };
  refuseTooManyAboard(quoteOfCharter(boat, charter, rules), charter);
}

async function changeCharter(
  db: Db,
  reservation: LockedCharter,
  { changes, wanted }: { changes: BoatReservationChanges; wanted: ChangedCharter },
  context: BookingContext,
): Promise<SaleChange> {
  const sell = wanted.stays ? charterOn : charterAnew;
  const sale = await sell(db, reservation, wanted, context);
  refuseOtherTotal(sale.frozen, changes);
  return rewriteSale(db, reservation, sale, {
    doer: context.doer,
    reason: changes.reason ?? '',
    tell_guest: changes.tell_guest,
  });
}
