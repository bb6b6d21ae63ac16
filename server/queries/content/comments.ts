import { sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { CommentList, PublicComments } from '../../schemas/comments.ts';
import type { CommentState } from '../../shared/desk-states.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { countOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';

/** One page of the comments, whatever their state; `total` counts all that match. */
export async function listComments(db: Db, list: CommentList) {
  const { order, take, skip } = list;
  const { column, direction } = sortedBy(order);
  const rows = await matching(db, list)
    .select(rowColumns)
    .orderBy(column, direction)
    .orderBy('comments.id', direction)
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(matching(db, list));
  return { rows, total };
}

/** What an order of comments sorts by; equals keep to their ids, the same way round. */
export const sortedBy = (order: CommentList['order']) => ({
  column: sql.ref(`comments.${order.replace(/^-/, '')}`),
  direction: order.startsWith('-') ? ('desc' as const) : ('asc' as const),
});

/** One comment with all that belongs to it. @throws 404 */
export const getComment = (db: Db, id: number) =>
  joinedComments(db)
    .leftJoin('users', 'users.id', 'comments.answered_by')
    .leftJoin('reservations as r', 'r.id', 'comments.reservation_id')
    .leftJoin('boat_reservations as br', 'br.id', 'comments.boat_reservation_id')
    .select([...rowColumns, ...wholeColumns])
    .where('comments.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('comment'));

/** Locked until the transaction ends. @throws 404 */
export const getCommentForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('comments')
    .select(['state', 'answer', 'answered_at', 'answered_by', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('comment'));

/** Where each of these stands, locked in the order of their ids until the transaction ends. */
export const lockCommentStates = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('comments')
    .select(['id', 'state', 'author_name', 'version'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** One that is published again keeps the moment it first was; one that waits again never was. */
export const updateComments = (
  db: Db,
  ids: readonly number[],
  changes: Omit<Updateable<DB['comments']>, 'published_at'>,
  instant: string,
) =>
  db
    .updateTable('comments')
    .set(changes)
    .$if(changes.state === 'PUBLISHED', (query) =>
      query.set({ published_at: sql`coalesce(published_at, ${instant}::timestamptz)` }),
    )
    .$if(changes.state === 'WAITING', (query) => query.set({ published_at: null }))
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();

/** Deletes them and tells what was there. */
export const deleteCommentRows = (db: Db, ids: readonly number[]) =>
  db
    .deleteFrom('comments')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .returning(['id', 'villa_id', 'boat_id', 'reservation_id', 'boat_reservation_id'])
    .returning(['author_name', 'score', 'body', 'state', 'answer', 'stayed_on'])
    .execute();

/** The hashes of the pictures that guests sent with these comments. */
export async function listCommentPictures(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('comment_pictures')
    .select('hash')
    .where(sql<boolean>`comment_id = any(${ids}::int[])`)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** What anybody may read: published, of a villa or boat that is on sale; the newest first. */
export async function listPublicComments(db: Db, { skip, take, ...of }: PublicComments) {
  const shown = () =>
    ofListing(joinedComments(db), of)
      .where('comments.state', '=', 'PUBLISHED')
      .where((eb) => eb.or([eb('v.active', '=', true), eb('b.active', '=', true)]));
  const rows = await shown()
    .select([...rowColumns, 'comments.answer'])
    .select(MONTH.as('month'))
    .orderBy('comments.published_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const total = await countOf(shown());
  return { rows, total };
}

const MONTH = sql<string>`to_char(coalesce(comments.stayed_on, comments.created_at::date), 'YYYY-MM')`;

/** Comments with the villa or boat that each is about. */
export const joinedComments = (db: Db) =>
  db
    .selectFrom('comments')
    .leftJoin('villas as v', 'v.id', 'comments.villa_id')
    .leftJoin('boats as b', 'b.id', 'comments.boat_id');

type Joined = ReturnType<typeof joinedComments>;

const ofListing = (
  query: Joined,
  { villa_id, boat_id }: Pick<CommentList, 'villa_id' | 'boat_id'>,
) =>
  query
    .$if(villa_id !== undefined, (each) => each.where('comments.villa_id', '=', Number(villa_id)))
    .$if(boat_id !== undefined, (each) => each.where('comments.boat_id', '=', Number(boat_id)));

const matching = (db: Db, { state, score, q, ...of }: CommentList) =>
  ofListing(joinedComments(db), of)
    .$if(state !== undefined, (query) => query.where('comments.state', '=', String(state)))
    .$if(score !== undefined, (query) => query.where('comments.score', '=', Number(score)))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`comments.id in (${withWords(String(q))})`),
    );

/** Found by who says what, and by the listing's name: each along an index of its own. */
export const withWords = (q: string) => sql`
  select id from comments where ${hold(sql`words`, q)}
  union select c.id from comments c join villas v on v.id = c.villa_id
    where ${hold(sql`' ' || tr_fold(v.name || ' ' || coalesce(v.code, ''))`, q)}
  union select c.id from comments c join boats b on b.id = c.boat_id
    where ${hold(sql`' ' || tr_fold(b.name || ' ' || coalesce(b.code, ''))`, q)}`;

export const rowColumns = [
  'comments.id',
  sql<ListingKind>`case when comments.villa_id is null then 'boat' else 'villa' end`.as('kind'),
  sql<number>`coalesce(comments.villa_id, comments.boat_id)`.as('listing_id'),
  sql<string>`coalesce(v.slug, b.slug)`.as('listing_slug'),
  sql<string>`coalesce(v.name, b.name)`.as('listing_name'),
  'comments.author_name',
  'comments.score',
  'comments.body',
  sql<CommentState>`comments.state`.as('state'),
  sql<boolean>`comments.answer is not null`.as('answered'),
  sql<string | null>`comments.stayed_on`.as('stayed_on'),
  'comments.published_at',
  'comments.created_at',
  'comments.version',
] as const;

export const wholeColumns = [
  'comments.score_cleanliness',
  'comments.score_location',
  'comments.score_comfort',
  'comments.score_contact',
  'comments.score_value',
  'comments.answer',
  'comments.answered_at',
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('answered_by_name'),
  sql<number | null>`coalesce(r.id, br.id)`.as('stay_id'),
  sql<string | null>`coalesce(r.reservation_id, br.reservation_id)`.as('stay_code'),
  sql<PictureData[]>`(select coalesce(json_agg(json_build_object('hash', k.hash, 'width', k.width,
      'height', k.height, 'colour', k.colour, 'alt', '') order by p.position, p.hash), '[]')
    from comment_pictures p join stored_pictures k on k.hash = p.hash
    where p.comment_id = comments.id)`.as('pictures'),
] as const;

export type CommentListRow = Awaited<ReturnType<typeof listComments>>['rows'][number];
export type Comment = Awaited<ReturnType<typeof getComment>>;
export type PublicCommentRow = Awaited<ReturnType<typeof listPublicComments>>['rows'][number];
