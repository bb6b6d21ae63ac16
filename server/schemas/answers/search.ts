import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';

import { Day } from '../common.ts';
import { Id, Kurus, Name, Picture, SlugName } from './common.ts';

/** A villa's card; the sums are the stay's and null without dates. */
export const FoundVilla = z.strictObject({
  ...SlugName.shape,
  thumbnail: z.string().nullable(),
  town: z.string(),
  district: z.string(),
  permit_no: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  highlight: z.string().nullable(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  pictures: z.array(Picture),
  from_price_kurus: Kurus.nullable(),
  nights: z.int().nullable(),
  nightly_average_kurus: Kurus.nullable(),
  total_kurus: Kurus.nullable(),
  total_before_discount_kurus: Kurus.nullable(),
  discount_percent: z.int().nullable(),
  tag: z.null(),
  instant_booking: z.boolean(),
});

/** With its stay; null without dates. */
const SearchedVilla = z.strictObject({
  ...FoundVilla.shape,
  /** The stay that is priced; another than the searched one where days are flexible. */
  check_in: Day.nullable(),
  check_out: Day.nullable(),
});

const Count = z.int().min(0);
const CountsByOption = z.record(z.string(), Count);

/** How many villas each choice of a filter would find, the others as they are. */
const FilterCountsAnswer = z.strictObject({
  /** 1: the counts are exact; more: one villa of so many was counted and stands for the others. */
  one_of: z.int().min(1),
  /** The same for towns, districts and what is without a place. */
  places_one_of: z.int().min(1),
  towns: CountsByOption,
  types: CountsByOption,
  districts: z.array(
    z.strictObject({ slug: z.string(), name: z.string(), town: z.string(), villas: Count }),
  ),
  features: z.array(
    z.strictObject({ id: Id, name: z.string(), category: z.string(), villas: Count }),
  ),
  bedrooms: CountsByOption,
  bathrooms: CountsByOption,
  pools: CountsByOption,
  privacy: CountsByOption,
  sea: CountsByOption,
  pets: Count,
  instant: Count,
  /** Of one villa of so many. */
  prices: z
    .strictObject({
      lowest: Kurus,
      highest: Kurus,
      villas: z.array(Count),
      one_of: z.int().min(1),
    })
    .nullable(),
  without: CountsByOption,
  /** Only when nothing was found: the nearest stays of the same length that can be had. */
  nearest: z.array(
    z.strictObject({ check_in: Day, check_out: Day, villas: Count, lowest_kurus: Kurus }),
  ),
});

/** `GET /v2/search`: a page of cards, and what other choices would find. */
export const SearchAnswer = z.strictObject({
  content: z.array(SearchedVilla),
  total: z.int().min(0),
  skip: z.int().min(0),
  take: z.int().min(1),
  counts: FilterCountsAnswer,
});

/** `GET /v1/search/input`. */
export const SuggestedVilla = z.strictObject({
  kind: z.enum(['villa', 'boat']),
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  thumbnail: z.string().nullable(),
});

/** A region with its towns and their districts. */
const RegionTree = z.strictObject({
  ...SlugName.shape,
  towns: z.array(z.strictObject({ ...SlugName.shape, District: z.array(SlugName) })),
});

/** `GET /v1/search/options`. */
export const SearchOptions = z.strictObject({
  regions: z.array(RegionTree),
  villa_types: z.array(SlugName),
  feature_categories: z.array(
    z.strictObject({ id: Id, name: z.string(), features: z.array(Name) }),
  ),
});

const compared = {
  ...SlugName.shape,
  thumbnail: z.string().nullable(),
  thumbnail_alt: z.string(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  deposit_kurus: Kurus,
  from_price_kurus: Kurus.nullable(),
};

/** `GET /v1/boats/compare`; the price is the lowest of `unit`. */
export const ComparedBoatAnswer = z.strictObject({
  ...compared,
  marina: z.string(),
  town: z.string(),
  type: z.string(),
  length_metres: z.number().nullable(),
  guests_day: z.int(),
  guests_night: z.int(),
  cabins: z.int(),
  unit: z.enum(CHARTER_UNIT_NAMES),
  licence_no: z.string(),
});

/** `GET /v1/villas/compare`. */
export const ComparedVillaAnswer = z.strictObject({
  ...compared,
  town: z.string(),
  district: z.string(),
  permit_no: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  sea_metres: z.int().nullable(),
  min_nights: z.int(),
  deposit_up_to_kurus: Kurus,
});
