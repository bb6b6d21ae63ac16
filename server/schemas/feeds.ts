import { z } from 'zod';
import { EXPORT_DESTINATIONS } from '../shared/calendar-codes.ts';

import { exported, Id, IdText, Line, paging, Text, Version, whateverElse } from './common.ts';

const LONGEST = 1024 * 1024;

/** A calendar as text. Longer ones are refused as they are when they come from an address. */
const CalendarText = z
  .string()
  .min(1)
  .refine((text) => text.length <= LONGEST, 'feed_too_large')
  .meta({ maxLength: LONGEST });

const source = {
  villa_id: Id,
  url: Line(2000).optional(),
  ics: CalendarText.optional(),
  /** The feed that is read anew; 409 `feed_gone` where that was deleted, instead of making it again. */
  known_feed: Id.optional(),
};

const eitherOne = {
  check: ({ url, ics }: { url?: unknown; ics?: unknown }) =>
    (url === undefined) !== (ics === undefined),
  problem: {
    path: ['url'],
    error: 'url_or_ics',
    when: whateverElse,
  },
};

/** `POST /v1/admin/villas/date/sync/preview`: where a calendar is, or the calendar itself. */
export const FeedPreview = z.strictObject(source).refine(eitherOne.check, eitherOne.problem);

/** `POST /v1/admin/villas/date/sync`; `confirm`: staff have seen that it is suspicious. */
export const FeedSync = z
  .strictObject({ ...source, confirm: z.boolean().optional() })
  .refine(eitherOne.check, eitherOne.problem);

/** `POST /v1/admin/feeds/{id}/rollback`: the import that the caller means to undo, 409 `stale` where it is another by now. */
export const FeedRollBack = z.strictObject({ last_import: Id.optional() });

const feedFilters = {
  villa_id: IdText.optional(),
  attention: z.enum(['0', '1']).default('0'),
};

/** `GET /v1/admin/feeds`; `attention=1`: only those that want somebody. */
export const FeedList = z.strictObject({ ...paging(100), ...exported, ...feedFilters });

/** The page: unknown parameters ignored; `id`: the feed whose imports are open. */
export const FeedListPage = z.object({
  ...paging(50),
  ...feedFilters,
  id: IdText.optional(),
});

/** `PATCH /v1/admin/feeds/{id}`: only what is given changes. */
export const FeedChanges = z
  .strictObject({
    name: Line(80).optional(),
    active: z.boolean().optional(),
    mode: z.enum(['AUTO', 'APPROVE']).optional(),
    interval_minutes: z.int().min(15).max(1440).optional(),
    version: z.int().positive().optional(),
  })
  .refine(({ version, ...changes }) => Object.keys(changes).length > 0, {
    path: ['name'],
    error: 'nothing_to_change',
  });

const conflictFilters = {
  state: z.enum(['OPEN', 'RESOLVED', 'DISMISSED']).default('OPEN'),
  villa_id: IdText.optional(),
  feed_id: IdText.optional(),
};

/** `GET /v1/admin/feedconflicts`: the open ones unless told otherwise. */
export const FeedConflictList = z.strictObject({ ...paging(100), ...exported, ...conflictFilters });

/** The page: unknown parameters ignored. */
export const FeedConflictPage = z.object({ ...paging(50), ...conflictFilters });

/** `PATCH /v1/admin/feedconflicts/{id}`: dealt with, or none. */
export const FeedConflictDecision = z.strictObject({
  state: z.enum(['RESOLVED', 'DISMISSED']),
  note: Text(1000).default(''),
});

/** `POST /v1/admin/feedevents/{id}/adopt`; without a note it is called as the calendar called it. */
export const FeedAdoption = z.strictObject({ note: Text(500).default('') });

/** `GET /v1/admin/calendarexports`. */
export const ExportList = z.strictObject({ villa_id: IdText });

/** `POST /v1/admin/calendarexports/{id}/renew`: the version whose address is to end. */
export const ExportRenewal = z.strictObject({ version: Version });

/** `POST /v1/admin/calendarexports`; `ALL` holds whatever takes nights, the others all but their own. */
export const NewExport = z.strictObject({
  villa_id: Id,
  destination: z.enum(EXPORT_DESTINATIONS).default('ALL'),
});

/** The secret of `/takvim/{code}.ics`. */
export const ExportParams = z.strictObject({ code: z.string().regex(/^[0-9A-Z]{10,40}$/) });

export type FeedChanges = z.infer<typeof FeedChanges>;
export type FeedAdoption = z.infer<typeof FeedAdoption>;
export type FeedListPage = z.infer<typeof FeedListPage>;
export type FeedConflictPage = z.infer<typeof FeedConflictPage>;
