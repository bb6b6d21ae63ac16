import type { RangePreviewPlan } from '../../../views/dashboard/prices/range-preview.tsx';
import type { RangePlan } from '../../domain/season-ranges.ts';
import { bothEnds, type DayRange } from '../../domain/stay.ts';
import type { Replaced } from '../../services/prices/season-ranges.ts';

interface Numbered {
  id: number;
  version: number;
}

interface Dated<Row> extends Numbered {
  name: string;
  days: DayRange;
  row: Row;
}

interface Asked {
  range_start: string;
  range_end: string;
}

/** A change of a range of days, before it is made, with what the call that makes it takes. */
export const presentRange = <Row, Season extends Dated<Row> & Rules, Rules extends object>(
  { range_start, range_end }: Asked,
  plan: RangePlan<Season, Rules>,
  presentWritable: (row: Row) => object,
): RangePreviewPlan<Rules> => ({
  start_date: range_start,
  end_date: range_end,
  changed: plan.changed.map(({ season, days, rules }) => ({
    id: season.id,
    name: season.name,
    ...bothEnds(days),
    days: days.from.until(days.until).days,
    before: season,
    after: rules,
  })),
  unpriced_days: plan.unpriced_days,
  replaced: plan.changed.map(({ season: { id, version } }) => ({ id, version })),
  seasons: plan.seasons.map(({ id, season, days, rules }) => ({
    ...presentWritable(season.row),
    ...rules,
    ...bothEnds(days),
    id,
  })),
});

/** How seasons that made way come back: those that were not there before are deleted again. */
export function undoOf<Row extends Numbered, Written extends object>(
  { before, after }: Replaced<Row>,
  presentWritable: (row: Row) => Written,
) {
  const remaining = new Set(after.map(({ id }) => id));
  return {
    replaced: after.map(({ id, version }) => ({ id, version })),
    seasons: before.map((row) => ({
      ...presentWritable(row),
      id: remaining.has(row.id) ? row.id : null,
    })),
  };
}
