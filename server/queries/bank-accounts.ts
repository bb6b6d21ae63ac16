import type { ExpressionBuilder } from 'kysely';

import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';

/** The accounts guests send money to, in staff's order. */
export const openBankAccounts = (eb: ExpressionBuilder<DB, 'reservations'>) =>
  eb
    .selectFrom('bank_accounts')
    .select(['bank_accounts.bank_name', 'bank_accounts.holder', 'bank_accounts.iban'])
    .where('bank_accounts.active', '=', true)
    .where('bank_accounts.currency', '=', 'TL')
    .orderBy('bank_accounts.position')
    .orderBy('bank_accounts.id');

/** Every open account, of all currencies, in staff's order. */
export function listBankAccounts(db: Db) {
  return db
    .selectFrom('bank_accounts')
    .select(['id', 'bank_name', 'branch', 'holder', 'iban', 'currency', 'note'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type BankAccountRow = Awaited<ReturnType<typeof listBankAccounts>>[number];
