import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * A boat on sale has somebody for whom the agency lets it: the one its licence names, else its owner.
 * Without a name no contract can be made (Mesafeli Sözleşmeler Yönetmeliği m.5/1-c). Boats of before
 * that have neither leave the sale until somebody is named; the audit log says so. A check that spared
 * old rows would refuse their next edit instead.
 */
export async function up(db: Kysely<any>) {
  await sql`
    with nameless as (
      update boats set active = false, popular = false
      where active and licence_holder is null and owner_id is null
      returning id
    )
    insert into audit_log (actor_role, action, entity, entity_id, before, after)
    select 'SYSTEM', 'boat.papers', 'boat', id,
      jsonb_build_object('active', true), jsonb_build_object('active', false)
    from nameless order by id;
  `.execute(db);
  await needPapers(db, sql`and (licence_holder is not null or owner_id is not null)`);
}

export async function down(db: Kysely<any>) {
  await needPapers(db, sql``);
}

async function needPapers(db: Kysely<any>, holder: RawBuilder<unknown>) {
  await sql`
    alter table boats
      drop constraint boats__active_needs_papers,
      add constraint boats__active_needs_papers check (not active or (
        licence_no is not null and licence_verified_at is not null
        and insurance_until is not null and seaworthiness_until is not null ${holder}
      ));
  `.execute(db);
}
