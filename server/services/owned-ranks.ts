import type { Db } from '../db/index.ts';
import { conflict, invalid } from '../errors.ts';
import {
  findOwnerOf,
  lockOwnedRows,
  type OwnedRows,
  updatePlaces,
} from '../queries/owned-ranks.ts';
import type { Ranking } from '../schemas/common.ts';
import { audit, type Doer } from './audit.ts';
import { strangers } from './content/flags.ts';

/**
 * Puts rows of one owner, such as the pictures of a boat, into a new order within the places they
 * have together: with A B C D, `[D, B]` gives A D C B. Other owners' rows are not touched.
 * @throws 422 when an id is nobody's, or of another owner than the first; 409 `order_changed` where they stand
 * otherwise than the caller saw
 */
export function rerankOwned(
  pool: Db,
  rows: OwnedRows & { entity: string },
  { ids, seen }: Ranking,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const owner_id = await findOwnerOf(db, rows, ids);
    const all = owner_id === undefined ? [] : await lockOwnedRows(db, rows, owner_id);
    const before = all.filter((id) => ids.includes(id));
    if (before.length !== ids.length)
      throw invalid(
        strangers(
          ids,
          before.map((id) => ({ id })),
        ),
      );
    refuseOtherOrder(before, { ids, seen });
    await updatePlaces(db, rows.table, withinTheirPlaces(all, ids));
    await audit(db, doer, {
      action: `${rows.entity}.ranked`,
      entity: rows.entity,
      entity_id: ids[0] ?? 0,
      before: { ids: before },
      after: { ids },
    });
  });
}

/**
 * An order made from one that stands no more would put back what somebody else moved meanwhile; who moved the
 * same is not in its way.
 * @throws 409 `order_changed` with the `order` in which the rows stand now
 */
export function refuseOtherOrder(order: readonly number[], { ids, seen }: Ranking): void {
  const isOther = seen !== undefined && String(seen) !== String(order);
  if (isOther && String(ids) !== String(order)) throw conflict('order_changed', { order });
}

/** All rows, those of `ids` in their new order on the places they had: ([1,2,3,4], [4,2]) → [1,4,3,2]. */
function withinTheirPlaces(all: readonly number[], ids: readonly number[]): number[] {
  const wanted = [...ids];
  return all.map((id) => (ids.includes(id) ? (wanted.shift() ?? id) : id));
}

interface Placed {
  /** The rows it stands among, in their order, locked by the caller. */
  all: readonly number[];
  id: number;
  /** Counted from 1. */
  order: number;
}

/** Moves one row to a place among others, inside the caller's transaction; the place it got, at most the last. */
export async function placeAmong(
  db: Db,
  { table, entity }: { table: Parameters<typeof updatePlaces>[1]; entity: string },
  { all, id, order }: Placed,
  doer: Doer,
): Promise<number> {
  const moved = movedTo(all, id, order);
  await updatePlaces(db, table, moved);
  const place = moved.indexOf(id) + 1;
  await audit(db, doer, {
    action: `${entity}.ranked`,
    entity,
    entity_id: id,
    before: { order: all.indexOf(id) + 1 },
    after: { order: place },
  });
  return place;
}

/** All rows with one of them moved to a place counted from 1, at most the last: ([1,2,3], 3, 1) → [3,1,2]. */
function movedTo(all: readonly number[], id: number, place: number): number[] {
  const others = all.filter((other) => other !== id);
  return others.toSpliced(place - 1, 0, id);
}
