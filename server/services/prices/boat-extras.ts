import type { Db } from '../../db/index.ts';
import {
  type BoatExtraRow,
  deleteBoatExtra,
  getBoatExtraForUpdate,
  insertBoatExtra,
  updateBoatExtra,
} from '../../queries/prices/boat-extras.ts';
import { lockBoatPrices } from '../../queries/prices/boat-prices.ts';
import type { BoatExtraChanges, NewBoatExtra } from '../../schemas/boat-extras.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseOtherBoat } from '../stale-rows.ts';
import { boatExtraAnswer } from './boat-price-answers.ts';
import { createPriceRow, editPriceRow, type PriceRows, removePriceRow } from './price-rows.ts';

const EXTRAS: PriceRows<BoatExtraRow, NewBoatExtra, BoatExtraChanges> = {
  entity: 'boat_extra',
  lockPrices: (db, { boat_id }) => namedIn('boat_id', lockBoatPrices(db, boat_id)),
  insert: insertBoatExtra,
  getForUpdate: getBoatExtraForUpdate,
  refuseOther: (row, { boat_id }) => refuseOtherBoat(row, boat_id),
  update: (db, id, { boat_id: _, ...columns }) => updateBoatExtra(db, id, columns),
  remove: deleteBoatExtra,
  present: boatExtraAnswer,
};

/** Adds an extra to a boat. @throws 404 for an unknown boat, 409 for a name the boat has already */
export const createBoatExtra = (pool: Db, wanted: NewBoatExtra, doer: Doer) =>
  createPriceRow(pool, EXTRAS, wanted, doer);

/** @throws 404, 409 `stale` or for a name the boat has already */
export const editBoatExtra = (pool: Db, id: number, changes: BoatExtraChanges, doer: Doer) =>
  editPriceRow(pool, EXTRAS, { id, changes }, doer);

/** What was sold with it stands in the reservations and stays. @throws 404, 409 `stale` */
export const removeBoatExtra = (pool: Db, id: number, version: number | undefined, doer: Doer) =>
  removePriceRow(pool, EXTRAS, { id, version }, doer);
