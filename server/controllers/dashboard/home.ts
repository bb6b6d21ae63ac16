import type { Request, Response } from 'express';

import { DashboardHomePage } from '../../../views/dashboard/home/index.tsx';
import { OwnerHomePage } from '../../../views/dashboard/home/owner.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import {
  presentDashboardHome,
  presentFeedAlerts,
} from '../../presenters/reports/dashboard-home.ts';
import { presentOwnerMonths } from '../../presenters/reports/owner-home.ts';
import { getStanding, listDesk } from '../../queries/reports/dashboard-home.ts';
import { listOwnVillasTaken } from '../../queries/reports/owner-home.ts';
import { listMonths } from '../../queries/reports/sold-months.ts';
import { listFeedsInNeed } from '../../services/calendars/feed-alerts.ts';
import { readOwnerHome } from '../../services/reports/owner-home.ts';
import { addMonths } from '../../shared/days.ts';

const SHOWN = 6;

export async function show(req: Request, res: Response) {
  if (actorOf(res).role === 'OWNER') return showOwner(req, res);
  const day = today();
  const instant = now();
  const [desk, months, standing, feeds] = await Promise.all([
    listDesk(db, SHOWN),
    listMonths(db, day.toString()),
    getStanding(db, day.toString(), SHOWN),
    listFeedsInNeed(db, actorOf(res), { now: instant, today: day.toString() }),
  ]);
  const rows = { ...desk, months, ...standing };
  const props = presentDashboardHome(rows, { today: day, now: instant });
  const feed_alerts = presentFeedAlerts(feeds, instant);
  await sendDashboardPage(req, res, DashboardHomePage, { ...props, feed_alerts });
}

async function showOwner(req: Request, res: Response) {
  const owner_id = actorOf(res).id;
  const day = today().toString();
  const months = [0, 1].map((later) => addMonths(day.slice(0, 7), later));
  const shown = { from: `${months[0]}-01`, until: `${addMonths(day.slice(0, 7), 2)}-01`, most: 3 };
  const [home, villas] = await Promise.all([
    readOwnerHome(db, owner_id, day),
    listOwnVillasTaken(db, owner_id, shown),
  ]);
  await sendDashboardPage(req, res, OwnerHomePage, {
    staying: home.staying,
    arrivals: home.arrivals,
    ...presentOwnerMonths(home.months, day.slice(0, 7)),
    villas,
    months,
  });
}
