import type { Db } from '../../db/index.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import type { Quote } from '../../domain/pricing.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import { findRepeatedRequest } from '../../queries/guests/repeated-requests.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
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
import { onlyOnce } from '../idempotency.ts';
import { refuseUnseen, type ShownOffer } from '../offers/shown-offers.ts';
import { cardGateway } from '../payments/gateways/index.ts';

/** Of what its calendar, its kind's keys and a repeated request know a villa or a boat. */
interface Listing {
  kind: ListingKind;
  listing_id: number;
  /** A boat's alone: what its days are sold by. */
  unit?: string;
}

/** What a reservation that a form made is looked at by before it stands. */
interface Requested {
  created: { id: number; reservation_id: string; status: string; quoted: Quote };
  /** The villa or the boat as it was priced. */
  priced: Parameters<typeof refuseUnseen>[0];
  terms_mark: string;
}

/** What a villa's form and a boat's differ in. */
interface FormSale<Wanted> {
  listing: Listing;
  /** Whether guests take its days without asking first. */
  isBookedAtOnce(db: Db): Promise<boolean>;
  /** Makes the reservation and keeps what the guest accepted, in the transaction that is handed in. */
  request(
    db: Db,
    wanted: Wanted & { status: 'PENDING' | 'OPTION' },
    context: GuestContext & { sender: Sender },
  ): Promise<Requested>;
  /**
   * Before days are taken that nobody of ours looks at any more: reads again what is sold elsewhere, and
   * gives what is noted, in the same transaction, with a reservation that holds them.
   */
  freshen?(pool: Db): Promise<(db: Db, id: number) => Promise<void>>;
}

/** What of a form a request is known again by, and told from a changed one. */
type Recognised = Parameters<typeof repeatedOf>[0] & Parameters<typeof standingFor>[1];

/** By this a form's key is told from other calls' keys, and a villa's form from a boat's. */
const SCOPES = { villa: 'guest booking form', boat: 'guest boat booking form' } as const;

/**
 * Books what a guest's form asks for. Where the listing and cards allow it, the days are held at once for
 * the payment page (product §6), or confirmed where there is nothing to pay before check-in. A guest who
 * holds as many stays as one may (`mayHoldMore`) asks for the next one, as for a listing that is not booked
 * at once. Sent twice, from a second tab or again after going back, it is one reservation: the code of
 * the first is the answer. What asks for something else makes nothing either, unless `again` says that the
 * guest knows of the first.
 * @throws 409 `price_changed`, `texts_changed` when a price or a term is not as the guest was shown; 422
 * `idempotency_key_reused` when the form was sent before with other content (`findBookedByForm`)
 */
export async function bookFromForm<Wanted extends Recognised>(
  pool: Db,
  { wanted, shown, again }: { wanted: Wanted; shown: ShownOffer; again: boolean },
  sender: Sender,
  sale: FormSale<Wanted>,
): Promise<Booked> {
  const { listing } = sale;
  const context = await guestContext(sender.doer);
  const call = { scope: SCOPES[listing.kind], key: sender.key, input: wanted, wait: true };
  const holder = holderOf(wanted, sender.doer);
  const isAtOnce = cardGateway() !== undefined && (await sale.isBookedAtOnce(pool));
  const note = isAtOnce ? await sale.freshen?.(pool) : undefined;
  const repeated = repeatedOf(wanted, sender, listing);
  const { body } = await onlyOnce<Booked>(pool, call, async (db) => {
    const [, , earlier, at_once] = await inOneTrip(db, (together) => [
      isAtOnce && lockHolder(together, holder),
      lockCalendar(together, listing.listing_id, listing.kind),
      findRepeatedRequest(together, repeated),
      isAtOnce && sale.isBookedAtOnce(together),
    ]);
    if (earlier && !again) return { status: 200, body: standingFor(earlier, wanted, shown) };
    const holds = at_once && (await mayHoldMore(db, holder));
    const status = holds ? 'OPTION' : 'PENDING';
    const { created, priced, terms_mark } = await sale.request(
      db,
      { ...wanted, status },
      { ...context, sender },
    );
    refuseUnseen(priced, { quoted: created.quoted, terms_mark }, shown);
    if (holds) await note?.(db, created.id);
    return { status: 201, body: bookedOf(created, { at_once }) };
  });
  return body;
}

/** The code of the reservation that a form's key made; undefined when it made none. */
export const findBookedByForm = (
  db: Db,
  kind: ListingKind,
  key: string,
): Promise<string | undefined> => findBooked(db, SCOPES[kind], key);
