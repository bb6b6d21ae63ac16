import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentTown, presentTownRow, townColumns } from '../../presenters/towns.ts';
import { getTown, listTownNames, listTowns, requireTown } from '../../queries/towns.ts';
import { Nothing } from '../../schemas/common.ts';
import { NewTown, TownChanges, TownList } from '../../schemas/towns.ts';
import { towns } from '../../services/landings.ts';
import { landingCalls } from './landings.ts';

export const { list, show, create, update, order, remove } = landingCalls({
  table: 'towns',
  rows: towns,
  List: TownList,
  New: NewTown,
  Changes: TownChanges,
  listed: listTowns,
  presentLine: presentTownRow,
  columns: townColumns,
  get: getTown,
  require: requireTown,
  present: presentTown,
});

export async function names(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listTownNames(db) });
}
