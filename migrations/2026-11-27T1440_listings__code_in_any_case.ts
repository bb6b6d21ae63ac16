import { type Kysely, sql } from 'kysely';

const ENTITIES = ['villa', 'boat'] as const;

/**
 * Codes are read out and typed by hand, so `TST-1` and `tst-1` are one. Of listings that share one already
 * the first keeps it, the others get their row's number behind it, and the log says so.
 */
export async function up(db: Kysely<any>) {
  for (const name of ENTITIES) {
    const { table, rule } = namesOf(name);
    await sql`
      with shared as (
        select l.id, l.code, l.code || '-' || l.id as wanted from ${table} l
        where exists (
          select from ${table} earlier where lower(earlier.code) = lower(l.code) and earlier.id < l.id
        )
      ), changed as (
        update ${table} l set code = shared.wanted from shared where shared.id = l.id
      )
      insert into audit_log (actor_role, action, entity, entity_id, before, after)
      select 'SYSTEM', ${sql.lit(`${name}.edited`)}, ${sql.lit(name)}, id,
        jsonb_build_object('code', code), jsonb_build_object('code', wanted)
      from shared order by id;
      alter table ${table} drop constraint ${rule};
      create unique index ${rule} on ${table} (lower(code));
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const name of ENTITIES) {
    const { table, rule } = namesOf(name);
    await sql`
      drop index ${rule};
      alter table ${table} add constraint ${rule} unique (code);
    `.execute(db);
  }
}

const namesOf = (name: (typeof ENTITIES)[number]) => ({
  table: sql.table(`${name}s`),
  rule: sql.id(`${name}s__code_unique`),
});
