import type { Request } from 'express';
import type { z } from 'zod';

import type { RangeForm } from '../../../views/dashboard/prices/range-fields.tsx';
import type { RangePreviewPlan } from '../../../views/dashboard/prices/range-preview.tsx';
import type { PriceChange } from '../../domain/season-ranges.ts';
import { type DayRange, daysIncluding } from '../../domain/stay.ts';
import { fieldSentences } from '../../error-sentences.ts';
import { tryParse } from '../../parse.ts';
import type { AskedRange } from '../../schemas/season-ranges.ts';

/** What an address asks for of one kind of listing, and what it would do. */
interface RangeOf<Schema extends z.ZodObject, Rules> {
  schema: Schema;
  plan: (asked: z.output<Schema>, days: DayRange) => RangePreviewPlan<Rules>;
  price: (rules: Rules) => number;
}

/** The change of a range of days that an address asks for: as it was typed, and what it would do. */
export function rangeOf<Schema extends z.ZodObject, Rules>(
  query: Request['query'],
  { schema, plan: planOf, price }: RangeOf<Schema, Rules>,
): { form: RangeForm; plan: RangePreviewPlan<Rules> | null } {
  const given = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => name in schema.shape && value !== ''),
  );
  const typed = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, [value].flat().map(String)]),
  );
  if (Object.keys(given).length === 0) return { form: { typed, problems: {} }, plan: null };
  const parsed = tryParse(schema, given);
  if (!parsed.success)
    return { form: { typed, problems: fieldSentences(parsed.fields) }, plan: null };
  const { range_start, range_end } = parsed.data as unknown as AskedRange;
  const plan = planOf(parsed.data, daysIncluding(range_start, range_end));
  if (plan.changed.some(({ after }) => price(after) < 1))
    return { form: { typed, problems: fieldSentences({ price_value: 'price_gone' }) }, plan: null };
  return { form: { typed, problems: {} }, plan };
}

export function priceChangeOf({ price_by, price_value = 0 }: AskedRange): PriceChange | undefined {
  const kurus = Math.round(price_value * 100);
  const changes = {
    percent: { by: 'percent', percent: price_value },
    amount: { by: 'amount', amount_kurus: kurus },
    fixed: { by: 'fixed', price_kurus: kurus },
  } as const;
  return price_by && changes[price_by];
}
