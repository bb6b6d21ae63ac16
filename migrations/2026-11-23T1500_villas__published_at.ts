import { type Kysely, sql } from 'kysely';

/**
 * When a listing first went on sale; null: never, so that a draft has no page. Earlier rows count as on
 * sale since they were made, if they are, or if anything tells that they once were.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create function note_first_sale() returns trigger language plpgsql as $$
    begin
      new.published_at := now();
      return new;
    end $$;
  `.execute(db);
  for (const [listings, kind, reservations] of LISTINGS) {
    await sql`
      alter table ${sql.table(listings)} add column published_at timestamptz;
      -- It is no edit, and nothing that is shown or searched changes.
      alter table ${sql.table(listings)} disable trigger user;
      update ${sql.table(listings)} l set published_at = l.created_at
      where l.active or l.withdrawn_at is not null
        or exists (select from ${sql.table(reservations)} r where r.${sql.ref(`${kind}_id`)} = l.id)
        or exists (select from comments c where c.${sql.ref(`${kind}_id`)} = l.id)
        or exists (
          select from audit_log a where a.entity = ${sql.lit(kind)} and a.entity_id = l.id
            and (a.before->>'active' = 'true' or a.after->>'active' = 'true'));
      alter table ${sql.table(listings)} enable trigger user;
      create trigger ${sql.ref(`${listings}__published`)}
        before insert or update of active on ${sql.table(listings)}
        for each row when (new.active and new.published_at is null)
        execute function note_first_sale();
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const [listings] of LISTINGS)
    await sql`
      drop trigger ${sql.ref(`${listings}__published`)} on ${sql.table(listings)};
      alter table ${sql.table(listings)} drop column published_at;
    `.execute(db);
  await sql`drop function note_first_sale()`.execute(db);
}

const LISTINGS = [
  ['villas', 'villa', 'reservations'],
  ['boats', 'boat', 'boat_reservations'],
] as const;
