import type { Request, Response } from 'express';

import { DashboardHomePage } from '../../../views/dashboard/home/index.tsx';
import { OwnerHomePage } from '../../../views/dashboard/home/owner.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { presentExternalLine } from '../../presenters/calendars/external-screen.ts';
import {
  presentDashboardHome,
  presentFeedAlerts,
} from '../../presenters/reports/dashboard-home.ts';
import { presentOwnerMonths } from '../../presenters/reports/owner-home.ts';
import { listExternalRecords } from '../../queries/calendars/external-records.ts';
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

/** What an owner told of days to come, whatever became of it. */
const NEWEST_TOLD = { status: [], order: '-created_at' as const, skip: 0, take: SHOWN };

async function showOwner(req: Request, res: Response) {
  const actor = actorOf(res);
  const day = today().toString();
  const months = [0, 1].map((later) => addMonths(day.slice(0, 7), later));
  const shown = { from: `${months[0]}-01`, until: `${addMonths(day.slice(0, 7), 2)}-01`, most: 3 };
  const [home, villas, told] = await Promise.all([
    readOwnerHome(db, actor.id, day),
    listOwnVillasTaken(db, actor.id, shown),
    listExternalRecords(db, actor, { ...NEWEST_TOLD, started_at: day }),
  ]);
  await sendDashboardPage(req, res, OwnerHomePage, {
    staying: home.staying,
    arrivals: home.arrivals,
    ...presentOwnerMonths(home.months, day.slice(0, 7)),
    villas,
    months,
    told: told.rows.map(presentExternalLine(actor)),
  });
}
