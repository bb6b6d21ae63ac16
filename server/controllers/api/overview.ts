import type { Request, Response } from 'express';

import type { Actor } from '../../actor.ts';
import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import { presentDashboardHome } from '../../presenters/reports/dashboard-home.ts';
import { presentOwnerOverview, presentStaffOverview } from '../../presenters/reports/overview.ts';
import { countBadges } from '../../queries/reports/badges.ts';
import { getStanding, listDesk } from '../../queries/reports/dashboard-home.ts';
import { listMonths } from '../../queries/reports/sold-months.ts';
import { Nothing } from '../../schemas/common.ts';
import { listFeedsInNeed } from '../../services/calendars/feed-alerts.ts';
import { readOwnerHome } from '../../services/reports/owner-home.ts';

/** Rows of each list; the counts are of all. */
const SHOWN = 6;

/** The badges of the dashboard's menu. */
export async function unread(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await countBadges(db, actorOf(res)) });
}

/** What the dashboard's home needs: `/other`. */
export async function other(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const actor = actorOf(res);
  const content = actor.role === 'OWNER' ? await ownersView(actor.id) : await staffsView(actor);
  res.json({ content });
}

async function staffsView(actor: Actor) {
  const day = today();
  const moment = { now: now(), today: day.toString() };
  const [desk, months, standing, feeds] = await Promise.all([
    listDesk(db, SHOWN),
    listMonths(db, moment.today),
    getStanding(db, moment.today, SHOWN),
    listFeedsInNeed(db, actor, moment),
  ]);
  const rows = { ...desk, months, ...standing };
  const home = presentDashboardHome(rows, { today: day, now: moment.now });
  return presentStaffOverview(home, feeds.length);
}

async function ownersView(owner_id: number) {
  const day = today().toString();
  return presentOwnerOverview(await readOwnerHome(db, owner_id, day), day.slice(0, 7));
}
