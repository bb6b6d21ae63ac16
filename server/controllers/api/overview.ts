import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import { countBadges } from '../../queries/badges.ts';
import { Nothing } from '../../schemas/common.ts';

/** The badges of the dashboard's menu. */
export async function unread(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await countBadges(db, actorOf(res)) });
}
