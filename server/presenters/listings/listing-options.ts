import type {
  FilterOption,
  FilterOptions,
  LandingData,
} from '../../../views/public/listing/listing.ts';
import { t } from '../../i18n.ts';
import { POOLS, PRIVACIES } from '../../schemas/search.ts';
import type { FoundListing } from '../../services/listings/listings.ts';
import { cardGateway } from '../../services/payments/gateways/index.ts';

/** The choices of the filters, and what each would find. */
export function presentOptions(found: FoundListing, landing: LandingData | null): FilterOptions {
  const { counts, search } = found;
  const { kind } = landing ?? {};
  const isPlace = kind === 'TOWN' || kind === 'DISTRICT';
  return {
    regions: kind === 'REGION' ? [] : regionOptions(found),
    towns: isPlace ? [] : townOptions(found),
    districts:
      kind === 'DISTRICT'
        ? []
        : usefulFirst(
            counts.districts.map(({ slug, name, town, villas }) => ({
              ...{ value: slug, name, villas, town, about: counts.places_one_of > 1 },
              chosen: search.district.includes(slug),
            })),
          ),
    types: kind === 'VILLA_TYPE' ? [] : typeOptions(found),
    features: featureOptions(found),
    others: otherOptions(found),
    steps: {
      ...{ bedrooms: counts.bedrooms, bathrooms: counts.bathrooms, sea: counts.sea },
      about: counts.one_of > 1,
    },
    prices: counts.prices,
  };
}

/** Kinds of pool, seclusion, pets, instant booking: those that narrow something, and chosen ones. */
function otherOptions({ counts, search, total }: FoundListing): FilterOptions['others'] {
  const ticks = [
    ...POOLS.map((value) => ['pool', value, counts.pools[value], search.pool] as const),
    ...PRIVACIES.map((value) => ['privacy', value, counts.privacy[value], search.privacy] as const),
    ['pets', 'pets', counts.pets, search.pets] as const,
    ['instant', 'instant', cardGateway() ? counts.instant : 0, search.instant] as const,
  ];
  return ticks
    .map(([parameter, value, villas = 0, chosen]) => ({
      parameter,
      value: Array.isArray(chosen) ? value : '1',
      name: t(`listing:filters.other.${value}`),
      villas,
      about: counts.one_of > 1,
      chosen: Array.isArray(chosen) ? (chosen as string[]).includes(value) : chosen === '1',
    }))
    .filter(({ chosen, villas }) => chosen || (villas > 0 && villas < total));
}

/** The chosen ones: a region is asked for by a link or a search, and its towns are the choice then. */
const regionOptions = ({ menus, search, total }: FoundListing): FilterOption[] =>
  (menus.regions ?? [])
    .filter(({ slug }) => search.region.includes(slug))
    .map(({ slug, name }) => ({ value: slug, name, villas: total, chosen: true }));

function townOptions({ menus, search, counts }: FoundListing): FilterOption[] {
  const regions = (menus.regions ?? []).filter(
    ({ slug }) => !search.region.length || search.region.includes(slug),
  );
  return usefulFirst(
    regions
      .flatMap(({ towns }) => towns)
      .map(({ slug, name }) => ({
        ...{ value: slug, name, villas: counts.towns[slug] ?? 0 },
        about: counts.places_one_of > 1,
        chosen: search.town.includes(slug),
      })),
  );
}

const typeOptions = ({ menus, search, counts }: FoundListing): FilterOption[] =>
  usefulFirst(
    (menus.villa_types ?? []).map(({ slug, name }) => ({
      ...{ value: slug, name, villas: counts.types[slug] ?? 0 },
      about: counts.one_of > 1,
      chosen: search.type.includes(slug),
    })),
  );

/** Those worth showing first, or all by their categories where the page shows them all. */
function featureOptions({ counts, search }: FoundListing): FilterOption[] {
  const features =
    search.filters === 'all'
      ? counts.features.toSorted((one, other) => one.category_place - other.category_place)
      : counts.features;
  return features.map(({ id, name, category, villas }) => ({
    ...{ value: String(id), name, category, villas, about: counts.one_of > 1 },
    chosen: search.feature.includes(id),
  }));
}

/** Chosen ones, then those that find something, in staff's order; others only where nothing else is left. */
function usefulFirst(options: FilterOption[]): FilterOption[] {
  const ticked = options.filter(({ chosen }) => chosen);
  const others = options.filter(({ chosen }) => !chosen);
  const useful = others.filter(({ villas }) => villas > 0);
  return [...ticked, ...(useful.length ? useful : others)];
}
