import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { openStates } from '../../domain/state-groups.ts';
import { notFound } from '../../errors.ts';
import type { VillaDistance, VillaRoom } from '../../schemas/villa-forms.ts';
import { villaLeaves } from '../content/leaving-listings.ts';
import { pictureColumns } from '../files/listing-pictures.ts';
import { lockRows } from '../row-locks.ts';
import { formColumns, paperColumns, placeColumns, stateColumns } from './villa-form-columns.ts';
import { waitingComments } from './villa-heads.ts';

/** All that the tabs of a villa's form show, in one round trip. @throws 404, also for another owner's */
export const getVilla = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('villas')
    .innerJoin('districts', 'districts.id', 'villas.district_id')
    .innerJoin('towns', 'towns.id', 'districts.town_id')
    .innerJoin('regions', 'regions.id', 'towns.region_id')
    .leftJoin('users', 'users.id', 'villas.owner_id')
    .leftJoin('users as verifiers', 'verifiers.id', 'villas.permit_verified_by')
    .leftJoin('villa_search', 'villa_search.villa_id', 'villas.id')
    .select([...formColumns, ...paperColumns, ...placeColumns, ...stateColumns])
    .select((eb) => [
      jsonArrayFrom(roomsOf(eb)).as('rooms'),
      jsonArrayFrom(distancesOf(eb)).as('distances'),
      jsonArrayFrom(picturesOf(eb)).as('pictures'),
      typeIds.as('type_ids'),
      featureIds.as('feature_ids'),
      waitingComments.as('waiting_comments'),
      villaLeaves,
      jsonObjectFrom(
        eb
          .selectFrom('cancellation_policies as p')
          .select(['p.id', 'p.name'])
          .whereRef('p.id', '=', 'villas.cancellation_policy_id'),
      ).as('cancellation_policy'),
    ])
    .where('villas.id', '=', id)
    .where('villas.deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id))
    .executeTakeFirstOrThrow(() => notFound('villa'));

/** A villa's own fields and parts as they are, locked; bookings, which only refer to it, go on. @throws 404 */
export async function getVillaForUpdate(db: Db, id: number) {
  await lockRows(db, 'villas', sql`id = ${id}`);
  return db
    .selectFrom('villas')
    .select([...formColumns, ...paperColumns])
    .select((eb) => [
      'villas.active',
      'villas.withdrawn_at',
      'villas.withdrawn_reason',
      'villas.warned_at',
      'villas.version',
      'villas.parts_revision',
      jsonArrayFrom(roomsOf(eb)).as('rooms'),
      jsonArrayFrom(distancesOf(eb)).as('distances'),
      typeIds.as('type_ids'),
      featureIds.as('feature_ids'),
    ])
    .where('villas.id', '=', id)
    .where('villas.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('villa'));
}

/** As the last one of all. */
export const insertVilla = (db: Db, villa: Omit<Insertable<DB['villas']>, 'position'>) =>
  db
    .insertInto('villas')
    .values((eb) => ({
      ...villa,
      position: eb
        .selectFrom('villas')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export async function updateVilla(db: Db, id: number, villa: Updateable<DB['villas']>) {
  if (Object.keys(villa).length === 0) return;
  await db.updateTable('villas').set(villa).where('id', '=', id).execute();
}

/** Counts an edit of rows that hang on the villa as an edit of the villa. */
export const touchVillaParts = (db: Db, id: number) =>
  db
    .updateTable('villas')
    .set({ parts_revision: sql`parts_revision + 1` })
    .where('id', '=', id)
    .execute();

/** Whether a guest's stay is asked for, held or going on. */
export async function hasComingReservations(db: Db, id: number, today: string): Promise<boolean> {
  const found = await db
    .selectFrom('reservations')
    .select('id')
    .where('villa_id', '=', id)
    .where('status', 'in', openStates)
    .where('check_out', '>=', today)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes a villa out of what lists villas: types, features, showcases. */
export async function untieVilla(db: Db, id: number): Promise<void> {
  await db.deleteFrom('villa_villa_types').where('villa_id', '=', id).execute();
  await db.deleteFrom('villa_features').where('villa_id', '=', id).execute();
  await db.deleteFrom('showcase_villas').where('villa_id', '=', id).execute();
}

export const replaceTypes = (db: Db, villa_id: number, ids: readonly number[]) =>
  sql`
    with gone as (
      delete from villa_villa_types
      where villa_id = ${villa_id} and not villa_type_id = any(${ids}::int[])
    )
    insert into villa_villa_types (villa_id, villa_type_id)
    select ${villa_id}::int, id from unnest(${ids}::int[]) as wanted (id)
    on conflict do nothing`.execute(db);

export const replaceFeatures = (db: Db, villa_id: number, ids: readonly number[]) =>
  sql`
    with gone as (
      delete from villa_features
      where villa_id = ${villa_id} and not feature_id = any(${ids}::int[])
    )
    insert into villa_features (villa_id, feature_id)
    select ${villa_id}::int, id from unnest(${ids}::int[]) as wanted (id)
    on conflict do nothing`.execute(db);

export async function replaceRooms(db: Db, villa_id: number, rooms: readonly VillaRoom[]) {
  await db.deleteFrom('villa_rooms').where('villa_id', '=', villa_id).execute();
  if (rooms.length === 0) return;
  await db
    .insertInto('villa_rooms')
    .values(
      rooms.map((room, position) => ({
        ...room,
        villa_id,
        position,
        beds: JSON.stringify(room.beds),
      })),
    )
    .execute();
}

export async function replaceDistances(db: Db, villa_id: number, all: readonly VillaDistance[]) {
  await db.deleteFrom('villa_distances').where('villa_id', '=', villa_id).execute();
  if (all.length === 0) return;
  await db
    .insertInto('villa_distances')
    .values(all.map((distance, position) => ({ ...distance, villa_id, position })))
    .execute();
}

type Villas = ExpressionBuilder<DB, 'villas'>;

const roomsOf = (eb: Villas) =>
  eb
    .selectFrom('villa_rooms')
    .select([
      'villa_rooms.name',
      'villa_rooms.kind',
      sql<{ kind: string; count: number }[]>`villa_rooms.beds`.as('beds'),
      'villa_rooms.en_suite',
      'villa_rooms.jacuzzi',
      'villa_rooms.note',
    ])
    .whereRef('villa_rooms.villa_id', '=', 'villas.id')
    .orderBy('villa_rooms.position')
    .orderBy('villa_rooms.id');

const distancesOf = (eb: Villas) =>
  eb
    .selectFrom('villa_distances')
    .select(['villa_distances.key', 'villa_distances.metres', 'villa_distances.target'])
    .whereRef('villa_distances.villa_id', '=', 'villas.id')
    .orderBy('villa_distances.position')
    .orderBy('villa_distances.id');

const picturesOf = (eb: Villas) =>
  eb
    .selectFrom('villa_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'villa_pictures.hash')
    .select(pictureColumns('villa'))
    .whereRef('villa_pictures.villa_id', '=', 'villas.id')
    .orderBy('villa_pictures.position')
    .orderBy('villa_pictures.id');

const typeIds = sql<number[]>`array(
  select villa_type_id from villa_villa_types where villa_id = villas.id order by villa_type_id)`;

const featureIds = sql<number[]>`array(
  select feature_id from villa_features where villa_id = villas.id order by feature_id)`;

export type VillaForm = Awaited<ReturnType<typeof getVilla>>;
export type LockedVilla = Awaited<ReturnType<typeof getVillaForUpdate>>;
