import { type Insertable, sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { ExternalState } from '../../domain/external-states.ts';
import { notFound } from '../../errors.ts';
import type { ExternalList } from '../../schemas/external-records.ts';
import { countOf } from '../list-pages.ts';
import type { ListingKind } from '../reservations/reservation-tables.ts';
import { isTaken } from './is-taken.ts';
import { listConflicts } from './occupancies.ts';

const nameOf = (person: 'teller' | 'decider') =>
  sql<string | null>`${sql.ref(person)}.first_name || ' ' || ${sql.ref(person)}.last_name`;

const columns = [
  'external_records.id',
  'external_records.villa_id',
  'villas.name as villa_name',
  'external_records.stay',
  'external_records.status',
  'external_records.note',
  'external_records.reason',
  'external_records.created_by as teller_id',
  nameOf('teller').as('created_by'),
  'external_records.created_at',
  nameOf('decider').as('decided_by'),
  'external_records.decided_at',
  'external_records.version',
] as const;

/** How many stays stand in the way of approving it; none once it is decided. */
const clashes = sql<number>`(
  select count(*)::int from villa_occupancies o
  where external_records.status = 'PENDING' and o.villa_id = external_records.villa_id
    and o.stay && external_records.stay
    and ${isTaken('villa')})`.as('clashes');

/** One page of external records, an owner's narrowed to their own villas; `total` counts all that match. */
export async function listExternalRecords(db: Db, actor: Actor, search: ExternalList) {
  const { order, skip, take } = search;
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const rows = await matching(db, actor, search)
    .select([...columns, clashes, sql<number>`count(*) over ()::int`.as('matching')])
    .orderBy(ORDERS[order.replace('-', '') as keyof typeof ORDERS], direction)
    .orderBy('external_records.id', direction)
    .limit(take)
    .offset(skip)
    .execute();
  const total = rows[0]?.matching ?? (skip > 0 ? await countOf(matching(db, actor, search)) : 0);
  return { rows, total };
}

/** @throws 404, also when it is another owner's */
export function getExternalRecord(db: Db, actor: Actor, id: number) {
  return records(db, actor)
    .select(columns)
    .where('external_records.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('external record'));
}

export type ExternalListRow = Awaited<ReturnType<typeof listExternalRecords>>['rows'][number];
export type ExternalRecordRow = Awaited<ReturnType<typeof getExternalRecord>>;

/** Locked until the transaction ends: two people cannot decide the same record at once. @throws 404 */
export function getExternalForUpdate(db: Db, id: number) {
  return db
    .selectFrom('external_records')
    .select(['id', 'villa_id', 'stay', 'status', 'version', 'created_by as teller_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('external record'));
}

export function insertExternal(db: Db, external: Insertable<DB['external_records']>) {
  return db
    .insertInto('external_records')
    .values(external)
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateExternalState(
  db: Db,
  id: number,
  state: { status: ExternalState; reason: string | null; decided_by: number | null },
): Promise<void> {
  await db
    .updateTable('external_records')
    .set({ ...state, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

const ORDERS = {
  id: sql`external_records.id`,
  created_at: sql`external_records.created_at`,
  started_at: sql`lower(external_records.stay)`,
  finished_at: sql`upper(external_records.stay)`,
  status: sql`external_records.status`,
} as const;

/** All that fit the filters; `started_at` and `finished_at` are the first and the last day they have a night on. */
function matching(db: Db, actor: Actor, search: ExternalList) {
  const { status, villa_id, started_at, finished_at, created_at } = search;
  return records(db, actor)
    .$if(status.length > 0, (query) => query.where('external_records.status', 'in', status))
    .$if(villa_id !== undefined, (query) =>
      query.where('external_records.villa_id', '=', Number(villa_id)),
    )
    .$if(started_at !== undefined, (query) =>
      query.where(sql<boolean>`upper(external_records.stay) > ${started_at}::date`),
    )
    .$if(finished_at !== undefined, (query) =>
      query.where(sql<boolean>`lower(external_records.stay) <= ${finished_at}::date`),
    )
    .$if(created_at !== undefined, (query) =>
      query.where(
        sql<boolean>`(external_records.created_at at time zone 'Europe/Istanbul')::date
          = ${created_at}::date`,
      ),
    );
}

const records = (db: Db, actor: Actor) =>
  db
    .selectFrom('external_records')
    .innerJoin('villas', 'villas.id', 'external_records.villa_id')
    .leftJoin('users as teller', 'teller.id', 'external_records.created_by')
    .leftJoin('users as decider', 'decider.id', 'external_records.decided_by')
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id));

/** A stay that was told, and that nobody decided yet: it takes no days. Days ISO, half-open; an instant. */
export interface ToldStay {
  id: number;
  villa_id: number;
  check_in: string;
  check_out: string;
  told_by: string | null;
  told_at: string;
}

/** Those with a night of these days; of boats nobody tells any. */
export async function listToldStays(
  db: Db,
  { kind, listing_id, check_in, check_out }: ToldSearch,
): Promise<ToldStay[]> {
  if (kind === 'boat') return [];
  const rows = await db
    .selectFrom('external_records')
    .leftJoin('users as teller', 'teller.id', 'external_records.created_by')
    .select(['external_records.id', 'villa_id', nameOf('teller').as('told_by')])
    .select([
      sql<string>`lower(stay)::text`.as('check_in'),
      sql<string>`upper(stay)::text`.as('check_out'),
      'external_records.created_at',
    ])
    .where('villa_id', '=', listing_id)
    .where('external_records.status', '=', 'PENDING')
    // A range of days in the wrong order, as they may be asked for, would be an error.
    .where(sql<boolean>`lower(stay) < ${check_out}::date and upper(stay) > ${check_in}::date`)
    .orderBy(sql`lower(stay)`)
    .orderBy('external_records.id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, told_at: created_at.toISOString() }));
}

interface ToldSearch {
  kind: ListingKind;
  listing_id: number;
  check_in: string;
  check_out: string;
}

/** What stands in the way of approving a record; nothing once it is decided. */
export async function listExternalConflicts(db: Db, record: ExternalRecordRow) {
  return record.status === 'PENDING'
    ? listConflicts(db, record.villa_id, record.stay, { kind: 'villa' })
    : [];
}
