import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import { countOf } from '../list-pages.ts';
import { isTaken } from './is-taken.ts';
import { takenLabel } from './taken-labels.ts';

const columns = ['id', 'villa_id', 'stay', 'note', 'source', 'version'] as const;

export type ClosingRow = Awaited<ReturnType<typeof insertClosing>>;

/** A villa's closings that are not over on `today`, by day. */
export const listClosings = (db: Db, villaId: number, today: string): Promise<ClosingRow[]> =>
  db
    .selectFrom('villa_closings')
    .select(columns)
    .where('villa_id', '=', villaId)
    .where(sql<boolean>`upper(stay) > ${today}::date`)
    .orderBy(sql`lower(stay)`)
    .execute();

/** @throws 404 */
export function getClosing(db: Db, id: number): Promise<ClosingRow> {
  return found(db, id).executeTakeFirstOrThrow(() => notFound('villa date'));
}

/** Locked until the transaction ends. @throws 404 */
export function getClosingForUpdate(db: Db, id: number): Promise<ClosingRow> {
  return found(db, id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('villa date'));
}

export function insertClosing(db: Db, closing: Insertable<DB['villa_closings']>) {
  return db
    .insertInto('villa_closings')
    .values(closing)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateClosing(
  db: Db,
  id: number,
  changes: { stay: string; note: string },
): Promise<ClosingRow> {
  return db
    .updateTable('villa_closings')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteClosing(db: Db, id: number): Promise<void> {
  await db.deleteFrom('villa_closings').where('id', '=', id).execute();
}

/** Of a villa that was deleted there is none any more. */
const found = (db: Db, id: number) =>
  db
    .selectFrom('villa_closings')
    .select(columns)
    .where('id', '=', id)
    .where('villa_id', 'in', (eb) =>
      eb.selectFrom('villas').select('villas.id').where('deleted_at', 'is', null),
    );

interface Search {
  villa_id?: number | undefined;
  /** ISO days; taken time that touches them. Null: however long ago. */
  from: string | null;
  until?: string | undefined;
  skip: number;
  take: number;
}

/**
 * Villas with their taken time, whatever took it; an owner's narrowed to their own. Options that ran out
 * take nothing. `total` counts the villas.
 */
export async function listVillasWithDates(db: Db, actor: Actor, search: Search) {
  const { from, until, skip, take } = search;
  const rows = await matchingVillas(db, actor, search)
    .select((eb) => [
      'villas.id',
      'villas.slug',
      'villas.name',
      'villas.active',
      jsonArrayFrom(takenDates(eb, actor, { from, until })).as('dates'),
      sql<number>`count(*) over ()::int`.as('matching'),
    ])
    .orderBy(sql`villas.name collate "tr-x-icu"`)
    .orderBy('villas.id')
    .limit(take)
    .offset(skip)
    .execute();
  const total =
    rows[0]?.matching ?? (skip > 0 ? await countOf(matchingVillas(db, actor, search)) : 0);
  return { rows, total };
}

export type VillaWithDatesRow = Awaited<ReturnType<typeof listVillasWithDates>>['rows'][number];

const matchingVillas = (db: Db, actor: Actor, { villa_id }: Search) =>
  db
    .selectFrom('villas')
    .where('villas.deleted_at', 'is', null)
    .$if(villa_id !== undefined, (query) => query.where('villas.id', '=', Number(villa_id)))
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id));

const takenDates = (
  eb: ExpressionBuilder<DB, 'villas'>,
  actor: Actor,
  { from, until }: Pick<Search, 'from' | 'until'>,
) =>
  eb
    .selectFrom('villa_occupancies as taken')
    .leftJoin('reservations as r', 'r.id', 'taken.reservation_id')
    .leftJoin('villa_closings as c', 'c.id', 'taken.closing_id')
    .leftJoin('external_records as x', 'x.id', 'taken.external_id')
    .leftJoin('feed_events as e', 'e.id', 'taken.feed_event_id')
    .select([
      'taken.kind',
      sql<string>`lower(taken.stay)`.as('started_at'),
      sql<string>`upper(taken.stay)`.as('finished_at'),
      'taken.closing_id',
      'taken.external_id',
      'taken.feed_event_id',
      'r.reservation_id',
      sql<string | null>`coalesce(r.status, x.status)`.as('status'),
      takenLabel(actor).as('label'),
      'c.version',
    ])
    .whereRef('taken.villa_id', '=', 'villas.id')
    .where(sql<boolean>`taken.stay && daterange(${from}::date, ${until ?? null}::date)`)
    .where(isTaken('villa', 'taken'))
    .orderBy(sql`lower(taken.stay)`);
