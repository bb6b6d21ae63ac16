import { type SelectQueryBuilder, sql } from 'kysely';

interface WantedPage {
  /** A column of the table; `-` before it turns the order round. */
  order: string;
  skip: number;
  take: number;
}

/** What stands in the order of the Turkish alphabet. */
const WORDS = ['name', 'title'];

/** One page of a list's rows in the wanted order; those alike stand by their ids, so that none is on two pages. */
export function pageOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  table: string,
  { order, skip, take }: WantedPage,
): Promise<Row[]> {
  const column = order.replace(/^-/, '');
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const key = sql.ref(`${table}.${column}`);
  return query
    .orderBy(WORDS.includes(column) ? sql`${key} collate "tr-x-icu"` : key, direction)
    .orderBy(sql.ref(`${table}.id`), direction)
    .limit(take)
    .offset(skip)
    .execute() as Promise<Row[]>;
}

/** How many rows match, whatever page is shown. */
export async function countOf<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const count = query.clearSelect().select(sql<number>`count(*)::int`.as('total'));
  const { total } = (await count.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
