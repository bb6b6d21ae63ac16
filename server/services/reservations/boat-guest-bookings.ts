import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import { findRepeatedRequest } from '../../queries/guests/repeated-requests.ts';
import { getContractBoat, isBoatBookedAtOnce } from '../../queries/reservations/booking-boats.ts';
import type { GuestBoatReservation } from '../../schemas/boat-reservations.ts';
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
import { charterFacts } from '../listings/boat-facts.ts';
import { refuseUnseen, type ShownOffer } from '../offers/shown-offers.ts';
import { cardGateway } from '../payments/gateways/index.ts';
import { createBoatReservation, createdCharterAnswer } from './boat-bookings.ts';
import type { BookingContext } from './bookings.ts';

type Asked = Omit<GuestBoatReservation, 'accept_information' | 'accept_contract' | 'unit'> & {
  unit: CharterUnit;
};

/**
 * A guest's request for a charter from the API: a PENDING reservation, with the texts the guest
 * accepted kept as proof beside it.
 */
export async function bookBoatAsGuest(
  pool: Db,
  { accept_information, accept_contract, unit, ...rest }: GuestBoatReservation,
  sender: Sender,
): Promise<Answer> {
  const wanted = { ...rest, unit: unit.toLowerCase() as CharterUnit };
  const context = await guestContext(sender.doer);
  const call = { scope: 'guest POST boatreservations', key: sender.key, input: wanted };
  return onlyOnce(pool, call, async (db) => {
    const { created } = await request(db, { ...wanted, status: 'PENDING' }, { ...context, sender });
    return { status: 201, body: createdCharterAnswer(created) };
  });
}

const FORM_SCOPE = 'guest boat booking form';

/**
 * The same from the site's form; where boat and card allow it, the days are held at once for the
 * payment page (product §6), or confirmed where there is nothing to pay before check-in. A guest who
 * holds as many stays as one may (`mayHoldMore`) asks for the next one, as for a boat that is not booked
 * at once. Sent twice, it is one reservation: the code of the first is the answer. What asks
 * for something else makes nothing either, unless `again` says that the guest knows of the first.
 * @throws 409 `price_changed`, `texts_changed` when a price or a term is not as the guest was shown; 422
 * `idempotency_key_reused` when the form was sent before with other content
 */
export async function bookBoatByForm(
  pool: Db,
  {
    price_mark,
    terms_mark,
    shown_total_kurus,
    again,
    ...wanted
  }: Asked & ShownOffer & { again?: '1' | undefined },
  sender: Sender,
): Promise<Booked> {
  const shown = { price_mark, terms_mark, shown_total_kurus };
  const context = await guestContext(sender.doer);
  const call = { scope: FORM_SCOPE, key: sender.key, input: wanted, wait: true };
  const repeated = repeatedOf(wanted, sender, {
    kind: 'boat',
    listing_id: wanted.boat_id,
    unit: wanted.unit.toUpperCase(),
  });
  const holder = holderOf(wanted, sender.doer);
  const { body } = await onlyOnce<Booked>(pool, call, async (db) => {
    const [, , earlier, at_once] = await inOneTrip(db, (together) => [
      cardGateway() !== undefined && lockHolder(together, holder),
      lockCalendar(together, wanted.boat_id, 'boat'),
      findRepeatedRequest(together, repeated),
      cardGateway() !== undefined && isBoatBookedAtOnce(together, wanted.boat_id),
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
    refuseUnseen(created.boat, { quoted: created.quoted, terms_mark }, shown);
    return { status: 201, body: bookedOf(created, { at_once }) };
  });
  return body;
}

/** The code of the reservation that a form's key made; undefined when it made none. */
export const findBoatBookedByForm = (db: Db, key: string): Promise<string | undefined> =>
  findBooked(db, FORM_SCOPE, key);

async function request(
  db: Db,
  wanted: Asked & { status: 'PENDING' | 'OPTION' },
  { sender, settings, ...context }: GuestContext & BookingContext & { sender: Sender },
) {
  const created = await createBoatReservation(db, wanted, context);
  const { boat: priced, quoted } = created;
  const boat = await getContractBoat(db, priced.id);
  const facts = charterFacts({ ...boat, policy: priced.policy }, wanted, {
    quoted,
    settings,
    customer: wanted,
  });
  const documents = await renderLegalDocuments(db, facts, 'boat');
  await recordAcceptances(db, { kind: 'boat', id: created.id }, documents, {
    doer: sender.doer,
    userAgent: sender.userAgent,
  });
  return { created, terms_mark: termsMark(documents, facts) };
}
