import type { Actor } from '../../actor.ts';
import { feedHealth, needsAttention } from '../../domain/feeds/feed-health.ts';
import { env } from '../../env.ts';
import { t } from '../../i18n.ts';
import type { ExportRow } from '../../queries/calendars/calendar-exports.ts';
import type { FeedConflictRow } from '../../queries/calendars/feed-conflicts.ts';
import type { ImportRow } from '../../queries/calendars/feed-imports.ts';
import type { FeedRow } from '../../queries/calendars/feeds.ts';
import type {
  CalendarExportAnswer,
  FeedAnswer,
  FeedConflictAnswer,
  FeedImportAnswer,
  FeedPlan,
  FeedSynced,
} from '../../schemas/answers/feeds.ts';
import { healthFacts } from '../../services/calendars/feed-alerts.ts';
import type { FeedImport } from '../../services/calendars/feed-plans.ts';
import type { CalendarProblemCode } from '../../services/calendars/feed-problems.ts';
import { readExportCode, unsealAddress } from '../../services/calendars/feed-secrets.ts';
import { publicPlan, type Synced } from '../../services/calendars/feeds.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { paths } from '../../shared/paths.ts';

/** What a file of the feeds shows; never their addresses. */
export const feedColumns: Columns<FeedAnswer> = {
  id: 'number',
  villa_name: 'text',
  name: 'text',
  source: { code: 'feeds:source' },
  active: 'yes_no',
  health_text: 'text',
  last_ok_at: 'instant',
  last_attempt_at: 'instant',
  fail_count: 'number',
  last_error_text: 'text',
  event_count: 'number',
  open_conflicts: 'number',
};

/** What a file of their conflicts shows. */
export const conflictColumns: Columns<FeedConflictAnswer> = {
  id: 'number',
  villa_name: 'text',
  feed_name: 'text',
  source: { code: 'feeds:source' },
  started_at: 'day',
  finished_at: 'day',
  summary: 'text',
  state: { code: 'feeds:conflict_state' },
  note: 'text',
  created_at: 'instant',
  resolved_at: 'instant',
};

/** What a calendar would change, or has changed. */
export const presentPlan = (imported: FeedImport): FeedPlan => publicPlan(imported);

export const presentSynced = ({ imported, ...applied }: Synced): FeedSynced => ({
  ...presentPlan(imported),
  feed_id: applied.feed_id,
  import_id: applied.import_id,
  waiting_removals: applied.waiting_removals,
});

/** A feed with its health. Its address is a secret of the agency's: owners don't get it. */
export function presentFeed(
  row: FeedRow,
  viewer: Pick<Actor, 'role'>,
  now: Temporal.Instant,
): FeedAnswer {
  const health = feedHealth(healthFacts(row), now);
  return {
    id: row.id,
    villa_id: row.villa_id,
    villa_name: row.villa_name,
    name: row.name,
    source: row.source as FeedAnswer['source'],
    ...(viewer.role === 'ADMIN' && { url: addressOf(row) }),
    active: row.active,
    mode: row.mode as FeedAnswer['mode'],
    interval_minutes: row.interval_minutes,
    health,
    health_text: t(`feeds:health.${health}`),
    needs_attention: needsAttention(health) || row.open_conflicts > 0,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    last_ok_at: row.last_ok_at?.toISOString() ?? null,
    last_error: row.last_error,
    last_error_text: problemText(row.last_error),
    fail_count: row.fail_count,
    event_count: row.event_count,
    open_conflicts: row.open_conflicts,
    version: row.version,
  };
}

function addressOf({ url_encrypted }: FeedRow): string | null {
  try {
    return url_encrypted === null ? null : unsealAddress(url_encrypted);
  } catch {
    return null;
  }
}

const problemText = (code: string | null): string | null =>
  code === null ? null : t(`feeds:problem.${code as CalendarProblemCode}`);

export function presentImport(row: ImportRow): FeedImportAnswer {
  const plan = row.plan as Partial<Record<string, unknown>> | null;
  const count = (name: string) => {
    const items = plan?.[name];
    return Array.isArray(items) ? items.length : 0;
  };
  return {
    id: row.id,
    fetched_at: row.fetched_at.toISOString(),
    state: row.state as FeedImportAnswer['state'],
    bytes: row.bytes,
    event_count: row.event_count,
    added: count('added'),
    removed: count('removed'),
    conflicts: count('conflicts'),
    suspicious: plan?.suspicious === true,
    error: row.error,
    error_text: problemText(row.error),
    applied_at: row.applied_at?.toISOString() ?? null,
    applied_by: row.applied_by,
  };
}

export const presentConflict = (row: FeedConflictRow): FeedConflictAnswer => ({
  id: row.id,
  feed_id: row.feed_id,
  feed_name: row.feed_name,
  source: row.source,
  villa_id: row.villa_id,
  villa_name: row.villa_name,
  started_at: row.started_at,
  finished_at: row.finished_at,
  summary: row.summary,
  state: row.state as FeedConflictAnswer['state'],
  note: row.note,
  reservation:
    row.reservation_row_id === null
      ? null
      : {
          id: row.reservation_row_id,
          reservation_id: row.reservation_id ?? '',
          customer_name: row.customer_name ?? '',
          status: row.status ?? '',
        },
  created_at: row.created_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});

export function presentExport(row: ExportRow): CalendarExportAnswer {
  const code = readExportCode(row.code_encrypted);
  return {
    id: row.id,
    villa_id: row.villa_id,
    destination: row.destination as CalendarExportAnswer['destination'],
    url: code === null ? null : `${env.PUBLIC_URL}${paths.calendarFeed(code)}`,
    last_read_at: row.last_read_at?.toISOString() ?? null,
    renewed_at: row.renewed_at.toISOString(),
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}
