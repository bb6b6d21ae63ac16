import { type Kysely, sql } from 'kysely';

/**
 * No night of a villa waits for a decision twice: of two records that overlapped, one was left over when the
 * other was approved. Those that wait so become the one that was told first, with all their nights, so that
 * none is sold; the log says so.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create temporary table joined on commit drop as
    with waiting as (
      select id, villa_id, stay, max(upper(stay)) over (
        partition by villa_id order by lower(stay), id rows between unbounded preceding and 1 preceding
      ) as taken_until
      from external_records where status = 'PENDING'
    ), numbered as (
      select *, count(*) filter (where taken_until is null or lower(stay) >= taken_until)
        over (partition by villa_id order by lower(stay), id) as cluster
      from waiting
    )
    select id, stay, min(id) over together as kept,
      daterange(min(lower(stay)) over together, max(upper(stay)) over together) as whole,
      count(*) over together as told
    from numbered window together as (partition by villa_id, cluster);

    update external_records r set status = 'REJECTED', decided_at = now()
      from joined j where j.id = r.id and j.told > 1 and j.id <> j.kept;
    update external_records r set stay = j.whole
      from joined j where j.id = r.id and j.id = j.kept and j.whole <> r.stay;
    insert into audit_log (actor_role, action, entity, entity_id, before, after)
      select 'SYSTEM', 'external_record.rejected', 'external_record', id,
        jsonb_build_object('status', 'PENDING'), jsonb_build_object('status', 'REJECTED')
      from joined where told > 1 and id <> kept order by id;
    insert into audit_log (actor_role, action, entity, entity_id, before, after)
      select 'SYSTEM', 'external_record.edited', 'external_record', id,
        jsonb_build_object('started_at', lower(stay), 'finished_at', upper(stay)),
        jsonb_build_object('started_at', lower(whole), 'finished_at', upper(whole))
      from joined where id = kept and whole <> stay order by id;

    drop index external_records__told_once;
    alter table external_records add constraint external_records__told_once
      exclude using gist (villa_id with =, stay with &&) where (status = 'PENDING');
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table external_records drop constraint external_records__told_once;
    create unique index external_records__told_once
      on external_records (villa_id, stay) where status = 'PENDING';
  `.execute(db);
}
