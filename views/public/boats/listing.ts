import type { GuestAges } from '../../../islands/quote-labels.ts';
import type { PriceBounds } from '../../../server/schemas/amount-ranges.ts';
import type { CharterUnit } from '../../../server/schemas/boats.ts';
import { type BoatListingSearch, type CharterSearch, paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import type { BoatCardData } from '../../components/boat-card.tsx';
import type { CoastMapData } from '../../components/map-labels.ts';
import type { Party } from '../../components/party-cell.tsx';
import type { FaqGroup } from '../../components/questions.tsx';
import type { DaysProblem, UnreadSearch, WayOn } from '../listing/listing.ts';

/** One choice of a filter; `boats` is what choosing it would find. */
export interface BoatFilterOption {
  /** A slug, or an id of a marina or feature. */
  value: string;
  name: string;
  boats: number;
  chosen: boolean;
}

/** A least number, and how many boats have so much. */
export interface BoatStep {
  value: number;
  boats: number;
}

/** Empty where there is nothing to choose. */
export interface BoatFilterOptions {
  types: BoatFilterOption[];
  regions: BoatFilterOption[];
  towns: BoatFilterOption[];
  /** `town` is a slug. */
  marinas: (BoatFilterOption & { town: string })[];
  /** Those worth showing first, and the others by category. */
  features: {
    first: BoatFilterOption[];
    rest: { category: string; options: BoatFilterOption[] }[];
  };
  units: { value: CharterUnit; boats: number }[];
  /** At least so many. */
  berths: BoatStep[];
  cabins: BoatStep[];
  /** Metres. */
  lengths: BoatStep[];
  crews: { value: 'with' | 'without'; boats: number }[];
  instant: { boats: number; chosen: boolean };
  /** Kuruş, and how many boats lie in each twentieth between. */
  prices: { lowest: number; highest: number; boats: number[] } | null;
}

/** The boat type of a page at /{slug}: its filter is fixed. */
export interface BoatLanding {
  slug: string;
  name: string;
  intro: string;
  /** Rich text, sanitised. */
  body: string;
  seo_title: string | null;
  seo_description: string | null;
  picture: PictureData | null;
  questions: FaqGroup[];
}

/** Days a guest has in mind, both or none. */
export interface CharterChoice {
  check_in?: string;
  check_out?: string;
  unit?: CharterUnit;
}

/** More people than any boat takes: no other day, place or filter would find them one. */
export interface Crowd {
  /** How many the largest takes. */
  most: number;
  /** Whether they would sleep aboard. */
  asleep: boolean;
  /** Whether a boat takes them for a day's trip all the same. */
  fits_by_day: boolean;
}

export interface BoatListingData {
  /** What the address says, without what is the same anyway. */
  search: BoatListingSearch;
  landing: BoatLanding | null;
  /** The days as they were asked for, to be put right. */
  asked: { check_in: string; check_out: string };
  days_problem: DaysProblem | null;
  /** Asked for from more to less, to be put right; the list is not narrowed by them. */
  wrong_prices: PriceBounds | null;
  unread: UnreadSearch;
  days: CharterChoice;
  guests: Party;
  ages: GuestAges;
  boats: BoatCardData[];
  total: number;
  page: number;
  pages: number;
  options: BoatFilterOptions;
  /** Null where only the list is asked for. */
  map: CoastMapData | null;
  /** Only when nothing was found: what could be had on other days. */
  refused: BoatCardData[];
  /** Only when nothing was found and more people are sought than any boat takes. */
  crowd: Crowd | null;
  /** Only when nothing was found. */
  ways_on: WayOn[];
}

type Addressed = Pick<BoatListingData, 'search' | 'landing'>;

/** The page's own address with some of its choices changed; the first page unless one is named. */
export function address({ search, landing }: Addressed, changes: BoatListingSearch = {}): string {
  const wanted = { ...search, page: undefined, ...changes };
  return landing ? paths.landing(landing.slug, wanted) : paths.boats(wanted);
}

/** The address without any filter; the days stay, as flexible as they are. */
export function unfiltered({ landing, days, search }: BoatListingData): string {
  const { unit: _, ...chosen } = days;
  return address({ landing, search: { ...chosen, flex: search.flex, view: search.view } });
}

/** Filters, an order or days: what search engines shall not keep beside the page itself. */
export const isNarrowed = ({ search }: Addressed): boolean =>
  Object.entries(search).some(([name, value]) => name !== 'page' && value !== undefined);

/** The list of all there is, asked for without any wish. */
export const isWhole = (listing: Addressed): boolean => !listing.landing && !isNarrowed(listing);

/**
 * The charter that is sought, as the address of a boat carries it on: where the unit is left open, with
 * that by which the boat costs the total on its card.
 */
export const charterOf = (
  { search, days }: Pick<BoatListingData, 'search' | 'days'>,
  { nearest, unit, total_kurus }: BoatCardData,
) =>
  ({
    ...days,
    ...(total_kurus == null ? {} : nearest),
    unit: total_kurus == null ? search.unit : unit,
    adults: search.adults,
    children: search.children,
    babies: search.babies,
  }) satisfies CharterSearch;

/** How many people are named; babies take no place. */
export const peopleOf = ({ search, guests }: Pick<BoatListingData, 'search' | 'guests'>) =>
  (search.adults ?? search.children) ? guests.adults + guests.children : 0;

export const chosen = (options: readonly BoatFilterOption[]) =>
  options.filter((each) => each.chosen);

export const chosenFeatures = ({ features }: Pick<BoatFilterOptions, 'features'>) =>
  chosen(features.first);

/** How many choices are on. */
export function countChosen(listing: BoatListingData): number {
  const { search, options } = listing;
  const { types, regions, towns, marinas } = options;
  const places = [...regions, ...towns, ...marinas];
  const ticked = [...chosen([...types, ...places]), ...chosenFeatures(options)].length;
  const { q, unit, berths, cabins, length, crew, instant } = search;
  const priced = search.min_price !== undefined || search.max_price !== undefined;
  const others = [q, peopleOf(listing), unit, berths, cabins, length, crew, instant, priced];
  return ticked + others.filter(Boolean).length;
}
