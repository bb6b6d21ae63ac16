import type { Db } from '../db/index.ts';
import { daysIncluding, printDays } from '../domain/stay.ts';
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
import { audit, type Doer } from './audit.ts';
import { refuseOtherBoat, refuseStale } from './stale-rows.ts';

/** Adds a discount to a boat. @throws 404 for an unknown boat */
export function createBoatDiscount(
  pool: Db,
  wanted: NewBoatDiscount,
  doer: Doer,
): Promise<BoatDiscountRow> {
  const { boat_id, ...fields } = wanted;
  return pool.transaction().execute(async (db) => {
    await lockBoatPrices(db, boat_id);
    const discount = await insertBoatDiscount(db, { boat_id, ...columnsOf(fields) });
    await note(db, doer, { action: 'boat_discount.created', after: discount });
    return discount;
  });
}

/** @throws 404, 409 `stale` */
export function editBoatDiscount(
  pool: Db,
  id: number,
  { version, boat_id, ...fields }: BoatDiscountChanges,
  doer: Doer,
): Promise<BoatDiscountRow> {
  return pool.transaction().execute(async (db) => {
    const before = await getBoatDiscountForUpdate(db, id);
    refuseOtherBoat(before, boat_id);
    refuseStale(before, version, presentBoatDiscount(before));
    const after = await updateBoatDiscount(db, id, columnsOf(fields));
    await note(db, doer, { action: 'boat_discount.edited', before, after });
    return after;
  });
}

/** @throws 404, 409 `stale` */
export function removeBoatDiscount(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getBoatDiscountForUpdate(db, id);
    refuseStale(before, version, presentBoatDiscount(before));
    await deleteBoatDiscount(db, id);
    await note(db, doer, { action: 'boat_discount.removed', before });
  });
}

const columnsOf = ({ start_date, end_date, ...fields }: Omit<NewBoatDiscount, 'boat_id'>) => ({
  ...fields,
  days: printDays(daysIncluding(start_date, end_date)),
});

interface Change {
  action: string;
  before?: BoatDiscountRow;
  after?: BoatDiscountRow;
}

const note = (db: Db, doer: Doer, { action, before, after }: Change) =>
  audit(db, doer, {
    action,
    entity: 'boat_discount',
    entity_id: (after ?? before)?.id ?? 0,
    before: before && presentBoatDiscount(before),
    after: after && presentBoatDiscount(after),
  });
