import type { GuestAges } from '../../../islands/quote-labels.ts';
import type { DaysProblem } from '../../../server/domain/searched-stay.ts';
import type { PriceBounds } from '../../../server/schemas/amount-ranges.ts';
import type { PartyLimits } from '../../../server/shared/party-limits.ts';
import { type ListingSearch, paths, type StaySearch } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import type { CoastMapData } from '../../components/map-labels.ts';
import type { Party } from '../../components/party-cell.tsx';
import type { FaqGroup } from '../../components/questions.tsx';
import type { VillaCardData } from '../../components/villa-card.tsx';
import type { TextLink } from '../../layouts/links.ts';

export type { DaysProblem } from '../../../server/domain/searched-stay.ts';

/** One choice of a filter; `villas` is what choosing it would find. */
export interface FilterOption {
  /** A slug, or a feature's id. */
  value: string;
  name: string;
  villas: number;
  /** Whether that was counted on a sample. */
  about?: boolean;
  chosen: boolean;
  /** Of a district: its town's slug. */
  town?: string;
  /** Of a feature. */
  category?: string;
}

/** The filters' choices, those worth showing first at first; empty where there is nothing to choose. */
export interface FilterOptions {
  /** Only chosen ones. */
  regions: FilterOption[];
  towns: FilterOption[];
  districts: FilterOption[];
  types: FilterOption[];
  features: FilterOption[];
  /** Ticks of parameters of their own: kinds of pool, seclusion, pets, instant booking. */
  others: (FilterOption & { parameter: 'pool' | 'privacy' | 'pets' | 'instant' })[];
  /** Villas with at least so many rooms, or at most so many metres from the sea. */
  steps: Record<'bedrooms' | 'bathrooms' | 'sea', Record<string, number>> & { about: boolean };
  /** Kuruş, and how many villas lie in each twentieth between; of one villa of so many. */
  prices: { lowest: number; highest: number; villas: number[]; one_of: number } | null;
}

/** The type or place of a page at /{slug}: its filter is fixed. */
export interface LandingData {
  kind: 'VILLA_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT';
  slug: string;
  name: string;
  locative: string | null;
  intro: string;
  /** Rich text, sanitised. */
  body: string;
  seo_title: string | null;
  seo_description: string | null;
  picture: PictureData | null;
  within: TextLink[];
  /** Links to what is near: places, and types in the place. */
  related: { places: TextLink[]; types: TextLink[] };
  questions: FaqGroup[];
}

/** Other searches that find something, when this one does not. */
export interface WayOn {
  text: string;
  href: string;
}

export interface ListingData {
  /** What the address says, without what is the same anyway. */
  search: ListingSearch;
  landing: LandingData | null;
  /** The days as they were asked for, to be put right. */
  asked: { check_in: string; check_out: string };
  days_problem: DaysProblem | null;
  /** Asked for from more to less, to be put right; the list is not narrowed by them. */
  wrong_prices: PriceBounds | null;
  unread: UnreadSearch;
  /** Of the chosen stay; null without one. */
  nights: number | null;
  guests: Party;
  ages: GuestAges;
  villas: VillaCardData[];
  total: number;
  page: number;
  pages: number;
  options: FilterOptions;
  /** Whether all choices are shown, and not only the first few. */
  all_filters: boolean;
  /** Null where only the list is asked for. */
  map: CoastMapData | null;
  /** Only when nothing was found: villas that can be had on other days. */
  refused: VillaCardData[];
  /** Only when nothing was found: how many people the largest villa takes. */
  largest: number | null;
  ways_on: WayOn[];
}

/** What of a search could not be read as it was typed. */
export interface UnreadSearch {
  /** Prices that are none, as they were typed. */
  min_price?: string;
  max_price?: string;
  /** Places and types there are not, as they were typed; nothing is narrowed by them. */
  slugs?: string[];
  /** Only where more people were asked for: as many as a search takes, and as were searched for. */
  most?: PartyLimits;
}

type Addressed = Pick<ListingData, 'search' | 'landing'>;

/** The page's own address with some of its choices changed; the first page unless one is named. */
export function address({ search, landing }: Addressed, changes: ListingSearch = {}): string {
  const wanted = { ...search, page: undefined, ...changes };
  return landing ? paths.landing(landing.slug, wanted) : paths.villas(wanted);
}

/** The address without any filter; the stay and the guests stay. */
export const unfiltered = (listing: Addressed): string =>
  address({ ...listing, search: { ...stayOf(listing.search), view: listing.search.view } });

/** What the villas' own addresses carry on. */
export function stayOf({
  check_in,
  check_out,
  adults,
  children,
  babies,
}: ListingSearch): StaySearch {
  return { check_in, check_out, adults, children, babies };
}

/** Filters, an order or a stay: what search engines shall not keep beside the page itself. */
export const isNarrowed = ({ search }: Addressed): boolean =>
  Object.entries(search).some(([name, value]) => name !== 'page' && value !== undefined);

/** The list of all there is, asked for without any wish. */
export const isWhole = (listing: Addressed): boolean => !listing.landing && !isNarrowed(listing);

/** How many choices are on, the stay apart. */
export function countChosen({ search, options }: Pick<ListingData, 'search' | 'options'>): number {
  const { regions, towns, districts, types, features, others } = options;
  const lists = [regions, towns, districts, types, features, others];
  const ticked = lists.flat().filter(({ chosen }) => chosen).length;
  const priced = search.min_price !== undefined || search.max_price !== undefined;
  const { bedrooms, bathrooms, sea, area, q } = search;
  return ticked + Number(priced) + [bedrooms, bathrooms, sea, area, q].filter(Boolean).length;
}

export const chosen = (options: readonly FilterOption[]) => options.filter((each) => each.chosen);
