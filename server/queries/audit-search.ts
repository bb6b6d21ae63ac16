import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { AuditList } from '../schemas/ops.ts';
import { countOf } from './list-pages.ts';
import { midnight } from './midnight.ts';

type Search = Omit<AuditList, 'format'>;

/** One page of the log, newest first: their ids alone tell which rows are on it. `total` counts all that match. */
export async function searchAudit(db: Db, search: Search) {
  const page = matching(db, search)
    .select('audit_log.id')
    .orderBy('audit_log.id', 'desc')
    .limit(search.take)
    .offset(search.skip);
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor_id',
      'audit_log.actor_role',
      'audit_log.ip',
      'audit_log.action',
      'audit_log.entity',
      'audit_log.entity_id',
      'audit_log.before',
      'audit_log.after',
      'audit_log.request_id',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('actor'),
    ])
    .where('audit_log.id', 'in', page)
    .orderBy('audit_log.id', 'desc')
    .execute();
  const total = await countOf(matching(db, search));
  return { rows, total };
}

export type AuditRow = Awaited<ReturnType<typeof searchAudit>>['rows'][number];

function matching(db: Db, search: Search) {
  const { actor_id, actor_role, action, act, entity, entity_id, date1, date2, request_id } = search;
  return db
    .selectFrom('audit_log')
    .$if(actor_id !== undefined, (query) =>
      query.where('audit_log.actor_id', '=', Number(actor_id)),
    )
    .$if(actor_role !== undefined, (query) =>
      query.where('audit_log.actor_role', '=', String(actor_role)),
    )
    .$if(action !== undefined, (query) =>
      query.where(sql<boolean>`strpos(audit_log.action, ${action}) > 0`),
    )
    .$if(act !== undefined, (query) =>
      query.where(sql<boolean>`split_part(audit_log.action, '.', 2) = ${act}`),
    )
    .$if(entity !== undefined, (query) => query.where('audit_log.entity', '=', String(entity)))
    .$if(entity_id !== undefined, (query) =>
      query.where('audit_log.entity_id', '=', Number(entity_id)),
    )
    .$if(request_id !== undefined, (query) =>
      query.where('audit_log.request_id', '=', String(request_id)),
    )
    .$if(date1 !== undefined, (query) =>
      query.where('audit_log.at', '>=', midnight<Date>(date1, 0)),
    )
    .$if(date2 !== undefined, (query) =>
      query.where('audit_log.at', '<', midnight<Date>(date2, 1)),
    );
}

/** What the log's list can be narrowed to: kinds of rows that stand in it, and the people who act. */
export async function getAuditOptions(db: Db) {
  const { rows } = await sql<{ entities: string[]; actors: { id: number; name: string }[] }>`
    with recursive kinds as (
      (select entity from audit_log order by entity limit 1)
      union all
      select (select l.entity from audit_log l where l.entity > kinds.entity
        order by l.entity limit 1)
      from kinds where kinds.entity is not null
    ), doers as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select l.actor_id from audit_log l where l.actor_id > doers.actor_id
        order by l.actor_id limit 1)
      from doers where doers.actor_id is not null
    )
    select
      (select coalesce(array_agg(entity order by entity), '{}') from kinds
        where entity is not null) as entities,
      (select coalesce(json_agg(json_build_object('id', u.id,
          'name', u.first_name || ' ' || u.last_name) order by u.last_name collate "tr-x-icu", u.id), '[]')
        from users u
        where u.role = 'ADMIN' or u.id in (select actor_id from doers))
        as actors`.execute(db);
  return rows[0] ?? { entities: [], actors: [] };
}

export type AuditOptions = Awaited<ReturnType<typeof getAuditOptions>>;
