import { type Kysely, sql } from 'kysely';

/**
 * The same days of a villa wait for a decision once: told twice, one of the two was left over when the
 * other was approved. Of those that wait twice already the first goes on waiting; the log says so.
 */
export async function up(db: Kysely<any>) {
  await sql`
    with repeated as (
      update external_records r set status = 'REJECTED', decided_at = now()
      where status = 'PENDING' and exists (
        select from external_records earlier
        where earlier.status = 'PENDING' and earlier.villa_id = r.villa_id
          and earlier.stay = r.stay and earlier.id < r.id
      )
      returning id
    )
    insert into audit_log (actor_role, action, entity, entity_id, before, after)
    select 'SYSTEM', 'external_record.rejected', 'external_record', id,
      jsonb_build_object('status', 'PENDING'), jsonb_build_object('status', 'REJECTED')
    from repeated order by id;
    create unique index external_records__told_once
      on external_records (villa_id, stay) where status = 'PENDING';
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop index external_records__told_once`.execute(db);
}
