import type { Db } from '../db/index.ts';
import { presentExtra } from '../presenters/villa-extras.ts';
import { lockVillaPrices } from '../queries/priced-villa-locks.ts';
import {
  deleteExtra,
  type ExtraRow,
  getExtraForUpdate,
  insertExtra,
  updateExtra,
} from '../queries/villa-extras.ts';
import type { ExtraChanges, NewExtra } from '../schemas/villa-extras.ts';
import { audit, type Doer } from './audit.ts';
import { refuseOtherVilla, refuseStale } from './stale-rows.ts';

/** Adds an extra to a villa. @throws 404 for an unknown villa, 409 for a name the villa has already */
export function createExtra(pool: Db, wanted: NewExtra, doer: Doer): Promise<ExtraRow> {
  return pool.transaction().execute(async (db) => {
    await lockVillaPrices(db, [wanted.villa_id]);
    const extra = await insertExtra(db, wanted);
    await note(db, doer, { action: 'villa_extra.created', after: extra });
    return extra;
  });
}

/** @throws 404, 409 `stale` or for a name the villa has already */
export function editExtra(
  pool: Db,
  id: number,
  { version, villa_id, ...fields }: ExtraChanges,
  doer: Doer,
): Promise<ExtraRow> {
  return pool.transaction().execute(async (db) => {
    const before = await getExtraForUpdate(db, id);
    refuseOtherVilla(before, villa_id);
    refuseStale(before, version, presentExtra(before));
    const after = await updateExtra(db, id, fields);
    await note(db, doer, { action: 'villa_extra.edited', before, after });
    return after;
  });
}

/** What was sold with it stands in the reservations and stays. @throws 404, 409 `stale` */
export function removeExtra(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getExtraForUpdate(db, id);
    refuseStale(before, version, presentExtra(before));
    await deleteExtra(db, id);
    await note(db, doer, { action: 'villa_extra.removed', before });
  });
}

interface Change {
  action: string;
  before?: ExtraRow;
  after?: ExtraRow;
}

const note = (db: Db, doer: Doer, { action, before, after }: Change) =>
  audit(db, doer, {
    action,
    entity: 'villa_extra',
    entity_id: (after ?? before)?.id ?? 0,
    before: before && presentExtra(before),
    after: after && presentExtra(after),
  });
