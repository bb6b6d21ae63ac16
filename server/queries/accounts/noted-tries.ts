import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** A line of the log about somebody who tried what they may not. */
interface NotedTry {
  actor_id: number | null;
  actor_role: string;
  ip: string | null;
  request_id: string | null;
  action: string;
  entity: string;
  after: string | null;
}

/**
 * Notes a try at signing in, with the account it was for where there is one. Beyond `most` in an hour one
 * line says that further ones are not noted: whoever guesses must not fill the log.
 */
export async function insertTry(
  db: Db,
  { row, email, most }: { row: NotedTry; email: string; most: number },
): Promise<void> {
  await sql`
    with noted as (
      select count(*) as tries,
        count(*) filter (where action = 'session.tries_untold') as told
      from audit_log
      where at > now() - interval '1 hour' and entity = 'session' and actor_id is null
    )
    insert into audit_log (actor_role, ip, request_id, action, entity, after)
    select ${row.actor_role}, ${row.ip}, ${row.request_id},
      case when tries < ${most} then ${row.action} else 'session.tries_untold' end, ${row.entity},
      ${row.after}::jsonb
        || jsonb_build_object('user_id', (select id from users where email = ${email}))
    from noted where tries < ${most} or told = 0`.execute(db);
}

/** Notes that somebody who is in asked for what their role may not, at most so often in an hour. */
export async function insertDenial(
  db: Db,
  { row, most }: { row: NotedTry; most: number },
): Promise<void> {
  await sql`
    insert into audit_log (actor_id, actor_role, ip, request_id, action, entity, after)
    select ${row.actor_id}, ${row.actor_role}, ${row.ip}, ${row.request_id}, ${row.action},
      ${row.entity}, ${row.after}::jsonb
    where (select count(*) from audit_log
      where actor_id = ${row.actor_id} and at > now() - interval '1 hour' and action = ${row.action})
      < ${most}`.execute(db);
}
