import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** Who did what to one row, newest first; the last thirty. */
export const listHistory = (db: Db, { entity, entity_id }: { entity: string; entity_id: number }) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.before',
      'audit_log.after',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('actor'),
    ])
    .where('audit_log.entity', '=', entity)
    .where('audit_log.entity_id', '=', entity_id)
    .orderBy('audit_log.id', 'desc')
    .limit(30)
    .execute();

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];
