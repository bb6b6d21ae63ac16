import type { Request } from 'express';

import type { RangeForm } from '../../../views/dashboard/prices/range-form.tsx';
import type { RangePreviewPlan } from '../../../views/dashboard/prices/range-preview.tsx';
import { daysIncluding } from '../../domain/stay.ts';
import { fieldSentences } from '../../middleware/errors.ts';
import { tryParse } from '../../parse.ts';
import { presentRange } from '../../presenters/season-ranges.ts';
import type { SeasonRow } from '../../queries/villa-prices.ts';
import { RangeQuery } from '../../schemas/season-ranges.ts';
import { planRange } from '../../services/season-ranges.ts';

const NAMES = Object.keys(RangeQuery.shape);

/** The change of a range of nights that an address asks for: as it was typed, and what it would do. */
export function rangeOf(
  query: Request['query'],
  seasons: SeasonRow[],
): { form: RangeForm; plan: RangePreviewPlan | null } {
  const given = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => NAMES.includes(name) && value !== ''),
  );
  const typed = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, [value].flat().map(String)]),
  );
  if (Object.keys(given).length === 0) return { form: { typed, problems: {} }, plan: null };
  const parsed = tryParse(RangeQuery, given);
  if (!parsed.success)
    return { form: { typed, problems: fieldSentences(parsed.fields) }, plan: null };
  const { range_start, range_end } = parsed.data;
  const plan = planRange(seasons, daysIncluding(range_start, range_end), changeOf(parsed.data));
  if (plan.changed.some(({ rules }) => rules.nightly_price_kurus < 1))
    return { form: { typed, problems: fieldSentences({ price_value: 'price_gone' }) }, plan: null };
  return { form: { typed, problems: {} }, plan: presentRange(parsed.data, plan) };
}

function changeOf({ price_by, price_value = 0, range_min_nights, range_arrival }: RangeQuery) {
  const kurus = Math.round(price_value * 100);
  const prices = {
    percent: { by: 'percent', percent: price_value },
    amount: { by: 'amount', amount_kurus: kurus },
    fixed: { by: 'fixed', price_kurus: kurus },
  } as const;
  return {
    price: price_by && prices[price_by],
    min_nights: range_min_nights,
    arrival_weekdays: range_arrival,
  };
}
