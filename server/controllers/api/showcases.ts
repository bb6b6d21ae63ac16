import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentShowcase,
  presentShowcaseRow,
  showcaseColumns,
} from '../../presenters/content/showcases.ts';
import { listShowcaseRows } from '../../queries/content/showcase-villas.ts';
import { getShowcase, listShowcases } from '../../queries/content/showcases.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { NewShowcase, Place, ShowcaseChanges, ShowcaseList } from '../../schemas/showcases.ts';
import {
  createShowcase,
  deleteShowcase,
  editShowcase,
  placeShowcase,
} from '../../services/content/showcases.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(ShowcaseList, req.query);
  await sendList(req, res, wanted, {
    name: 'showcases',
    read: (source, page) => listShowcases(source, { ...wanted, ...page }),
    present: presentShowcaseRow,
    columns: showcaseColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getShowcase(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: await presented(id) });
}

export async function create(req: Request, res: Response) {
  const id = await createShowcase(db, parseBody(NewShowcase, req), doer(req, res));
  res.status(201).json({ content: await presented(id) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getShowcase(db, id);
  await editShowcase(db, id, parseBody(ShowcaseChanges, req), doer(req, res));
  res.json({ content: await presented(id) });
}

export async function place(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getShowcase(db, id);
  const order = await placeShowcase(db, { id, ...parseBody(Place, req) }, doer(req, res));
  res.json({ content: { id, order } });
}

/** `PATCH /showcases/order`: several in their new order. */
export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'showcases', entity: 'showcase' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getShowcase(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteShowcase(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

const presented = async (id: number) =>
  presentShowcase(await getShowcase(db, id), await listShowcaseRows(db, id));
