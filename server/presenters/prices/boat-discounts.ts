import { parseDays } from '../../domain/stay.ts';
import type { BoatDiscountRow } from '../../queries/prices/boat-discounts.ts';
import type { BoatDiscountAnswer } from '../../schemas/answers/boat-discounts.ts';
import { bothEnds } from '../calendars/day-ranges.ts';

export const presentBoatDiscount = (row: BoatDiscountRow): BoatDiscountAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
  kind: row.kind as BoatDiscountAnswer['kind'],
  unit: row.unit as BoatDiscountAnswer['unit'],
  name: row.name,
  percent: row.percent,
  ...bothEnds(parseDays(row.days)),
  book_before: row.book_before,
  within_days: row.within_days,
  min_nights: row.min_nights,
  active: row.active,
  version: row.version,
});
