import { z } from 'zod';

import { changeoverOfWeeks, minimumOfStays, price } from './boat-prices.ts';
import { Day, Id, SeenRow, WholeText } from './common.ts';
import { lastDayNotBefore } from './price-fields.ts';
import { season } from './villa-prices.ts';

/** As they were seen: whoever changed one of them since then is not overwritten. */
const Replaced = z.array(SeenRow).min(1).max(200);

/**
 * `PUT /v1/admin/villas/price`: some seasons of a villa make way for others, all or none. A season
 * with an `id` is that row written anew; replaced rows that no season names are deleted.
 */
export const SeasonsReplacement = z.strictObject({
  villa_id: Id,
  replaced: Replaced,
  seasons: z
    .array(
      z
        .strictObject({ id: Id.nullable().default(null), ...season })
        .refine(lastDayNotBefore.check, lastDayNotBefore.problem),
    )
    .max(400),
});

/** `PUT /v1/admin/boat/price`: the same for a boat's prices, of one unit or several. */
export const BoatPricesReplacement = z.strictObject({
  boat_id: Id,
  replaced: Replaced,
  prices: z
    .array(
      z
        .strictObject({ id: Id.nullable().default(null), ...price })
        .refine(lastDayNotBefore.check, lastDayNotBefore.problem)
        .refine(changeoverOfWeeks.check, changeoverOfWeeks.problem)
        .refine(minimumOfStays.check, minimumOfStays.problem),
    )
    .max(400),
});

const Weekday = WholeText(1, 7);

/** A number as clerks type it: '12,5' or '1.500'. */
const Typed = z
  .string()
  .trim()
  .regex(/\d/, 'not_number')
  .regex(/^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/, 'not_amount')
  .regex(/^[^,]*(,\d{1,2})?$/, 'too_many_decimals')
  .transform((text) => Number(text.replaceAll('.', '').replace(',', '.')));

const VALUE_LIMITS = {
  percent: { min: -90, max: 1000 },
  amount: { min: -10_000_000, max: 10_000_000 },
  fixed: { min: 1, max: 10_000_000 },
} as const;

/** A change of all days of a range, as a page's address asks for it; it is shown before it is made. */
const asked = {
  range_start: Day,
  /** The last night or day. */
  range_end: Day,
  price_by: z.enum(['percent', 'amount', 'fixed']).optional(),
  price_value: Typed.optional(),
};

export type AskedRange = z.infer<z.ZodObject<typeof asked>>;

/** With the rules that a season of this kind has beside its price. */
function rangeQuery<Rules extends z.ZodRawShape>(rules: Rules) {
  return z.object({ ...asked, ...rules }).superRefine((query, { addIssue }) => {
    const { range_start, range_end, ...changes } = query as AskedRange;
    const problems = [
      range_end < range_start && (['range_end', 'end_date_before_start_date'] as const),
      priceProblem(changes),
      Object.values(changes).every((change) => change === undefined) &&
        (['price_by', 'nothing_to_change'] as const),
    ];
    for (const [name, message] of problems.filter((problem) => !!problem))
      addIssue({ code: 'custom', path: [name], message });
    const beyond = beyondLimit(changes);
    if (beyond) addIssue({ ...beyond, path: ['price_value'], input: changes.price_value });
  });
}

type PriceChange = Pick<AskedRange, 'price_by' | 'price_value'>;

function priceProblem({ price_by, price_value }: PriceChange) {
  if (price_by === undefined)
    return price_value === undefined ? undefined : (['price_by', 'required'] as const);
  return price_value === undefined ? (['price_value', 'required'] as const) : undefined;
}

function beyondLimit({ price_by, price_value }: PriceChange) {
  if (price_by === undefined || price_value === undefined) return undefined;
  const { min, max } = VALUE_LIMITS[price_by];
  const number = { origin: 'number', inclusive: true } as const;
  if (price_value < min) return { ...number, code: 'too_small', minimum: min } as const;
  return price_value > max ? ({ ...number, code: 'too_big', maximum: max } as const) : undefined;
}

/** `/dashboard/villas/{id}/prices?range_start=…` */
export const NightRangeQuery = rangeQuery({
  range_min_nights: WholeText(1, 100).optional(),
  range_arrival: z
    .union([Weekday.transform((day) => [day]), z.array(Weekday).max(7)])
    .transform((days) => [...new Set(days)].sort())
    .optional(),
});

const leastDays = { range_min_days: WholeText(1, 100).optional() };

/** `/dashboard/boats/{id}/prices?unit=…&range_start=…`: a week has a day of change, a trip no least length. */
export const DAY_RANGE_QUERIES = {
  WEEK: rangeQuery({ ...leastDays, range_changeover: Weekday.optional() }),
  DAY: rangeQuery(leastDays),
  TRIP: rangeQuery({}),
};

/** What a unit does not have is not asked for. */
export interface AskedDayRules {
  range_min_days?: number | undefined;
  range_changeover?: number | undefined;
}

export type SeasonsReplacement = z.infer<typeof SeasonsReplacement>;
export type BoatPricesReplacement = z.infer<typeof BoatPricesReplacement>;
export type NightRangeQuery = z.infer<typeof NightRangeQuery>;
