import { now, today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { hasRunOut } from '../../domain/payable.ts';
import { mayBePromised } from '../../domain/permits.ts';
import { getParties } from '../../queries/content/legal-documents.ts';
import type { CodedReservation } from '../../queries/guests/guest-reservations.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { siteFacts, siteRules } from '../listings/shell.ts';
import { getPayable } from '../payments/payables.ts';
import { moveWithin } from '../reservations/reservation-moves.ts';
import {
  type Agreement,
  keepAgreement,
  missingAgreement,
  type Sale,
  type Sender,
} from '../reservations/sale-agreements.ts';

/** What the guest's word accepts with it; null where it was accepted, or no word is waited for. */
export const agreementForWord = async (db: Db, sale: Sale): Promise<Agreement | null> =>
  waitsForWord(sale.reservation, now()) ? missingAgreement(db, sale) : null;

/** An option that asks for no prepayment and still runs: it waits for its guest's word alone. */
export function waitsForWord<Row extends CodedReservation>(
  row: Row,
  at: Temporal.Instant,
): row is Row & { option_until: Date } {
  const runs = row.status === 'OPTION' && !hasRunOut(row, at);
  return runs && row.prepayment_kurus === 0 && mayBePromised(row, today().toString());
}

/**
 * The guest's own word for an option that asks for no prepayment: nothing else is waited for but that
 * the texts of the sale are accepted, as before a payment. `readMark` names those that were read, or
 * throws what is wrong with the form; it is not asked where they were accepted before.
 * @throws 409 `move_not_allowed` where money is waited for, or the option is over; 422 `not_sellable`;
 * 409 `texts_missing`, `texts_changed`
 */
export async function confirmAsGuest(
  pool: Db,
  of: ReservationKey,
  readMark: () => string,
  sender: Sender,
): Promise<void> {
  // Before the transaction, which must not wait for a second connection.
  const [rules, { settings }] = await Promise.all([siteRules(), siteFacts()]);
  const doer = { ...sender.doer, role: 'GUEST' as const };
  await inTransaction(pool, async (db) => {
    // First, so that what is over says so, whatever was ticked; refused below, it is undone.
    await moveWithin(db, of, { status: 'CONFIRMED' }, { doer, rules });
    const parties = await getParties(db, of);
    if (parties.has_accepted) return;
    const { reservation } = await getPayable(db, parties.reservation_id);
    await keepAgreement(db, { of, reservation, parties, settings }, readMark, sender);
  });
}
