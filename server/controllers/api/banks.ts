import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { bankColumns, presentBank } from '../../presenters/content/banks.ts';
import { getBankAccount, listAllBankAccounts } from '../../queries/content/bank-accounts.ts';
import { BankChanges, BankFlags, BankList, NewBank } from '../../schemas/banks.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { createBank, deleteBank, editBank } from '../../services/content/banks.ts';
import { setFlags } from '../../services/content/flags.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(BankList, req.query);
  await sendList(req, res, wanted, {
    name: 'banks',
    read: listAllBankAccounts,
    present: presentBank,
    columns: bankColumns,
  });
}

export async function create(req: Request, res: Response) {
  const id = await createBank(db, parseBody(NewBank, req), doer(req, res));
  res.status(201).json({ content: presentBank(await getBankAccount(db, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBankAccount(db, id);
  await editBank(db, id, parseBody(BankChanges, req), doer(req, res));
  res.json({ content: presentBank(await getBankAccount(db, id)) });
}

export async function flag(req: Request, res: Response) {
  const flags = parseBody(BankFlags, req);
  const active = { table: 'bank_accounts', column: 'active', entity: 'bank_account' } as const;
  const changed = await setFlags(db, active, flags, doer(req, res));
  res.json({ content: { ...flags, changed } });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'bank_accounts', entity: 'bank_account' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBankAccount(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteBank(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
