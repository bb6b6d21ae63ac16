import type { Request, Response } from 'express';

import { BanksPage } from '../../../views/dashboard/banks/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentBank } from '../../presenters/content/banks.ts';
import {
  countOpenOptions,
  getBankAccount,
  listAllBankAccounts,
} from '../../queries/content/bank-accounts.ts';
import { BankListPage } from '../../schemas/banks.ts';
import { historyOf } from './history.ts';

/** The accounts, and the form of one of them or of a new one. */
export async function list(req: Request, res: Response) {
  const { id, skip, take } = parseLenient(BankListPage, req.query);
  const { rows, total } = await listAllBankAccounts(db, { skip, take });
  const edited = id === undefined ? null : await getBankAccount(db, id);
  const history = await historyOf('bank_account', edited);
  await sendDashboardPage(req, res, BanksPage, {
    rows: rows.map(presentBank),
    total,
    query: { id, skip, take },
    edited: edited && presentBank(edited),
    options: await countOpenOptions(db),
    history,
  });
}
