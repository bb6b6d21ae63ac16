import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  type Flag,
  listUnsellable,
  lockFlags,
  updateFlags,
} from '../../queries/listings/flagged-rows.ts';
import type { Flags } from '../../schemas/common.ts';
import { audit, type Doer } from '../audit.ts';

/**
 * Switches all of the rows, or none; which of them changed. Rows that stand so already are left alone. One
 * line in the audit log for each row that changed.
 * @throws 409 `permit_required`, `papers_required`, `papers_over`, `withdrawn` with `refused`: the rows of that rule
 * @throws 422 when an id is nobody's
 */
export function setFlags(
  pool: Db,
  flag: Flag & { entity: string },
  { ids, active }: Flags,
  doer: Doer,
): Promise<number[]> {
  return pool.transaction().execute(async (db) => {
    const rows = await lockFlags(db, flag, ids);
    if (rows.length !== ids.length) throw invalid(strangers(ids, rows));
    if (active && mustBeSellable(flag)) await refuseUnsellable(db, flag.table, ids);
    await updateFlags(db, flag, ids, active);
    const changed = rows.filter((each) => each.active !== active);
    for (const row of changed) {
      await audit(db, doer, {
        action: `${flag.entity}.${flag.column}`,
        entity: flag.entity,
        entity_id: row.id,
        before: { [flag.column]: row.active },
        after: { [flag.column]: active },
      });
    }
    return changed.map(({ id }) => id);
  });
}

/** A villa is not put forward either before it may be rented out (product §7). */
const mustBeSellable = ({ table, column }: Flag) => column === 'active' || table === 'villas';

async function refuseUnsellable(db: Db, table: string, ids: readonly number[]): Promise<void> {
  const rows = await listUnsellable(db, table, ids);
  const code = rows[0]?.code;
  if (!code) return;
  const refused = rows.filter((row) => row.code === code).map(({ id, name }) => ({ id, name }));
  throw conflict(code, { refused });
}

/** `{'ids.1': 'row_gone'}` for each id that no row has, mostly not any more; `field` is the list's name in the body. */
export function strangers(ids: readonly number[], rows: readonly { id: number }[], field = 'ids') {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.flatMap((id, at) => (known.has(id) ? [] : [[`${field}.${at}`, 'row_gone']]));
  return Object.fromEntries(unknown) as Record<string, string>;
}
