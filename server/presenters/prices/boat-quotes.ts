import type { CharterUnit } from '../../domain/charter-pricing.ts';
import type { Quote, QuoteReason } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import type { PricedBoatRow } from '../../queries/prices/priced-boats.ts';
import type { CharterQuoteAnswer } from '../../schemas/answers/boat-quotes.ts';
import { listedWords } from '../listings/boat-words.ts';
import {
  type PresentedReason,
  presentQuote,
  presentReasons,
  type Reader,
  weekdaysIn,
} from './quotes.ts';

/** Every reason in the words of somebody who charters a boat; the codes are those of a villa's stay. */
export const presentCharterReasons = (
  reasons: readonly QuoteReason[],
  unit: CharterUnit,
  reader: Reader = 'guest',
): PresentedReason[] =>
  reasons.map((reason) => {
    const text = unit === 'trip' ? tripSentence(reason) : nightsSentence(reason, unit);
    if (text !== null) return { code: reason.code, text };
    return presentReasons([reason], reader)[0] as PresentedReason;
  });

/** Of the one day of a day trip. */
function tripSentence({ code, values }: QuoteReason): string | null {
  if (code === 'past') return t('boats:reasons.trip_left');
  if (code === 'taken') return t('boats:reasons.trip_taken');
  if (code === 'unpriced') return t('boats:reasons.trip_unpriced');
  if (code === 'no_permit') return t('boats:reasons.no_papers');
  if (code === 'too_long') return t('boats:reasons.one_day');
  if (code !== 'too_many_guests') return null;
  return t('boats:reasons.too_many_by_day', { guests: values.guests });
}

/** Where a night is a day at sea. */
function nightsSentence({ code, values }: QuoteReason, unit: CharterUnit): string | null {
  if (code === 'past') return t('boats:reasons.past');
  if (code === 'no_permit') return t('boats:reasons.no_papers');
  if (code === 'arrival_day')
    return t('boats:reasons.arrival_day', { weekdays: weekdaysIn(values) });
  if (code === 'min_nights')
    return t(unit === 'week' ? 'boats:reasons.min_week' : 'boats:reasons.min_days', {
      days: values.nights,
    });
  if (code === 'too_long') return t('boats:reasons.too_long', { days: values.nights });
  if (code !== 'too_many_guests') return null;
  return values.guests
    ? t('boats:reasons.too_many_by_night', { guests: values.guests })
    : t('boats:reasons.no_berths');
}

/**
 * The answer of `GET /v1/quote` for a boat: a villa's, with the unit, a day trip's hours, and what
 * the price contains and does not.
 */
export const presentCharterQuote = (
  boat: PricedBoatRow,
  quoted: Quote,
  unit: CharterUnit,
): CharterQuoteAnswer => ({
  ...presentQuote(quoted, true),
  reasons: presentCharterReasons(quoted.reasons, unit),
  unit: unit.toUpperCase() as CharterQuoteAnswer['unit'],
  starts_at: unit === 'trip' ? boat.trip_starts_at.slice(0, 5) : null,
  ends_at: unit === 'trip' ? boat.trip_ends_at.slice(0, 5) : null,
  included: listedWords(boat.included),
  excluded: listedWords(boat.excluded),
});
