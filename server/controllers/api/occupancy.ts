import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendLongJson } from '../../long-answer.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import { presentOccupancy } from '../../presenters/occupancy.ts';
import { presentOccupancyReport } from '../../presenters/occupancy-report.ts';
import { listOccupancy } from '../../queries/occupancy.ts';
import { listReportedVillas } from '../../queries/occupancy-report.ts';
import { OccupancyQuery, OccupancyReportQuery } from '../../schemas/occupancy.ts';
import { addDays } from '../../shared/days.ts';

/** What a grid shows when it is not told: twelve weeks. */
const DAYS_SHOWN = 84;

/** `/occupancy`: villas with what is taken of the days, one query. */
export async function grid(req: Request, res: Response) {
  const { dateStart, dateEnd, ...search } = parseQuery(OccupancyQuery, req.query);
  const actor = actorOf(res);
  const from = dateStart ?? (dateEnd ? addDays(dateEnd, 1 - DAYS_SHOWN) : today().toString());
  const until = dateEnd ? addDays(dateEnd, 1) : addDays(from, DAYS_SHOWN);
  const { rows, total } = await listOccupancy(db, actor, { ...search, from, until });
  const { skip, take } = search;
  await sendLongJson(req, res, { content: rows.map(presentOccupancy), total, skip, take });
}

/** `/occupancy/report`: nights and money by month and year. */
export async function report(req: Request, res: Response) {
  const { skip, take, ...search } = parseQuery(OccupancyReportQuery, req.query);
  const { rows, total } = await listReportedVillas(db, actorOf(res), { ...search, skip, take });
  res.json({ content: rows.map(presentOccupancyReport), total, skip, take });
}
