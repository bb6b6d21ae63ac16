import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentTown, presentTownRow, townColumns } from '../../presenters/content/towns.ts';
import { getTown, listTownNames, listTowns, requireTown } from '../../queries/content/towns.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { NewTown, TownChanges, TownList } from '../../schemas/towns.ts';
import { createTown, deleteTown, editTown } from '../../services/content/towns.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(TownList, req.query);
  await sendList(req, res, wanted, {
    name: 'towns',
    read: (source, page) => listTowns(source, { ...wanted, ...page }),
    present: presentTownRow,
    columns: townColumns,
  });
}

export async function names(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listTownNames(db) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const town = await getTown(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentTown(town) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewTown, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createTown(transaction, wanted, doer(req, res)) },
  }));
  res.status(201).json({ content: presentTown(await getTown(db, body.id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireTown(db, id);
  await editTown(db, id, parseBody(TownChanges, req), doer(req, res));
  res.json({ content: presentTown(await getTown(db, id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'towns', entity: 'town' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireTown(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteTown(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
