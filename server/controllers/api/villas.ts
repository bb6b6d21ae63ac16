import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import { presentVillaRow } from '../../presenters/villas.ts';
import { listVillas } from '../../queries/villas.ts';
import { VillaList } from '../../schemas/villas.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(VillaList, req.query);
  const { rows, total } = await listVillas(db, actorOf(res), search);
  res.json({ content: rows.map(presentVillaRow), total, skip: search.skip, take: search.take });
}
