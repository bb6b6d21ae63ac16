import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { BankList } from '../../schemas/banks.ts';
import { countOf } from '../list-pages.ts';

/** The accounts guests send money to, in staff's order; asked for beside a reservation of any table. */
export const openBankAccounts = (eb: unknown) =>
  (eb as Pick<ExpressionBuilder<DB, never>, 'selectFrom'>)
    .selectFrom('bank_accounts')
    .select(['bank_accounts.bank_name', 'bank_accounts.holder', 'bank_accounts.iban'])
    .where('bank_accounts.active', '=', true)
    .where('bank_accounts.currency', '=', 'TL')
    .orderBy('bank_accounts.position')
    .orderBy('bank_accounts.id');

/** Options that run, whose guests were told where to send their prepayment. */
export async function countOpenOptions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select option_until from reservations where status = 'OPTION'
      union all
      select option_until from boat_reservations where status = 'OPTION'
    ) option where option_until > now()`.execute(db);
  return rows[0]?.count ?? 0;
}

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

/** One page of all accounts for staff, closed ones too; `total` counts all. */
export async function listAllBankAccounts(db: Db, { skip, take }: Pick<BankList, 'skip' | 'take'>) {
  const rows = await db
    .selectFrom('bank_accounts')
    .select([...editedColumns, 'id', 'position', 'version'])
    .orderBy('position')
    .orderBy('id')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(db.selectFrom('bank_accounts'));
  return { rows, total };
}

/** @throws 404 */
export const getBankAccount = (db: Db, id: number) =>
  db
    .selectFrom('bank_accounts')
    .select([...editedColumns, 'id', 'position', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('bank account'));

/** Locked until the transaction ends. @throws 404 */
export const getBankAccountForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('bank_accounts')
    .select([...editedColumns, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('bank account'));

/** As the last one of all. */
export const insertBankAccount = (
  db: Db,
  account: Omit<Insertable<DB['bank_accounts']>, 'position'>,
) =>
  db
    .insertInto('bank_accounts')
    .values((eb) => ({
      ...account,
      position: eb
        .selectFrom('bank_accounts')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateBankAccount = (db: Db, id: number, account: Updateable<DB['bank_accounts']>) =>
  db.updateTable('bank_accounts').set(account).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteBankAccountRow = (db: Db, id: number) =>
  db
    .deleteFrom('bank_accounts')
    .where('id', '=', id)
    .returning(editedColumns)
    .executeTakeFirstOrThrow(() => notFound('bank account'));

const editedColumns = [
  'bank_name',
  'branch',
  'holder',
  'iban',
  'currency',
  'note',
  'active',
] as const;

export type BankAccount = Awaited<ReturnType<typeof getBankAccount>>;
