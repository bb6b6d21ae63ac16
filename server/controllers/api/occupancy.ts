import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { sendLongJson } from '../../long-answer.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import { occupiedColumns, presentOccupancy, presentOccupied } from '../../presenters/occupancy.ts';
import {
  presentMonthFigures,
  presentOccupancyReport,
  reportColumns,
} from '../../presenters/occupancy-report.ts';
import { listOccupancy } from '../../queries/occupancy.ts';
import { listReportedVillas } from '../../queries/occupancy-report.ts';
import { OccupancyQuery, OccupancyReportQuery } from '../../schemas/occupancy.ts';
import { addDays } from '../../shared/days.ts';

/** What a grid shows when it is not told: twelve weeks. */
const DAYS_SHOWN = 84;

/** `/occupancy`: villas with what is taken of the days, one query; as a file a row for each stay. */
export async function grid(req: Request, res: Response) {
  const { dateStart, dateEnd, ...search } = parseQuery(OccupancyQuery, req.query);
  const actor = actorOf(res);
  const from = dateStart ?? (dateEnd ? addDays(dateEnd, 1 - DAYS_SHOWN) : today().toString());
  const until = dateEnd ? addDays(dateEnd, 1) : addDays(from, DAYS_SHOWN);
  const days = { ...search, from, until };
  if (search.format !== 'json') {
    await sendList(req, res, search, {
      name: 'occupancy',
      read: async (source, page) => {
        const { rows, total } = await listOccupancy(source, actor, { ...days, ...page });
        return { rows: rows.flatMap(presentOccupied), read: rows.length, total };
      },
      present: (row) => row,
      columns: occupiedColumns,
    });
    return;
  }
  const { rows, total } = await listOccupancy(db, actor, days);
  const { skip, take } = search;
  await sendLongJson(req, res, { content: rows.map(presentOccupancy), total, skip, take });
}

/** `/occupancy/report`: nights and money by month and year; as a file a row for each month. */
export async function report(req: Request, res: Response) {
  const query = parseQuery(OccupancyReportQuery, req.query);
  const { villa_id, skip, take } = query;
  const actor = actorOf(res);
  if (query.format !== 'json') {
    await sendList(req, res, query, {
      name: 'occupancy_report',
      read: async (source, page) => {
        const { rows, total } = await listReportedVillas(source, actor, { villa_id, ...page });
        return { rows: rows.flatMap(presentMonthFigures), read: rows.length, total };
      },
      present: (row) => row,
      columns: reportColumns,
    });
    return;
  }
  const { rows, total } = await listReportedVillas(db, actor, { villa_id, skip, take });
  res.json({ content: rows.map(presentOccupancyReport), total, skip, take });
}
