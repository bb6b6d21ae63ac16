import type { BoatCardData } from '../../../views/components/boat-card.tsx';
import { type CharterUnit, type PricedBoat, quoteCharter } from '../../domain/charter-pricing.ts';
import { type NearestDays, nearestStay } from '../../domain/nearest-stay.ts';
import type { QuoteReason } from '../../domain/pricing.ts';
import { type Stay, stayOf } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import type { RefusedBoat } from '../../queries/prices/refused-boats.ts';
import { CHARTER_UNITS } from '../../schemas/boats.ts';
import { asPricedBoat } from '../../services/prices/priced-boats.ts';
import { formatChoices } from '../../shared/format.ts';
import { weekdayName } from '../../shared/format-days.ts';
import { presentBoatCard } from '../listings/boat-cards.ts';
import type { RefusedStay } from './refused-villas.ts';

/** Without a unit it is by any of them that a boat could be had. */
type RefusedCharter = RefusedStay & {
  unit: CharterUnit | undefined;
  /** What the clock says in Istanbul. */
  time: Temporal.PlainTime;
};

/** A boat that cannot be had for some days: why, and the nearest ones of that length. */
export function presentRefusedBoat(boat: RefusedBoat, wished: RefusedCharter): BoatCardData {
  const priced = asPricedBoat(boat);
  const against = ({ check_in, check_out }: NearestDays) =>
    reasonsAgainst(priced, stayOf(check_in, check_out), wished);
  const [reason] = against(wished);
  return {
    ...presentBoatCard(boat.card),
    unavailable: reason ? inFewWords(reason) : t('cards:refused.taken'),
    nearest: nearestStay(wished, priced.occupied, (days) => against(days).length === 0),
  };
}

function reasonsAgainst(boat: PricedBoat, stay: Stay, wished: RefusedCharter): QuoteReason[] {
  const isSold = (unit: CharterUnit) => boat.seasons.some((season) => season.unit === unit);
  const units = wished.unit ? [wished.unit] : CHARTER_UNITS.filter(isSold);
  const [fewest] = units
    .map((unit) => quoteCharter(boat, { ...wished, unit, stay, extra_ids: [] }).reasons)
    .toSorted((one, other) => one.length - other.length);
  return fewest ?? [{ code: 'unpriced', values: {} }];
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
    case 'past':
      return t('cards:refused_boat.past');
    case 'unpriced':
      return t('cards:refused.unpriced');
    default:
      return t('cards:refused.taken');
  }
}
