import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { parseQuery } from '../../parse.ts';
import {
  ministryColumns,
  presentMinistryLine,
  presentMinistryRow,
} from '../../presenters/reports/ministry.ts';
import { listMinistryVillas } from '../../queries/reports/ministry.ts';
import { MinistryList } from '../../schemas/ministry.ts';
import { pastDays, usualPeriod } from '../../shared/report-periods.ts';

/** Villas with what was stayed in them in a period; a file has the columns that were chosen. */
export async function list(req: Request, res: Response) {
  const { period, ...wanted } = parseQuery(MinistryList, req.query);
  const day = today().toString();
  const of = period ?? usualPeriod(day);
  const { from, until } = pastDays(of, day);
  const rows = {
    name: 'ministry' as const,
    of,
    read: (source: Db, page: { skip: number; take: number }) =>
      listMinistryVillas(source, { ...wanted, from, until, ...page }),
  };
  const asked = { ...wanted, period };
  if (wanted.format === 'json')
    return sendList(req, res, asked, { ...rows, present: presentMinistryRow, columns: {} });
  const columns = ministryColumns(wanted.columns);
  await sendList(req, res, asked, { ...rows, present: presentMinistryLine, columns });
}
