import type { Db } from '../../db/index.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { getContractBoat, isBoatBookedAtOnce } from '../../queries/reservations/booking-boats.ts';
import type { GuestBoatReservation } from '../../schemas/boat-reservations.ts';
import { recordAcceptances, renderLegalDocuments, termsMark } from '../content/legal-documents.ts';
import {
  type Booked,
  type GuestContext,
  guestContext,
  type Sender,
} from '../guests/guest-senders.ts';
import { type Answer, onlyOnce } from '../idempotency.ts';
import { charterFacts } from '../listings/boat-facts.ts';
import type { ShownOffer } from '../offers/shown-offers.ts';
import { createBoatReservation, createdCharterAnswer } from './boat-bookings.ts';
import { bookFromForm } from './form-bookings.ts';

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

/** The same from the site's form (`bookFromForm`). */
export function bookBoatByForm(
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
  const id = wanted.boat_id;
  const shown = { price_mark, terms_mark, shown_total_kurus };
  return bookFromForm(pool, { wanted, shown, again: again !== undefined }, sender, {
    listing: { kind: 'boat', listing_id: id, unit: wanted.unit.toUpperCase() },
    isBookedAtOnce: (db) => isBoatBookedAtOnce(db, id),
    request,
  });
}

async function request(
  db: Db,
  wanted: Asked & { status: 'PENDING' | 'OPTION' },
  { sender, settings, ...context }: GuestContext & { sender: Sender },
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
  return { created, priced, terms_mark: termsMark(documents, facts) };
}
