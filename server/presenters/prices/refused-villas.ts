import type { VillaCardData } from '../../../views/components/villa-card.tsx';
import { type QuoteReason, quote } from '../../domain/pricing.ts';
import { type Stay, stayOf } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import { REACH, type RefusedVilla } from '../../queries/prices/refused-villas.ts';
import { asPricedVilla } from '../../services/prices/priced-villas.ts';
import { addDays } from '../../shared/days.ts';
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
  const sold = (stay: Stay) => quote(priced, { ...wished, stay, extra_ids: [] });
  const [reason] = sold(stayOf(wished.check_in, wished.check_out)).reasons;
  return {
    ...presentVillaCard({ ...villa, permit_no: villa.permit_no ?? '' }),
    unavailable: reason ? inFewWords(reason) : t('cards:refused.taken'),
    nearest: nearestOf(wished, priced.occupied, (stay) => sold(stay).sellable),
  };
}

/** 1, -1, 2, -2 … */
const SHIFTS = Array.from({ length: REACH }, (_, at) => [at + 1, -at - 1]).flat();

/**
 * The nearest days of the same length that can be had, the later of two; null within reach. What is
 * taken is told by its text first: where little is free, pricing each of these stays cost more than
 * the rest of the page.
 */
export function nearestOf(
  { check_in, check_out, today }: Pick<RefusedStay, 'check_in' | 'check_out' | 'today'>,
  occupied: readonly Stay[],
  isSold: (stay: Stay) => boolean,
) {
  const first = today.toString();
  const taken = occupied.map((stay) => [stay.check_in.toString(), stay.check_out.toString()]);
  for (const days of SHIFTS) {
    const moved = { check_in: addDays(check_in, days), check_out: addDays(check_out, days) };
    const isOpen =
      moved.check_in >= first &&
      !taken.some(([from = '', until = '']) => from < moved.check_out && moved.check_in < until);
    if (isOpen && isSold(stayOf(moved.check_in, moved.check_out))) return moved;
  }
  return null;
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
