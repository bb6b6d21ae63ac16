import { type RawBuilder, sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { VillaList, VillaLookUp } from '../../schemas/villas.ts';
import { fold } from '../../shared/fold.ts';
import { NIGHTS_AHEAD } from '../../shared/nights-ahead.ts';
import { leftOutOfReport } from '../reports/villa-report-facts.ts';
import { spelled } from '../search/villa-search-words.ts';
import { permitCheckDue, permitIsDue } from './permit-checks.ts';

/**
 * One page of the dashboard's villas, an owner's narrowed to their own; `total` counts all that match,
 * `active` those on sale. `taken_nights` are those of the `NIGHTS_AHEAD` from today on.
 */
export async function listVillas(
  db: Db,
  actor: Actor,
  { today, ...list }: Omit<VillaList, 'format'> & { today: string },
) {
  const { order, take, skip } = list;
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`;
  const rows = await matching(db, actor, { ...list, today })
    .select([...columns, takenNights(today).as('taken_nights')])
    .orderBy(sql`${ORDERS[order.replace(/^-/, '')]} ${direction} nulls last`)
    .orderBy('villas.id')
    .limit(take)
    .offset(skip)
    .execute();
  const counts = await matching(db, actor, { ...list, today })
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(*) filter (where villas.active)::int`.as('active'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, ...counts };
}

/** @throws 404 when there is no such villa, or it is not the owner's who asks */
export async function requireVilla(db: Db, villaId: number, actor?: Actor): Promise<void> {
  await db
    .selectFrom('villas')
    .select('id')
    .where('id', '=', villaId)
    .where('deleted_at', 'is', null)
    .$if(actor?.role === 'OWNER', (query) => query.where('owner_id', '=', Number(actor?.id)))
    .executeTakeFirstOrThrow(() => notFound('villa'));
}

/** At most 20 villas for a box that one types into, those on sale first; an owner's own. */
export async function findVillaNames(db: Db, actor: Actor, { q, t }: VillaLookUp) {
  const found = await villasNamed(db, actor, { q, t });
  if (found.length || q === undefined) return found;
  return villasNamed(db, actor, { q: await spelled(db, q), t });
}

const villasNamed = (db: Db, actor: Actor, { q, t }: VillaLookUp) =>
  tables(db, actor)
    .select([
      'villas.id',
      'villas.slug',
      'villas.name',
      'villas.code',
      'villas.active',
      'towns.name as town',
      cover.as('cover'),
    ])
    .$if(q !== undefined, (query) => query.where(says(String(q))))
    .$if(t !== undefined, (query) => query.where(isOfType(Number(t))))
    .orderBy('villas.active', 'desc')
    .orderBy(sql`villas.name collate "tr-x-icu"`)
    .orderBy('villas.id')
    .limit(20)
    .execute();

/** Names for a select: own villas only for an owner. */
export function listVillaNames(db: Db, actor: Actor) {
  return db
    .selectFrom('villas')
    .select(['id', 'name', 'code', 'active'])
    .where('deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('owner_id', '=', actor.id))
    .orderBy(sql`name collate "tr-x-icu"`)
    .orderBy('id')
    .execute();
}

const FROM_PRICE = sql`villa_search.from_price_kurus`;

const ORDERS: Record<string, RawBuilder<unknown>> = {
  id: sql`villas.id`,
  name: sql`villas.name collate "tr-x-icu"`,
  position: sql`villas.position`,
  created_at: sql`villas.created_at`,
  capacity: sql`villas.capacity`,
  from_price: FROM_PRICE,
};

/** The first picture's hash and measures, or null. */
const cover = sql<{ hash: string; width: number; height: number } | null>`(
  select json_build_object('hash', k.hash, 'width', k.width, 'height', k.height)
  from villa_pictures p join stored_pictures k on k.hash = p.hash
  where p.villa_id = villas.id order by p.position, p.id limit 1)`;

/** Whatever takes them: they cannot be sold. */
const takenNights = (today: string) => sql<number>`(
  select coalesce(sum(upper(o.stay * ahead) - lower(o.stay * ahead)), 0)::int
  from daterange(${today}::date, ${today}::date + ${NIGHTS_AHEAD}::int) ahead
  join villa_occupancies o on o.villa_id = villas.id and o.stay && ahead)`;

const columns = [
  'villas.id',
  'villas.slug',
  'villas.name',
  'villas.code',
  'villas.capacity',
  'villas.bedrooms',
  'villas.bathrooms',
  'villas.active',
  'villas.popular',
  'villas.villa_of_month',
  'villas.position',
  'villas.permit_no',
  'villas.permit_verified_at',
  permitCheckDue.as('permit_check_due'),
  'villas.owner_id',
  'regions.name as region',
  'towns.name as town',
  'districts.name as district',
  'villa_search.from_price_kurus',
  'villas.version',
  cover.as('cover'),
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('owner_name'),
] as const;

const tables = (db: Db, actor: Actor) =>
  db
    .selectFrom('villas')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .leftJoin('users', 'users.id', 'villas.owner_id')
    .leftJoin('villa_search', 'villa_search.villa_id', 'villas.id')
    .where('villas.deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id));

function matching(db: Db, actor: Actor, list: Omit<VillaList, 'format'> & { today: string }) {
  const conditions: RawBuilder<boolean>[] = [];
  const equal = (column: string, value: unknown) => {
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`);
  };
  equal('villas.id', list.id);
  equal('villas.popular', truth(list.popular));
  equal('villas.villa_of_month', truth(list.villa_of_month));
  equal('villas.active', truth(list.active));
  equal('towns.region_id', list.region_id);
  equal('districts.town_id', list.town_id);
  equal('villas.owner_id', list.owner_id);
  if (list.type_id !== undefined) conditions.push(isOfType(list.type_id));
  if (list.permit) conditions.push(PERMITS[list.permit](list.today));
  if (list.btrans) conditions.push(leftOutOfReport);
  if (list.min_price !== undefined)
    conditions.push(sql`${FROM_PRICE} >= ${list.min_price * 100}::bigint`);
  if (list.max_price !== undefined)
    conditions.push(sql`${FROM_PRICE} <= ${list.max_price * 100}::bigint`);
  if (list.q !== undefined) conditions.push(says(list.q));
  return tables(db, actor).where(
    conditions.length ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`,
  );
}

const truth = (flag: string | undefined) =>
  flag === undefined ? undefined : flag === '1' || flag === 'true';

const PERMITS: Record<NonNullable<VillaList['permit']>, (today: string) => RawBuilder<boolean>> = {
  VERIFIED: () => sql`villas.permit_verified_at is not null`,
  UNVERIFIED: () => sql`(villas.permit_no is not null and villas.permit_verified_at is null)`,
  MISSING: () => sql`villas.permit_no is null`,
  DUE: permitIsDue,
};

const isOfType = (typeId: number) => sql<boolean>`exists (
  select from villa_villa_types own where own.villa_id = villas.id and own.villa_type_id = ${typeId})`;

/**
 * Every word of it stands somewhere in the villa's names and numbers, its types' or its owner's; signs
 * alone stand nowhere. What is kept folded is not folded anew for each of thousands of rows.
 */
function says(text: string): RawBuilder<boolean> {
  const words = fold(text).split(' ').filter(Boolean);
  const found = words.map(
    (word) => sql`(strpos(villa_search.search_text, ${word}) > 0
      or strpos(lower(villas.permit_no), ${word}) > 0
      or villas.owner_id in (select id from users as owners
        where strpos(tr_fold(owners.first_name || ' ' || owners.last_name), ${word}) > 0))`,
  );
  return words.length ? sql<boolean>`(${sql.join(found, sql` and `)})` : sql<boolean>`false`;
}

export type VillaListRow = Awaited<ReturnType<typeof listVillas>>['rows'][number];
export type FoundVillaRow = Awaited<ReturnType<typeof findVillaNames>>[number];
