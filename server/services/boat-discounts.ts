import { presentBoatDiscount } from '../presenters/boat-discounts.ts';
import {
  type BoatDiscountRow,
  deleteBoatDiscount,
  getBoatDiscountForUpdate,
  insertBoatDiscount,
  updateBoatDiscount,
} from '../queries/boat-discounts.ts';
import { lockBoatPrices } from '../queries/boat-prices.ts';
import type { BoatDiscountChanges, NewBoatDiscount } from '../schemas/boat-discounts.ts';
import { daysColumn, priceRows } from './price-rows.ts';
import { refuseOtherBoat } from './stale-rows.ts';

/** By how much a boat's prices are lowered, for which charters and for bookings of which days. */
export const boatDiscounts = priceRows<BoatDiscountRow, NewBoatDiscount, BoatDiscountChanges>({
  entity: 'boat_discount',
  lockPrices: (db, { boat_id }) => lockBoatPrices(db, boat_id),
  insert: (db, { boat_id, ...fields }) =>
    insertBoatDiscount(db, { boat_id, ...daysColumn(fields) }),
  getForUpdate: getBoatDiscountForUpdate,
  refuseOther: (row, { boat_id }) => refuseOtherBoat(row, boat_id),
  update: (db, id, { boat_id: _, ...fields }) => updateBoatDiscount(db, id, daysColumn(fields)),
  remove: deleteBoatDiscount,
  present: presentBoatDiscount,
});
