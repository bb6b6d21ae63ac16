import type { Db } from '../../db/index.ts';
import { skipMailsOfMovement } from '../../queries/mail/mail-outbox.ts';
import type { findMovementForMail } from '../../queries/mail/mail-reservations.ts';
import type { ReservationMailCode } from './mail-templates.ts';

const PAYMENTS = ['PREPAYMENT', 'BALANCE', 'DEPOSIT'] as const;

/** Mails that tell of a movement of money, and of which. */
export const MONEY_TOLD: Partial<
  Record<ReservationMailCode, Omit<Parameters<typeof findMovementForMail>[2], 'transaction_id'>>
> = {
  payment_received: { purposes: PAYMENTS, status: 'PAID' },
  owner_payment: { purposes: ['PREPAYMENT', 'BALANCE'], status: 'PAID' },
  payment_failed: { purposes: PAYMENTS, status: 'FAILED' },
  staff_receipt: { purposes: PAYMENTS, status: 'PENDING' },
  refunded: { purposes: ['REFUND'], status: 'PAID' },
  deposit_received: { purposes: ['DEPOSIT'], status: 'PAID' },
  deposit_returned: { purposes: ['REFUND'], status: 'PAID' },
};

/** Those that say that it came, or went. */
const TELL_PAID = Object.entries(MONEY_TOLD)
  .filter(([, { status }]) => status === 'PAID')
  .map(([code]) => code);

/** Money that was written down by mistake never moved: nobody is told any more that it did. */
export const withdrawMoneyMails = (db: Db, { id }: { id: number }): Promise<void> =>
  skipMailsOfMovement(db, id, TELL_PAID);
