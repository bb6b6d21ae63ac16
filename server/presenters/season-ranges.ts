import type { RangePreviewPlan } from '../../views/dashboard/prices/range-preview.tsx';
import type { RangePlan } from '../domain/season-ranges.ts';
import type { RangeQuery } from '../schemas/season-ranges.ts';
import type { DatedSeason } from '../services/season-room.ts';
import { bothEnds } from './day-ranges.ts';
import { presentWritable } from './villa-prices.ts';

/** A change of a range of nights, before it is made, with what the call that makes it takes. */
export const presentRange = (
  { range_start, range_end }: RangeQuery,
  plan: RangePlan<DatedSeason>,
): RangePreviewPlan => ({
  start_date: range_start,
  end_date: range_end,
  changed: plan.changed.map(({ season, days, rules }) => ({
    id: season.id,
    name: season.name,
    ...bothEnds(days),
    nights: days.from.until(days.until).days,
    before: season,
    after: rules,
  })),
  unpriced_nights: plan.unpriced_nights,
  replaced: plan.changed.map(({ season: { id, version } }) => ({ id, version })),
  seasons: plan.seasons.map(({ id, season, days, rules }) => ({
    ...presentWritable(season.row),
    ...rules,
    ...bothEnds(days),
    id,
  })),
});
