import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentComparedVilla } from '../../presenters/compared-villas.ts';
import { listComparedVillas } from '../../queries/compared-villas.ts';
import { ComparedVillas } from '../../schemas/compared-villas.ts';

/** Villas on sale side by side, in the order asked for; one that is not on sale is left out. */
export async function list(req: Request, res: Response) {
  const { ids } = parseQuery(ComparedVillas, req.query);
  const villas = await listComparedVillas(db, ids);
  res.json({ content: villas.map(presentComparedVilla) });
}
