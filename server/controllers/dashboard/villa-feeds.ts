import type { Request, Response } from 'express';

import { FeedsPage } from '../../../views/dashboard/villas/feeds/index.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import {
  presentConflict,
  presentExport,
  presentFeed,
  presentImport,
} from '../../presenters/calendars/feeds.ts';
import { presentVillaHead } from '../../presenters/listings/villa-heads.ts';
import { listExports } from '../../queries/calendars/calendar-exports.ts';
import { listOpenConflicts } from '../../queries/calendars/feed-conflicts.ts';
import { listImports } from '../../queries/calendars/feed-imports.ts';
import { listVillaFeeds } from '../../queries/calendars/feeds.ts';
import { getVillaHead } from '../../queries/listings/villa-heads.ts';
import { FeedsPageQuery } from '../../schemas/calendar-pages.ts';
import { IdParams } from '../../schemas/common.ts';

/** A villa's calendars in and out, its clashes, and one feed with its imports. */
export async function list(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const actor = actorOf(res);
  const query = parseLenient(FeedsPageQuery, req.query);
  const head = await getVillaHead(db, actor, id);
  const rows = await listVillaFeeds(db, actor, id, today().toString());
  const feeds = rows.map((row) => presentFeed(row, actor, now()));
  const feed = feeds.find((each) => each.id === query.feed);
  if (query.feed !== undefined && !feed) throw notFound();
  const imports = feed ? await listImports(db, feed.id) : [];
  const conflicts = await listOpenConflicts(db, id, today().toString());
  const exports = await listExports(db, id);
  await sendDashboardPage(req, res, FeedsPage, {
    head: presentVillaHead(head),
    feeds,
    conflicts: conflicts.map(presentConflict),
    exports: exports.map(presentExport),
    open: feed ? { feed, imports: imports.map(presentImport) } : null,
  });
}
