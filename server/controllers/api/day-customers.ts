import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { parseQuery } from '../../parse.ts';
import {
  dayCustomerColumns,
  presentDayCustomers,
  presentDayLine,
} from '../../presenters/reports/day-customers.ts';
import { listDayCustomers } from '../../queries/reports/day-customers.ts';
import { DayCustomersQuery } from '../../schemas/day-customers.ts';

/** `/reservationsdaycustomerlist`: who comes, who goes, who is there, in villas and on boats. */
export async function list(req: Request, res: Response) {
  const { date = today().toString(), format } = parseQuery(DayCustomersQuery, req.query);
  if (format !== 'json') return sendFile(req, res, { date, format });
  const { rows } = await listDayCustomers(db, date);
  res.json({ content: presentDayCustomers(date, rows) });
}

/** All of the day, each line with what that stay does on it. */
const sendFile = (req: Request, res: Response, wanted: { date: string; format: 'csv' | 'xlsx' }) =>
  sendList(
    req,
    res,
    { ...wanted, ...WHOLE },
    {
      name: 'day_customers',
      of: wanted.date,
      read: async (source, page) => {
        const { rows, counts } = await listDayCustomers(source, wanted.date, page);
        return { rows, total: counts.arrivals + counts.departures + counts.in_house };
      },
      present: (row) => presentDayLine(wanted.date, row),
      columns: dayCustomerColumns,
    },
  );

/** A file has no pages. */
const WHOLE = { skip: 0, take: 0 };
