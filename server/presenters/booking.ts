import type {
  BookingForm,
  BookingNotice,
  StaySummary,
  TypedDetails,
} from '../../views/public/booking/booking.ts';
import type { BookingPageProps } from '../../views/public/booking/index.tsx';
import { today } from '../clock.ts';
import { t } from '../i18n.ts';
import type { BookedVillaRow } from '../queries/booking-villas.ts';
import type { ChosenStay } from '../schemas/bookings.ts';
import type { FormOutcome } from '../services/booking-forms.ts';
import type { Offer } from '../services/booking-offers.ts';
import { formatMoney } from '../shared/format.ts';
import { paths } from '../shared/paths.ts';
import { asPricedVilla } from './priced-villas.ts';
import { presentReasons } from './quotes.ts';
import { presentBookedVilla, presentWish } from './stay-summary.ts';

type Page = Omit<BookingPageProps, 'site'>;

/** What came with the address or the form, as it was typed. */
export type Given = Record<string, unknown>;

interface Shown {
  villa: BookedVillaRow;
  /** Null while the dates are no stay. */
  offer: Offer | null;
  given: Given;
  form_key: string;
}

/** The page as its address asks for it: the form, or why there is none. */
export function presentBookingPage({ villa, offer, given, form_key }: Shown): Page {
  const sellable = offer?.quoted.sellable ?? false;
  return {
    ...commonOf({ villa, offer, given }),
    form: offer && sellable ? formOf(offer, given, form_key) : null,
    notice: null,
  };
}

interface Answered extends Shown {
  outcome: Exclude<FormOutcome, { kind: 'booked' }> | { kind: 'repriced' };
  errors: Record<string, string>;
}

/** The page as the answer to a form that made no reservation: everything typed is kept. */
export function presentBookingAnswer(answered: Answered): Page {
  const { offer, given, form_key, outcome, errors } = answered;
  const isInvalid = outcome.kind === 'refused' && outcome.code === 'invalid';
  return {
    ...commonOf(answered),
    form: {
      ...(offer ? formOf(offer, given, form_key) : formWithoutStay(given, form_key)),
      errors,
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
    dates: { check_in: text(given.check_in), check_out: text(given.check_out) },
    summary,
    reasons,
    alternatives: offer && alternativesTo(villa, offer.wish),
  };
}

function summaryOf(villa: BookedVillaRow, { wish, priced, quoted }: Offer): StaySummary {
  const stay = { ...wish, nights: quoted.nights.length };
  return presentWish(villa, stay, { priced, quoted, today: today() });
}

const alternativesTo = (villa: BookedVillaRow, { extras, ...stay }: ChosenStay) => ({
  href: paths.villas({ ...stay, town: villa.town_slug }),
  text: t('booking:refused.alternatives_town', { town: villa.town }),
});

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
    price_mark,
    max_guests: asPricedVilla(priced).max_guests,
    ages: { child_max: rules.child_age_max, baby_max: rules.baby_age_max },
  };
}

const formWithoutStay = (given: Given, form_key: string): BookingForm => ({
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

function typedOf(
  given: Given,
  guests: { adults: number; children: number; babies: number },
): TypedDetails {
  return {
    customer_name: text(given.customer_name),
    customer_phone: text(given.customer_phone),
    customer_email: text(given.customer_email),
    customer_note: text(given.customer_note),
    adults: text(given.adults) || String(guests.adults),
    children: text(given.children) || String(guests.children),
    babies: text(given.babies) || String(guests.babies),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function noticeOf({ villa, offer, given, outcome }: Answered): BookingNotice | null {
  if (outcome.kind === 'sent_before')
    return {
      kind: 'warn',
      title: t('booking:notice.sent_title'),
      text: t('booking:notice.sent'),
      link: {
        href: paths.booked(villa.villa_slug, outcome.reservation_id),
        text: t('booking:notice.sent_link'),
      },
    };
  if (outcome.kind === 'repriced') return repriced(offer);
  if (outcome.code === 'robot')
    return {
      kind: 'warn',
      title: t('booking:notice.robot_title'),
      text: t('booking:notice.robot'),
    };
  if (outcome.code === 'dates_taken' && offer)
    return {
      kind: 'bad',
      title: t('booking:notice.taken_title'),
      text: t('booking:notice.taken'),
      link: alternativesTo(villa, offer.wish),
    };
  if (outcome.code === 'price_changed' && offer) return priceChanged(offer, given);
  return null;
}

function repriced(offer: Offer | null): BookingNotice | null {
  const total = offer?.quoted.sellable ? offer.quoted.total_kurus : null;
  if (total === null || total === undefined) return null;
  const title = t('booking:notice.price_shown', { total: formatMoney(total) });
  return { kind: 'ok', title, text: '' };
}

function priceChanged({ quoted }: Offer, given: Given): BookingNotice {
  const shown = Number(text(given.shown_total_kurus));
  const total = quoted.total_kurus ?? 0;
  const sums = { old: formatMoney(shown), new: formatMoney(total) };
  return {
    kind: 'warn',
    title: t('booking:notice.price_title'),
    text: t(shown === total ? 'booking:notice.terms' : 'booking:notice.price', sums),
  };
}
