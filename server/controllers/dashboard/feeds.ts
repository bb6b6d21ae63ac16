import type { Request, Response } from 'express';

import { FeedConflictsScreen } from '../../../views/dashboard/feeds/conflicts.tsx';
import { FeedsScreen } from '../../../views/dashboard/feeds/index.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient } from '../../parse.ts';
import { presentConflict, presentFeed, presentImport } from '../../presenters/calendars/feeds.ts';
import { listConflictsForStaff } from '../../queries/calendars/feed-conflicts.ts';
import { listImports } from '../../queries/calendars/feed-imports.ts';
import { getFeed, listFeeds } from '../../queries/calendars/feeds.ts';
import { FeedConflictPage, FeedListPage } from '../../schemas/feeds.ts';
import { listFeedsInNeed } from '../../services/calendars/feed-alerts.ts';

/** Calendars of other sites and how they stand; the one that is open with its readings. */
export async function list(req: Request, res: Response) {
  const query = parseLenient(FeedListPage, req.query);
  const actor = actorOf(res);
  const moment = { now: now(), today: today().toString() };
  const { villa_id, skip, take } = query;
  const inNeed = await listFeedsInNeed(db, actor, moment);
  const ids = query.attention === '1' ? inNeed.map(({ id }) => id) : undefined;
  const { rows, total } = await listFeeds(db, actor, {
    villa_id,
    ids,
    today: moment.today,
    skip,
    take,
  });
  await sendDashboardPage(req, res, FeedsScreen, {
    rows: rows.map((row) => presentFeed(row, actor, moment.now)),
    total,
    in_need: {
      all: inNeed.length,
      asked: inNeed.filter((feed) => (villa_id ?? feed.villa_id) === feed.villa_id).length,
    },
    query,
    open: query.id === undefined ? null : await openFeed(res, query.id),
  });
}

async function openFeed(res: Response, id: number) {
  const actor = actorOf(res);
  const feed = await getFeed(db, actor, id, today().toString());
  const imports = await listImports(db, id);
  return { ...presentFeed(feed, actor, now()), imports: imports.map(presentImport) };
}

/** What other sites have sold of nights that are ours. */
export async function conflicts(req: Request, res: Response) {
  const query = parseLenient(FeedConflictPage, req.query);
  const { rows, total } = await listConflictsForStaff(db, { ...query, today: today().toString() });
  await sendDashboardPage(req, res, FeedConflictsScreen, {
    rows: rows.map(presentConflict),
    total,
    query,
  });
}
