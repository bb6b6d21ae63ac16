import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { findBoatReservationOfGuest } from '../../queries/guests/guest-boat-reservations.ts';
import {
  findReservationOfGuest,
  type GuestsReservation,
} from '../../queries/guests/guest-reservations.ts';
import { Email } from '../../schemas/common.ts';
import type { Enquiry } from '../../schemas/enquiries.ts';
import { parsePhone } from '../../shared/phone.ts';
import { isGuestLinkToken } from './guest-links.ts';

type EnquiryOutcome =
  | { kind: 'found'; reservation: GuestsReservation }
  /** No such code, or not with that contact: nobody learns which. */
  | { kind: 'unknown' }
  | { kind: 'unreadable'; fields: ('code' | 'contact')[] };

/** Looks a guest's booking up by its code and, as a second fact, the phone or e-mail it was made with. */
export async function enquire(db: Db, { code, contact }: Enquiry): Promise<EnquiryOutcome> {
  const wanted = parseReservationCode(code);
  const fact = contactOf(contact);
  if (!wanted || !fact)
    return {
      kind: 'unreadable',
      fields: [...(wanted ? [] : (['code'] as const)), ...(fact ? [] : (['contact'] as const))],
    };
  const reservation =
    (await findReservationOfGuest(db, wanted, fact)) ??
    (await findBoatReservationOfGuest(db, wanted, fact));
  return reservation ? { kind: 'found', reservation } : { kind: 'unknown' };
}

/** The same for a guest who has proved already who they are, by the token they were given for it. */
export async function findProven(
  db: Db,
  code: string,
  token: string,
): Promise<GuestsReservation | undefined> {
  const holder =
    (await findReservationOfGuest(db, code, null)) ??
    (await findBoatReservationOfGuest(db, code, null));
  if (!holder || !isGuestLinkToken(token, { link: 'own', holder, now: now() })) return undefined;
  return holder;
}

function contactOf(text: string) {
  const email = Email.safeParse(text);
  if (email.success) return { email: email.data, phone: null };
  const phone = parsePhone(text);
  return phone && { email: null, phone: phone.phone };
}
