import type { CharterUnit } from '../../../server/schemas/boats.ts';
import { type BoatListingSearch, paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import type { BoatCardData } from '../../components/boat-card.tsx';
import type { CoastMapData } from '../../components/map-labels.ts';

/** One choice of a filter; `boats` is what choosing it would find. */
export interface BoatFilterOption {
  /** A slug, or a marina's id. */
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
  towns: BoatFilterOption[];
  marinas: BoatFilterOption[];
  units: { value: CharterUnit; boats: number }[];
  /** At least so many. */
  berths: BoatStep[];
  cabins: BoatStep[];
  /** Metres. */
  lengths: BoatStep[];
  crews: { value: 'with' | 'without'; boats: number }[];
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
}

/** Days a guest has in mind, both or none. */
export interface CharterChoice {
  check_in?: string;
  check_out?: string;
}

export interface BoatListingData {
  /** What the address says, without what is the same anyway. */
  search: BoatListingSearch;
  landing: BoatLanding | null;
  days: CharterChoice;
  boats: BoatCardData[];
  total: number;
  page: number;
  pages: number;
  options: BoatFilterOptions;
  /** Null where only the list is asked for. */
  map: CoastMapData | null;
}

type Addressed = Pick<BoatListingData, 'search' | 'landing'>;

/** The page's own address with some of its choices changed; the first page unless one is named. */
export function address({ search, landing }: Addressed, changes: BoatListingSearch = {}): string {
  const wanted = { ...search, page: undefined, ...changes };
  return landing ? paths.landing(landing.slug, wanted) : paths.boats(wanted);
}

/** The address without any filter; the days stay. */
export const unfiltered = ({ landing, days, search }: BoatListingData): string =>
  address({ landing, search: { ...days, view: search.view } });

/** Filters, an order or days: what search engines shall not keep beside the page itself. */
export const isNarrowed = ({ search }: Addressed): boolean =>
  Object.entries(search).some(([name, value]) => name !== 'page' && value !== undefined);

export const chosen = (options: readonly BoatFilterOption[]) =>
  options.filter((each) => each.chosen);

/** How many choices are on. */
export function countChosen({ search, options }: BoatListingData): number {
  const ticked = chosen([...options.types, ...options.towns, ...options.marinas]).length;
  const { adults, unit, berths, cabins, length, crew } = search;
  return ticked + [adults, unit, berths, cabins, length, crew].filter(Boolean).length;
}
