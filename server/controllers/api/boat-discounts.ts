import type { Request, Response } from 'express';
import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { getBoatDiscount } from '../../queries/prices/boat-discounts.ts';
import { BoatDiscountChanges, NewBoatDiscount } from '../../schemas/boat-discounts.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import {
  createBoatDiscount,
  editBoatDiscount,
  removeBoatDiscount,
} from '../../services/prices/boat-discounts.ts';
import { boatDiscountAnswer } from '../../services/prices/boat-price-answers.ts';

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewBoatDiscount, req);
  const discount = await createBoatDiscount(db, wanted, doer(req, res));
  res.status(201).json({ content: boatDiscountAnswer(discount) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatDiscount(db, id);
  const changes = parseBody(BoatDiscountChanges, req);
  const discount = await editBoatDiscount(db, id, changes, doer(req, res));
  res.json({ content: boatDiscountAnswer(discount) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatDiscount(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeBoatDiscount(db, id, version, doer(req, res));
  res.json({ content: { id } });
}
