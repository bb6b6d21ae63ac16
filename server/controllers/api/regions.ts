import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import {
  presentPopularTown,
  presentRegion,
  presentRegionRow,
  regionColumns,
} from '../../presenters/regions.ts';
import {
  getRegion,
  listPopularTowns,
  listRegionNames,
  listRegions,
  requireRegion,
} from '../../queries/regions.ts';
import { getSearchOptions } from '../../queries/search-options.ts';
import { Nothing } from '../../schemas/common.ts';
import { NewRegion, RegionChanges, RegionList } from '../../schemas/regions.ts';
import { regions } from '../../services/landings.ts';
import { landingCalls } from './landings.ts';

/** `/v1/district`: regions with their towns and those with their districts. */
export async function tree(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const options = await getSearchOptions(db);
  res.json({ content: options.regions });
}

/** `/v1/town/popular` */
export async function popularTowns(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const popular = await listPopularTowns(db);
  res.json({ content: popular.map(presentPopularTown) });
}

export const { list, show, create, update, order, remove } = landingCalls({
  table: 'regions',
  rows: regions,
  List: RegionList,
  New: NewRegion,
  Changes: RegionChanges,
  listed: listRegions,
  presentLine: presentRegionRow,
  columns: regionColumns,
  get: getRegion,
  require: requireRegion,
  present: presentRegion,
});

export async function names(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listRegionNames(db) });
}
