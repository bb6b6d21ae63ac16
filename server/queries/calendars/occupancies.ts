import { type RawBuilder, sql } from 'kysely';

import { compiledPerColumns } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import {
  type Calendar,
  type ListingKind,
  listingOf,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';
import { endLeftConflicts } from './feed-conflicts.ts';

/** Taken nights as a reservation holds them. */
export type TakenByReservation = Calendar & {
  stay: string;
  kind: 'OPTION' | 'RESERVATION';
  reservation_id: number;
  expires_at: string | null;
};

/**
 * Takes the nights of a stay for a reservation. The exclusion constraint of the ledger refuses them
 * when anybody else has one of them (409 `dates_taken`), whoever asks at the same moment.
 */
export async function insertReservationOccupancy(db: Db, taken: TakenByReservation): Promise<void> {
  await insertedOccupancies[listingOf(taken).kind](db, taken);
}

const insertedOccupancies = {
  villa: insertedInto('villa'),
  boat: insertedInto('boat'),
};

function insertedInto(kind: ListingKind) {
  return compiledPerColumns((db, taken: TakenByReservation) =>
    db
      .insertInto(tablesOf(kind).occupancies)
      .values(taken as TakenByReservation & { villa_id: number }),
  );
}

/** An option that is confirmed keeps its nights; only what holds them changes. Whether it has nights to keep. */
export async function updateReservationOccupancy(
  db: Db,
  { kind, id }: ReservationKey,
  held: { kind: 'OPTION' | 'RESERVATION'; expires_at: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(tablesOf(kind).occupancies)
    .set(held)
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Moves a reservation's nights to other days, or to another calendar: one row that changes, so that
 * at no moment both or neither are held. The constraint refuses days that somebody has. Whether it had nights.
 */
export async function moveReservationOccupancy(
  db: Db,
  { kind, id }: ReservationKey,
  { listing_id, stay }: { listing_id: number; stay: string },
): Promise<boolean> {
  const tables = tablesOf(kind);
  const { numUpdatedRows } = await db
    .updateTable(tables.occupancies)
    .set({ [tables.listing_id]: listing_id, stay } as { villa_id: number; stay: string })
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  if (kind === 'villa') await endLeftConflicts(db, id);
  return numUpdatedRows > 0n;
}

export async function deleteReservationOccupancy(
  db: Db,
  { kind, id }: ReservationKey,
): Promise<void> {
  await db.deleteFrom(tablesOf(kind).occupancies).where('reservation_id', '=', id).execute();
  if (kind === 'villa') await endLeftConflicts(db, id);
}

/**
 * Waits for whoever is changing this listing's calendar. The exclusion constraint is what keeps the
 * promise; the lock only makes the losers of a race answer at once instead of as deadlocks. Locks are
 * taken in one order everywhere: the reservation's row, its transactions, then calendars by id.
 */
export async function lockCalendar(db: Db, listingId: number, kind: ListingKind): Promise<void> {
  const { calendar } = tablesOf(kind);
  await sql`select pg_advisory_xact_lock(${calendar}::int, ${listingId}::int)`.execute(db);
}

/** A day trip waits for who leaves on its day, and who sleeps aboard is gone before one begins. */
export type WantedHours =
  | 'night'
  /** When it leaves; null: as the boat's trips do by now. */
  | { trip_at: string | null };

interface Looking {
  kind: ListingKind;
  /** A reservation that does not stand in its own way. */
  except?: number | undefined;
  /** Of a boat; left out where days are taken whole. */
  hours?: WantedHours | undefined;
}

/** What stands in the way of a stay, for staff: kind, days and, if it is ours, the reservation's code. */
export const listConflicts = (db: Db, listingId: number, stay: string, looking: Looking) =>
  inTheWay(db, listingId, stay, looking).execute();

/** The same with who closed the days or sold them elsewhere, and whose calendar says so; a reservation tells it on its own page. */
export const listNamedConflicts = (
  db: Db,
  listingId: number,
  stay: string,
  { kind, ...looking }: Looking,
) => {
  const none = sql<string | null>`null::text`;
  const ofBoat = (column: RawBuilder<string | null>) => (kind === 'boat' ? column : none);
  const range = sql`${stay}::daterange`;
  return (
    inTheWay(db, listingId, stay, { kind, ...looking })
      .select(TAKER[kind].as('by'))
      // How a boat's reservation was sold: a day trip ends on the day that it began.
      .select(ofBoat(sql`reservations.unit`).as('unit'))
      // Of one whose days are others, but whose hours are not.
      .select([
        ofBoat(
          sql`case when upper(taken.stay) = lower(${range}) then taken.leaves_at::text end`,
        ).as('leaves_at'),
        ofBoat(
          sql`case when lower(taken.stay) = upper(${range}) then taken.starts_at::text end`,
        ).as('starts_at'),
      ])
      .execute()
  );
};

const nameOf = (table: 'villa_closings' | 'boat_closings' | 'external_records', id: string) => sql`(
  select u.first_name || ' ' || u.last_name from ${sql.table(table)} x
  join users u on u.id = x.created_by where x.id = ${sql.ref(`taken.${id}`)})`;

const TAKER = {
  villa: sql<string | null>`coalesce(
    ${nameOf('villa_closings', 'closing_id')}, ${nameOf('external_records', 'external_id')},
    (select f.name from feed_events e join calendar_feeds f on f.id = e.feed_id
      where e.id = taken.feed_event_id))`,
  boat: sql<string | null>`${nameOf('boat_closings', 'closing_id')}`,
};

function inTheWay(db: Db, listingId: number, stay: string, looking: Looking) {
  const { kind, except, hours } = looking;
  const { occupancies, reservations, listing_id } = tablesOf(kind);
  return db
    .selectFrom(`${occupancies} as taken` as 'villa_occupancies as taken')
    .leftJoin(
      `${reservations} as reservations` as 'reservations',
      'reservations.id',
      'taken.reservation_id',
    )
    .select([
      'taken.kind',
      sql<string>`lower(taken.stay)`.as('started_at'),
      sql<string>`upper(taken.stay)`.as('finished_at'),
      'reservations.reservation_id',
      'reservations.customer_name',
    ])
    .where(`taken.${listing_id}`, '=', listingId)
    .where(
      sql<boolean>`(taken.stay && ${stay}::daterange or ${hours ? hoursMeet(hours, listingId, stay) : sql`false`})`,
    )
    .$if(except !== undefined, (query) =>
      query.where(sql<boolean>`taken.reservation_id is distinct from ${except}`),
    )
    .orderBy(sql`lower(taken.stay)`);
}

/** As the ledger's constraint has it (`boat_occupancies__hours_apart`), whose hours are those of the reservation. */
const hoursMeet = (hours: WantedHours, boat_id: number, stay: string) =>
  hours === 'night'
    ? sql`(lower(taken.stay) = upper(${stay}::daterange)
        and taken.starts_at < (select leaving_time from boats where id = ${boat_id}))`
    : sql`(upper(taken.stay) = lower(${stay}::daterange) and taken.leaves_at >
        coalesce(${hours.trip_at}::time, (select trip_starts_at from boats where id = ${boat_id})))`;

/** Ids of options whose time is over, the longest overdue first. */
export async function listExpiredOptions(
  db: Db,
  now: string,
  kind: ListingKind,
): Promise<number[]> {
  const rows = await expiredOptions(db, now, kind).orderBy('option_until').limit(500).execute();
  return rows.map(({ id }) => id);
}

type Which = { id: number } | { listing_id: number; stay: string; except?: number | undefined };

/**
 * Ids of options whose time is over, locked until the transaction ends: a single one, or those in a
 * listing's stay. What another transaction is moving at the moment is skipped: it is being decided.
 */
export async function lockExpiredOptions(
  db: Db,
  now: string,
  which: Which,
  kind: ListingKind,
): Promise<number[]> {
  const listing = sql.ref(tablesOf(kind).listing_id);
  const rows = await expiredOptions(db, now, kind)
    .where(
      'id' in which
        ? sql<boolean>`id = ${which.id}`
        : sql<boolean>`${listing} = ${which.listing_id} and stay && ${REACH[kind](which.stay)}
            and id is distinct from ${which.except ?? null}`,
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Of a boat also the days beside a stay: who is aboard there may be in its way by the hour. */
const REACH: Record<ListingKind, (stay: string) => RawBuilder<unknown>> = {
  villa: (stay) => sql`${stay}::daterange`,
  boat: (stay) => sql`daterange(lower(${stay}::daterange) - 1, upper(${stay}::daterange) + 1)`,
};

const expiredOptions = (db: Db, now: string, kind: ListingKind) =>
  db
    .selectFrom(tablesOf(kind).reservations)
    .select('id')
    .where('status', '=', 'OPTION')
    .where('option_until', '<=', sql<Date>`${now}::timestamptz`);

/** What takes a villa's nights beside reservations: exactly one of the ids, the one of its kind. */
type TakenOtherwise = { villa_id: number; stay: string } & (
  | { kind: 'CLOSING'; closing_id: number }
  | { kind: 'EXTERNAL'; external_id: number }
);

/** Takes nights for a closing or an external record; the exclusion constraint decides. */
export async function insertOtherOccupancy(db: Db, taken: TakenOtherwise): Promise<void> {
  await db.insertInto('villa_occupancies').values(taken).execute();
}

/** Frees the nights of a closing or an external record. */
export async function deleteOtherOccupancy(
  db: Db,
  by: { column: 'closing_id' | 'external_id'; id: number },
): Promise<void> {
  await db.deleteFrom('villa_occupancies').where(by.column, '=', by.id).execute();
}
