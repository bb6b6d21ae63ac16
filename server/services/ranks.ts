import type { Db } from '../db/index.ts';
import { invalid } from '../errors.ts';
import {
  lockRanks,
  type RankedTable,
  updatePlace,
  updateRanks,
} from '../queries/listings/flagged-rows.ts';
import type { Ranking } from '../schemas/common.ts';
import { audit, type Doer } from './audit.ts';
import { strangers } from './content/flags.ts';
import { refuseOtherOrder } from './owned-ranks.ts';

/**
 * Puts rows into a new order within the places they have together: with A B C D, `[D, B]` gives
 * A D C B. All other rows stay where they are.
 * @throws 422 when an id is nobody's; 409 `order_changed` where they stand otherwise than the caller saw
 */
export function rerank(
  pool: Db,
  { table, entity }: { table: RankedTable; entity: string },
  { ids, seen }: Ranking,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await lockRanks(db, table, ids);
    if (before.length !== ids.length) {
      const rows = before.map((id) => ({ id }));
      throw invalid(strangers(ids, rows));
    }
    refuseOtherOrder(before, { ids, seen });
    await updateRanks(db, table, ids);
    await audit(db, doer, {
      action: `${entity}.ranked`,
      entity,
      entity_id: ids[0] ?? 0,
      before: { ids: before },
      after: { ids },
    });
  });
}

/**
 * Puts one row at a place among all of its table; those between move by one.
 * @throws 422 when the id is nobody's
 */
export function placeRow(
  pool: Db,
  { table, entity }: { table: RankedTable; entity: string },
  { id, position }: { id: number; position: number },
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const [found] = await lockRanks(db, table, [id]);
    if (found === undefined) throw invalid({ id: 'no_such_row' });
    const before = await updatePlace(db, table, { id, position });
    await audit(db, doer, {
      action: `${entity}.ranked`,
      entity,
      entity_id: id,
      before: { position: before },
      after: { position },
    });
  });
}
