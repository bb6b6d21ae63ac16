import type { Db } from '../../db/index.ts';
import { type Clash, stillClashes } from '../../domain/feeds/import-plan.ts';
import { nightsOverlap } from '../../domain/feeds/nights.ts';
import { conflict as refusal } from '../../errors.ts';
import {
  decideConflict,
  endConflicts,
  getConflict,
  insertConflict,
  listKnownConflicts,
  moveConflict,
} from '../../queries/calendars/feed-conflicts.ts';
import type { Feed } from '../../queries/calendars/feeds.ts';
import { audit, type Doer } from '../audit.ts';
import type { FeedImport } from './feed-plans.ts';

type Known = Awaited<ReturnType<typeof listKnownConflicts>>[number];

/**
 * Keeps the conflicts of a feed as its calendar tells them: new ones are opened, moved ones follow,
 * those that are none any more end by themselves, and what a person has decided stays decided as
 * long as the clash lies within it. Tells how many rows changed.
 */
export async function writeConflicts(
  db: Db,
  feed: Feed,
  { plan, today }: Pick<FeedImport, 'plan' | 'today'>,
): Promise<number> {
  const known = await listKnownConflicts(db, feed.id, today);
  const decided = known.filter(({ state, by_person }) => state !== 'OPEN' && by_person);
  const open = new Set(known.filter(({ state }) => state === 'OPEN'));
  const fresh: Clash[] = [];
  const moved: [number, Clash][] = [];
  for (const clash of plan.conflicts) {
    if (decided.some((row) => stillClashes(row, [clash]))) continue;
    const row = [...open].find((one) => isSameClash(one, clash));
    if (!row) fresh.push(clash);
    else if (!isAsKnown(row, clash)) moved.push([row.id, clash]);
    if (row) open.delete(row);
  }
  const ended = [...open].map(({ id }) => id);
  await endConflicts(db, ended);
  for (const [id, clash] of moved) await moveConflict(db, id, clash);
  const owner = { feed_id: feed.id, villa_id: feed.villa_id };
  for (const clash of fresh) await insertConflict(db, owner, clash);
  return ended.length + moved.length + fresh.length;
}

const isSameClash = (row: Known, clash: Clash) =>
  row.reservation_id === clash.reservation_id && nightsOverlap(row, clash);

/** A clash that only lost nights to the past is as it was. */
const isAsKnown = (row: Known, clash: Clash) =>
  row.started_at <= clash.started_at &&
  row.finished_at === clash.finished_at &&
  row.summary === clash.summary;

/** Staff have dealt with a conflict, or say it is none. 409 `conflict_decided` when it was decided before. */
export function decideFeedConflict(
  pool: Db,
  id: number,
  { state, note }: { state: 'RESOLVED' | 'DISMISSED'; note: string },
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getConflict(db, id);
    if (!(await decideConflict(db, id, { state, note, resolved_by: doer.id })))
      throw refusal('conflict_decided');
    await audit(db, doer, {
      action: 'feed_conflict.decided',
      entity: 'feed_conflict',
      entity_id: id,
      before: { state: before.state },
      after: { state, note },
    });
  });
}
