import type { Request, Response } from 'express';
import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { getDiscount } from '../../queries/prices/villa-discounts.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { DiscountChanges, NewDiscount } from '../../schemas/villa-discounts.ts';
import {
  createDiscount,
  editDiscount,
  removeDiscount,
} from '../../services/prices/villa-discounts.ts';
import { discountAnswer } from '../../services/prices/villa-price-answers.ts';

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewDiscount, req);
  const discount = await createDiscount(db, wanted, doer(req, res));
  res.status(201).json({ content: discountAnswer(discount) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getDiscount(db, id);
  const changes = parseBody(DiscountChanges, req);
  const discount = await editDiscount(db, id, changes, doer(req, res));
  res.json({ content: discountAnswer(discount) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getDiscount(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeDiscount(db, id, version, doer(req, res));
  res.json({ content: { id } });
}
