import type { Request, Response } from 'express';

import { NewVillaPage } from '../../../views/dashboard/villas/add.tsx';
import { VillasPage } from '../../../views/dashboard/villas/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { readFilters } from '../../filters.ts';
import { actorOf } from '../../middleware/access.ts';
import { presentSavedView } from '../../presenters/accounts/saved-views.ts';
import { presentVillaRow } from '../../presenters/listings/villas.ts';
import { listSavedViews } from '../../queries/accounts/saved-views.ts';
import { listDistrictNames } from '../../queries/content/districts.ts';
import { listTypeNames } from '../../queries/content/listing-types.ts';
import { getVillaListOptions } from '../../queries/listings/villa-list-options.ts';
import { listVillas } from '../../queries/listings/villas.ts';
import { VillaListPage } from '../../schemas/villas.ts';

/** Staff's list; an owner's own villas. */
export async function list(req: Request, res: Response) {
  const { query, wrong } = readFilters(VillaListPage, req.query);
  const actor = actorOf(res);
  const { rows, total, active } = await listVillas(db, actor, {
    ...query,
    today: today().toString(),
  });
  const isStaff = actor.role === 'ADMIN';
  const views = isStaff ? await listSavedViews(db, actor, 'villas') : [];
  await sendDashboardPage(req, res, VillasPage, {
    rows: rows.map(presentVillaRow),
    total,
    active,
    query,
    wrong,
    options: isStaff ? await getVillaListOptions(db) : null,
    views: views.map(presentSavedView),
  });
}

export async function add(req: Request, res: Response) {
  const districts = await listDistrictNames(db, {});
  const types = await listTypeNames(db, 'villa');
  await sendDashboardPage(req, res, NewVillaPage, { options: { districts, types } });
}
