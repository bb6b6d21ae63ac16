import type { Request, Response } from 'express';

import { AuditPage } from '../../../views/dashboard/ops/audit.tsx';
import { OpsPage } from '../../../views/dashboard/ops/index.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { readFilters } from '../../filters.ts';
import { JOBS } from '../../jobs/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { presentAudit, presentOps } from '../../presenters/reports/ops.ts';
import { getAuditOptions, searchAudit } from '../../queries/audit-search.ts';
import { listRowNames } from '../../queries/row-names.ts';
import { AuditPage as AuditQuery } from '../../schemas/ops.ts';
import { gatherOps } from '../../services/reports/ops.ts';

export async function show(req: Request, res: Response) {
  const asked = { now: now(), today: today().toString(), jobs: JOBS };
  const ops = presentOps(await gatherOps(db, actorOf(res), asked));
  await sendDashboardPage(req, res, OpsPage, { ops });
}

export async function audit(req: Request, res: Response) {
  const { query, wrong } = readFilters(AuditQuery, req.query);
  const { rows, total } = await searchAudit(db, query);
  const options = await getAuditOptions(db);
  await sendDashboardPage(req, res, AuditPage, {
    rows: rows.map(presentAudit),
    total,
    query,
    wrong,
    options,
    names: await listRowNames(db, rows),
  });
}
