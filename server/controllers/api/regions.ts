import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentPopularTown,
  presentRegion,
  presentRegionRow,
  regionColumns,
} from '../../presenters/content/regions.ts';
import {
  getRegion,
  listPopularTowns,
  listRegionNames,
  listRegions,
  requireRegion,
} from '../../queries/content/regions.ts';
import { getSearchOptions } from '../../queries/search/search-options.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { NewRegion, RegionChanges, RegionList } from '../../schemas/regions.ts';
import { createRegion, deleteRegion, editRegion } from '../../services/content/regions.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { rerank } from '../../services/ranks.ts';

/** `/v1/district`: regions with their towns and those with their districts. */
export async function tree(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const { regions } = await getSearchOptions(db);
  res.json({ content: regions });
}

/** `/v1/town/popular` */
export async function popularTowns(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const towns = await listPopularTowns(db);
  res.json({ content: towns.map(presentPopularTown) });
}

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(RegionList, req.query);
  await sendList(req, res, wanted, {
    name: 'regions',
    read: listRegions,
    present: presentRegionRow,
    columns: regionColumns,
  });
}

export async function names(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listRegionNames(db) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const region = await getRegion(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentRegion(region) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewRegion, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createRegion(transaction, wanted, doer(req, res)) },
  }));
  res.status(201).json({ content: presentRegion(await getRegion(db, body.id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireRegion(db, id);
  await editRegion(db, id, parseBody(RegionChanges, req), doer(req, res));
  res.json({ content: presentRegion(await getRegion(db, id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'regions', entity: 'region' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireRegion(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteRegion(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
