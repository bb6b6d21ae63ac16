import type { ExpressionBuilder } from 'kysely';

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
