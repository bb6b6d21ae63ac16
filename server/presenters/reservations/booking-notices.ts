import type { BookingNotice } from '../../../views/public/booking/booking.ts';
import { today } from '../../clock.ts';
import type { Quote } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import type { BookedVillaRow } from '../../queries/reservations/booking-villas.ts';
import type { ChosenStay } from '../../schemas/bookings.ts';
import type { FormOutcome } from '../../services/reservations/booking-forms.ts';
import type { Offer } from '../../services/reservations/booking-offers.ts';
import { formatMoney } from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';
import { typedText } from '../typed-text.ts';

/** What came with the address or the form, as it was typed. */
export type Given = Record<string, unknown>;

export interface Shown {
  villa: BookedVillaRow;
  /** Null while the dates are no stay. */
  offer: Offer | null;
  /** Why the dates that were chosen are no stay, field by field. */
  days_errors: Record<string, string>;
  given: Given;
  form_key: string;
}

export interface Answered extends Shown {
  outcome: Exclude<FormOutcome, { kind: 'booked' }> | { kind: 'repriced' };
  errors: Record<string, string>;
}

interface Told {
  outcome: Answered['outcome'];
  offer: Pick<Offer, 'quoted' | 'price_mark'> | null;
  given: Given;
}

/** What differs between what is let: where a reservation's page is, and what to do about days that went. */
interface Ways {
  booked: (reservation_id: string) => string;
  taken: string;
  /** Others on the same days; null without days. */
  others: NonNullable<BookingNotice['link']> | null;
}

/** What became of a form that made no reservation, in words; null where its fields say it. */
export function noticeOf(told: Told, ways: Ways): BookingNotice | null {
  const { outcome, offer, given } = told;
  if (outcome.kind === 'sent_before')
    return {
      kind: 'warn',
      title: t('booking:notice.sent_title'),
      text: t(offer?.quoted.sellable ? 'booking:notice.sent' : 'booking:notice.sent_held'),
      link: { href: ways.booked(outcome.reservation_id), text: t('booking:notice.sent_link') },
    };
  if (outcome.kind === 'repriced') return repriced(offer?.quoted ?? null);
  if (outcome.code === 'dates_taken' && ways.others)
    return {
      kind: 'bad',
      title: t('booking:notice.taken_title'),
      text: ways.taken,
      link: ways.others,
    };
  if (outcome.code === 'price_changed' && offer) return priceChanged(offer, given);
  return plainNotice(outcome.code);
}

/** To who comes back to the form of a request that waits for its answer. */
export const ownNotice = (href: string): BookingNotice => ({
  kind: 'warn',
  title: t('booking:notice.own_title'),
  text: t('booking:notice.own'),
  link: { href, text: t('booking:notice.own_link') },
});

/** To a robot, and of texts that were not accepted or have changed. */
function plainNotice(code: string): BookingNotice | null {
  if (code === 'robot')
    return {
      kind: 'warn',
      title: t('booking:notice.robot_title'),
      text: t('booking:notice.robot'),
    };
  if (code === 'texts_missing')
    return {
      kind: 'bad',
      title: t('booking:notice.texts_title'),
      text: t('booking:agreements.missing'),
    };
  if (code === 'texts_changed')
    return {
      kind: 'warn',
      title: t('booking:notice.texts_changed_title'),
      text: t('booking:notice.texts_changed'),
    };
  return null;
}

function repriced(quoted: Quote | null): BookingNotice | null {
  const total = quoted?.sellable ? quoted.total_kurus : null;
  if (total === null || total === undefined) return null;
  const title = t('booking:notice.price_shown', { total: formatMoney(total) });
  return { kind: 'ok', title, text: '' };
}

/** By us, or by the people and extras the guest chose since. */
function priceChanged(
  { quoted, price_mark }: NonNullable<Told['offer']>,
  given: Given,
): BookingNotice {
  const shown = Number(typedText(given.shown_total_kurus));
  const total = quoted.total_kurus ?? 0;
  const sums = { old: formatMoney(shown), new: formatMoney(total) };
  if (given.price_mark === price_mark)
    return {
      kind: 'warn',
      title: t('booking:notice.choices_title', sums),
      text: t('booking:notice.choices', sums),
    };
  return {
    kind: 'warn',
    title: t('booking:notice.price_title'),
    text: t(shown === total ? 'booking:notice.terms' : 'booking:notice.price', sums),
  };
}

/** On days that are past nothing is free. */
export const isAhead = ({ check_in }: { check_in: string }): boolean =>
  check_in >= today().toString();

/** Villas free on the same dates. */
export const alternativesTo = (villa: BookedVillaRow, { extras, offer, ...stay }: ChosenStay) => ({
  href: paths.villas({ ...stay, town: villa.town_slug }),
  text: t('booking:refused.alternatives_town', { town: villa.town }),
});
