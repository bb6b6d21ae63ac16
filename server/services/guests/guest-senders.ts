import type { Db } from '../../db/index.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import type { RepeatedRequest } from '../../queries/guests/repeated-requests.ts';
import type { Doer } from '../audit.ts';
import { findAnswer } from '../idempotency.ts';
import { siteFacts } from '../listings/shell.ts';
import { bookingContext } from '../reservations/bookings.ts';
import { storedPhone } from '../stored-phone.ts';

/** Who asks for a villa or a boat without being one of ours. */
export interface Sender {
  /** `Idempotency-Key` of a call, or the hidden key of a form: sent twice, it makes one reservation. */
  key: string | undefined;
  doer: Doer;
  userAgent: string | null;
}

/** What a form made, or had made before. */
export interface Booked {
  reservation_id: string;
  /** The dates are held for as long as the payment page lives: it is what comes next. */
  pay_now?: true;
  /** It was to be held at once, but as many stays are held as one may hold: it is a request. */
  instead?: true;
  /** It was made before, of other people or extras: nothing was made of this. */
  changed?: true;
}

/** What a form is told of the reservation it made; what is held is paid next. */
export const bookedOf = (
  { reservation_id, status }: { reservation_id: string; status: string },
  { at_once }: { at_once: boolean },
): Booked => ({
  reservation_id,
  ...(status === 'OPTION' && { pay_now: true }),
  ...(at_once && status === 'PENDING' && { instead: true }),
});

/** The code of the reservation that a form's key made; undefined when it made none. */
export async function findBooked(db: Db, scope: string, key: string): Promise<string | undefined> {
  const earlier = await findAnswer<Booked>(db, scope, key);
  return earlier?.answer.body.reservation_id;
}

/** What a guest's booking is decided by, and what the texts they accept say of the agency. */
export const guestContext = async (doer: Doer) => ({
  ...(await bookingContext(doer)),
  settings: (await siteFacts()).settings,
});

export type GuestContext = Awaited<ReturnType<typeof guestContext>>;

type Listing = Pick<RepeatedRequest, 'kind' | 'listing_id' | 'unit'>;
type Wanted = Record<'check_in' | 'check_out' | 'customer_email' | 'customer_phone', string>;

/** By what a request is known as one that the guest has sent before. @throws 422 on `customer_phone` */
export function repeatedOf(wanted: Wanted, { doer, userAgent }: Sender, listing: Listing) {
  return {
    ...listing,
    stay: printStay(stayOf(wanted.check_in, wanted.check_out)),
    customer_email: wanted.customer_email,
    customer_phone: storedPhone(wanted.customer_phone),
    ip: doer.ip,
    user_agent: userAgent,
  };
}
