import { sql } from 'kysely';

import { db } from './db.ts';
import { dayFromToday } from './factories.ts';

const from = sql<string>`lower(stay)::text`.as('started_at');
const until = sql<string>`upper(stay)::text`.as('finished_at');

/** Days counted from today, as the functions below tell nights: '2027-06-10 2027-06-14'. */
export const span = (from: number, until: number): string =>
  `${dayFromToday(from)} ${dayFromToday(until)}`;

/** Who has which nights of a villa, in order: 'FEED 2027-06-10 2027-06-14'. */
export async function ledgerOf(villaId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('villa_occupancies')
    .select(['kind', from, until])
    .where('villa_id', '=', villaId)
    .orderBy(sql`lower(stay)`)
    .execute();
  return rows.map(({ kind, started_at, finished_at }) => `${kind} ${started_at} ${finished_at}`);
}

/** The nights a feed holds or wants, in order. */
export async function feedNightsOf(feedId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_events')
    .select([from, until])
    .where('feed_id', '=', feedId)
    .where('removed_at', 'is', null)
    .orderBy(sql`lower(stay)`)
    .execute();
  return rows.map(({ started_at, finished_at }) => `${started_at} ${finished_at}`);
}

/** 'OPEN 2027-06-12 2027-06-14', in order. */
export async function conflictsOf(feedId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_conflicts')
    .select(['state', from, until])
    .where('feed_id', '=', feedId)
    .orderBy('id')
    .execute();
  return rows.map(({ state, started_at, finished_at }) => `${state} ${started_at} ${finished_at}`);
}
