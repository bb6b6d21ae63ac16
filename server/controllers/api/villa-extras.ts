import type { Request, Response } from 'express';
import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { getExtra } from '../../queries/prices/villa-extras.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { ExtraChanges, NewExtra } from '../../schemas/villa-extras.ts';
import { createExtra, editExtra, removeExtra } from '../../services/prices/villa-extras.ts';
import { extraAnswer } from '../../services/prices/villa-price-answers.ts';

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewExtra, req);
  const extra = await createExtra(db, wanted, doer(req, res));
  res.status(201).json({ content: extraAnswer(extra) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getExtra(db, id);
  const changes = parseBody(ExtraChanges, req);
  const extra = await editExtra(db, id, changes, doer(req, res));
  res.json({ content: extraAnswer(extra) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getExtra(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeExtra(db, id, version, doer(req, res));
  res.json({ content: { id } });
}
