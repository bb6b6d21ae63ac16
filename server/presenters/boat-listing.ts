import type {
  BoatFilterOption,
  BoatLanding,
  BoatListingData,
  CharterChoice,
} from '../../views/public/boats/listing.ts';
import type { BoatOption } from '../queries/boat-search-options.ts';
import type { LandingRow } from '../queries/landings.ts';
import type { MapPlaces } from '../queries/map-places.ts';
import { type BoatSearch, CHARTER_UNITS, CREWS } from '../schemas/boats.ts';
import type { FoundBoats } from '../services/boat-listings.ts';
import { sanitiseRichText } from '../services/rich-text.ts';
import type { BoatListingSearch } from '../shared/paths.ts';
import { presentCoastMap } from './coast-map.ts';

/** A page of the list of boats as its view wants it; `landing` is the boat type at /{slug}. */
export function presentBoatListing(
  { search, boats, total, pages, options }: FoundBoats,
  landing: BoatLanding | null,
  places: MapPlaces | null = null,
): BoatListingData {
  const ticked = (chosen: readonly (string | number)[], all: readonly BoatOption[]) =>
    all.map((option): BoatFilterOption => {
      const on = chosen.some((each) => String(each) === option.value);
      return { ...option, chosen: on };
    });
  return {
    search: boatAddressOf(search, landing),
    landing,
    days: charterChoice(search),
    boats: boats.map((boat) => ({ ...boat, tag: null })),
    total,
    page: search.page,
    pages,
    options: {
      types: landing ? [] : ticked(search.type, options.types),
      towns: ticked(search.town, options.towns),
      marinas: ticked(search.marina, options.marinas),
      units: CHARTER_UNITS.map((value) => ({ value, boats: options.units[value] })),
      berths: stepsOf(options.berths),
      cabins: stepsOf(options.cabins),
      lengths: stepsOf(options.lengths),
      crews: CREWS.map((value) => ({ value, boats: options.crews[value] })),
    },
    map: places && presentCoastMap(places),
  };
}

const stepsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([step, boats]) => ({ value: Number(step), boats }));

/** What the list's address says: nothing that is so by default or fixed by the type's page. */
export function boatAddressOf(search: BoatSearch, landing: BoatLanding | null): BoatListingSearch {
  const { adults, type, town, marina, unit, sort, page } = search;
  const { berths, cabins, length, crew, view } = search;
  return {
    ...charterChoice(search),
    adults,
    type: type.length && !landing ? type : undefined,
    town: town.length ? town : undefined,
    marina: marina.length ? marina : undefined,
    unit,
    ...{ berths, cabins, length, crew },
    sort: sort === 'recommended' ? undefined : sort,
    view,
    page: page > 1 ? page : undefined,
  };
}

/** Two days in order, or none. */
export const charterChoice = ({
  check_in,
  check_out,
}: {
  check_in?: string | undefined;
  check_out?: string | undefined;
}): CharterChoice => (check_in && check_out && check_in < check_out ? { check_in, check_out } : {});

export const presentBoatType = (row: LandingRow): BoatLanding => ({
  slug: row.slug,
  name: row.name,
  intro: row.intro,
  body: row.body ? sanitiseRichText(row.body) : '',
  seo_title: row.seo_title,
  seo_description: row.seo_description,
  picture: row.picture,
});
