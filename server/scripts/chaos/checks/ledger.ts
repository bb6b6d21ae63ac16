import { type Kysely, sql } from 'kysely';

import type { DB } from '../../../db/tables.ts';
import type { Check } from './finding.ts';

interface Taken {
  listing_id: number;
  id: number;
  from: string;
  until: string;
}

const LEDGERS = [
  { kind: 'villa', ledger: 'villa_occupancies', reservations: 'reservations' },
  { kind: 'boat', ledger: 'boat_occupancies', reservations: 'boat_reservations' },
] as const;

/** No night is taken twice. The rows are compared here: the constraint is not asked. */
export const noOverlap: Check = async ({ db }) => {
  const found: string[] = [];
  for (const { kind, ledger } of LEDGERS) {
    const { rows } = await sql<Taken>`
      select ${sql.ref(`${kind}_id`)} as listing_id, id, lower(stay)::text as from,
        upper(stay)::text as until
      from ${sql.table(ledger)}`.execute(db);
    found.push(...overlaps(rows, kind));
  }
  return found;
};

/** Sorted by its beginning, a stay can only run into those that begin before the latest end so far. */
export function overlaps(rows: Taken[], kind: string): string[] {
  const sorted = rows.toSorted(
    (one, other) => one.listing_id - other.listing_id || (one.from < other.from ? -1 : 1),
  );
  const found: string[] = [];
  let last: Taken | undefined;
  for (const row of sorted) {
    if (last?.listing_id === row.listing_id && row.from < last.until)
      found.push(`${kind} ${row.listing_id}: rows ${last.id} and ${row.id} share ${row.from}`);
    if (last?.listing_id !== row.listing_id || row.until > last.until) last = row;
  }
  return found;
}

/** What the state of a reservation says about the ledger, stated once more. */
const HOLDS = sql`case when status = 'OPTION' then 'OPTION'
  when status in ('PAYMENT_REVIEW', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW')
  then 'RESERVATION' end`;

/** Whatever holds nights has exactly one row, of its own listing, days and kind; nothing else has any. */
export const everyHoldOnce: Check = async ({ db }) => {
  const found: string[] = [];
  for (const { kind, ledger, reservations } of LEDGERS) {
    const listing = `${kind}_id`;
    const wrong = await sql<{ id: number; status: string; count: number }>`
      select r.id, r.status, count(o.id)::int as count
      from ${sql.table(reservations)} r left join ${sql.table(ledger)} o on o.reservation_id = r.id
      group by r.id
      having count(o.id) <> case when ${HOLDS} is null then 0 else 1 end
        or bool_or(o.id is not null and (o.stay <> r.stay or o.kind is distinct from ${HOLDS}
          or ${sql.ref(`o.${listing}`)} <> ${sql.ref(`r.${listing}`)}
          or o.expires_at is distinct from case when status = 'OPTION' then option_until end))
    `.execute(db);
    for (const { id, status, count } of wrong.rows)
      found.push(
        `${kind}'s reservation ${id}, ${status}: ${count} rows in the ledger, or a wrong one`,
      );
  }
  return [...found, ...(await wrongHolders(db))];
};

/** Closings, external records and imported events, each with its place in the ledger. */
async function wrongHolders(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ what: string; id: number }>`
    select 'closing' as what, c.id from villa_closings c
      left join villa_occupancies o on o.closing_id = c.id and o.stay = c.stay
      where o.id is null
    union all
    select 'closing of a boat', c.id from boat_closings c
      left join boat_occupancies o on o.closing_id = c.id and o.stay = c.stay
      where o.id is null
    union all
    select 'external record', e.id from external_records e
      left join villa_occupancies o on o.external_id = e.id and o.stay = e.stay
      where (o.id is not null) <> (e.status = 'APPROVED')
    union all
    select 'imported event', e.id from feed_events e
      join villa_occupancies o on o.feed_event_id = e.id
      where e.removed_at is not null or o.stay <> e.stay`.execute(db);
  return rows.map(({ what, id }) => `${what} ${id}: its nights in the ledger are not its own`);
}

/** The busy time that guests search by is the ledger's. */
export const searchKnowsTheLedger: Check = async ({ db }) => {
  const { rows } = await sql<{ villa_id: number }>`
    select villa_id from villa_search where busy <> villa_busy_time(villa_id)`.execute(db);
  return rows.map(({ villa_id }) => `villa ${villa_id}: search has another busy time`);
};
