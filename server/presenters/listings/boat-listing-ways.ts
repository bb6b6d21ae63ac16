import {
  address,
  type BoatListingData,
  chosen,
  chosenFeatures,
} from '../../../views/public/boats/listing.ts';
import type { WayOn } from '../../../views/public/listing/listing.ts';
import { t } from '../../i18n.ts';
import type { BoatOptions } from '../../queries/search/boat-search-options.ts';
import { formatCount } from '../../shared/format.ts';
import { formatShortStay, saidDays } from '../../shared/format-days.ts';

type Shown = Pick<BoatListingData, 'search' | 'landing' | 'options'>;

/** Of each kind at most so many, so that a choice remains a choice. */
const EACH = 3;

/** Searches near one that found nothing, each with what it finds: other days, places, fewer filters. */
export function boatWaysOn(options: BoatOptions, shown: Shown): WayOn[] {
  return [...otherDays(options, shown), ...otherTowns(shown), ...fewerFilters(options, shown)];
}

const otherDays = ({ nearest }: BoatOptions, shown: Shown): WayOn[] =>
  nearest.map(({ check_in, check_out, boats }) => ({
    text: t('boats:way.days', {
      days: formatShortStay(...saidDays(shown.search.unit, check_in, check_out)),
      boats: formatCount(boats),
    }),
    href: address(shown, { check_in, check_out, flex: undefined }),
  }));

function otherTowns(shown: Shown): WayOn[] {
  const { towns } = shown.options;
  if (!chosen(towns).length) return [];
  return towns
    .filter((town) => !town.chosen && town.boats > 0)
    .slice(0, EACH)
    .map(({ value, name, boats }) => ({
      text: t('boats:way.town', { town: name, boats: formatCount(boats) }),
      href: address(shown, { town: value, marina: undefined }),
    }));
}

function fewerFilters({ without }: BoatOptions, shown: Shown): WayOn[] {
  const { min_price, max_price, cabins, length, type } = shown.search;
  const features = chosenFeatures(shown.options).length > 0 || undefined;
  const filters = [
    ['price', min_price ?? max_price, { min_price: undefined, max_price: undefined }],
    ['cabins', cabins, { cabins: undefined }],
    ['length', length, { length: undefined }],
    ['types', type, { type: undefined }],
    ['features', features, { feature: undefined }],
  ] as const;
  return filters
    .filter(([name, on]) => on !== undefined && without[name] > 0)
    .slice(0, EACH)
    .map(([name, , changes]) => ({
      text: t(`boats:way.without.${name}`, { boats: formatCount(without[name]) }),
      href: address(shown, changes),
    }));
}
