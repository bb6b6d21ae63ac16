import type { Request, Response } from 'express';

import { DayCustomersPage } from '../../../views/dashboard/reservations/day.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentDayCustomers } from '../../presenters/day-customers.ts';
import { listDayCustomers } from '../../queries/day-customers.ts';
import { DayCustomersPage as DayCustomersPageQuery } from '../../schemas/day-customers.ts';

/** The day's customers of villas and boats, for the screen and for paper. */
export async function show(req: Request, res: Response) {
  const { date = today().toString() } = parseLenient(DayCustomersPageQuery, req.query);
  const day = presentDayCustomers(date, await listDayCustomers(db, date));
  await sendDashboardPage(req, res, DayCustomersPage, { day });
}
