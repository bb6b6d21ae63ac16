import type { Db } from '../../db/index.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import type { Quote } from '../../domain/pricing.ts';
import { getPricedBoat } from '../../queries/prices/priced-boats.ts';
import { getPricedVilla } from '../../queries/prices/priced-villas.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import type { SiteRules } from '../content/settings.ts';
import { quoteOf } from '../reservations/booking-quotes.ts';
import { quoteOfCharter } from './boat-quotes.ts';
import { discountLabel } from './discount-words.ts';
import { charterReasonsInWords, reasonsInWords, type WordedReason } from './reason-words.ts';

/** What a clerk is asked the price of. Days ISO, half-open. */
interface DeskStay {
  kind: ListingKind;
  listing: number;
  unit?: CharterUnit | undefined;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  babies: number;
  extras: number[];
}

/** Something that can be chosen beside the stay. */
export interface DeskExtra {
  id: number;
  name: string;
  unit: string;
  amount_kurus: number;
}

export interface DeskQuote {
  listing: { id: number; name: string; slug: string };
  quoted: Quote;
  /** What its discount is called. */
  discount_label: string;
  reasons: WordedReason[];
  /** Of an option; null: the site's. */
  option_hours: number | null;
  /** Of a day trip. */
  starts_at: string | null;
  extras: DeskExtra[];
}

/** The price of a stay or charter for the desk, with every reason against it in words. @throws 404 */
export async function quoteForDesk(db: Db, stay: DeskStay, rules: SiteRules): Promise<DeskQuote> {
  const { listing: id, unit = 'week' } = stay;
  if (stay.kind === 'villa') {
    const villa = await getPricedVilla(db, id, stay);
    const quoted = quoteOf(villa, stay, rules);
    return {
      ...chosenOf(villa),
      starts_at: null,
      quoted,
      discount_label: discountLabel(quoted.nights, false),
      reasons: reasonsInWords(quoted.reasons, 'desk'),
    };
  }
  const boat = await getPricedBoat(db, id, stay);
  const quoted = quoteOfCharter(boat, { ...stay, unit }, rules);
  return {
    ...chosenOf(boat),
    starts_at: unit === 'trip' ? boat.trip_starts_at : null,
    quoted,
    discount_label: discountLabel(quoted.nights, true),
    reasons: charterReasonsInWords(quoted.reasons, unit, 'desk'),
  };
}

interface Priced {
  id: number;
  name: string;
  slug: string;
  option_hours: number | null;
  extras: (DeskExtra & { optional: boolean })[];
}

const chosenOf = ({ id, name, slug, option_hours, extras }: Priced) => ({
  listing: { id, name, slug },
  option_hours,
  extras: extras.filter(({ optional }) => optional),
});
