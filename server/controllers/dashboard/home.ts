import type { Request, Response } from 'express';

import { DashboardHomePage } from '../../../views/dashboard/home/index.tsx';
import { OwnerHomePage } from '../../../views/dashboard/home/owner.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import {
  figuresOf,
  presentDashboardHome,
  presentFeedAlerts,
} from '../../presenters/dashboard-home.ts';
import { presentOwnerMonth } from '../../presenters/owner-home.ts';
import { getStanding, listDesk } from '../../queries/dashboard-home.ts';
import { listOwnerMonths, listOwnVillasTaken } from '../../queries/owner-home.ts';
import { getOwnerMonth, listOwnerReservations } from '../../queries/owner-reservations.ts';
import { listMonths } from '../../queries/sold-months.ts';
import { listFeedsInNeed } from '../../services/feed-alerts.ts';
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
  const own = { owner_id, today: day, skip: 0, take: SHOWN };
  const months = [0, 1].map((later) => addMonths(day.slice(0, 7), later));
  const shown = { from: `${months[0]}-01`, until: `${addMonths(day.slice(0, 7), 2)}-01`, most: 3 };
  const [staying, arrivals, month, year, villas] = await Promise.all([
    listOwnerReservations(db, { ...own, when: 'now' }),
    listOwnerReservations(db, { ...own, when: 'coming' }),
    getOwnerMonth(db, owner_id, day.slice(0, 7)),
    listOwnerMonths(db, owner_id, today().year),
    listOwnVillasTaken(db, owner_id, shown),
  ]);
  await sendDashboardPage(req, res, OwnerHomePage, {
    staying: staying.rows,
    arrivals: arrivals.rows.filter(({ check_in }) => check_in >= day),
    ...presentOwnerMonth(month, day.slice(0, 7)),
    year: figuresOf(year, today().year),
    villas,
    months,
  });
}
