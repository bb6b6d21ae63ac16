import type { Request, Response } from 'express';

import { MarinasPage } from '../../../views/dashboard/marinas/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentMarina } from '../../presenters/content/marinas.ts';
import { getMarina, listMarinas } from '../../queries/content/marinas.ts';
import { listTownNames } from '../../queries/content/towns.ts';
import { MarinasPage as MarinasQuery } from '../../schemas/catalogue-pages.ts';
import { historyOf } from './history.ts';

/** The marinas, and the form of one of them or of a new one. */
export async function list(req: Request, res: Response) {
  const query = parseLenient(MarinasQuery, req.query);
  const { rows, total } = await listMarinas(db, { ...query, format: 'json' });
  const towns = await listTownNames(db);
  const edited = query.id === undefined ? null : await getMarina(db, query.id);
  const history = await historyOf('marina', edited);
  await sendDashboardPage(req, res, MarinasPage, {
    rows: rows.map(presentMarina),
    total,
    query,
    towns,
    edited: edited && presentMarina(edited),
    history,
  });
}
