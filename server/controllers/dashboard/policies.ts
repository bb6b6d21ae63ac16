import type { Request, Response } from 'express';

import { PoliciesPage } from '../../../views/dashboard/policies/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentPolicy } from '../../presenters/content/policies.ts';
import { getPolicy, listPolicies } from '../../queries/content/policies.ts';
import { PriceRowPageQuery } from '../../schemas/price-pages.ts';
import { historyOf } from './history.ts';

/** The ladders of cancellation, and the form of one of them or of a new one. */
export async function list(req: Request, res: Response) {
  const { id } = parseLenient(PriceRowPageQuery, req.query);
  const { rows, total } = await listPolicies(db, { kind: undefined, skip: 0, take: 500 });
  const edited = id === undefined ? null : await getPolicy(db, id);
  await sendDashboardPage(req, res, PoliciesPage, {
    rows: rows.map(presentPolicy),
    total,
    edited: edited && presentPolicy(edited),
    history: await historyOf('cancellation_policy', edited),
  });
}
