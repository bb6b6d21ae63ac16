import type { Request, Response } from 'express';

import { BtransPage } from '../../../views/dashboard/btrans/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { monthToFile, reportMonth } from '../../domain/btrans-months.ts';
import { parseLenient } from '../../parse.ts';
import {
  presentBtransMonth,
  presentBtransReport,
  presentBtransRow,
} from '../../presenters/reports/btrans.ts';
import {
  countCancelledStays,
  getReportingAgency,
  listBtransReports,
} from '../../queries/reports/btrans.ts';
import { BtransPageQuery } from '../../schemas/btrans.ts';
import { checkedStays } from '../../services/reports/btrans.ts';
import { filedMonth } from '../../services/reports/btrans-filed.ts';

/** A month's rows, what they lack, and the files that were made of it. */
export async function show(req: Request, res: Response) {
  const query = parseLenient(BtransPageQuery, req.query);
  const day = today().toString();
  const month = reportMonth(query.month ?? monthToFile(day), day);
  const [checked, cancelled, agency, reports] = await Promise.all([
    checkedStays(db, month, query.basis),
    countCancelledStays(db, month, query.basis),
    getReportingAgency(db),
    listBtransReports(db, { month: month.month, skip: 0, take: 100 }),
  ]);
  const { basis } = query;
  const isFiled = reports.rows.some(({ filed_at }) => filed_at !== null);
  const filed = isFiled ? await filedMonth(db, month, { basis, checked }) : null;
  const facts = { month, basis, cancelled, agency, filed, today: day };
  const all = checked.map(presentBtransRow);
  const rows = all.filter(({ state }) => query.state === undefined || state === query.state);
  await sendDashboardPage(req, res, BtransPage, {
    query: { ...query, month: month.month },
    month: presentBtransMonth(all, facts),
    rows: rows.slice(query.skip, query.skip + query.take),
    total: rows.length,
    reports: reports.rows.map(presentBtransReport),
  });
}
