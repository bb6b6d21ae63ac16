import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { amountDue } from '../../domain/amount-due.ts';
import { AppError, conflict } from '../../errors.ts';
import { updateTransaction } from '../../queries/payments/movements.ts';
import {
  countReceipts,
  findOpenTransfer,
  insertReservationDocument,
} from '../../queries/reservations/reservation-documents.ts';
import { ofReservation } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { Doer } from '../audit.ts';
import { readPaper } from '../files/incoming-documents.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { hashOfPaper, keepPaperFile } from '../files/paper-files.ts';
import { queueReservationMail } from '../mail/mail.ts';
import { openMovement } from '../payments/money-movements.ts';
import { getPayable, type Payable } from '../payments/payables.ts';
import { repriceMovement } from '../payments/repriced-movements.ts';
import { makeMove } from '../reservations/reservation-moves.ts';
import { refuseUnaccepted } from '../reservations/sale-agreements.ts';

/**
 * Receipts of one booking by its guest. Each is kept and told to staff by a mail, and a booking that costs
 * nothing yet is enough to send them: without an end to their number they fill the disk and the mailbox.
 */
const MOST_RECEIPTS = 10;

interface Receipt {
  file: IncomingFile;
  note: string;
}

/**
 * A guest's receipt of a bank transfer: the money is expected, and the dates are kept until staff, who
 * are told of it, have looked at the account. A second receipt takes the first one's place. What is paid
 * for is read anew below the lock: its link may have ended since its page was.
 * @throws 409 `move_not_allowed`, `accept_first`, `too_many_receipts`; 413 `file_too_large`; 422 `not_a_receipt`,
 * `too_many_pixels`
 */
export async function takeReceipt(
  pool: Db,
  { of, code }: Pick<Payable, 'of' | 'code'>,
  { file, note }: Receipt,
  doer: Doer,
): Promise<void> {
  const { bytes, mime } = await readPaper(file, 'not_a_receipt');
  const hash = hashOfPaper(bytes);
  const document = { name: file.name.slice(0, 200), hash, mime, bytes: bytes.byteLength };
  await inTransaction(pool, async (db) => {
    const reservation = await getReservationForUpdate(db, of.id, of.kind);
    const payable = await getPayable(db, code);
    refuseUnexpected(payable);
    // While one is looked at, its page has no boxes to tick: the dates are kept, and staff decide.
    if (reservation.status !== 'PAYMENT_REVIEW') await refuseUnaccepted(db, of);
    if ((await countReceipts(db, of)) >= MOST_RECEIPTS)
      throw new AppError(409, 'too_many_receipts', { values: { limit: MOST_RECEIPTS } });
    // Not before: what is refused must not fill the store.
    await keepPaperFile(db, hash, bytes);
    const receipt_document_id = await insertReservationDocument(db, {
      ...ofReservation(of),
      ...document,
      kind: 'RECEIPT',
      by_guest: true,
    });
    const asked = { ...payable, ...sumAsked(reservation, payable) };
    const transaction_id = await expectTransfer(db, asked, { receipt_document_id, note }, doer);
    if (reservation.status === 'OPTION')
      await makeMove(db, reservation, { status: 'PAYMENT_REVIEW' }, doer);
    const key = `staff_receipt:${receipt_document_id}`;
    await queueReservationMail(db, 'staff_receipt', of, { transaction_id, key });
  });
}

/** What a page takes no receipt for is over, or was never asked for; while one is looked at, a better one is. */
function refuseUnexpected({ state, reservation: { status } }: Payable): void {
  if (state !== 'open' && state !== 'review') throw conflict('move_not_allowed', { status });
}

/** Of the stay what is due now: while a receipt is looked at, a link's own sum may be another. */
const sumAsked = (reservation: LockedReservation, { purpose, amount_kurus }: Payable) =>
  purpose === 'DEPOSIT' ? { purpose, amount_kurus } : amountDue(reservation);

/** The movement that waits for the money, with its receipt; its id. */
async function expectTransfer(
  db: Db,
  { of, purpose, amount_kurus, link }: Payable,
  told: { receipt_document_id: number; note: string },
  doer: Doer,
): Promise<number> {
  const expected = await findOpenTransfer(db, of, purpose);
  if (expected) {
    const { id, amount_kurus: from_kurus } = expected;
    await updateTransaction(db, id, told);
    const sums = { from_kurus, to_kurus: amount_kurus };
    if (from_kurus !== amount_kurus)
      await repriceMovement(db, id, { kind: 'REPRICED', ...sums }, doer);
    return id;
  }
  const payment_link_id = link?.id ?? null;
  const movement = { of, method: 'TRANSFER' as const, purpose, amount_kurus, payment_link_id };
  return (await openMovement(db, { ...movement, ...told }, doer)).id;
}
