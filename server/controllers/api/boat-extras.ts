import type { Request, Response } from 'express';
import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { getBoatExtra } from '../../queries/prices/boat-extras.ts';
import { BoatExtraChanges, NewBoatExtra } from '../../schemas/boat-extras.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import {
  createBoatExtra,
  editBoatExtra,
  removeBoatExtra,
} from '../../services/prices/boat-extras.ts';
import { boatExtraAnswer } from '../../services/prices/boat-price-answers.ts';

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewBoatExtra, req);
  const extra = await createBoatExtra(db, wanted, doer(req, res));
  res.status(201).json({ content: boatExtraAnswer(extra) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatExtra(db, id);
  const changes = parseBody(BoatExtraChanges, req);
  const extra = await editBoatExtra(db, id, changes, doer(req, res));
  res.json({ content: boatExtraAnswer(extra) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatExtra(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeBoatExtra(db, id, version, doer(req, res));
  res.json({ content: { id } });
}
