import type {
  FilterOption,
  FilterOptions,
  LandingData,
  ListingData,
} from '../../views/public/listing/listing.ts';
import { t } from '../i18n.ts';
import type { DatedStay } from '../queries/villa-search.ts';
import { POOLS, PRIVACIES, type VillaSearch } from '../schemas/search.ts';
import type { FoundListing } from '../services/listings.ts';
import type { ListingSearch } from '../shared/paths.ts';
import { waysOn } from './listing-ways.ts';
import { nightsOf } from './search.ts';
import { presentVillaCard } from './villa-cards.ts';

/** A page of the listing as its view wants it; `landing` is the page at /{slug} it belongs to. */
export function presentListing(found: FoundListing, landing: LandingData | null): ListingData {
  const { search, asked, total, pages } = found;
  const { adults, children, babies } = search;
  const nights = nightsOf(search);
  const options = presentOptions(found, landing);
  const shown = { search: addressOf(search, landing), landing, options };
  return {
    ...shown,
    asked: { check_in: asked.check_in ?? '', check_out: asked.check_out ?? '' },
    days_problem: found.days_problem,
    nights,
    guests: { adults, children, babies },
    villas: found.villas.map((villa) => ({
      ...presentVillaCard({ ...villa, nights }),
      nearest: otherDays(villa, search),
    })),
    total,
    page: search.page,
    pages,
    ways_on: total === 0 ? waysOn(found.counts, shown) : [],
  };
}

/** The stay of a villa that is free on other days than those asked for, where days are flexible. */
function otherDays({ check_in, check_out }: DatedStay, asked: VillaSearch) {
  if (!check_in || !check_out || check_in === asked.check_in) return null;
  return { check_in, check_out };
}

/** What a listing's address says: nothing that is so by default or fixed by the landing. */
export function addressOf(search: VillaSearch, landing: LandingData | null): ListingSearch {
  const { q, check_in, check_out, flex, adults, children, babies, bedrooms, page } = search;
  const fixed = landing && FIXED_BY[landing.kind];
  const list = (name: 'region' | 'town' | 'district' | 'type' | 'pool' | 'privacy') =>
    search[name].length && name !== fixed ? search[name] : undefined;
  return {
    q,
    check_in,
    check_out,
    flex,
    adults: adults === USUAL_ADULTS ? undefined : adults,
    children: children || undefined,
    babies: babies || undefined,
    region: list('region'),
    town: list('town'),
    district: list('district'),
    type: list('type'),
    feature: search.feature.length ? search.feature : undefined,
    bedrooms,
    bathrooms: search.bathrooms,
    pool: list('pool'),
    privacy: list('privacy'),
    sea: search.sea,
    pets: search.pets,
    instant: search.instant,
    min_price: search.min_price,
    max_price: search.max_price,
    sort: search.sort === 'recommended' ? undefined : search.sort,
    page: page > 1 ? page : undefined,
  };
}

/** The default of the search's schema. */
const USUAL_ADULTS = 2;

/** The parameter of a search that each kind of landing page fixes. */
export const FIXED_BY = {
  VILLA_TYPE: 'type',
  REGION: 'region',
  TOWN: 'town',
  DISTRICT: 'district',
} as const;

function presentOptions(found: FoundListing, landing: LandingData | null): FilterOptions {
  const { counts, search } = found;
  const { kind } = landing ?? {};
  const isPlace = kind === 'TOWN' || kind === 'DISTRICT';
  return {
    towns: isPlace ? [] : townOptions(found),
    districts:
      kind === 'DISTRICT'
        ? []
        : worthwhile(
            counts.districts.map(({ slug, name, town, villas }) => ({
              ...{ value: slug, name, villas, town, about: counts.places_one_of > 1 },
              chosen: search.district.includes(slug),
            })),
          ),
    types: kind === 'VILLA_TYPE' ? [] : typeOptions(found),
    features: worthwhile(
      counts.features.map(({ id, name, villas }) => ({
        ...{ value: String(id), name, villas, about: counts.one_of > 1 },
        chosen: search.feature.includes(id),
      })),
    ),
    others: otherOptions(found),
    prices: counts.prices,
  };
}

/** Kinds of pool, seclusion, pets, instant booking: those that narrow something, and chosen ones. */
function otherOptions({ counts, search, total }: FoundListing): FilterOptions['others'] {
  const ticks = [
    ...POOLS.map((value) => ['pool', value, counts.pools[value], search.pool] as const),
    ...PRIVACIES.map((value) => ['privacy', value, counts.privacy[value], search.privacy] as const),
    ['pets', 'pets', counts.pets, search.pets] as const,
    ['instant', 'instant', counts.instant, search.instant] as const,
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

function townOptions({ menus, search, counts }: FoundListing): FilterOption[] {
  const regions = (menus.regions ?? []).filter(
    ({ slug }) => !search.region.length || search.region.includes(slug),
  );
  return worthwhile(
    regions
      .flatMap(({ towns }) => towns)
      .map(({ slug, name }) => ({
        ...{ value: slug, name, villas: counts.towns[slug] ?? 0 },
        about: counts.places_one_of > 1,
        chosen: search.town.includes(slug),
      })),
    MOST_TOWNS,
  );
}

const typeOptions = ({ menus, search, counts }: FoundListing): FilterOption[] =>
  worthwhile(
    (menus.villa_types ?? []).map(({ slug, name }) => ({
      ...{ value: slug, name, villas: counts.types[slug] ?? 0 },
      about: counts.one_of > 1,
      chosen: search.type.includes(slug),
    })),
  );

/**
 * Chosen ones, then those that find something, in staff's order; the others only where nothing else
 * is left. Long menus end early: a rare type's page is a tap away in the head's menu.
 */
function worthwhile(options: FilterOption[], most = MOST_OPTIONS): FilterOption[] {
  const ticked = options.filter(({ chosen }) => chosen);
  const others = options.filter(({ chosen }) => !chosen);
  const useful = others.filter(({ villas }) => villas > 0);
  const shown = [...ticked, ...(useful.length ? useful : others)];
  return shown.slice(0, Math.max(most, ticked.length));
}

const MOST_OPTIONS = 9;
const MOST_TOWNS = 15;
