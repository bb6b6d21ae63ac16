import type { Request, Response } from 'express';

import { DayCustomersPage } from '../../../views/dashboard/reservations/day.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentDayCustomers } from '../../presenters/reports/day-customers.ts';
import { listDayCustomers } from '../../queries/reports/day-customers.ts';
import { DayCustomersPage as DayCustomersPageQuery } from '../../schemas/day-customers.ts';

/** The day's customers of villas and boats, for the screen and for paper. */
export async function show(req: Request, res: Response) {
  const query = parseLenient(DayCustomersPageQuery, req.query);
  const { date = today().toString(), skip, take } = query;
  const { rows, counts } = await listDayCustomers(db, date, { skip, take });
  await sendDashboardPage(req, res, DayCustomersPage, {
    day: presentDayCustomers(date, rows),
    counts,
    total: counts.arrivals + counts.departures + counts.in_house,
    query,
  });
}
