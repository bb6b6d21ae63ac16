import type { Request, Response } from 'express';

import { BoatsPage } from '../../../views/dashboard/boats/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentBoatRow } from '../../presenters/listings/boats.ts';
import { listTypeNames } from '../../queries/content/listing-types.ts';
import { listMarinaNames } from '../../queries/content/marinas.ts';
import { listBoats } from '../../queries/listings/boats.ts';
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
