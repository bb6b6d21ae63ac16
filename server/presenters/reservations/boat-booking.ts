import type { BookingPageProps } from '../../../views/public/booking/index.tsx';
import { today } from '../../clock.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { t } from '../../i18n.ts';
import type { BookedBoatRow } from '../../queries/reservations/booking-boats.ts';
import type { OwnBooking } from '../../services/guests/own-bookings.ts';
import { bookedCharterOf } from '../../services/listings/boat-facts.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';
import { nearestCharter } from '../../services/prices/nearest-charters.ts';
import { charterReasonsInWords } from '../../services/prices/reason-words.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';
import type { CharterOffer } from '../../services/reservations/boat-booking-offers.ts';
import type { FormOutcome } from '../../services/reservations/booking-forms.ts';
import { formatShortStay, saidDays } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { typedText } from '../typed-text.ts';
import { answeredForm, formWithoutStay, presentBookingForm } from './booking-form.ts';
import { type Given, isAhead, noticeOf, ownNotice } from './booking-notices.ts';
import { presentBookedVilla, presentWish } from './stay-summary.ts';

type Page = Omit<BookingPageProps, 'site'>;

interface ShownCharter {
  boat: BookedBoatRow;
  /** How it is asked for; a boat's first unit where the address does not say. */
  unit: CharterUnit;
  /** Null while the days are no charter. */
  offer: CharterOffer | null;
  /** Why the days that were chosen are no charter, field by field. */
  days_errors: Record<string, string>;
  given: Given;
  form_key: string;
}

interface AnsweredCharter extends ShownCharter {
  outcome: Exclude<FormOutcome, { kind: 'booked' }> | { kind: 'repriced' };
  errors: Record<string, string>;
}

/** The page as its address asks for it: the form, or why there is none. */
export function presentCharterPage(shown: ShownCharter & { own: OwnBooking | null }): Page {
  const { boat, offer, given, form_key, own } = shown;
  const form = offer?.quoted.sellable ? formOf(offer, given, form_key) : null;
  const notice = own && ownNotice(paths.bookedBoat(boat.villa_slug, own.code));
  return { ...commonOf(shown), form, notice };
}

/** The page as the answer to a form that made no reservation: everything typed is kept. */
export function presentCharterAnswer(answered: AnsweredCharter): Page {
  const { offer, given, form_key } = answered;
  const form = offer ? formOf(offer, given, form_key) : formWithoutStay(given, form_key);
  const common = commonOf(answered);
  return {
    ...common,
    ...answeredForm(form, common.reasons, answered),
    notice: noticeOfCharter(answered),
  };
}

/** A boat under a villa's names, with the hours of its unit. */
function bookedBoatOf({ boat, unit, offer }: Pick<ShownCharter, 'boat' | 'unit' | 'offer'>) {
  const check_in = offer?.wish.check_in ?? '';
  const check_out = offer?.wish.check_out ?? '';
  const { last_day, ...times } = bookedCharterOf(boat, { unit, check_in, check_out });
  const charter = {
    unit: unit.toUpperCase() as Uppercase<CharterUnit>,
    finished_at: check_out,
  };
  return { row: { ...boat, ...times, charter }, last_day };
}

function commonOf({ boat, unit, offer, days_errors, given }: ShownCharter) {
  const { row, last_day } = bookedBoatOf({ boat, unit, offer });
  const reasons = offer ? charterReasonsInWords(offer.quoted.reasons, unit) : [];
  return {
    villa: presentBookedVilla(row),
    dates: { check_in: typedText(given.check_in), check_out: typedText(given.check_out) },
    days_errors,
    summary:
      offer &&
      presentWish(
        row,
        { ...offer.wish, check_out: last_day, nights: offer.quoted.nights.length },
        { priced: offer.priced, quoted: offer.quoted, today: today() },
      ),
    reasons: reasons.map(({ text }) => text),
    alternatives: offer && isAhead(offer.wish) ? alternativesTo(boat, offer) : null,
    nearest: offer && nearestTo(boat, offer),
    at_once: booksAtOnce(boat),
    by_card: cardGateway() !== undefined,
  };
}

/** The same form for the nearest days on which the boat is to be had. */
function nearestTo({ villa_slug }: BookedBoatRow, { wish, ...offered }: CharterOffer) {
  const nearest = nearestCharter(offered.priced, { ...offered, wanted: wish });
  if (!nearest) return null;
  const { unit, adults, children, babies } = wish;
  const said = saidDays(unit, nearest.check_in, nearest.check_out);
  return {
    href: paths.bookBoat(villa_slug, { unit, ...nearest, adults, children, babies }),
    text: t('cards:nearest', { dates: formatShortStay(...said) }),
  };
}

/** Boats free on the same days. */
const alternativesTo = ({ town, town_slug }: BookedBoatRow, { wish }: CharterOffer) => {
  const { unit, check_in, check_out, adults } = wish;
  const party = { adults, children: wish.children || undefined, babies: wish.babies || undefined };
  return {
    href: paths.boats({ unit, check_in, check_out, ...party, town: town_slug }),
    text: t('booking:refused.boats_town', { town }),
  };
};

const formOf = (offer: CharterOffer, given: Given, form_key: string) => {
  const { priced, wish } = offer;
  const max_guests = wish.unit === 'trip' ? priced.guests_day : priced.guests_night;
  return presentBookingForm(offer, given, { form_key, max_guests });
};

const noticeOfCharter = ({ boat, ...told }: AnsweredCharter) =>
  noticeOf(told, {
    booked: (code) => paths.bookedBoat(boat.villa_slug, code),
    taken: t('booking:notice.boat_taken'),
    others: told.offer && alternativesTo(boat, told.offer),
  });
