import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

interface DatabaseFacts {
  postgres: string;
  /** The last migration's name. */
  migration: string | null;
  migrations: number;
  database_bytes: number;
  pictures: number;
  picture_bytes: number;
  papers: number;
  paper_bytes: number;
  /** Whether the job queue has made its tables. */
  has_queue: boolean;
}

/** What the database knows of itself and of the files it names; sizes of originals, in bytes. */
export async function getDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as postgres,
      (select max(name) from kysely_migration) as migration,
      (select count(*)::int from kysely_migration) as migrations,
      pg_database_size(current_database())::bigint as database_bytes,
      (select count(*)::int from stored_pictures) as pictures,
      (select coalesce(sum(bytes), 0)::bigint from stored_pictures) as picture_bytes,
      (select count(*)::int from reservation_documents) + (select count(*)::int from documents)
        + (select count(*)::int from villa_permit_files) as papers,
      ((select coalesce(sum(bytes), 0) from reservation_documents)
        + (select coalesce(sum(bytes), 0) from villa_permit_files)
        + (select coalesce(sum(bytes), 0) from documents))::bigint as paper_bytes,
      to_regclass('pgboss.job') is not null as has_queue`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A query without a table answers one row');
  return facts;
}

export interface JobRuns {
  name: string;
  last_ok_at: Date | null;
  last_failed_at: Date | null;
  /** Runs that were given up, of the week that the queue keeps. */
  failed: number;
  running: boolean;
  waiting: boolean;
  /** Of the last run that failed, while no later one has worked. */
  last_error: string | null;
}

/** How the jobs of the last week went. The queue must have its tables (`has_queue`). */
export async function listJobRuns(db: Db, names: string[]): Promise<JobRuns[]> {
  const { rows } = await sql<JobRuns>`
    select runs.*, case when last_ok_at is null or last_failed_at > last_ok_at then (
        select coalesce(j.output ->> 'message', j.output #>> '{}') from pgboss.job j
        where j.name = runs.name and j.state in ('failed', 'retry') and j.output is not null
        order by j.created_on desc limit 1) end as last_error
    from (
      select named.name,
        max(j.completed_on) filter (where j.state = 'completed') as last_ok_at,
        max(coalesce(j.completed_on, j.started_on)) filter (where j.state in ('failed', 'retry'))
          as last_failed_at,
        count(*) filter (where j.state = 'failed')::int as failed,
        coalesce(bool_or(j.state = 'active'), false) as running,
        coalesce(bool_or(j.state in ('created', 'retry')), false) as waiting
      from unnest(${names}::text[]) with ordinality as named (name, place)
      left join pgboss.job j on j.name = named.name
      group by named.name, named.place
      order by named.place
    ) runs`.execute(db);
  return rows;
}
