import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentShowcases } from '../../presenters/content/showcases-public.ts';
import { listShowcaseVillas } from '../../queries/content/showcases-public.ts';
import { Nothing } from '../../schemas/common.ts';

/** `/v1/showcases`: the rows of villas on the home page. */
export async function list(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: presentShowcases(await listShowcaseVillas(db)) });
}
