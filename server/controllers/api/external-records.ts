import type { Request, Response } from 'express';

import type { Actor } from '../../actor.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  externalColumns,
  presentExternal,
  presentExternalRow,
} from '../../presenters/external-records.ts';
import {
  getExternalRecord,
  listExternalConflicts,
  listExternalRecords,
} from '../../queries/external-records.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { ExternalList, ExternalMove, NewExternal } from '../../schemas/external-records.ts';
import { decideExternal, tellExternal } from '../../services/external-records.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(ExternalList, req.query);
  const actor = actorOf(res);
  await sendList(req, res, search, {
    name: 'external_records',
    read: (source, page) => listExternalRecords(source, actor, { ...search, ...page }),
    present: presentExternalRow,
    columns: externalColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const content = await presented(actorOf(res), id);
  parseQuery(Nothing, req.query);
  res.json({ content });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewExternal, req);
  const actor = actorOf(res);
  const id = await tellExternal(db, wanted, { actor, doer: doer(req, res) });
  res.status(201).json({ content: await presented(actor, id) });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await getExternalRecord(db, actor, id);
  const wanted = parseBody(ExternalMove, req);
  await decideExternal(db, id, wanted, doer(req, res));
  res.json({ content: await presented(actor, id) });
}

async function presented(actor: Actor, id: number) {
  const record = await getExternalRecord(db, actor, id);
  return presentExternal(record, actor, await listExternalConflicts(db, actor, record));
}
