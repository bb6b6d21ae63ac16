import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { sendLongJson } from '../../long-answer.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import {
  boatOccupiedColumns,
  occupiedColumns,
  presentBoatOccupancy,
  presentBoatOccupied,
  presentOccupancy,
  presentOccupied,
} from '../../presenters/calendars/occupancy.ts';
import {
  presentMonthFigures,
  presentOccupancyReport,
  reportColumns,
} from '../../presenters/reports/occupancy-report.ts';
import { listBoatLines } from '../../queries/calendars/boat-occupancy-page.ts';
import { listOccupancy } from '../../queries/calendars/occupancy.ts';
import { listReportedVillas } from '../../queries/reports/occupancy-report.ts';
import {
  BoatOccupancyQuery,
  OccupancyQuery,
  OccupancyReportQuery,
} from '../../schemas/occupancy.ts';
import { addDays } from '../../shared/days.ts';

/** What a grid shows when it is not told: twelve weeks. */
const DAYS_SHOWN = 84;

/** `/occupancy`: villas with what is taken of the days, one query; as a file a row for each stay. */
export async function grid(req: Request, res: Response) {
  const { dateStart, dateEnd, ...search } = parseQuery(OccupancyQuery, req.query);
  const actor = actorOf(res);
  const days = { ...search, ...daysOf({ dateStart, dateEnd }) };
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

/** `/boatoccupancy`: the same of boats. */
export async function boats(req: Request, res: Response) {
  const { dateStart, dateEnd, ...search } = parseQuery(BoatOccupancyQuery, req.query);
  const days = daysOf({ dateStart, dateEnd });
  const wanted = { ...search, ...days };
  if (search.format !== 'json') {
    await sendList(req, res, search, {
      name: 'boat_occupancy',
      read: async (source, page) => {
        const { rows, total } = await listBoatLines(source, { ...wanted, ...page });
        const stays = rows.flatMap((row) => presentBoatOccupied(row, days.from));
        return { rows: stays, read: rows.length, total };
      },
      present: (row) => row,
      columns: boatOccupiedColumns,
    });
    return;
  }
  const { rows, total } = await listBoatLines(db, wanted);
  const { skip, take } = search;
  const content = rows.map((row) => presentBoatOccupancy(row, days.from));
  await sendLongJson(req, res, { content, total, skip, take });
}

/** First day and the one after the last. */
function daysOf({ dateStart, dateEnd }: Pick<OccupancyQuery, 'dateStart' | 'dateEnd'>) {
  const from = dateStart ?? (dateEnd ? addDays(dateEnd, 1 - DAYS_SHOWN) : today().toString());
  return { from, until: dateEnd ? addDays(dateEnd, 1) : addDays(from, DAYS_SHOWN) };
}

/** `/occupancy/report`: nights and money by month and year, or of one year; as a file a row for each month. */
export async function report(req: Request, res: Response) {
  const query = parseQuery(OccupancyReportQuery, req.query);
  const { villa_id, year, skip, take } = query;
  const actor = actorOf(res);
  if (query.format !== 'json') {
    await sendList(req, res, query, {
      name: 'occupancy_report',
      of: year === undefined ? undefined : String(year),
      read: async (source, page) => {
        const { rows, total } = await listReportedVillas(source, actor, { villa_id, ...page });
        return {
          rows: rows.flatMap((row) => presentMonthFigures(row, year)),
          read: rows.length,
          total,
        };
      },
      present: (row) => row,
      columns: reportColumns,
    });
    return;
  }
  const { rows, total } = await listReportedVillas(db, actor, { villa_id, skip, take });
  const content = rows.map((row) => presentOccupancyReport(row, year));
  res.json({ content, total, skip, take });
}
