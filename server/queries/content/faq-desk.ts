import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { LANDING_KINDS } from '../../schemas/faq-desk.ts';

type LandingKind = (typeof LANDING_KINDS)[number];

const ENTRY = ['id', 'group_id', 'question', 'answer', 'position', 'active', 'version'] as const;

/** All groups in staff's order, each with its questions, hidden ones too. */
export const listGroups = (db: Db) =>
  groups(db).orderBy('faq_groups.position').orderBy('faq_groups.id').execute();

/** @throws 404 */
export const getGroup = (db: Db, id: number) =>
  groups(db)
    .where('faq_groups.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('faq group'));

/** Locked until the transaction ends. @throws 404 */
export const getGroupForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('faq_groups')
    .select(['title', 'landing_kind', 'landing_id', 'active', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('faq group'));

/** As the last one of all. */
export const insertGroup = (db: Db, group: Omit<Insertable<DB['faq_groups']>, 'position'>) =>
  db
    .insertInto('faq_groups')
    .values((eb) => ({
      ...group,
      position: eb
        .selectFrom('faq_groups')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateGroup = (db: Db, id: number, group: Updateable<DB['faq_groups']>) =>
  db.updateTable('faq_groups').set(group).where('id', '=', id).execute();

/** Deletes a group with its questions, none of which comes meanwhile, and tells what was there. @throws 404 */
export async function deleteGroupRow(db: Db, id: number) {
  await getGroupForUpdate(db, id);
  const { entries, title, landing_kind, landing_id } = await getGroup(db, id);
  await db.deleteFrom('faq_groups').where('id', '=', id).execute();
  return { title, landing_kind, landing_id, entries };
}

/** @throws 404 */
export const getEntry = (db: Db, id: number) =>
  db
    .selectFrom('faq_entries')
    .select(ENTRY)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('faq entry'));

/** Locked until the transaction ends. @throws 404 */
export const getEntryForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('faq_entries')
    .select(ENTRY)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('faq entry'));

/** Behind the last question of a group. */
export async function nextPosition(db: Db, groupId: number): Promise<number> {
  const { next } = await db
    .selectFrom('faq_entries')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return next;
}

export const insertEntry = (db: Db, entry: Insertable<DB['faq_entries']>) =>
  db.insertInto('faq_entries').values(entry).returning('id').executeTakeFirstOrThrow();

export const updateEntry = (db: Db, id: number, entry: Updateable<DB['faq_entries']>) =>
  db.updateTable('faq_entries').set(entry).where('id', '=', id).execute();

/** Deletes and tells what was there. @throws 404 */
export const deleteEntryRow = (db: Db, id: number) =>
  db
    .deleteFrom('faq_entries')
    .where('id', '=', id)
    .returning(['group_id', 'question', 'answer', 'active'])
    .executeTakeFirstOrThrow(() => notFound('faq entry'));

/** Whether there is a landing page of this kind and id, which is not deleted until the transaction ends. */
export async function isLanding(db: Db, kind: LandingKind, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('landing_slugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('current', '=', true)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Every type and place with a page of its own, by name. */
export async function listLandings(db: Db) {
  const { rows } = await sql<{ kind: LandingKind; id: number; name: string }>`
    select l.kind, l.entity_id as id, page.name from landing_slugs l
    join (
      select 'VILLA_TYPE' as kind, id, name from villa_types
      union all select 'BOAT_TYPE', id, name from boat_types
      union all select 'REGION', id, name from regions
      union all select 'TOWN', id, name from towns
      union all select 'DISTRICT', id, name from districts
    ) page on page.kind = l.kind and page.id = l.entity_id
    where l.current order by page.name collate "tr-x-icu", l.entity_id`.execute(db);
  return rows;
}

const groups = (db: Db) =>
  db
    .selectFrom('faq_groups')
    .select((eb) => [
      'faq_groups.id',
      'faq_groups.title',
      sql<LandingKind | null>`faq_groups.landing_kind`.as('landing_kind'),
      'faq_groups.landing_id',
      'faq_groups.position',
      'faq_groups.active',
      'faq_groups.version',
      jsonArrayFrom(
        eb
          .selectFrom('faq_entries')
          .select(ENTRY)
          .whereRef('faq_entries.group_id', '=', 'faq_groups.id')
          .orderBy('faq_entries.position')
          .orderBy('faq_entries.id'),
      ).as('entries'),
    ]);

export type FaqGroup = Awaited<ReturnType<typeof getGroup>>;
export type FaqEntry = Awaited<ReturnType<typeof getEntry>>;
