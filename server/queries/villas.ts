import { sql } from 'kysely';

import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import type { VillaList } from '../schemas/villas.ts';

/** One page of the dashboard's villas, an owner's narrowed to their own; `total` counts all that match. */
export async function listVillas(db: Db, actor: Actor, list: VillaList) {
  const { order, take, skip } = list;
  const column = order.replace(/^-/, '') as 'id' | 'name' | 'position' | 'created_at' | 'capacity';
  const rows = await matching(db, actor, list)
    .select([
      ...columns,
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('owner_name'),
    ])
    .orderBy(`villas.${column}`, order.startsWith('-') ? 'desc' : 'asc')
    .orderBy('villas.id')
    .limit(take)
    .offset(skip)
    .execute();
  const { total } = await matching(db, actor, list)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

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
  'villas.owner_id',
  'towns.name as town',
  'districts.name as district',
  'villa_search.from_price_kurus',
  'villas.version',
] as const;

const matching = (db: Db, actor: Actor, { popular, id }: VillaList) =>
  db
    .selectFrom('villas')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .leftJoin('users', 'users.id', 'villas.owner_id')
    .leftJoin('villa_search', 'villa_search.villa_id', 'villas.id')
    .where('villas.deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id))
    .$if(id !== undefined, (query) => query.where('villas.id', '=', Number(id)))
    .$if(popular !== undefined, (query) =>
      query.where('villas.popular', '=', popular === '1' || popular === 'true'),
    );

/** Names for a select: own villas only for an owner. */
export function listVillaNames(db: Db, actor: Actor) {
  return db
    .selectFrom('villas')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('owner_id', '=', actor.id))
    .orderBy(sql`name collate "tr-x-icu"`)
    .execute();
}

export type VillaListRow = Awaited<ReturnType<typeof listVillas>>['rows'][number];
