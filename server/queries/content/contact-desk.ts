import { sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { MessageList } from '../../schemas/desk.ts';
import { countOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';

/** One page of the inbox; `total` counts all that match. */
export async function listMessages(db: Db, list: MessageList) {
  const direction = list.order.startsWith('-') ? 'desc' : 'asc';
  const rows = await matching(db, list)
    .select(rowColumns)
    .orderBy('contact_messages.created_at', direction)
    .orderBy('contact_messages.id', direction)
    .limit(list.take)
    .offset(list.skip)
    .execute();
  const total = await countOf(matching(db, list));
  return { rows, total };
}

/** One message with who read and answered it. @throws 404 */
export const getMessage = (db: Db, id: number) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('villas as v', 'v.id', 'contact_messages.villa_id')
    .leftJoin('boats as b', 'b.id', 'contact_messages.boat_id')
    .leftJoin('users as reader', 'reader.id', 'contact_messages.read_by')
    .leftJoin('users as writer', 'writer.id', 'contact_messages.answered_by')
    .select([...rowColumns, ...wholeColumns])
    .where('contact_messages.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('message'));

/** Locked until the transaction ends. @throws 404 */
export const getMessageForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'state', 'answer', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('message'));

/** Where each of these stands, locked in the order of their ids until the transaction ends. */
export const lockMessageStates = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'state'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const updateMessages = (
  db: Db,
  ids: readonly number[],
  changes: Updateable<DB['contact_messages']>,
) =>
  db
    .updateTable('contact_messages')
    .set(changes)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();

/** Deletes them for good and tells what may be told of it: nothing of the people. */
export const deleteMessageRows = (db: Db, ids: readonly number[]) =>
  db
    .deleteFrom('contact_messages')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .returning(['id', 'state', 'answered_at', 'created_at'])
    .execute();

interface Destruction {
  entity: string;
  /** Left out where many rows went: `row_count` says how many. */
  entity_id?: number;
  what: string;
  reason: string;
  actor_id: number | null;
  row_count?: number;
}

/** Notes that people's data was destroyed, and why; the journal only grows. */
export const insertDestructions = (db: Db, rows: readonly Destruction[]) =>
  db.insertInto('destruction_log').values(rows).execute();

export const insertDestruction = (db: Db, row: Destruction) => insertDestructions(db, [row]);

const matching = (db: Db, { state, answered, q }: MessageList) =>
  db
    .selectFrom('contact_messages')
    .$if(state !== undefined, (query) => query.where('contact_messages.state', '=', String(state)))
    .$if(answered !== undefined, (query) =>
      query.where('contact_messages.answered_at', answered === '1' ? 'is not' : 'is', null),
    )
    .$if(q !== undefined, (query) => query.where(hold(sql`contact_messages.words`, String(q))));

/** Letters of a message that a line of the inbox shows. */
export const EXCERPT = 200;

const rowColumns = [
  'contact_messages.id',
  'contact_messages.name',
  'contact_messages.email',
  'contact_messages.phone',
  'contact_messages.subject',
  // One letter more than is shown: whether it was cut.
  sql<string>`left(contact_messages.message, ${sql.lit(EXCERPT + 1)})`.as('excerpt'),
  sql<'UNREAD' | 'READ'>`contact_messages.state`.as('state'),
  'contact_messages.answered_at',
  'contact_messages.created_at',
] as const;

interface Asked {
  id: number;
  slug: string;
  name: string;
}

const asked = (table: 'v' | 'b') => sql<Asked | null>`case when ${sql.ref(`${table}.id`)} is null
  then null else json_build_object('id', ${sql.ref(`${table}.id`)},
    'slug', ${sql.ref(`${table}.slug`)}, 'name', ${sql.ref(`${table}.name`)}) end`;

const wholeColumns = [
  'contact_messages.message',
  asked('v').as('villa'),
  asked('b').as('boat'),
  'contact_messages.read_at',
  sql<string | null>`reader.first_name || ' ' || reader.last_name`.as('read_by_name'),
  'contact_messages.answer',
  sql<string | null>`writer.first_name || ' ' || writer.last_name`.as('answered_by_name'),
  'contact_messages.consent_text',
] as const;

export type MessageListRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];
export type Message = Awaited<ReturnType<typeof getMessage>>;
