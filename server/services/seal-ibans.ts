import type { Db } from '../db/index.ts';
import {
  type IbanColumn,
  listUnsealed,
  lockSealing,
  writeSealed,
} from '../queries/unsealed-ibans.ts';
import { seal } from './sealed.ts';

/** Where IBANs of people are sealed to; the agency's own accounts are published and stay as they are. */
export const SEALED_IBANS = { users: 'users.iban', deposits: 'deposits.return_iban' } as const;

const COLUMNS: readonly IbanColumn[] = [
  { table: 'users', column: 'iban_encrypted' },
  { table: 'deposits', column: 'return_iban_encrypted' },
];

const AT_ONCE = 500;

/**
 * Seals the IBANs that were written before they were sealed: a migration has no key, so that the start
 * after it does. Some at a time, under a lock: of two processes each row is one's. How many there were.
 */
export async function sealIbans(pool: Db, atOnce = AT_ONCE): Promise<number> {
  let sealed = 0;
  for (const column of COLUMNS) {
    for (;;) {
      const rows = await sealSome(pool, column, atOnce);
      sealed += rows;
      if (rows < atOnce) break;
    }
  }
  return sealed;
}

const sealSome = (pool: Db, column: IbanColumn, atOnce: number): Promise<number> =>
  pool.transaction().execute(async (db) => {
    await lockSealing(db);
    const rows = await listUnsealed(db, column, atOnce);
    const place = SEALED_IBANS[column.table];
    await writeSealed(
      db,
      column,
      rows.map(({ id, iban }) => ({ id, sealed: seal(iban, place) })),
    );
    return rows.length;
  });
