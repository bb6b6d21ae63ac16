/** How a payment page stands: `open` means that money is wanted now. */
export type PayableState =
  | 'open'
  | 'review'
  | 'paid'
  | 'expired'
  | 'closed'
  | 'early'
  /** A link that asks for another sum than is due by now. */
  | 'changed'
  /** The prepayment is there, but the guest has not accepted the sale as it is by now. */
  | 'unread'
  /** Money came for what is held no more: staff decide what becomes of it. */
  | 'undecided'
  /** No prepayment is asked. */
  | 'nothing';
