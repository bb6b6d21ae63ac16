import { presentDiscount } from '../../presenters/villa-discounts.ts';
import { getDiscount } from '../../queries/villa-discounts.ts';
import { DiscountChanges, NewDiscount } from '../../schemas/villa-discounts.ts';
import { villaDiscounts } from '../../services/villa-discounts.ts';
import { priceRowCalls } from './price-rows.ts';

export const { create, update, remove } = priceRowCalls({
  New: NewDiscount,
  Changes: DiscountChanges,
  get: getDiscount,
  rows: villaDiscounts,
  present: presentDiscount,
});
