import { bothEnds, parseDays } from '../../domain/stay.ts';
import type { BoatDiscountRow } from '../../queries/prices/boat-discounts.ts';
import type { BoatExtraRow } from '../../queries/prices/boat-extras.ts';
import type { BoatPriceRow } from '../../queries/prices/boat-prices.ts';
import type { BoatDiscountAnswer } from '../../schemas/answers/boat-discounts.ts';
import type { BoatExtraAnswer } from '../../schemas/answers/boat-extras.ts';
import type { BoatPriceAnswer } from '../../schemas/answers/boat-prices.ts';

/* A boat's prices as the API, a refusal and the history tell them; as a villa's (`villa-price-answers.ts`). */

/** A price as a form shows it: both ends inside. */
export const boatPriceAnswer = (row: BoatPriceRow): BoatPriceAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
  unit: row.unit as BoatPriceAnswer['unit'],
  name: row.name,
  ...bothEnds(parseDays(row.days)),
  price_kurus: row.price_kurus,
  min_days: row.min_days,
  changeover_weekday: row.changeover_weekday,
  prepayment_percent: row.prepayment_percent,
  deposit_kurus: row.deposit_kurus,
  version: row.version,
});

export const boatDiscountAnswer = (row: BoatDiscountRow): BoatDiscountAnswer => ({
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

export const boatExtraAnswer = (row: BoatExtraRow): BoatExtraAnswer => ({
  id: row.id,
  boat_id: row.boat_id,
  name: row.name,
  description: row.description,
  unit: row.unit as BoatExtraAnswer['unit'],
  amount_kurus: row.amount_kurus,
  optional: row.optional,
  position: row.position,
  active: row.active,
  version: row.version,
});
