import type { Request, Response } from 'express';

import type { WrongFilters } from '../../../views/components/dashboard/filters.tsx';
import { GapsScreen } from '../../../views/dashboard/occupancy/gaps.tsx';
import { OccupancyScreen } from '../../../views/dashboard/occupancy/index.tsx';
import { OccupancyLines } from '../../../views/dashboard/occupancy/lines.tsx';
import { OccupancyReportScreen } from '../../../views/dashboard/occupancy/report.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { gapWindow } from '../../domain/gap-window.ts';
import { shownDays } from '../../domain/grid-days.ts';
import { readFilters } from '../../filters.ts';
import { actorOf } from '../../middleware/access.ts';
import { sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { presentGap } from '../../presenters/calendars/availability-gaps.ts';
import {
  percentTaken,
  presentBoatLine,
  presentLine,
} from '../../presenters/calendars/occupancy-lines.ts';
import { presentOccupancyReport } from '../../presenters/reports/occupancy-report.ts';
import { listGaps } from '../../queries/calendars/availability-gaps.ts';
import { listBoatLines } from '../../queries/calendars/boat-occupancy-page.ts';
import { listVillaLines, sumOccupancy } from '../../queries/calendars/occupancy-page.ts';
import { listVillaNames } from '../../queries/listings/villas.ts';
import { listReportedVillas } from '../../queries/reports/occupancy-report.ts';
import { GapsPage } from '../../schemas/availability-gaps.ts';
import { OccupancyPage, OccupancyReportPage } from '../../schemas/occupancy.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { addDays } from '../../shared/days.ts';

/** The calendar of all villas, or of all boats; `part=lines`: only some villas' lines, for the page that is open. */
export async function grid(req: Request, res: Response) {
  const { query, wrong } = readFilters(OccupancyPage, req.query);
  if (query.kind === 'boat') return boats(req, res, { query, wrong });
  const actor = actorOf(res);
  const { gap_max_nights } = await siteRules();
  const days = {
    ...shownDays(query, today().toString()),
    today: today().toString(),
    gap_max_nights,
  };
  const search = { ...query, ...days, gaps: query.gaps === '1' ? days : null };
  const reach = gap_max_nights + 1;
  const wider = { from: addDays(days.from, -reach), until: addDays(days.until, reach) };
  const found = await listVillaLines(db, actor, { ...search, ...wider });
  const shown = {
    lines: found.rows.map((row) => presentLine(row, days)),
    total: found.total,
    days,
  };
  if (query.part === 'lines') return sendLines(req, res, { ...shown, skip: query.skip });
  const gapsOnSale = { ...query, ...days, min_nights: 1, max_nights: gap_max_nights };
  const [sums, gaps] = await Promise.all([
    sumOccupancy(db, actor, search),
    listGaps(db, { ...gapsOnSale, status: [], skip: 0, take: 1 }),
  ]);
  await sendDashboardPage(req, res, OccupancyScreen, {
    ...shown,
    query,
    wrong,
    percent: percentTaken(sums, days),
    gaps: { total: gaps.total, value_kurus: gaps.value_kurus },
  });
}

type Asked = { query: OccupancyPage; wrong: WrongFilters };

async function boats(req: Request, res: Response, { query, wrong }: Asked) {
  const day = today().toString();
  const days = { ...shownDays(query, day), today: day, gap_max_nights: 0 };
  const found = await listBoatLines(db, { ...query, ...days });
  const lines = found.rows.map((row) => presentBoatLine(row, days));
  const shown = { lines, total: found.total, days };
  if (query.part === 'lines') return sendLines(req, res, { ...shown, skip: query.skip });
  const none = { percent: null, gaps: { total: 0, value_kurus: 0 } };
  await sendDashboardPage(req, res, OccupancyScreen, { ...shown, ...none, query, wrong });
}

function sendLines(
  req: Request,
  res: Response,
  shown: Omit<Parameters<typeof OccupancyLines>[0], 'site'>,
) {
  res.setHeader('Cache-Control', 'no-store');
  sendPage(req, res, OccupancyLines, shown);
}

/** Free ranges between two stays, and how they stand for sale. */
export async function gaps(req: Request, res: Response) {
  const { query, wrong } = readFilters(GapsPage, req.query);
  const { gap_max_nights } = await siteRules();
  const window = gapWindow(query, { today: today().toString(), gap_max_nights });
  const { skip, take } = query;
  const { rows, total, value_kurus } = await listGaps(db, { ...window, skip, take });
  await sendDashboardPage(req, res, GapsScreen, {
    rows: rows.map(presentGap),
    total,
    value_kurus,
    query,
    wrong,
    gap_max_nights,
  });
}

/** Nights and money by villa and month. */
export async function report(req: Request, res: Response) {
  const query = parseLenient(OccupancyReportPage, req.query);
  const actor = actorOf(res);
  const { villa_id, skip, take } = query;
  const [{ rows, total }, villas] = await Promise.all([
    listReportedVillas(db, actor, { villa_id: villa_id ? [villa_id] : [], skip, take }),
    listVillaNames(db, actor),
  ]);
  await sendDashboardPage(req, res, OccupancyReportScreen, {
    rows: rows.map((row) => presentOccupancyReport(row)),
    total,
    villas,
    query: { ...query, year: query.year ?? today().year },
  });
}
