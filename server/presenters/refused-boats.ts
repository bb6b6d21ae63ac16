import type { BoatCardData } from '../../views/components/boat-card.tsx';
import { type CharterUnit, type PricedBoat, quoteCharter } from '../domain/charter-pricing.ts';
import type { QuoteReason } from '../domain/pricing.ts';
import { isBefore, overlaps, type Stay, stayOf } from '../domain/stay.ts';
import { t } from '../i18n.ts';
import type { RefusedBoat } from '../queries/refused-boats.ts';
import { formatChoices } from '../shared/format.ts';
import { weekdayName } from '../shared/format-days.ts';
import { presentBoatCard } from './boat-cards.ts';
import { asPricedBoat } from './priced-boats.ts';
import { nearestOf, type RefusedStay } from './refused-villas.ts';

/** Without a unit it is only the days that can be in the way. */
export type RefusedCharter = RefusedStay & { unit: CharterUnit | undefined };

/** A boat that cannot be had for some days: why, and the nearest ones of that length. */
export function presentRefusedBoat(boat: RefusedBoat, wished: RefusedCharter): BoatCardData {
  const priced = asPricedBoat(boat);
  const against = (stay: Stay) => reasonsAgainst(priced, stay, wished);
  const [reason] = against(stayOf(wished.check_in, wished.check_out));
  return {
    ...presentBoatCard(boat.card),
    unavailable: reason ? inFewWords(reason) : t('cards:refused.taken'),
    nearest: nearestOf(wished, priced.occupied, (stay) => against(stay).length === 0),
  };
}

function reasonsAgainst(boat: PricedBoat, stay: Stay, wished: RefusedCharter): QuoteReason[] {
  const { unit } = wished;
  if (unit) return quoteCharter(boat, { ...wished, unit, stay, extra_ids: [] }).reasons;
  const isFree = !boat.occupied.some((taken) => overlaps(taken, stay));
  return isFree && !isBefore(stay.check_in, wished.today) ? [] : [{ code: 'taken', values: {} }];
}

/** As short as a tag on a picture must be; a boat has days where a villa has nights. */
function inFewWords({ code, values }: QuoteReason): string {
  switch (code) {
    case 'min_nights':
    case 'too_long':
      return t(`cards:refused_boat.${code}`, { days: values.nights });
    case 'arrival_day':
      return t('cards:refused_boat.arrival_day', {
        weekdays: formatChoices((values.weekdays ?? []).map(weekdayName)),
      });
    case 'unpriced':
      return t('cards:refused.unpriced');
    default:
      return t('cards:refused.taken');
  }
}
