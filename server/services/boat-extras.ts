import type { Db } from '../db/index.ts';
import { presentBoatExtra } from '../presenters/boat-extras.ts';
import {
  type BoatExtraRow,
  deleteBoatExtra,
  getBoatExtraForUpdate,
  insertBoatExtra,
  updateBoatExtra,
} from '../queries/boat-extras.ts';
import { lockBoatPrices } from '../queries/boat-prices.ts';
import type { BoatExtraChanges, NewBoatExtra } from '../schemas/boat-extras.ts';
import { audit, type Doer } from './audit.ts';
import { refuseOtherBoat, refuseStale } from './stale-rows.ts';

/** Adds an extra to a boat. @throws 404 for an unknown boat, 409 for a name the boat has already */
export function createBoatExtra(pool: Db, wanted: NewBoatExtra, doer: Doer): Promise<BoatExtraRow> {
  return pool.transaction().execute(async (db) => {
    await lockBoatPrices(db, wanted.boat_id);
    const extra = await insertBoatExtra(db, wanted);
    await note(db, doer, { action: 'boat_extra.created', after: extra });
    return extra;
  });
}

/** @throws 404, 409 `stale` or for a name the boat has already */
export function editBoatExtra(
  pool: Db,
  id: number,
  { version, boat_id, ...fields }: BoatExtraChanges,
  doer: Doer,
): Promise<BoatExtraRow> {
  return pool.transaction().execute(async (db) => {
    const before = await getBoatExtraForUpdate(db, id);
    refuseOtherBoat(before, boat_id);
    refuseStale(before, version, presentBoatExtra(before));
    const after = await updateBoatExtra(db, id, fields);
    await note(db, doer, { action: 'boat_extra.edited', before, after });
    return after;
  });
}

/** What was sold with it stands in the reservations and stays. @throws 404, 409 `stale` */
export function removeBoatExtra(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getBoatExtraForUpdate(db, id);
    refuseStale(before, version, presentBoatExtra(before));
    await deleteBoatExtra(db, id);
    await note(db, doer, { action: 'boat_extra.removed', before });
  });
}

interface Change {
  action: string;
  before?: BoatExtraRow;
  after?: BoatExtraRow;
}

const note = (db: Db, doer: Doer, { action, before, after }: Change) =>
  audit(db, doer, {
    action,
    entity: 'boat_extra',
    entity_id: (after ?? before)?.id ?? 0,
    before: before && presentBoatExtra(before),
    after: after && presentBoatExtra(after),
  });
