import { presentBoatDiscount } from '../../presenters/boat-discounts.ts';
import { getBoatDiscount } from '../../queries/boat-discounts.ts';
import { BoatDiscountChanges, NewBoatDiscount } from '../../schemas/boat-discounts.ts';
import { boatDiscounts } from '../../services/boat-discounts.ts';
import { priceRowCalls } from './price-rows.ts';

export const { create, update, remove } = priceRowCalls({
  New: NewBoatDiscount,
  Changes: BoatDiscountChanges,
  get: getBoatDiscount,
  rows: boatDiscounts,
  present: presentBoatDiscount,
});
