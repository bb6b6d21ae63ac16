import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import {
  type ListingKind,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';

/** The newest edition of each kind, in the order of `kinds`. */
export async function listCurrentDocuments(db: Db, kinds: readonly string[]) {
  const rows = await db
    .selectFrom('legal_documents')
    .distinctOn('kind')
    .select(['id', 'kind', 'edition', 'title', 'body'])
    .where('kind', 'in', [...kinds])
    .orderBy('kind')
    .orderBy('edition', 'desc')
    .execute();
  return rows.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

interface NewText {
  kind: string;
  title: string;
  body: string;
  /** The body's. */
  sha256: string;
}

/** Nothing where the kind has one already. */
export const insertFirstEdition = (db: Db, text: NewText) =>
  db
    .insertInto('legal_documents')
    .values({ ...text, edition: 1 })
    .onConflict((conflict) => conflict.columns(['kind', 'edition']).doNothing())
    .execute();

/** Makes who publishes at the same time wait until the transaction ends; reading goes on. */
export const lockEditions = (db: Db) =>
  sql`lock table legal_documents in share row exclusive mode`.execute(db);

/** The edition after the newest one. */
export const insertEdition = (db: Db, text: NewText & { created_by: number | null }) =>
  db
    .insertInto('legal_documents')
    .values((eb) => ({
      ...text,
      edition: eb
        .selectFrom('legal_documents')
        .select(sql<number>`coalesce(max(edition), 0) + 1`.as('next'))
        .where('kind', '=', text.kind),
    }))
    .returning(['id', 'edition'])
    .executeTakeFirstOrThrow();

/** The text in force of each of these kinds, with who published it. */
export const listDocumentsInForce = (db: Db, kinds: readonly string[]) =>
  editions(db)
    .distinctOn('legal_documents.kind')
    .select(['legal_documents.kind', 'legal_documents.body'])
    .where('legal_documents.kind', 'in', [...kinds])
    .orderBy('legal_documents.kind')
    .orderBy('legal_documents.edition', 'desc')
    .execute();

/** One page of a text's editions, the newest first; `total` counts all of them. */
export async function listEditions(
  db: Db,
  kind: string,
  { skip, take }: { skip: number; take: number },
) {
  const rows = await editions(db)
    .select(acceptancesOf.as('acceptances'))
    .where('legal_documents.kind', '=', kind)
    .orderBy('legal_documents.edition', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  const { total } = await db
    .selectFrom('legal_documents')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** @throws 404 */
export const getEdition = (db: Db, kind: string, edition: number) =>
  editions(db)
    .select(['legal_documents.body', acceptancesOf.as('acceptances')])
    .where('legal_documents.kind', '=', kind)
    .where('legal_documents.edition', '=', edition)
    .executeTakeFirstOrThrow(() => notFound('edition'));

const editions = (db: Db) =>
  db
    .selectFrom('legal_documents')
    .leftJoin('users', 'users.id', 'legal_documents.created_by')
    .select([
      'legal_documents.edition',
      'legal_documents.title',
      'legal_documents.sha256',
      'legal_documents.published_at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by_name'),
    ]);

const acceptancesOf = sql<number>`(select count(*)::int from legal_acceptances a
  where a.legal_document_id = legal_documents.id)`;

export type DocumentInForce = Awaited<ReturnType<typeof listDocumentsInForce>>[number];
export type ListedEdition = Awaited<ReturnType<typeof listEditions>>['rows'][number];

/** What a guest of this reservation accepted, by its print. @throws 404 */
export const getAcceptance = (db: Db, { kind, id }: ReservationKey, sha256: string) =>
  db
    .selectFrom('legal_acceptances as a')
    .innerJoin('legal_documents as l', 'l.id', 'a.legal_document_id')
    .select(['l.title', 'l.edition', 'l.published_at', 'a.rendered_html', 'a.rendered_sha256'])
    .select(['a.checkbox_text', 'a.accepted_at', 'a.ip', 'a.user_agent'])
    .where(`a.${tablesOf(kind).of}`, '=', id)
    .where('a.rendered_sha256', '=', sha256)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirstOrThrow(() => notFound('acceptance'));

export type AcceptanceRow = Awaited<ReturnType<typeof getAcceptance>>;

/** Who is bound by a reservation's texts, what is let by it, and whether its guest accepted them. @throws 404 */
export const getParties = (db: Db, { kind, id }: ReservationKey) =>
  db
    .selectFrom(`${tablesOf(kind).reservations} as reservations` as 'reservations')
    .select([
      `reservations.${tablesOf(kind).listing_id} as listing_id`,
      'reservations.reservation_id',
      'reservations.customer_name',
      'reservations.customer_email',
      'reservations.customer_phone',
      hasAccepted(kind, 'reservations').as('has_accepted'),
    ])
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));

/**
 * As SQL, beside a reservation: whether its texts were accepted as it is sold now. What was accepted before
 * staff made the sale anew named another villa, other days or another total.
 */
export const hasAccepted = (kind: ListingKind, beside = tablesOf(kind).reservations) => {
  const of = sql.ref(tablesOf(kind).of);
  const id = sql.ref(`${beside}.id`);
  return sql<boolean>`exists (select from legal_acceptances accepted where accepted.${of} = ${id}
    and not exists (select from reservation_revisions changed
      where changed.${of} = ${id} and changed.created_at > accepted.accepted_at))`;
};

/**
 * Whether a sale was made anew while its guest was on the provider's page to pay for it, and the texts of
 * the new one were not accepted since.
 */
export async function isPaidUnread(
  db: Db,
  { kind, id }: ReservationKey,
  payment_id: number,
): Promise<boolean> {
  const { reservations, of } = tablesOf(kind);
  const { rows } = await sql`
    select from ${sql.table(reservations)} reservations
    join transactions paid on paid.id = ${payment_id} and paid.provider is not null
    where reservations.id = ${id} and not ${hasAccepted(kind, 'reservations')}
      and exists (select from reservation_revisions changed
        where changed.${sql.ref(of)} = reservations.id and changed.created_at > paid.created_at)`.execute(
    db,
  );
  return rows.length > 0;
}

export type Parties = Awaited<ReturnType<typeof getParties>>;

/** When the reservation's lock was there, not when it was waited for: what came first in its row was first. */
export async function insertAcceptances(
  db: Db,
  acceptances: Insertable<DB['legal_acceptances']>[],
): Promise<void> {
  const accepted_at = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('legal_acceptances')
    .values(acceptances.map((each) => ({ accepted_at, ...each })))
    .execute();
}
