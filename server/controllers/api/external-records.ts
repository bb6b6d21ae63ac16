import type { Request, Response } from 'express';

import type { Actor } from '../../actor.ts';
import { type Db, db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  externalColumns,
  presentExternal,
  presentExternalRow,
} from '../../presenters/calendars/external-records.ts';
import {
  getExternalRecord,
  listExternalConflicts,
  listExternalRecords,
} from '../../queries/calendars/external-records.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { ExternalList, ExternalMove, NewExternal } from '../../schemas/external-records.ts';
import { decideExternal, tellExternal } from '../../services/calendars/external-records.ts';
import { onlyOnce } from '../../services/idempotency.ts';

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
  const content = await presented(db, actorOf(res), id);
  parseQuery(Nothing, req.query);
  res.json({ content });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewExternal, req);
  const actor = actorOf(res);
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => {
    const id = await tellExternal(transaction, wanted, { actor, doer: doer(req, res) });
    return { status: 201, body: await presented(transaction, actor, id) };
  });
  res.status(status).json({ content: body });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await getExternalRecord(db, actor, id);
  const wanted = parseBody(ExternalMove, req);
  await decideExternal(db, id, wanted, doer(req, res));
  res.json({ content: await presented(db, actor, id) });
}

async function presented(source: Db, actor: Actor, id: number) {
  const record = await getExternalRecord(source, actor, id);
  return presentExternal(record, actor, await listExternalConflicts(source, record));
}
