import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import { presentFound } from '../../presenters/find.ts';
import { Find } from '../../schemas/find.ts';
import { find } from '../../services/find.ts';

/** Rows of each kind that the palette shows. */
const SHOWN = 6;

export async function show(req: Request, res: Response) {
  const { q } = parseQuery(Find, req.query);
  const actor = actorOf(res);
  const found = await find(db, actor, { q, today: today().toString(), take: SHOWN });
  res.json({ content: presentFound(found, actor) });
}
