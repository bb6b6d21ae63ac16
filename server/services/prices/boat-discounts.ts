import type { Db } from '../../db/index.ts';
import {
  type BoatDiscountRow,
  deleteBoatDiscount,
  getBoatDiscountForUpdate,
  insertBoatDiscount,
  updateBoatDiscount,
} from '../../queries/prices/boat-discounts.ts';
import { lockBoatPrices } from '../../queries/prices/boat-prices.ts';
import type { BoatDiscountChanges, NewBoatDiscount } from '../../schemas/boat-discounts.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseOtherBoat } from '../stale-rows.ts';
import { boatDiscountAnswer } from './boat-price-answers.ts';
import {
  createPriceRow,
  daysColumn,
  editPriceRow,
  type PriceRows,
  removePriceRow,
} from './price-rows.ts';

const DISCOUNTS: PriceRows<BoatDiscountRow, NewBoatDiscount, BoatDiscountChanges> = {
  entity: 'boat_discount',
  lockPrices: (db, { boat_id }) => namedIn('boat_id', lockBoatPrices(db, boat_id)),
  insert: (db, { boat_id, ...fields }) =>
    insertBoatDiscount(db, { boat_id, ...daysColumn(fields) }),
  getForUpdate: getBoatDiscountForUpdate,
  refuseOther: (row, { boat_id }) => refuseOtherBoat(row, boat_id),
  update: (db, id, { boat_id: _, ...fields }) => updateBoatDiscount(db, id, daysColumn(fields)),
  remove: deleteBoatDiscount,
  present: boatDiscountAnswer,
};

/** Adds a discount to a boat. @throws 404 for an unknown boat */
export const createBoatDiscount = (pool: Db, wanted: NewBoatDiscount, doer: Doer) =>
  createPriceRow(pool, DISCOUNTS, wanted, doer);

/** @throws 404, 409 `stale` */
export const editBoatDiscount = (pool: Db, id: number, changes: BoatDiscountChanges, doer: Doer) =>
  editPriceRow(pool, DISCOUNTS, { id, changes }, doer);

/** @throws 404, 409 `stale` */
export const removeBoatDiscount = (pool: Db, id: number, version: number | undefined, doer: Doer) =>
  removePriceRow(pool, DISCOUNTS, { id, version }, doer);
