import type { VillaCardData } from '../../../views/components/villa-card.tsx';
import { nearestOf } from '../../domain/nearest-stay.ts';
import { type QuoteReason, quote } from '../../domain/pricing.ts';
import { stayOf } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import type { RefusedVilla } from '../../queries/prices/refused-villas.ts';
import { asPricedVilla } from '../../services/prices/priced-villas.ts';
import { formatChoices } from '../../shared/format.ts';
import { weekdayName } from '../../shared/format-days.ts';
import { presentVillaCard } from '../listings/villa-cards.ts';

/** What was asked for, and what prices depend on beside it. */
export interface RefusedStay {
  check_in: string;
  check_out: string;
  guests: { adults: number; children: number; babies: number };
  today: Temporal.PlainDate;
  full_payment_days: number;
  gap_max_nights: number;
}

/** A villa that cannot be had for some days: why, and the nearest ones of that length. */
export function presentRefusedVilla(villa: RefusedVilla, wished: RefusedStay): VillaCardData {
  const priced = asPricedVilla(villa);
  const stay = stayOf(wished.check_in, wished.check_out);
  const request = { ...wished, extra_ids: [], stay };
  const [reason] = quote(priced, request).reasons;
  return {
    ...presentVillaCard({ ...villa, permit_no: villa.permit_no ?? '' }),
    unavailable: reason ? inFewWords(reason) : t('cards:refused.taken'),
    nearest: nearestOf(priced, request),
  };
}

/** As short as a tag on a picture must be. */
function inFewWords({ code, values }: QuoteReason): string {
  switch (code) {
    case 'min_nights':
    case 'too_long':
      return t(`cards:refused.${code}`, { nights: values.nights });
    case 'arrival_day':
      return t('cards:refused.arrival_day', {
        weekdays: formatChoices((values.weekdays ?? []).map(weekdayName)),
      });
    case 'unpriced':
      return t('cards:refused.unpriced');
    default:
      return t('cards:refused.taken');
  }
}
