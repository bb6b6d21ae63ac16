import {
  CalendarExportAnswer,
  FeedAnswer,
  FeedConflictAnswer,
  FeedPlan,
  FeedSynced,
  FeedWithImports,
} from '../../schemas/answers/feeds.ts';
import { VillaDateAnswer } from '../../schemas/answers/villa-dates.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import {
  ExportList,
  ExportRenewal,
  FeedAdoption,
  FeedChanges,
  FeedConflictDecision,
  FeedConflictList,
  FeedList,
  FeedPreview,
  FeedRollBack,
  FeedSync,
  NewExport,
} from '../../schemas/feeds.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const calendar = { villa_id: 1, url: 'https://www.airbnb.com/calendar/ical/1.ics' };

// biome-ignore format: one line per call is what makes this table readable
export const feeds: Calls = {
  previewFeed:        { route: 'POST /v1/admin/villas/date/sync/preview', body: FeedPreview, answer: one(FeedPlan), errors: { 409: ['feed_gone'] }, example: calendar },
  syncFeed:           { route: 'POST /v1/admin/villas/date/sync', body: FeedSync, answer: one(FeedSynced), errors: { 409: ['suspicious_calendar', 'feed_gone'] }, example: calendar },
  listFeeds:          { route: 'GET /v1/admin/feeds', query: FeedList, answer: paged(FeedAnswer) },
  showFeed:           { route: 'GET /v1/admin/feeds/:id', query: Nothing, answer: one(FeedWithImports) },
  updateFeed:         { route: 'PATCH /v1/admin/feeds/:id', body: FeedChanges, answer: one(FeedAnswer), errors: { 409: ['name_taken', 'stale'] } },
  deleteFeed:         { route: 'DELETE /v1/admin/feeds/:id', query: SeenVersion, answer: deleted, errors: { 409: ['stale'] } },
  rollBackFeed:       { route: 'POST /v1/admin/feeds/:id/rollback', body: FeedRollBack, answer: one(FeedPlan), errors: { 409: ['nothing_to_roll_back', 'stale'] } },
  adoptFeedEvent:     { route: 'POST /v1/admin/feedevents/:id/adopt', body: FeedAdoption, answer: created(VillaDateAnswer), errors: { 409: ['event_not_held'] } },
  listFeedConflicts:  { route: 'GET /v1/admin/feedconflicts', query: FeedConflictList, answer: paged(FeedConflictAnswer) },
  decideFeedConflict: { route: 'PATCH /v1/admin/feedconflicts/:id', body: FeedConflictDecision, answer: one(FeedConflictAnswer), errors: { 409: ['conflict_decided'] } },
  listExports:        { route: 'GET /v1/admin/calendarexports', query: ExportList, answer: all(CalendarExportAnswer), errors: { 404: ['not_found'] } },
  createExport:       { route: 'POST /v1/admin/calendarexports', body: NewExport, answer: created(CalendarExportAnswer), errors: { 409: ['already_there'] } },
  renewExport:        { route: 'POST /v1/admin/calendarexports/:id/renew', body: ExportRenewal, answer: one(CalendarExportAnswer), errors: { 409: ['stale'] } },
  deleteExport:       { route: 'DELETE /v1/admin/calendarexports/:id', query: SeenVersion, answer: deleted, errors: { 409: ['stale'] } },
};
