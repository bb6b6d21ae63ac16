import type { Request, Response } from 'express';

import { SearchPage } from '../../../views/dashboard/search/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient } from '../../parse.ts';
import { presentFound } from '../../presenters/find.ts';
import { FindPage } from '../../schemas/find.ts';
import { find } from '../../services/find.ts';

/** Rows of each kind. */
const SHOWN = 20;

/** The search without a script, and what the palette's last line opens. */
export async function show(req: Request, res: Response) {
  const { q } = parseLenient(FindPage, req.query);
  const actor = actorOf(res);
  const wanted = { q: q ?? '', today: today().toString(), take: SHOWN };
  const found = presentFound(await find(db, actor, wanted), actor);
  await sendDashboardPage(req, res, SearchPage, { q: q ?? '', found, shown: SHOWN });
}
