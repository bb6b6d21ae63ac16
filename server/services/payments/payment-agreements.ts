import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { getParties } from '../../queries/content/legal-documents.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import { siteFacts } from '../listings/shell.ts';
import {
  type Agreement,
  keepAgreement,
  missingAgreement,
  type Sender,
} from '../reservations/sale-agreements.ts';
import { confirmStaying } from './paid-contracts.ts';
import { getPayable, type Payable } from './payables.ts';

/** Whether the page takes the guest's word: before a payment, or for one that was made without it. */
export const takesWord = ({ state }: Payable): boolean => state === 'open' || state === 'unread';

/** What is to be accepted; null where it was, or where nobody asks. */
export const agreementOf = async (db: Db, payable: Payable): Promise<Agreement | null> =>
  takesWord(payable) ? missingAgreement(db, payable) : null;

/**
 * Keeps what the guest accepted; once is enough, however often it is sent. Where the prepayment is there
 * already, nothing else was waited for. `mark` names the texts that were read.
 * @throws 409 `texts_changed`, `texts_missing`; `move_not_allowed` where nobody asks for it
 */
export async function acceptForPayment(
  pool: Db,
  code: string,
  mark: string,
  sender: Sender,
): Promise<void> {
  const { settings } = await siteFacts();
  const { of } = await getPayable(pool, code);
  await inTransaction(pool, async (db) => {
    const reservation = await getReservationForUpdate(db, of.id, of.kind);
    const payable = await getPayable(db, code);
    const parties = await getParties(db, of);
    if (parties.has_accepted) return;
    if (!takesWord(payable)) throw conflict('move_not_allowed');
    await keepAgreement(db, { ...payable, parties, settings }, () => mark, sender);
    if (payable.state === 'unread') await confirmStaying(db, reservation);
  });
}
