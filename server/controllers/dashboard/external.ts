import type { Request, Response } from 'express';

import { ExternalScreen } from '../../../views/dashboard/external/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { readFilters } from '../../filters.ts';
import { actorOf } from '../../middleware/access.ts';
import {
  presentExternalLine,
  presentOpenExternal,
} from '../../presenters/calendars/external-screen.ts';
import {
  type ExternalRecordRow,
  getExternalRecord,
  listExternalRecords,
} from '../../queries/calendars/external-records.ts';
import { listVillasWithDates } from '../../queries/calendars/villa-dates.ts';
import { ExternalListPage } from '../../schemas/external-records.ts';
import { monthsAround } from '../../shared/months-around.ts';

/** Stays sold elsewhere, and the one that is open with its villa's calendar around it. */
export async function list(req: Request, res: Response) {
  const { query, wrong } = readFilters(ExternalListPage, req.query);
  const actor = actorOf(res);
  const { rows, total } = await listExternalRecords(db, actor, query);
  await sendDashboardPage(req, res, ExternalScreen, {
    rows: rows.map(presentExternalLine(actor)),
    total,
    query,
    wrong,
    open: query.id === undefined ? null : await openRecord(res, query.id),
  });
}

async function openRecord(res: Response, id: number) {
  const actor = actorOf(res);
  const record = await getExternalRecord(db, actor, id);
  return presentOpenExternal(record, actor, await takenAround(res, record));
}

async function takenAround(res: Response, { villa_id, stay }: ExternalRecordRow) {
  const { from, until } = monthsAround(stay.slice(1, 11), stay.slice(12, 22));
  const days = { villa_id, from, until, skip: 0, take: 1 };
  const { rows } = await listVillasWithDates(db, actorOf(res), days);
  return rows[0]?.dates ?? [];
}
