import type {
  BoatFilterOption,
  BoatFilterOptions,
  BoatLanding,
} from '../../../views/public/boats/listing.ts';
import type { BoatOption, BoatOptions } from '../../queries/search/boat-search-options.ts';
import { CHARTER_UNITS, CREWS } from '../../schemas/boats.ts';
import type { FoundBoats } from '../../services/listings/boat-listings.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';

/** The choices of the filters, and what each would find. */
export function presentBoatOptions(
  { search, options, total }: FoundBoats,
  landing: BoatLanding | null,
): BoatFilterOptions {
  return {
    types: landing ? [] : ticked(search.type, options.types),
    regions: ticked(search.region, options.regions),
    towns: ticked(search.town, options.towns),
    marinas: ticked(search.marina, options.marinas),
    features: featureOptions(search.feature, options, total),
    units: CHARTER_UNITS.map((value) => ({ value, boats: options.units[value] })),
    berths: stepsOf(options.berths),
    cabins: stepsOf(options.cabins),
    lengths: stepsOf(options.lengths),
    crews: CREWS.map((value) => ({ value, boats: options.crews[value] })),
    instant: { boats: cardGateway() ? options.instant : 0, chosen: search.instant === '1' },
    prices: options.prices,
  };
}

const ticked = <Option extends BoatOption>(
  chosen: readonly (string | number)[],
  all: readonly Option[],
): (Option & BoatFilterOption)[] =>
  all.map((option) => ({
    ...option,
    chosen: chosen.some((each) => String(each) === option.value),
  }));

const FEATURES_FIRST = 5;

/** Those chosen and those many have first, the others by category; what all have narrows nothing. */
function featureOptions(
  chosen: readonly number[],
  { features }: BoatOptions,
  total: number,
): BoatFilterOptions['features'] {
  const useful = ticked(chosen, features).filter((each) => each.chosen || each.boats < total);
  const inOrder = useful.toSorted(
    (one, other) => Number(other.chosen) - Number(one.chosen) || other.boats - one.boats,
  );
  const most = Math.max(FEATURES_FIRST, useful.filter((each) => each.chosen).length);
  const first = inOrder.slice(0, most);
  const rest = Map.groupBy(
    useful.filter((each) => !first.includes(each)),
    ({ category }) => category,
  );
  return { first, rest: [...rest].map(([category, options]) => ({ category, options })) };
}

const stepsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([step, boats]) => ({ value: Number(step), boats }));
