import { presentDiscount } from '../presenters/villa-discounts.ts';
import { lockVillaPrices } from '../queries/priced-villa-locks.ts';
import {
  type DiscountRow,
  deleteDiscount,
  getDiscountForUpdate,
  insertDiscount,
  updateDiscount,
} from '../queries/villa-discounts.ts';
import type { DiscountChanges, NewDiscount } from '../schemas/villa-discounts.ts';
import { daysColumn, priceRows } from './price-rows.ts';
import { refuseOtherVilla } from './stale-rows.ts';

/** By how much a villa's prices are lowered, for which stays and for bookings of which days. */
export const villaDiscounts = priceRows<DiscountRow, NewDiscount, DiscountChanges>({
  entity: 'villa_discount',
  lockPrices: (db, { villa_id }) => lockVillaPrices(db, [villa_id]),
  insert: (db, { villa_id, ...fields }) => insertDiscount(db, { villa_id, ...daysColumn(fields) }),
  getForUpdate: getDiscountForUpdate,
  refuseOther: (row, { villa_id }) => refuseOtherVilla(row, villa_id),
  update: (db, id, { villa_id: _, ...fields }) => updateDiscount(db, id, daysColumn(fields)),
  remove: deleteDiscount,
  present: presentDiscount,
});
