import { z } from 'zod';
import { CHARTER_UNIT_NAMES } from '../../shared/listing-choices.ts';

import { Day } from '../common.ts';
import { Id, Kurus, Picture } from './common.ts';

/** A boat of `/v2/searchboat`; `total_kurus` is the charter's, null without days. */
export const BoatCardAnswer = z.strictObject({
  id: Id,
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string().nullable(),
  /** A villa's, whose card has the same fields: boats have papers of their own. */
  permit_no: z.null(),
  marina: z.string(),
  town: z.string(),
  type: z.string(),
  length_metres: z.number().nullable(),
  /** People aboard by the unit searched for, or the most by any it is sold by. */
  capacity: z.int(),
  cabins: z.int(),
  /** Out of 5. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** What `from_price_kurus` is the price of. */
  unit: z.enum(CHARTER_UNIT_NAMES),
  /** The lowest price to come of the unit. */
  from_price_kurus: Kurus.nullable(),
  total_kurus: Kurus.nullable(),
  total_before_discount_kurus: Kurus.nullable(),
  discount_percent: z.int().nullable(),
  instant_booking: z.boolean(),
  /** The days that are free and priced; others than the searched ones where those are flexible. */
  check_in: Day.nullable(),
  check_out: Day.nullable(),
  pictures: z.array(Picture),
});

const Count = z.int().min(0);
const CountsByOption = z.record(z.string(), Count);

/** How many boats each choice of a filter would find, the others as they are. */
export const BoatCountsAnswer = z.strictObject({
  /** By slug; the towns those of the chosen regions, or all. */
  regions: CountsByOption,
  towns: CountsByOption,
  types: CountsByOption,
  /** `town` is a slug. */
  marinas: z.array(z.strictObject({ id: Id, name: z.string(), town: z.string(), boats: Count })),
  features: z.array(
    z.strictObject({ id: Id, name: z.string(), category: z.string(), boats: Count }),
  ),
  units: z.strictObject({ week: Count, day: Count, trip: Count }),
  /** By the least number of people overnight, of cabins, of metres. */
  berths: CountsByOption,
  cabins: CountsByOption,
  lengths: CountsByOption,
  crews: z.strictObject({ with: Count, without: Count }),
  instant: Count,
  /** Without the price filter: `boats` lie in each twentieth between. */
  prices: z.strictObject({ lowest: Kurus, highest: Kurus, boats: z.array(Count) }).nullable(),
  without: CountsByOption,
  /** Only when nothing was found: the nearest days on which boats that fit can be had. */
  nearest: z.array(
    z.strictObject({
      check_in: Day,
      check_out: Day,
      boats: Count,
      /** What the cheapest of them costs; null without a unit. */
      lowest_kurus: Kurus.nullable(),
    }),
  ),
});

/** `GET /v2/searchboat`: a page of cards, and what other choices would find. */
export const BoatSearchAnswer = z.strictObject({
  content: z.array(BoatCardAnswer),
  total: z.int().min(0),
  skip: z.int().min(0),
  take: z.int().min(1),
  counts: BoatCountsAnswer,
});

export type BoatCountsAnswer = z.infer<typeof BoatCountsAnswer>;
export type BoatCardAnswer = z.infer<typeof BoatCardAnswer>;
