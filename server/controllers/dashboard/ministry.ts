import type { Request, Response } from 'express';

import { MinistryPage } from '../../../views/dashboard/ministry/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient } from '../../parse.ts';
import { presentSavedView } from '../../presenters/accounts/saved-views.ts';
import {
  chosenColumns,
  offeredColumns,
  presentMinistryRow,
  presentMinistrySums,
} from '../../presenters/reports/ministry.ts';
import { listSavedViews } from '../../queries/accounts/saved-views.ts';
import { listMinistryNationalities, listMinistryVillas } from '../../queries/reports/ministry.ts';
import { MinistryPageQuery } from '../../schemas/ministry.ts';
import { pastDays, usualPeriod } from '../../shared/report-periods.ts';

/** What was stayed in each villa in a period, and where the guests came from. */
export async function show(req: Request, res: Response) {
  const query = parseLenient(MinistryPageQuery, req.query);
  const day = today().toString();
  const period = query.period ?? usualPeriod(day);
  const columns = chosenColumns(query.columns);
  const asked = { ...query, ...pastDays(period, day) };
  const [{ rows, total, sums }, nationalities, views] = await Promise.all([
    listMinistryVillas(db, asked),
    listMinistryNationalities(db, asked),
    listSavedViews(db, actorOf(res), 'ministry'),
  ]);
  await sendDashboardPage(req, res, MinistryPage, {
    query: { ...query, period },
    columns,
    offered: offeredColumns(columns),
    rows: rows.map(presentMinistryRow),
    total,
    sums: presentMinistrySums(sums, nationalities),
    views: views.map(presentSavedView),
  });
}
