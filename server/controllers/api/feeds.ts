import type { Request, Response } from 'express';
import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  conflictColumns,
  feedColumns,
  presentConflict,
  presentFeed,
  presentImport,
  presentPlan,
  presentSynced,
} from '../../presenters/calendars/feeds.ts';
import { getConflict, listConflictsForStaff } from '../../queries/calendars/feed-conflicts.ts';
import { getFeedEvent } from '../../queries/calendars/feed-events.ts';
import { listImports } from '../../queries/calendars/feed-imports.ts';
import { getFeed, listFeeds } from '../../queries/calendars/feeds.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import {
  FeedAdoption,
  FeedChanges,
  FeedConflictDecision,
  FeedConflictList,
  FeedList,
  FeedPreview,
  FeedRollBack,
  FeedSync,
} from '../../schemas/feeds.ts';
import { closingAnswer } from '../../services/calendars/closing-answers.ts';
import { adoptFeedEvent } from '../../services/calendars/feed-adoption.ts';
import { listFeedsInNeed } from '../../services/calendars/feed-alerts.ts';
import { decideFeedConflict } from '../../services/calendars/feed-conflicts.ts';
import { editFeed, removeFeed, rollBackFeed } from '../../services/calendars/feed-edits.ts';
import { previewSync, syncFeed } from '../../services/calendars/feeds.ts';

export async function preview(req: Request, res: Response) {
  const wanted = parseBody(FeedPreview, req);
  res.json({ content: presentPlan(await previewSync(db, wanted)) });
}

export async function sync(req: Request, res: Response) {
  const wanted = parseBody(FeedSync, req);
  res.json({ content: presentSynced(await syncFeed(db, wanted, doer(req, res))) });
}

export async function list(req: Request, res: Response) {
  const query = parseQuery(FeedList, req.query);
  const { villa_id, attention } = query;
  const actor = actorOf(res);
  const moment = { now: now(), today: today().toString() };
  const ids = attention === '1' ? (await listFeedsInNeed(db, actor, moment)).map(idOf) : undefined;
  const wanted = { villa_id, ids, today: moment.today };
  await sendList(req, res, query, {
    name: 'feeds',
    read: (source, page) => listFeeds(source, actor, { ...wanted, ...page }),
    present: (row) => presentFeed(row, actor, moment.now),
    columns: feedColumns,
  });
}

const idOf = ({ id }: { id: number }) => id;

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  const feed = await getFeed(db, actor, id, today().toString());
  parseQuery(Nothing, req.query);
  const imports = await listImports(db, id);
  res.json({
    content: { ...presentFeed(feed, actor, now()), imports: imports.map(presentImport) },
  });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await getFeed(db, actor, id, today().toString());
  await editFeed(db, id, parseBody(FeedChanges, req), doer(req, res));
  const feed = await getFeed(db, actor, id, today().toString());
  res.json({ content: presentFeed(feed, actor, now()) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getFeed(db, actorOf(res), id, today().toString());
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeFeed(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

export async function rollBack(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getFeed(db, actorOf(res), id, today().toString());
  const { last_import } = parseBody(FeedRollBack, req);
  res.json({ content: presentPlan(await rollBackFeed(db, { id, last_import }, doer(req, res))) });
}

export async function adopt(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getFeedEvent(db, id);
  const closing = await adoptFeedEvent(db, id, parseBody(FeedAdoption, req), doer(req, res));
  res.status(201).json({ content: closingAnswer(closing) });
}

export async function conflicts(req: Request, res: Response) {
  const wanted = parseQuery(FeedConflictList, req.query);
  await sendList(req, res, wanted, {
    name: 'feed_conflicts',
    read: (source, page) =>
      listConflictsForStaff(source, { ...wanted, ...page, today: today().toString() }),
    present: presentConflict,
    columns: conflictColumns,
  });
}

export async function decide(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getConflict(db, id);
  await decideFeedConflict(db, id, parseBody(FeedConflictDecision, req), doer(req, res));
  res.json({ content: presentConflict(await getConflict(db, id)) });
}
