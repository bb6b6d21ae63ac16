import type { BookingForm, StaySummary, TypedDetails } from '../../views/public/booking/booking.ts';
import type { BookingPageProps } from '../../views/public/booking/index.tsx';
import { today } from '../clock.ts';
import type { BookedVillaRow } from '../queries/booking-villas.ts';
import { booksAtOnce } from '../services/at-once.ts';
import type { Offer } from '../services/booking-offers.ts';
import { cardGateway } from '../services/gateways/index.ts';
import { agesOf } from './ages.ts';
import { inOwnWords } from './booking-errors.ts';
import {
  type Answered,
  alternativesTo,
  type Given,
  noticeOf,
  type Shown,
  textOf,
} from './booking-notices.ts';
import { asPricedVilla } from './priced-villas.ts';
import { presentReasons } from './quotes.ts';
import { presentBookedVilla, presentWish } from './stay-summary.ts';

type Page = Omit<BookingPageProps, 'site'>;

/** The page as its address asks for it: the form, or why there is none. */
export function presentBookingPage({ villa, offer, given, form_key }: Shown): Page {
  const sellable = offer?.quoted.sellable ?? false;
  return {
    ...commonOf({ villa, offer, given }),
    form: offer && sellable ? formOf(offer, given, form_key) : null,
    notice: null,
  };
}

/** The page as the answer to a form that made no reservation: everything typed is kept. */
export function presentBookingAnswer(answered: Answered): Page {
  const { offer, given, form_key, outcome, errors } = answered;
  const isInvalid = outcome.kind === 'refused' && outcome.code === 'invalid';
  return {
    ...commonOf(answered),
    form: {
      ...(offer ? formOf(offer, given, form_key) : formWithoutStay(given, form_key)),
      errors: inOwnWords(errors),
      accepted: {
        information: isInvalid && given.accept_information !== undefined,
        contract: isInvalid && given.accept_contract !== undefined,
      },
    },
    notice: noticeOf(answered),
  };
}

function commonOf({ villa, offer, given }: Omit<Shown, 'form_key'>) {
  const summary: StaySummary | null = offer && summaryOf(villa, offer);
  const reasons = offer ? presentReasons(offer.quoted.reasons).map(({ text }) => text) : [];
  return {
    villa: presentBookedVilla(villa),
    dates: { check_in: textOf(given.check_in), check_out: textOf(given.check_out) },
    summary,
    reasons,
    alternatives: offer && alternativesTo(villa, offer.wish),
    from_offer: fromOffer(offer),
    at_once: booksAtOnce(villa),
    by_card: cardGateway() !== undefined,
  };
}

/** Whether who comes from an offer gets its price; undefined: the guest comes from none. */
function fromOffer(offer: Offer | null): 'agreed' | 'over' | undefined {
  if (!offer?.wish.offer) return undefined;
  return offer.offer_id === null ? 'over' : 'agreed';
}

function summaryOf(villa: BookedVillaRow, { wish, priced, quoted }: Offer): StaySummary {
  const stay = { ...wish, nights: quoted.nights.length };
  return presentWish(villa, stay, { priced, quoted, today: today() });
}

function formOf(offer: Offer, given: Given, form_key: string): BookingForm {
  const { priced, wish, rules, documents, price_mark } = offer;
  return {
    typed: typedOf(given, wish),
    errors: {},
    accepted: { information: false, contract: false },
    extras: priced.extras
      .filter(({ optional }) => optional)
      .map(({ id, name, description, unit, amount_kurus }) => ({
        id,
        name,
        description,
        unit: unit.toLowerCase() as 'night' | 'stay' | 'person',
        amount_kurus,
        chosen: wish.extras.includes(id),
      })),
    documents: documents.map(({ kind, title, html }) => ({ kind, title, html })),
    form_key,
    offer: wish.offer,
    price_mark,
    max_guests: asPricedVilla(priced).max_guests,
    ages: agesOf(rules),
  };
}

export const formWithoutStay = (given: Given, form_key: string): BookingForm => ({
  typed: typedOf(given, { adults: 2, children: 0, babies: 0 }),
  errors: {},
  accepted: { information: false, contract: false },
  extras: [],
  documents: [],
  form_key,
  price_mark: '',
  max_guests: null,
  ages: null,
});

export function typedOf(
  given: Given,
  guests: { adults: number; children: number; babies: number },
): TypedDetails {
  return {
    customer_name: textOf(given.customer_name),
    customer_phone: textOf(given.customer_phone),
    customer_email: textOf(given.customer_email),
    customer_note: textOf(given.customer_note),
    adults: textOf(given.adults) || String(guests.adults),
    children: textOf(given.children) || String(guests.children),
    babies: textOf(given.babies) || String(guests.babies),
    newsletter: given.newsletter !== undefined,
  };
}
