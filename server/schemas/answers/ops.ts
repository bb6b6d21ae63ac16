import { z } from 'zod';
import { ACTOR_ROLES } from '../../shared/roles.ts';

import { Id, Instant } from './common.ts';

const Count = z.int().min(0);

/** Work that runs by the clock; times of its last week. */
const JobAnswer = z.strictObject({
  name: z.string(),
  /** Five fields, Istanbul's time. */
  cron: z.string(),
  state: z.enum(['OK', 'FAILING', 'RUNNING', 'NEVER']),
  last_ok_at: Instant.nullable(),
  last_failed_at: Instant.nullable(),
  failed: Count,
  last_error: z.string().nullable(),
});

const FailureAnswer = z.strictObject({
  at: Instant,
  request_id: z.string(),
  method: z.string(),
  path: z.string(),
  message: z.string(),
});

/** `GET /v1/admin/ops`: how the machinery stands. Sizes in bytes. */
export const OpsAnswer = z.strictObject({
  jobs: z.array(JobAnswer),
  /** Mails by state. */
  outbox: z.strictObject({
    WAITING: Count,
    SENT: Count,
    FAILED: Count,
    DEAD: Count,
    SKIPPED: Count,
  }),
  /** Calendars of other sites that are read, and those that want somebody. */
  feeds: z.strictObject({ active: Count, in_need: Count }),
  storage: z.strictObject({
    database_bytes: Count,
    pictures: Count,
    picture_bytes: Count,
    papers: Count,
    paper_bytes: Count,
    disk_bytes: Count,
    disk_free_bytes: Count,
    /** When `npm run backup` last made a whole one. */
    backed_up_at: Instant.nullable(),
  }),
  versions: z.strictObject({
    app: z.string(),
    node: z.string(),
    postgres: z.string(),
    migration: z.string().nullable(),
    migrations: Count,
    started_at: Instant,
    memory_bytes: Count,
  }),
  /** Errors nobody foresaw, of the process that answers, since it started. */
  failures: z.array(FailureAnswer),
});

export type OpsAnswer = z.infer<typeof OpsAnswer>;
export type JobAnswer = z.infer<typeof JobAnswer>;

export const JobStarted = z.strictObject({ job: z.string() });

const Fields = z.record(z.string(), z.unknown()).nullable();

/** A line of the log that nothing changes or removes. Sealed and secret fields are masked. */
export const AuditAnswer = z.strictObject({
  id: Id,
  at: Instant,
  actor_id: Id.nullable(),
  actor: z.string().nullable(),
  actor_role: z.enum(ACTOR_ROLES).nullable(),
  ip: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.int().nullable(),
  /** Names of the fields that an edit changed. */
  changed: z.array(z.string()),
  before: Fields,
  after: Fields,
  request_id: z.string().nullable(),
});

export type AuditAnswer = z.infer<typeof AuditAnswer>;
