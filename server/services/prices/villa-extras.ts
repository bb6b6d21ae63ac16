import type { Db } from '../../db/index.ts';
import {
  deleteExtra,
  type ExtraRow,
  getExtraForUpdate,
  insertExtra,
  updateExtra,
} from '../../queries/prices/villa-extras.ts';
import { lockVillaPrices } from '../../queries/prices/villa-prices.ts';
import type { ExtraChanges, NewExtra } from '../../schemas/villa-extras.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseOtherVilla } from '../stale-rows.ts';
import { createPriceRow, editPriceRow, type PriceRows, removePriceRow } from './price-rows.ts';
import { extraAnswer } from './villa-price-answers.ts';

const EXTRAS: PriceRows<ExtraRow, NewExtra, ExtraChanges> = {
  entity: 'villa_extra',
  lockPrices: (db, { villa_id }) => namedIn('villa_id', lockVillaPrices(db, [villa_id])),
  insert: insertExtra,
  getForUpdate: getExtraForUpdate,
  refuseOther: (row, { villa_id }) => refuseOtherVilla(row, villa_id),
  update: (db, id, { villa_id: _, ...columns }) => updateExtra(db, id, columns),
  remove: deleteExtra,
  present: extraAnswer,
};

/** Adds an extra to a villa. @throws 404 for an unknown villa, 409 for a name the villa has already */
export const createExtra = (pool: Db, wanted: NewExtra, doer: Doer) =>
  createPriceRow(pool, EXTRAS, wanted, doer);

/** @throws 404, 409 `stale` or for a name the villa has already */
export const editExtra = (pool: Db, id: number, changes: ExtraChanges, doer: Doer) =>
  editPriceRow(pool, EXTRAS, { id, changes }, doer);

/** What was sold with it stands in the reservations and stays. @throws 404, 409 `stale` */
export const removeExtra = (pool: Db, id: number, version: number | undefined, doer: Doer) =>
  removePriceRow(pool, EXTRAS, { id, version }, doer);
