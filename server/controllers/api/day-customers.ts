import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentDayCustomers } from '../../presenters/day-customers.ts';
import { listDayCustomers } from '../../queries/day-customers.ts';
import { DayCustomersQuery } from '../../schemas/day-customers.ts';

/** `/reservationsdaycustomerlist`: who comes, who goes, who is there, in villas and on boats. */
export async function list(req: Request, res: Response) {
  const { date = today().toString() } = parseQuery(DayCustomersQuery, req.query);
  const { rows } = await listDayCustomers(db, date);
  res.json({ content: presentDayCustomers(date, rows) });
}
