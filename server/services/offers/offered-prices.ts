import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { agreedQuote } from '../../domain/offers.ts';
import type { Quote } from '../../domain/pricing.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { soldStates } from '../../domain/state-groups.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import {
  findOfferedQuote,
  markOfferAccepted,
  unmarkOfferAccepted,
} from '../../queries/offers/offer-writes.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { audit, type Doer } from '../audit.ts';

/** What an offer was taken up for has been sold, and it stays the record of that. */
const SOLD: ReadonlySet<string> = new Set(soldStates);

interface Wanted {
  villa_id: number;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  /** Extras the guest chose. */
  extras: readonly number[];
  /** The code of the offer the guest comes from. */
  offer?: string | undefined;
}

interface AgreedPrice {
  quoted: Quote;
  /** The offer that made the price; null: none, or it is not good for this stay any more. */
  offer_id: number | null;
}

/**
 * The price of a stay for who comes from an offer: as it was offered, while the offer is open. `forSale`:
 * the offer stays locked, so that of many who take it up at once one has its price.
 */
export async function agreedPrice(
  db: Db,
  wanted: Wanted,
  quoted: Quote,
  { forSale = false } = {},
): Promise<AgreedPrice> {
  const code = wanted.offer ? parseReservationCode(wanted.offer) : null;
  if (!code || !quoted.sellable) return { quoted, offer_id: null };
  const stay = printStay(stayOf(wanted.check_in, wanted.check_out));
  const offered = { code, villa_id: wanted.villa_id, stay, now: now().toString() };
  const found = await findOfferedQuote(db, offered, { forSale });
  if (!found) return { quoted, offer_id: null };
  const taking = {
    percent: found.discount_percent,
    chosen: wanted.extras,
    same_people: wanted.adults + wanted.children === found.people,
  };
  return { quoted: agreedQuote(quoted, found.quote, taking), offer_id: found.id };
}

/** Notes which reservation came of an offer; from then on it is a record. */
export async function acceptOffer(
  db: Db,
  { offer_id, reservation_id }: { offer_id: number; reservation_id: number },
  doer: Doer,
): Promise<void> {
  await markOfferAccepted(db, offer_id, { reservation_id, at: now().toString() });
  await audit(db, doer, {
    action: 'offer.accepted',
    entity: 'offer',
    entity_id: offer_id,
    after: { reservation_id },
  });
}

/**
 * A request that ends before it was sold leaves its offer to be taken up anew, of whichever villa, for as
 * long as that is valid.
 */
export async function reopenOffer(
  db: Db,
  { kind, id, status }: ReservationKey & { status: string },
  doer: Doer,
): Promise<void> {
  if (kind !== 'villa' || SOLD.has(status)) return;
  const offer_id = await unmarkOfferAccepted(db, id);
  if (offer_id === undefined) return;
  const before = { reservation_id: id };
  await audit(db, doer, { action: 'offer.reopened', entity: 'offer', entity_id: offer_id, before });
}
