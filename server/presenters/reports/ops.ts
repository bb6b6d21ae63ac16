import {
  actName,
  changeText,
  entityName,
  rowName,
} from '../../../views/dashboard/ops/audit-words.ts';
import { t } from '../../i18n.ts';
import type { AuditRow } from '../../queries/audit-search.ts';
import type { JobRuns } from '../../queries/reports/ops.ts';
import type { AuditAnswer, JobAnswer, OpsAnswer } from '../../schemas/answers/ops.ts';
import type { Columns } from '../../services/exports/columns.ts';
import type { Ops } from '../../services/reports/ops.ts';
import type { RowNames } from '../../shared/references.ts';
import { changedFields, masked } from '../guests/masked.ts';

export const presentOps = (ops: Ops): OpsAnswer => ({
  jobs: ops.crons.map(({ name, cron }) => presentJob({ name, cron }, ops.jobs)),
  outbox: { WAITING: 0, SENT: 0, FAILED: 0, DEAD: 0, SKIPPED: 0, ...ops.mails },
  feeds: ops.feeds,
  storage: {
    database_bytes: ops.facts.database_bytes,
    pictures: ops.facts.pictures,
    picture_bytes: ops.facts.picture_bytes,
    papers: ops.facts.papers,
    paper_bytes: ops.facts.paper_bytes,
    disk_bytes: ops.disk.bytes,
    disk_free_bytes: ops.disk.free_bytes,
    backed_up_at: ops.backed_up_at,
  },
  versions: {
    app: ops.process.app,
    node: ops.process.node,
    postgres: ops.facts.postgres,
    migration: ops.facts.migration,
    migrations: ops.facts.migrations,
    started_at: instant(ops.process.started_at),
    memory_bytes: ops.process.memory_bytes,
  },
  failures: ops.failures.map(({ at, ...failure }) => ({ at: instant(at), ...failure })),
});

/** Milliseconds are enough for a clerk. */
const instant = (at: Temporal.Instant) => new Date(at.epochMilliseconds).toISOString();

function presentJob(job: { name: string; cron: string }, runs: readonly JobRuns[]): JobAnswer {
  const run = runs.find(({ name }) => name === job.name);
  return {
    ...job,
    state: run ? stateOf(run) : 'NEVER',
    last_ok_at: run?.last_ok_at?.toISOString() ?? null,
    last_failed_at: run?.last_failed_at?.toISOString() ?? null,
    failed: run?.failed ?? 0,
    last_error: run?.last_error ?? null,
  };
}

function stateOf({ running, last_ok_at, last_failed_at }: JobRuns): JobAnswer['state'] {
  if (running) return 'RUNNING';
  if (last_failed_at && (!last_ok_at || last_failed_at > last_ok_at)) return 'FAILING';
  return last_ok_at ? 'OK' : 'NEVER';
}

export function presentAudit(row: AuditRow): AuditAnswer {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actor_id,
    actor: row.actor,
    actor_role: row.actor_role as AuditAnswer['actor_role'],
    ip: row.ip,
    action: row.action,
    entity: row.entity,
    entity_id: row.entity_id,
    changed: changedFields(row.before, row.after),
    before: masked(row.entity, row.before),
    after: masked(row.entity, row.after),
    request_id: row.request_id,
  };
}

/** A line of the log's file: in words for people, beside the codes that programs go by. */
export function presentAuditLine(row: AuditRow, names: RowNames) {
  const shown = presentAudit(row);
  return {
    ...shown,
    act: actName(t, shown.action),
    row_kind: entityName(t, shown.entity),
    row_name: rowName(t, shown, names),
    change: changeText(t, shown, names),
  };
}

/** What a file of the log shows. */
export const auditColumns: Columns<ReturnType<typeof presentAuditLine>> = {
  id: 'number',
  at: 'instant',
  actor: 'text',
  actor_role: { code: 'ops:role' },
  ip: 'text',
  act: 'text',
  row_kind: 'text',
  row_name: 'text',
  entity_id: 'number',
  change: 'text',
  request_id: 'text',
  action: 'text',
  entity: 'text',
  before: 'json',
  after: 'json',
};
