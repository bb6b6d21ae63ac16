import type { Db } from '../../db/index.ts';
import { getContractVilla, isBookedAtOnce } from '../../queries/reservations/booking-villas.ts';
import type { GuestReservation } from '../../schemas/reservations.ts';
import { freshenFeeds, noteUncertainFeeds } from '../calendars/feed-freshness.ts';
import { recordAcceptances, renderLegalDocuments, termsMark } from '../content/legal-documents.ts';
import {
  type Booked,
  type GuestContext,
  guestContext,
  type Sender,
} from '../guests/guest-senders.ts';
import { type Answer, onlyOnce } from '../idempotency.ts';
import type { ShownOffer } from '../offers/shown-offers.ts';
import { bookingFacts } from './booking-facts.ts';
import { createdAnswer, createReservation } from './bookings.ts';
import { bookFromForm } from './form-bookings.ts';

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

/**
 * The same from the site's form (`bookFromForm`). Before a guest takes dates without anybody looking, what is
 * sold elsewhere is read again; a calendar that didn't answer is noted with the reservation.
 */
export function bookByForm(
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
  const id = wanted.villa_id;
  const shown = { price_mark, terms_mark, shown_total_kurus };
  return bookFromForm(pool, { wanted, shown, again: again !== undefined }, sender, {
    listing: { kind: 'villa', listing_id: id },
    isBookedAtOnce: (db) => isBookedAtOnce(db, id),
    request,
    async freshen() {
      const uncertain = await freshenFeeds(pool, id);
      return (db, made) => noteUncertainFeeds(db, { kind: 'villa', id: made }, uncertain);
    },
  });
}

async function request(
  db: Db,
  wanted: Wanted & { status: 'PENDING' | 'OPTION' },
  { sender, settings, ...context }: GuestContext & { sender: Sender },
) {
  const created = await createReservation(db, wanted, context);
  const villa = { ...created.villa, ...(await getContractVilla(db, created.villa.id)) };
  const facts = bookingFacts(villa, wanted, { quoted: created.quoted, settings, customer: wanted });
  const documents = await renderLegalDocuments(db, facts, 'villa');
  await recordAcceptances(db, { kind: 'villa', id: created.id }, documents, {
    doer: sender.doer,
    userAgent: sender.userAgent,
  });
  return { created, priced: created.villa, terms_mark: termsMark(documents, facts) };
}
