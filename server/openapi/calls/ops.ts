import { AuditAnswer, JobStarted, OpsAnswer } from '../../schemas/answers/ops.ts';
import { Nothing } from '../../schemas/common.ts';
import { AuditList, JobParams } from '../../schemas/ops.ts';
import { type Calls, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const ops: Calls = {
  showOps:   { route: 'GET /v1/admin/ops',                query: Nothing,   answer: one(OpsAnswer) },
  runJob:    { route: 'POST /v1/admin/ops/jobs/:job/run', params: JobParams, body: Nothing, answer: one(JobStarted), errors: { 404: ['not_found'], 409: ['jobs_asleep'] } },
  listAudit: { route: 'GET /v1/admin/ops/audit',          query: AuditList, answer: paged(AuditAnswer) },
};
