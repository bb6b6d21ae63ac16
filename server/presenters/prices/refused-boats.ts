import type { BoatCardData } from '../../../views/components/boat-card.tsx';
import {
  type CharterRequest,
  type CharterUnit,
  type PricedBoat,
  quoteCharter,
} from '../../domain/charter-pricing.ts';
import { nearestCharterOf } from '../../domain/nearest-charter.ts';
import type { QuoteReason } from '../../domain/pricing.ts';
import { stayOf } from '../../domain/stay.ts';
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
  const asked = { ...wished, stay: stayOf(wished.check_in, wished.check_out), extra_ids: [] };
  const isSold = (unit: CharterUnit) => priced.seasons.some((season) => season.unit === unit);
  const units = wished.unit ? [wished.unit] : CHARTER_UNITS.filter(isSold);
  const [reason] = reasonsAgainst(priced, asked, units);
  return {
    ...presentBoatCard(boat.card),
    unavailable: reason ? inFewWords(reason) : t('cards:refused.taken'),
    nearest: nearestCharterOf(priced, asked, units),
  };
}

/** Of the unit that least is against. */
function reasonsAgainst(
  boat: PricedBoat,
  asked: Omit<CharterRequest, 'unit'>,
  units: readonly CharterUnit[],
): QuoteReason[] {
  const [fewest] = units
    .map((unit) => quoteCharter(boat, { ...asked, unit }).reasons)
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
