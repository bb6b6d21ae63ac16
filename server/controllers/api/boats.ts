import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { boatColumns, presentBoatDetail, presentBoatRow } from '../../presenters/listings/boats.ts';
import { listPictures } from '../../queries/files/listing-pictures.ts';
import {
  getBoat,
  listBoatNames,
  listBoats,
  listBookableBoats,
  requireBoat,
} from '../../queries/listings/boats.ts';
import { listBoatDiscounts } from '../../queries/prices/boat-discounts.ts';
import { listBoatExtras } from '../../queries/prices/boat-extras.ts';
import { getBoatPrices } from '../../queries/prices/boat-prices.ts';
import {
  BoatChanges,
  BoatCopy,
  BoatFeatures,
  BoatList,
  BoatPapers,
  NewBoat,
} from '../../schemas/boat-fields.ts';
import { Flags, IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import { setFlags } from '../../services/content/flags.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { editBoatPapers } from '../../services/listings/boat-papers.ts';
import {
  copyBoat,
  createBoat,
  deleteBoat,
  editBoat,
  setBoatFeatures,
} from '../../services/listings/boats.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(BoatList, req.query);
  await sendList(req, res, wanted, {
    name: 'boats',
    read: (source, page) => listBoats(source, { ...wanted, ...page }),
    present: presentBoatRow,
    columns: boatColumns,
    heads: { owner_name: 'fleet:column.owner' },
  });
}

export async function names(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listBoatNames(db) });
}

export async function bookable(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listBookableBoats(db) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoat(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: await presented(id) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewBoat, req);
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createBoat(transaction, wanted, doer(req, res)) },
  }));
  res.status(status).json({ content: await presented(body.id) });
}

export async function copy(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoat(db, id);
  const wanted = parseBody(BoatCopy, req);
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await copyBoat(transaction, id, wanted, doer(req, res)) },
  }));
  res.status(status).json({ content: await presented(body.id) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoat(db, id);
  await editBoat(db, id, parseBody(BoatChanges, req), doer(req, res));
  res.json({ content: await presented(id) });
}

export async function updatePapers(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoat(db, id);
  await editBoatPapers(db, id, parseBody(BoatPapers, req), doer(req, res));
  res.json({ content: await presented(id) });
}

export async function setFeatures(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoat(db, id);
  await setBoatFeatures(db, id, parseBody(BoatFeatures, req), doer(req, res));
  const { feature_ids } = await getBoat(db, id);
  res.json({ content: { id, feature_ids } });
}

export async function setActivity(req: Request, res: Response) {
  const flags = parseBody(Flags, req);
  const flag = { table: 'boats', column: 'active', entity: 'boat' } as const;
  const changed = await setFlags(db, flag, flags, doer(req, res));
  res.json({ content: { ...flags, changed } });
}

export async function setPopular(req: Request, res: Response) {
  const flags = parseBody(Flags, req);
  const flag = { table: 'boats', column: 'popular', entity: 'boat' } as const;
  const changed = await setFlags(db, flag, flags, doer(req, res));
  res.json({ content: { ...flags, changed } });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'boats', entity: 'boat' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoat(db, id);
  parseBody(Nothing, req);
  await deleteBoat(db, { id, today: today().toString() }, doer(req, res));
  res.json({ content: { id } });
}

async function presented(id: number) {
  const [boat, pictures, { prices, closings }, discounts, extras] = await Promise.all([
    getBoat(db, id),
    listPictures(db, 'boat', id),
    getBoatPrices(db, id, today().toString()),
    listBoatDiscounts(db, id),
    listBoatExtras(db, id),
  ]);
  return presentBoatDetail(boat, { pictures, prices, closings, discounts, extras });
}
