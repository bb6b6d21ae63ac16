import type { Db } from '../../db/index.ts';
import {
  deleteBankAccountRow,
  getBankAccountForUpdate,
  insertBankAccount,
  updateBankAccount,
} from '../../queries/content/bank-accounts.ts';
import type { BankChanges, NewBank } from '../../schemas/banks.ts';
import { audit, type Doer } from '../audit.ts';
import { fieldsBefore } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';

const entity = 'bank_account';

/** Makes an account; its id. 409 `iban_taken`; 422 for an IBAN whose check digits are wrong. */
export function createBank(pool: Db, wanted: NewBank, doer: Doer): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const { id } = await insertBankAccount(db, wanted);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after: wanted });
    return id;
  });
}

/** Replaces an account's fields. */
export function editBank(
  pool: Db,
  id: number,
  { version, ...after }: BankChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const account = await getBankAccountForUpdate(db, id);
    const before = fieldsBefore(account, after);
    refuseStale(account, version, before);
    await updateBankAccount(db, id, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, before, after });
  });
}

/** @throws 404; 409 `stale`, `in_use` for an account that payments name */
export function deleteBank(pool: Db, { id, version }: UnwantedRow, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getBankAccountForUpdate(db, id);
    refuseStale(row, version, row);
    const before = await deleteBankAccountRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
  });
}
