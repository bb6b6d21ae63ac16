import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import { findRepeatedRequest } from '../../queries/guests/repeated-requests.ts';
import { getContractVilla, isBookedAtOnce } from '../../queries/reservations/booking-villas.ts';
import type { GuestReservation } from '../../schemas/reservations.ts';
import { freshenFeeds, noteUncertainFeeds } from '../calendars/feed-freshness.ts';
import { recordAcceptances, renderLegalDocuments, termsMark } from '../content/legal-documents.ts';
import { holderOf, lockHolder, mayHoldMore } from '../guests/guest-holds.ts';
import {
  type Booked,
  bookedOf,
  findBooked,
  type GuestContext,
  guestContext,
  repeatedOf,
  type Sender,
} from '../guests/guest-senders.ts';
import { standingFor } from '../guests/own-bookings.ts';
import { type Answer, onlyOnce } from '../idempotency.ts';
import { refuseUnseen, type ShownOffer } from '../offers/shown-offers.ts';
import { cardGateway } from '../payments/gateways/index.ts';
import { bookingFacts } from './booking-facts.ts';
import { type BookingContext, createdAnswer, createReservation } from './bookings.ts';

type Wanted = Omit<GuestReservation, 'accept_information' | 'accept_contract'>;

/**
 * A guest's request from the API: a PENDING reservation, with the texts the guest accepted kept as
 * proof beside it.
 */
export async function bookAsGuest(
  pool: Db,
  { accept_information, accept_contract, ...wanted }: GuestReservation,
  sender: Sender,
): Promise<Answer> {
  const context = await guestContext(sender.doer);
  const call = { scope: 'guest POST reservations', key: sender.key, input: wanted };
  return onlyOnce(pool, call, async (db) => {
    const { created } = await request(db, { ...wanted, status: 'PENDING' }, { ...context, sender });
    return { status: 201, body: createdAnswer(created) };
  });
}

const FORM_SCOPE = 'guest booking form';

/**
 * The same from the site's form; where villa and card allow it, the dates are held at once for the
 * payment page (product §6), or confirmed where there is nothing to pay before check-in. A guest who
 * holds as many stays as one may (`mayHoldMore`) asks for the next one, as for a villa that is not booked
 * at once. Sent twice, from a second tab or again after going back, it is one reservation: the code of
 * the first is the answer. What asks for something else makes nothing either, unless `again` says that the
 * guest knows of the first.
 * @throws 409 `price_changed`, `texts_changed` when a price or a term is not as the guest was shown; 422
 * `idempotency_key_reused` when the form was sent before with other content (`findBookedByForm`)
 */
export async function bookByForm(
  pool: Db,
  {
    price_mark,
    terms_mark,
    shown_total_kurus,
    again,
    ...wanted
  }: Wanted & ShownOffer & { again?: '1' | undefined },
  sender: Sender,
): Promise<Booked> {
  const shown = { price_mark, terms_mark, shown_total_kurus };
  const context = await guestContext(sender.doer);
  const call = { scope: FORM_SCOPE, key: sender.key, input: wanted, wait: true };
  const holder = holderOf(wanted, sender.doer);
  const isAtOnce = cardGateway() !== undefined && (await isBookedAtOnce(pool, wanted.villa_id));
  // Nobody of ours looks at it any more before the guest pays.
  const uncertain = isAtOnce ? await freshenFeeds(pool, wanted.villa_id) : [];
  const repeated = repeatedOf(wanted, sender, { kind: 'villa', listing_id: wanted.villa_id });
  const { body } = await onlyOnce<Booked>(pool, call, async (db) => {
    const [, , earlier, at_once] = await inOneTrip(db, (together) => [
      isAtOnce && lockHolder(together, holder),
      lockCalendar(together, wanted.villa_id),
      findRepeatedRequest(together, repeated),
      isAtOnce && isBookedAtOnce(together, wanted.villa_id),
    ]);
    if (earlier && !again) return { status: 200, body: standingFor(earlier, wanted, shown) };
    const holds = at_once && (await mayHoldMore(db, holder));
    const status = holds ? 'OPTION' : 'PENDING';
    const { created, terms_mark } = await request(
      db,
      { ...wanted, status },
      {
        ...context,
        sender,
      },
    );
    refuseUnseen(created.villa, { quoted: created.quoted, terms_mark }, shown);
    if (holds) await noteUncertainFeeds(db, { kind: 'villa', id: created.id }, uncertain);
    return { status: 201, body: bookedOf(created, { at_once }) };
  });
  return body;
}

/** The code of the reservation that a form's key made; undefined when it made none. */
export const findBookedByForm = (db: Db, key: string): Promise<string | undefined> =>
  findBooked(db, FORM_SCOPE, key);

async function request(
  db: Db,
  wanted: Wanted & { status: 'PENDING' | 'OPTION' },
  { sender, settings, ...context }: GuestContext & BookingContext & { sender: Sender },
) {
  const created = await createReservation(db, wanted, context);
  const villa = { ...created.villa, ...(await getContractVilla(db, created.villa.id)) };
  const facts = bookingFacts(villa, wanted, { quoted: created.quoted, settings, customer: wanted });
  const documents = await renderLegalDocuments(db, facts);
  await recordAcceptances(db, created.id, documents, {
    doer: sender.doer,
    userAgent: sender.userAgent,
  });
  return { created, terms_mark: termsMark(documents, facts) };
}
