import { parseDays } from '../../domain/stay.ts';
import type { DiscountRow } from '../../queries/prices/villa-discounts.ts';
import type { VillaDiscountAnswer } from '../../schemas/answers/villa-discounts.ts';
import { bothEnds } from '../calendars/day-ranges.ts';

export const presentDiscount = (row: DiscountRow): VillaDiscountAnswer => ({
  id: row.id,
  villa_id: row.villa_id,
  kind: row.kind as VillaDiscountAnswer['kind'],
  name: row.name,
  percent: row.percent,
  ...bothEnds(parseDays(row.days)),
  book_before: row.book_before,
  within_days: row.within_days,
  min_nights: row.min_nights,
  active: row.active,
  version: row.version,
});
