import { type Kysely, sql } from 'kysely';

/**
 * A permit counts as verified only with the number of people it is for, so that no villa is on sale for
 * more. Villas of before that lack it lose their verification, and with it the sale, until somebody has
 * looked it up; the audit log says so. A check that spared old rows would refuse their next edit instead.
 */
export async function up(db: Kysely<any>) {
  await sql`
    with unknown as (
      update villas
      set permit_verified_at = null, permit_verified_by = null,
        active = false, popular = false, villa_of_month = false
      where permit_verified_at is not null and permit_capacity is null
      returning id, old.permit_verified_at, old.permit_verified_by, old.active
    )
    insert into audit_log (actor_role, action, entity, entity_id, before, after)
    select 'SYSTEM', 'villa.papers', 'villa', id,
      jsonb_build_object('permit_verified_at', permit_verified_at,
        'permit_verified_by', permit_verified_by, 'active', active),
      jsonb_build_object('permit_verified_at', null, 'permit_verified_by', null, 'active', false)
    from unknown order by id;
  `.execute(db);
  await sql`
    alter table villas add constraint villas__verified_with_capacity
      check (permit_verified_at is null or permit_capacity is not null);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`alter table villas drop constraint villas__verified_with_capacity`.execute(db);
}
