import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody } from '../../parse.ts';
import { presentShowcaseVilla } from '../../presenters/content/showcases.ts';
import { getShowcaseVilla, listShowcaseRowsByIds } from '../../queries/content/showcase-villas.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import {
  NewShowcaseVillas,
  Place,
  ShowcaseImport,
  ShowcaseVillaIds,
} from '../../schemas/showcases.ts';
import {
  addShowcaseVillas,
  importShowcaseVillas,
  placeShowcaseVilla,
  removeShowcaseVillas,
} from '../../services/content/showcase-villas.ts';
import { rerankOwned } from '../../services/owned-ranks.ts';

export async function add(req: Request, res: Response) {
  const wanted = parseBody(NewShowcaseVillas, req);
  const ids = await addShowcaseVillas(db, wanted, doer(req, res));
  const rows = await listShowcaseRowsByIds(db, ids);
  res.status(201).json({ content: rows.map(presentShowcaseVilla) });
}

export async function bring(req: Request, res: Response) {
  const wanted = parseBody(ShowcaseImport, req);
  const villas = await importShowcaseVillas(db, wanted, doer(req, res));
  res.json({ content: { preview: wanted.preview, villas } });
}

export async function place(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getShowcaseVilla(db, id);
  const order = await placeShowcaseVilla(db, { id, ...parseBody(Place, req) }, doer(req, res));
  res.json({ content: { id, order } });
}

/** `PATCH /showcase-villas/order`: villas of one showcase in their new order. */
export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  const rows = {
    table: 'showcase_villas',
    owner: 'showcase_id',
    entity: 'showcase_villa',
  } as const;
  await rerankOwned(db, rows, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getShowcaseVilla(db, id);
  parseBody(Nothing, req);
  await removeShowcaseVillas(db, [id], doer(req, res));
  res.json({ content: { id } });
}

export async function removeSeveral(req: Request, res: Response) {
  const { ids } = parseBody(ShowcaseVillaIds, req);
  await removeShowcaseVillas(db, ids, doer(req, res));
  res.json({ content: { ids } });
}
