import type { Request, Response } from 'express';

import { now, today } from '../../clock.ts';
import { type Db, db } from '../../db/index.ts';
import { startJobNow } from '../../jobs/by-hand.ts';
import { JOBS } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody, parsePath, parseQuery } from '../../parse.ts';
import {
  auditColumns,
  presentAudit,
  presentAuditLine,
  presentOps,
} from '../../presenters/reports/ops.ts';
import { searchAudit } from '../../queries/audit-search.ts';
import { listRowNames } from '../../queries/row-names.ts';
import { Nothing } from '../../schemas/common.ts';
import { AuditList, JobParams } from '../../schemas/ops.ts';
import { gatherOps } from '../../services/reports/ops.ts';

export async function show(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const asked = { now: now(), today: today().toString(), jobs: JOBS };
  res.json({ content: presentOps(await gatherOps(db, actorOf(res), asked)) });
}

export async function runJob(req: Request, res: Response) {
  const { job } = parsePath(JobParams, req.params);
  parseBody(Nothing, req);
  await startJobNow(db, job, doer(req, res));
  res.json({ content: { job } });
}

export async function audit(req: Request, res: Response) {
  const wanted = parseQuery(AuditList, req.query);
  const read = (source: Db, page: { skip: number; take: number }) =>
    searchAudit(source, { ...wanted, ...page });
  if (wanted.format === 'json')
    return sendList(req, res, wanted, { name: 'audit', read, present: presentAudit, columns: {} });
  await sendList(req, res, wanted, {
    name: 'audit',
    read: async (source, page) => {
      const { rows, total } = await read(source, page);
      const names = await listRowNames(source, rows);
      return { rows: rows.map((row) => presentAuditLine(row, names)), total };
    },
    present: (row) => row,
    columns: auditColumns,
  });
}
