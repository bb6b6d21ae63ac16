import type { CharterUnit } from '../../domain/charter-pricing.ts';
import type { QuoteReason } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import { formatChoices } from '../../shared/format.ts';
import { weekdayName } from '../../shared/format-days.ts';

export interface WordedReason {
  code: QuoteReason['code'];
  text: string;
}

/** Who reads why a stay cannot be sold: staff can do something about some of it. */
type Reader = 'guest' | 'desk';

/** Every reason in the words of its reader. */
export const reasonsInWords = (
  reasons: readonly QuoteReason[],
  reader: Reader = 'guest',
): WordedReason[] =>
  reasons.map(({ code, values }) => ({
    code,
    text:
      reader === 'desk' && code === 'unpriced'
        ? t('quote:desk_reasons.unpriced')
        : t(`quote:reasons.${code}`, { ...values, weekdays: weekdaysIn(values) }),
  }));

export const readerOf = ({ role }: { role: string }): Reader =>
  role === 'ADMIN' ? 'desk' : 'guest';

/** 'Cuma ya da Cumartesi' */
const weekdaysIn = ({ weekdays = [] }: QuoteReason['values']): string =>
  formatChoices(weekdays.map(weekdayName));

/** Every reason in the words of somebody who charters a boat; the codes are those of a villa's stay. */
export const charterReasonsInWords = (
  reasons: readonly QuoteReason[],
  unit: CharterUnit,
  reader: Reader = 'guest',
): WordedReason[] =>
  reasons.map((reason) => {
    const text = unit === 'trip' ? tripSentence(reason) : nightsSentence(reason, unit);
    if (text !== null) return { code: reason.code, text };
    return reasonsInWords([reason], reader)[0] as WordedReason;
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
  if (code === 'taken' && values.by_hours) return t('boats:reasons.trip_on_last_day');
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
