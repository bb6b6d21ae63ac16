import type { LandingData, ListingData } from '../../../views/public/listing/listing.ts';
import { roughPlace } from '../../domain/rough-place.ts';
import type { MapPlaces } from '../../queries/listings/map-places.ts';
import type { DatedStay } from '../../queries/search/villa-search.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { USUAL_PARTY } from '../../schemas/stays.ts';
import type { FoundListing } from '../../services/listings/listings.ts';
import type { ListingSearch } from '../../shared/paths.ts';
import { presentRefusedVilla } from '../prices/refused-villas.ts';
import { agesOf } from './ages.ts';
import { presentCoastMap } from './coast-map.ts';
import { presentOptions } from './listing-options.ts';
import { waysOn } from './listing-ways.ts';
import { nightsOf } from './search.ts';
import { presentVillaCard } from './villa-cards.ts';

/** A page of the listing as its view wants it; `landing` is the page at /{slug} it belongs to. */
export function presentListing(
  found: FoundListing,
  landing: LandingData | null,
  places: MapPlaces | null,
): Omit<ListingData, 'unread'> {
  const { search, asked, total, pages } = found;
  const { adults, children, babies } = search;
  const nights = nightsOf(search);
  const options = presentOptions(found, landing);
  const shown = { search: addressOf(search, landing), landing, options };
  return {
    ...shown,
    asked: { check_in: asked.check_in ?? '', check_out: asked.check_out ?? '' },
    days_problem: found.days_problem,
    wrong_prices: found.wrong_prices,
    nights,
    guests: { adults, children, babies },
    ages: agesOf(found.rules),
    villas: found.villas.map((villa) => ({
      ...presentVillaCard({ ...villa, nights }),
      nearest: otherDays(villa, search),
    })),
    all_filters: search.filters === 'all',
    total,
    page: search.page,
    pages,
    map: places && presentCoastMap(atRoughPlaces(places), search.area),
    refused: found.refused.map((villa) =>
      presentRefusedVilla(villa, { ...wishedStay(search), ...found.rules }),
    ),
    largest: found.largest,
    ways_on: total === 0 ? waysOn(found.counts, shown) : [],
  };
}

const wishedStay = ({ check_in = '', check_out = '', adults, children, babies }: VillaSearch) => ({
  ...{ check_in, check_out },
  guests: { adults, children, babies },
});

/** As on a villa's own page: nobody learns the house before a booking. */
const atRoughPlaces = ({ listings, places }: MapPlaces): MapPlaces => ({
  listings: listings.map((villa) => ({ ...villa, ...roughPlace(villa) })),
  places,
});

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
    adults: adults === USUAL_PARTY.adults ? undefined : adults,
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
    area: search.area,
    sort: search.sort === 'recommended' ? undefined : search.sort,
    view: search.view,
    page: page > 1 ? page : undefined,
  };
}

/** The parameter of a search that each kind of landing page fixes. */
export const FIXED_BY = {
  VILLA_TYPE: 'type',
  REGION: 'region',
  TOWN: 'town',
  DISTRICT: 'district',
} as const;
