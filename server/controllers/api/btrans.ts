import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { monthToFile, reportMonth } from '../../domain/btrans-months.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  btransColumns,
  btransReportColumns,
  presentBtransMonth,
  presentBtransReport,
  presentBtransRow,
} from '../../presenters/reports/btrans.ts';
import {
  countCancelledStays,
  getBtransReport,
  getReportingAgency,
  listBtransReports,
} from '../../queries/reports/btrans.ts';
import {
  BtransFileQuery,
  BtransList,
  BtransMonthQuery,
  BtransReportList,
  BtransReportMark,
  NewBtransReport,
} from '../../schemas/btrans.ts';
import { IdParams } from '../../schemas/common.ts';
import {
  checkedStays,
  makeBtransReport,
  markBtransReport,
  takeBtransFile,
} from '../../services/reports/btrans.ts';
import { filedMonth } from '../../services/reports/btrans-filed.ts';

/** A month's stays, ready or not. */
export async function list(req: Request, res: Response) {
  const wanted = parseQuery(BtransList, req.query);
  const month = monthOf(wanted.month);
  await sendList(req, res, wanted, {
    name: 'btrans',
    of: month.month,
    read: async (source, { skip, take }) => {
      const rows = (await checkedStays(source, month, wanted.basis))
        .map(presentBtransRow)
        .filter(({ state }) => wanted.state === undefined || state === wanted.state);
      return { rows: rows.slice(skip, skip + take), total: rows.length };
    },
    present: (row) => row,
    columns: btransColumns,
  });
}

export async function showMonth(req: Request, res: Response) {
  const wanted = parseQuery(BtransMonthQuery, req.query);
  const month = monthOf(wanted.month);
  const [checked, cancelled, agency] = await Promise.all([
    checkedStays(db, month, wanted.basis),
    countCancelledStays(db, month, wanted.basis),
    getReportingAgency(db),
  ]);
  const { basis } = wanted;
  const filed = await filedMonth(db, month, { basis, checked });
  const facts = { month, basis, cancelled, agency, filed, today: today().toString() };
  res.json({ content: presentBtransMonth(checked.map(presentBtransRow), facts) });
}

/** The files that were made. */
export async function reports(req: Request, res: Response) {
  const wanted = parseQuery(BtransReportList, req.query);
  const { month } = wanted;
  await sendList(req, res, wanted, {
    name: 'btrans_reports',
    read: (source, page) => listBtransReports(source, { month, ...page }),
    present: presentBtransReport,
    columns: btransReportColumns,
  });
}

export async function create(req: Request, res: Response) {
  const id = await makeBtransReport(db, parseBody(NewBtransReport, req), doer(req, res));
  res.status(201).json({ content: presentBtransReport(await getBtransReport(db, id)) });
}

export async function mark(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBtransReport(db, id);
  await markBtransReport(db, id, parseBody(BtransReportMark, req), doer(req, res));
  res.json({ content: presentBtransReport(await getBtransReport(db, id)) });
}

/** The file itself: it names people, so caches keep none of it. */
export async function file(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBtransReport(db, id);
  const { format } = parseQuery(BtransFileQuery, req.query);
  const { name, type, bytes } = await takeBtransFile(db, id, format, doer(req, res));
  res.attachment(name).type(type).set('Cache-Control', 'no-store').send(Buffer.from(bytes));
}

const monthOf = (month: string | undefined) => {
  const day = today().toString();
  return reportMonth(month ?? monthToFile(day), day);
};
