import type { Db } from '../db/index.ts';
import { daysIncluding, printDays } from '../domain/stay.ts';
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
import { audit, type Doer } from './audit.ts';
import { refuseOtherVilla, refuseStale } from './stale-rows.ts';

/** Adds a discount to a villa. @throws 404 for an unknown villa */
export function createDiscount(pool: Db, wanted: NewDiscount, doer: Doer): Promise<DiscountRow> {
  const { villa_id, ...fields } = wanted;
  return pool.transaction().execute(async (db) => {
    await lockVillaPrices(db, [villa_id]);
    const discount = await insertDiscount(db, { villa_id, ...columnsOf(fields) });
    await note(db, doer, { action: 'villa_discount.created', after: discount });
    return discount;
  });
}

/** @throws 404, 409 `stale` */
export function editDiscount(
  pool: Db,
  id: number,
  { version, villa_id, ...fields }: DiscountChanges,
  doer: Doer,
): Promise<DiscountRow> {
  return pool.transaction().execute(async (db) => {
    const before = await getDiscountForUpdate(db, id);
    refuseOtherVilla(before, villa_id);
    refuseStale(before, version, presentDiscount(before));
    const after = await updateDiscount(db, id, columnsOf(fields));
    await note(db, doer, { action: 'villa_discount.edited', before, after });
    return after;
  });
}

/** @throws 404, 409 `stale` */
export function removeDiscount(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getDiscountForUpdate(db, id);
    refuseStale(before, version, presentDiscount(before));
    await deleteDiscount(db, id);
    await note(db, doer, { action: 'villa_discount.removed', before });
  });
}

const columnsOf = ({ start_date, end_date, ...fields }: Omit<NewDiscount, 'villa_id'>) => ({
  ...fields,
  days: printDays(daysIncluding(start_date, end_date)),
});

interface Change {
  action: string;
  before?: DiscountRow;
  after?: DiscountRow;
}

const note = (db: Db, doer: Doer, { action, before, after }: Change) =>
  audit(db, doer, {
    action,
    entity: 'villa_discount',
    entity_id: (after ?? before)?.id ?? 0,
    before: before && presentDiscount(before),
    after: after && presentDiscount(after),
  });
