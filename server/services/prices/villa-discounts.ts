import type { Db } from '../../db/index.ts';
import {
  type DiscountRow,
  deleteDiscount,
  getDiscountForUpdate,
  insertDiscount,
  updateDiscount,
} from '../../queries/prices/villa-discounts.ts';
import { lockVillaPrices } from '../../queries/prices/villa-prices.ts';
import type { DiscountChanges, NewDiscount } from '../../schemas/villa-discounts.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseOtherVilla } from '../stale-rows.ts';
import {
  createPriceRow,
  daysColumn,
  editPriceRow,
  type PriceRows,
  removePriceRow,
} from './price-rows.ts';
import { discountAnswer } from './villa-price-answers.ts';

const DISCOUNTS: PriceRows<DiscountRow, NewDiscount, DiscountChanges> = {
  entity: 'villa_discount',
  lockPrices: (db, { villa_id }) => namedIn('villa_id', lockVillaPrices(db, [villa_id])),
  insert: (db, { villa_id, ...fields }) => insertDiscount(db, { villa_id, ...daysColumn(fields) }),
  getForUpdate: getDiscountForUpdate,
  refuseOther: (row, { villa_id }) => refuseOtherVilla(row, villa_id),
  update: (db, id, { villa_id: _, ...fields }) => updateDiscount(db, id, daysColumn(fields)),
  remove: deleteDiscount,
  present: discountAnswer,
};

/** Adds a discount to a villa. @throws 404 for an unknown villa */
export const createDiscount = (pool: Db, wanted: NewDiscount, doer: Doer) =>
  createPriceRow(pool, DISCOUNTS, wanted, doer);

/** @throws 404, 409 `stale` */
export const editDiscount = (pool: Db, id: number, changes: DiscountChanges, doer: Doer) =>
  editPriceRow(pool, DISCOUNTS, { id, changes }, doer);

/** @throws 404, 409 `stale` */
export const removeDiscount = (pool: Db, id: number, version: number | undefined, doer: Doer) =>
  removePriceRow(pool, DISCOUNTS, { id, version }, doer);
