import type { Request, Response } from 'express';

import { BoatsPage } from '../../../views/dashboard/boats/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentBoatRow } from '../../presenters/boats.ts';
import { listBoats } from '../../queries/boats.ts';
import { listTypeNames } from '../../queries/listing-types.ts';
import { listMarinaNames } from '../../queries/marinas.ts';
import { BoatListPage } from '../../schemas/boat-pages.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(BoatListPage, req.query);
  const { rows, total } = await listBoats(db, { ...query, format: 'json' });
  const options = { types: await listTypeNames(db, 'boat'), marinas: await listMarinaNames(db) };
  await sendDashboardPage(req, res, BoatsPage, {
    rows: rows.map(presentBoatRow),
    total,
    query,
    options,
    today: today().toString(),
  });
}
