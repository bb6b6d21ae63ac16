import type { Request, Response } from 'express';

import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parsePath, parseQuery } from '../../parse.ts';
import { auditColumns, presentAudit, presentOps } from '../../presenters/ops.ts';
import { searchAudit } from '../../queries/audit-search.ts';
import { Nothing } from '../../schemas/common.ts';
import { AuditList, JobParams } from '../../schemas/ops.ts';
import { gatherOps, startJobNow } from '../../services/ops.ts';

export async function show(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const moment = { now: now(), today: today().toString() };
  res.json({ content: presentOps(await gatherOps(db, actorOf(res), moment)) });
}

export async function runJob(req: Request, res: Response) {
  const { job } = parsePath(JobParams, req.params);
  parse(Nothing, req.body);
  await startJobNow(db, job, doer(req, res));
  res.json({ content: { job } });
}

export async function audit(req: Request, res: Response) {
  const wanted = parseQuery(AuditList, req.query);
  await sendList(req, res, wanted, {
    name: 'audit',
    read: (source, page) => searchAudit(source, { ...wanted, ...page }),
    present: presentAudit,
    columns: auditColumns,
  });
}
