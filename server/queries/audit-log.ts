import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** Who did what to one row, newest first; the last thirty. */
export const listHistory = (db: Db, { entity, entity_id }: { entity: string; entity_id: number }) =>
  latest(db)
    .where('audit_log.entity', '=', entity)
    .where('audit_log.entity_id', '=', entity_id)
    .execute();

/** Who changed a section of the settings, newest first; the last thirty. */
export const listSettingsHistory = (db: Db, section: string) =>
  latest(db)
    .where('audit_log.entity', '=', 'settings')
    .where('audit_log.action', '=', `${section}_settings.edited`)
    .execute();

/** The last of what was done to each of these rows. */
export const listLastActs = (db: Db, { entity, ids }: { entity: string; ids: readonly number[] }) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .distinctOn('audit_log.entity_id')
    .select([
      'audit_log.entity_id',
      'audit_log.at',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('actor'),
    ])
    .where('audit_log.entity', '=', entity)
    .where(sql<boolean>`audit_log.entity_id = any(${ids}::int[])`)
    .orderBy('audit_log.entity_id')
    .orderBy('audit_log.id', 'desc')
    .execute();

const latest = (db: Db) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.entity',
      'audit_log.entity_id',
      'audit_log.before',
      'audit_log.after',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('actor'),
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(30);

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];
