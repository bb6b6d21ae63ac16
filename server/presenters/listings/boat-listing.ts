import type {
  BoatLanding,
  BoatListingData,
  CharterChoice,
  Crowd,
} from '../../../views/public/boats/listing.ts';
import type { LandingRow } from '../../queries/content/landings.ts';
import type { MapPlaces } from '../../queries/listings/map-places.ts';
import type { FoundCharter, LargestBoats } from '../../queries/search/boat-search.ts';
import type { BoatSearch, CharterUnit } from '../../schemas/boats.ts';
import { USUAL_PARTY } from '../../schemas/stays.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import type { FoundBoats } from '../../services/listings/boat-listings.ts';
import { nightsBetween } from '../../shared/days.ts';
import type { BoatListingSearch } from '../../shared/paths.ts';
import { presentFaqGroups } from '../content/faq.ts';
import { presentRefusedBoat } from '../prices/refused-boats.ts';
import { agesOf } from './ages.ts';
import { presentBoatCard } from './boat-cards.ts';
import { presentBoatOptions } from './boat-listing-options.ts';
import { boatWaysOn } from './boat-listing-ways.ts';
import { presentCoastMap } from './coast-map.ts';

/** A page of the list of boats as its view wants it; `landing` is the boat type at /{slug}. */
export function presentBoatListing(
  found: FoundBoats,
  landing: BoatLanding | null,
  places: MapPlaces | null,
): Omit<BoatListingData, 'unread'> {
  const { search, asked, boats, total, pages } = found;
  const shown = {
    search: boatAddressOf(search, landing),
    landing,
    options: presentBoatOptions(found, landing),
  };
  return {
    ...shown,
    asked: daysOf(asked, search),
    days_problem: found.days_problem,
    wrong_prices: found.wrong_prices,
    days: charterChoice(search),
    guests: partyOf(search),
    ages: agesOf(found.rules),
    boats: boats.map((boat) => ({ ...presentBoatCard(boat), nearest: otherDays(boat, search) })),
    total,
    page: search.page,
    pages,
    map: places && presentCoastMap(places),
    refused: found.refused.map((boat) =>
      presentRefusedBoat(boat, { ...wishedCharter(search), ...found.rules }),
    ),
    crowd: crowdOf(found),
    ways_on: total === 0 ? boatWaysOn(found.options, shown) : [],
  };
}

/** Null: some boat takes them, or none is for sale. */
function crowdOf({ largest, search }: FoundBoats): Crowd | null {
  if (!largest) return null;
  const { adults, children } = partyOf(search);
  const people = adults + children;
  const asleep = sleepsAboard(search);
  const most = mostOf(largest, asleep, search.unit);
  return most > 0 && people > most ? { most, asleep, fits_by_day: people <= largest.by_day } : null;
}

/** Who comes for more than a day, or by a unit of nights, needs a berth. */
function sleepsAboard({ unit, check_in, check_out }: BoatSearch): boolean {
  if (unit) return unit !== 'trip';
  return (
    check_in !== undefined && check_out !== undefined && nightsBetween(check_in, check_out) > 1
  );
}

function mostOf({ by_day, by_night }: LargestBoats, asleep: boolean, unit?: CharterUnit): number {
  if (asleep) return by_night;
  return unit ? by_day : Math.max(by_day, by_night);
}

const wishedCharter = (search: BoatSearch) => {
  const { check_in = '', check_out = '', unit } = search;
  return { check_in, check_out, unit, guests: partyOf(search) };
};

/** Who comes; where nobody says it, those a price is asked for. */
const partyOf = ({ adults = USUAL_PARTY.adults, children, babies }: BoatSearch) => ({
  adults,
  children,
  babies,
});

/** A day trip's or a week's last day is known where only the first was asked for. */
const daysOf = (asked: FoundBoats['asked'], known: BoatSearch) => ({
  check_in: known.check_in ?? asked.check_in ?? '',
  check_out: known.check_out ?? asked.check_out ?? '',
});

/** The days of a boat that is free on others than those asked for, where days are flexible. */
function otherDays({ check_in, check_out }: FoundCharter, asked: BoatSearch) {
  if (!check_in || !check_out || check_in === asked.check_in) return null;
  return { check_in, check_out };
}

/** What the list's address says: nothing that is so by default or fixed by the type's page. */
export function boatAddressOf(search: BoatSearch, landing: BoatLanding | null): BoatListingSearch {
  const { q, adults, children, babies, type, region, town, marina } = search;
  const { unit, sort, page, feature } = search;
  const { berths, cabins, length, crew, instant, min_price, max_price, flex, view } = search;
  const { check_in, check_out } = search;
  return {
    q,
    ...charterChoice({ check_in, check_out }),
    flex,
    adults: adults === USUAL_PARTY.adults ? undefined : adults,
    children: children || undefined,
    babies: babies || undefined,
    type: type.length && !landing ? type : undefined,
    region: region.length ? region : undefined,
    town: town.length ? town : undefined,
    marina: marina.length ? marina : undefined,
    unit,
    ...{ berths, cabins, length, crew },
    feature: feature.length ? feature : undefined,
    ...{ instant, min_price, max_price },
    sort: sort === 'recommended' ? undefined : sort,
    view,
    page: page > 1 ? page : undefined,
  };
}

/** Two days in order, or none. */
export const charterChoice = ({
  check_in,
  check_out,
  unit,
}: {
  check_in?: string | undefined;
  check_out?: string | undefined;
  unit?: CharterUnit | undefined;
}): CharterChoice =>
  check_in && check_out && check_in < check_out
    ? { check_in, check_out, ...(unit && { unit }) }
    : {};

export const presentBoatType = (row: LandingRow): BoatLanding => ({
  slug: row.slug,
  name: row.name,
  intro: row.intro,
  body: row.body ? sanitiseRichText(row.body) : '',
  seo_title: row.seo_title,
  seo_description: row.seo_description,
  picture: row.picture,
  questions: presentFaqGroups(row.questions),
});
