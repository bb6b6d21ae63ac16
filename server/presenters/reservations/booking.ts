import type { StaySummary } from '../../../views/public/booking/booking.ts';
import type { BookingPageProps } from '../../../views/public/booking/index.tsx';
import { today } from '../../clock.ts';
import { t } from '../../i18n.ts';
import type { BookedVillaRow } from '../../queries/reservations/booking-villas.ts';
import type { OwnBooking } from '../../services/guests/own-bookings.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';
import { asPricedVilla } from '../../services/prices/priced-villas.ts';
import { reasonsInWords } from '../../services/prices/reason-words.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';
import type { Offer } from '../../services/reservations/booking-offers.ts';
import { nearestTo } from '../../services/reservations/booking-quotes.ts';
import { formatShortStay } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { typedText } from '../typed-text.ts';
import { answeredForm, formWithoutStay, presentBookingForm } from './booking-form.ts';
import {
  type Answered,
  alternativesTo,
  type Given,
  isAhead,
  noticeOf,
  ownNotice,
  type Shown,
} from './booking-notices.ts';
import { presentBookedVilla, presentWish } from './stay-summary.ts';

type Page = Omit<BookingPageProps, 'site'>;

/** The page as its address asks for it: the form, or why there is none. */
export function presentBookingPage(shown: Shown & { own: OwnBooking | null }): Page {
  const { villa, offer, given, form_key, own } = shown;
  const sellable = offer?.quoted.sellable ?? false;
  return {
    ...commonOf(shown),
    form: offer && sellable ? formOf(offer, given, form_key) : null,
    notice: own && ownNotice(paths.booked(villa.villa_slug, own.code)),
  };
}

/** The page as the answer to a form that made no reservation: everything typed is kept. */
export function presentBookingAnswer(answered: Answered): Page {
  const { offer, given, form_key } = answered;
  const form = offer ? formOf(offer, given, form_key) : formWithoutStay(given, form_key);
  const common = commonOf(answered);
  return {
    ...common,
    ...answeredForm(form, common.reasons, answered),
    notice: noticeOfStay(answered),
  };
}

const noticeOfStay = ({ villa, ...told }: Answered) =>
  noticeOf(told, {
    booked: (code) => paths.booked(villa.villa_slug, code),
    taken: t('booking:notice.taken'),
    others: told.offer && alternativesTo(villa, told.offer.wish),
  });

function commonOf({ villa, offer, days_errors, given }: Shown) {
  const summary: StaySummary | null = offer && summaryOf(villa, offer);
  const reasons = offer ? reasonsInWords(offer.quoted.reasons).map(({ text }) => text) : [];
  return {
    villa: presentBookedVilla(villa),
    dates: { check_in: typedText(given.check_in), check_out: typedText(given.check_out) },
    days_errors,
    summary,
    reasons,
    alternatives: offer && isAhead(offer.wish) ? alternativesTo(villa, offer.wish) : null,
    nearest: offer && nearestWay(villa, offer),
    from_offer: fromOffer(offer),
    at_once: booksAtOnce(villa),
    by_card: cardGateway() !== undefined,
  };
}

/** The same form for the nearest days that the villa is free for; an offer's price is none of those days'. */
function nearestWay({ villa_slug }: BookedVillaRow, { wish, priced, quoted, rules }: Offer) {
  const nearest = nearestTo(priced, { wanted: wish, quoted, rules });
  if (!nearest) return null;
  const { adults, children, babies } = wish;
  return {
    href: paths.bookVilla(villa_slug, { ...nearest, adults, children, babies }),
    text: t('cards:nearest', { dates: formatShortStay(nearest.check_in, nearest.check_out) }),
  };
}

/**
 * Whether who comes from an offer gets its price; undefined: the guest comes from none, or the reasons against
 * the stay say all. What is taken is no fault of the offer's, which is not even looked at then.
 */
function fromOffer(offer: Offer | null): BookingPageProps['from_offer'] {
  if (!offer?.wish.offer) return undefined;
  const href = paths.offer(encodeURIComponent(offer.wish.offer));
  if (offer.offer_id !== null) return { state: 'agreed', href };
  if (offer.quoted.sellable) return { state: 'over', href };
  const is_taken = offer.quoted.reasons.some(({ code }) => code === 'taken');
  return is_taken ? { state: 'taken', href } : undefined;
}

function summaryOf(villa: BookedVillaRow, { wish, priced, quoted }: Offer): StaySummary {
  const stay = { ...wish, nights: quoted.nights.length };
  return presentWish(villa, stay, { priced, quoted, today: today() });
}

const formOf = (offer: Offer, given: Given, form_key: string) =>
  presentBookingForm(offer, given, {
    form_key,
    max_guests: asPricedVilla(offer.priced).max_guests,
  });
