import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import type { CharterUnitName } from '../shared/listing-choices.ts';
import type { Role } from '../shared/roles.ts';
import { OWNERS_STATES } from './reports/state-lists.ts';
import { type ListingKind, tablesOf } from './reservations/reservation-tables.ts';

interface Find {
  /** `findPatterns` of what was typed; all must match. */
  patterns: string[];
  today: string;
  take: number;
}

export interface FoundReservation {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  status: ReservationState;
  customer_name: string;
  customer_phone: string;
  listing_name: string;
  check_in: string;
  check_out: string;
  /** How a boat is let; null for villas. */
  unit: CharterUnitName | null;
}

/** Reservations of villas and boats by code, guest, telephone or e-mail; those nearest to today first. */
export async function findReservations(db: Db, actor: Actor, find: Find) {
  const { rows } = await sql<FoundReservation>`
    select * from (
      (${reservationsOf('villa', actor, find)}) union all (${reservationsOf('boat', actor, find)})
    ) found
    order by abs(check_in - ${find.today}::date), kind desc, id desc
    limit ${find.take}`.execute(db);
  return rows;
}

/** An owner cannot try telephones and addresses: those are the agency's to know. */
const OWNERS_WORDS = sql`(' ' || tr_fold(
  r.reservation_id || ' ' || replace(r.reservation_id, '-', '') || ' ' || r.customer_name
))`;

/**
 * The nearest on each side of today apart: a common name is found by walking the days, a rare one by
 * its words, and the planner knows which is which.
 */
function reservationsOf(kind: ListingKind, actor: Actor, { patterns, today, take }: Find) {
  const { reservations, listings, listing_id } = tablesOf(kind);
  const isOwner = actor.role === 'OWNER';
  const listing = sql.ref(listing_id);
  const own = isOwner
    ? sql`and (r.owner_id = ${actor.id} or r.owner_id is null
          and r.${listing} in (select o.id from ${sql.table(listings)} o where o.owner_id = ${actor.id}))
        and r.status in ${OWNERS_STATES}`
    : sql``;
  const found = sql`select r.id, r.${listing} as listing_id from ${sql.table(reservations)} r
    where ${all(isOwner ? OWNERS_WORDS : sql`r.find_words`, patterns)} ${own}`;
  return sql`
    select ${sql.lit(kind)} as kind, r.id, r.reservation_id, r.status, r.customer_name,
      r.customer_phone, l.name as listing_name, r.check_in, r.check_out,
      ${kind === 'boat' ? sql`r.unit` : sql`null::text`} as unit
    from (
      (${found} and r.check_in >= ${today}::date order by r.check_in limit ${take})
      union all
      (${found} and r.check_in < ${today}::date order by r.check_in desc limit ${take})
    ) near
    join ${sql.table(reservations)} r on r.id = near.id
    join ${sql.table(listings)} l on l.id = near.listing_id`;
}

interface FoundListing {
  kind: ListingKind;
  id: number;
  name: string;
  code: string | null;
  active: boolean;
}

/** Villas and boats by name, code or the number of their permit or licence, those on sale first. */
export async function findListings(db: Db, actor: Actor, find: Omit<Find, 'today'>) {
  const { rows } = await sql<FoundListing>`
    select * from (
      (${listingsOf('villa', actor, find)}) union all (${listingsOf('boat', actor, find)})
    ) found
    order by active desc, name collate "tr-x-icu", id
    limit ${find.take}`.execute(db);
  return rows;
}

function listingsOf(kind: ListingKind, actor: Actor, { patterns, take }: Omit<Find, 'today'>) {
  const paper = sql.ref(kind === 'villa' ? 'l.permit_no' : 'l.licence_no');
  // A number is looked for by its digits alone, however it is parted (domain/find-words.ts).
  const words = sql`(' ' || tr_fold(l.name || ' ' || coalesce(l.code, '') || ' ' || coalesce(${paper}, ''))
    || ' ' || regexp_replace(coalesce(${paper}, ''), '\\D', '', 'g'))`;
  const own = actor.role === 'OWNER' ? sql`and l.owner_id = ${actor.id}` : sql``;
  return sql`
    select ${sql.lit(kind)} as kind, l.id, l.name, l.code, l.active
    from ${sql.table(tablesOf(kind).listings)} l
    where ${all(words, patterns)} and l.deleted_at is null ${own}
    order by l.active desc, l.name collate "tr-x-icu", l.id
    limit ${take}`;
}

interface FoundUser {
  id: number;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  active: boolean;
}

/** Owners and staff by name, title, e-mail or telephone; owners first. */
export async function findUsers(db: Db, { patterns, take }: Omit<Find, 'today'>) {
  const words = sql`(' ' || tr_fold(u.first_name || ' ' || u.last_name || ' '
    || coalesce(u.title, '') || ' ' || u.email) || ' ' || substr(coalesce(u.phone, ''), 2))`;
  const { rows } = await sql<FoundUser>`
    select u.id, u.role, u.first_name || ' ' || u.last_name as name, u.email, u.phone, u.active
    from users u where ${all(words, patterns)}
    order by u.role desc, u.active desc, u.last_name collate "tr-x-icu", u.id
    limit ${take}`.execute(db);
  return rows;
}

const all = (words: RawBuilder<unknown>, patterns: string[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${words} like ${pattern}`),
    sql` and `,
  )})`;
