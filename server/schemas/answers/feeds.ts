import { z } from 'zod';
import { EXPORT_DESTINATIONS, FEED_SOURCES } from '../../shared/calendar-codes.ts';

import { Day, Id, Instant, Version } from './common.ts';

const nights = { started_at: Day, /** The day of departure, free. */ finished_at: Day };

const FeedItem = z.strictObject({ ...nights, summary: z.string() });

/** What a calendar would change, in nights from today on. */
export const FeedPlan = z.strictObject({
  added: z.array(FeedItem),
  removed: z.array(FeedItem),
  unchanged: z.array(FeedItem),
  /** Nights that a reservation of ours has. They are kept for staff, ours stands. */
  conflicts: z.array(
    z.strictObject({
      ...nights,
      summary: z.string(),
      reservation_id: z.string().nullable(),
      customer_name: z.string().nullable(),
    }),
  ),
  /** Most of what stood is gone: a sync wants `confirm`. */
  suspicious: z.boolean(),
  /** Our own nights, shown back to us. */
  echoes: z.array(z.strictObject(nights)),
  /** What was left out, in words. */
  warnings: z.array(
    z.strictObject({ code: z.string(), text: z.string(), uid: z.string().nullable() }),
  ),
});

export const FeedSynced = z.strictObject({
  ...FeedPlan.shape,
  feed_id: Id,
  import_id: Id.nullable(),
  /** Removals that wait for a second good import. */
  waiting_removals: z.int(),
});

export const FeedAnswer = z.strictObject({
  id: Id,
  villa_id: Id,
  villa_name: z.string(),
  name: z.string(),
  source: z.enum(FEED_SOURCES),
  /** For staff alone, since the address opens the calendar. */
  url: z.string().nullable().optional(),
  active: z.boolean(),
  mode: z.enum(['AUTO', 'APPROVE']),
  interval_minutes: z.int(),
  health: z.enum(['OK', 'NEW', 'PAUSED', 'WAITING', 'FAILING', 'STALE']),
  health_text: z.string(),
  needs_attention: z.boolean(),
  last_attempt_at: Instant.nullable(),
  last_ok_at: Instant.nullable(),
  last_error: z.string().nullable(),
  last_error_text: z.string().nullable(),
  fail_count: z.int(),
  event_count: z.int(),
  open_conflicts: z.int(),
  version: Version,
});

export const FeedImportAnswer = z.strictObject({
  id: Id,
  fetched_at: Instant,
  state: z.enum(['UNCHANGED', 'APPLIED', 'WAITING', 'DISMISSED', 'FAILED', 'ROLLED_BACK']),
  bytes: z.int().nullable(),
  event_count: z.int().nullable(),
  /** How many nights' ranges the plan added, removed and found in conflict. */
  added: z.int(),
  removed: z.int(),
  conflicts: z.int(),
  suspicious: z.boolean(),
  error: z.string().nullable(),
  error_text: z.string().nullable(),
  applied_at: Instant.nullable(),
  applied_by: z.string().nullable(),
});

export const FeedWithImports = z.strictObject({
  ...FeedAnswer.shape,
  imports: z.array(FeedImportAnswer),
});

export const FeedConflictAnswer = z.strictObject({
  id: Id,
  feed_id: Id,
  feed_name: z.string(),
  source: z.string(),
  villa_id: Id,
  villa_name: z.string(),
  ...nights,
  summary: z.string(),
  state: z.enum(['OPEN', 'RESOLVED', 'DISMISSED']),
  note: z.string(),
  /** The reservation's row and its code. */
  reservation: z
    .strictObject({
      id: Id,
      reservation_id: z.string(),
      customer_name: z.string(),
      status: z.string(),
    })
    .nullable(),
  created_at: Instant,
  resolved_at: Instant.nullable(),
});

export const CalendarExportAnswer = z.strictObject({
  id: Id,
  villa_id: Id,
  destination: z.enum(EXPORT_DESTINATIONS),
  /** What the other site is given; null when it has to be renewed. */
  url: z.string().nullable(),
  last_read_at: Instant.nullable(),
  renewed_at: Instant,
  created_at: Instant,
  /** Grows with each new address. */
  version: z.int(),
});

export type FeedPlan = z.infer<typeof FeedPlan>;
export type FeedSynced = z.infer<typeof FeedSynced>;
export type FeedAnswer = z.infer<typeof FeedAnswer>;
export type FeedImportAnswer = z.infer<typeof FeedImportAnswer>;
export type FeedConflictAnswer = z.infer<typeof FeedConflictAnswer>;
export type CalendarExportAnswer = z.infer<typeof CalendarExportAnswer>;
