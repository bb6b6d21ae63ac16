import { type Kysely, sql } from 'kysely';

/**
 * Saved views that all of the staff see, and the one that a list is opened with from the menu: for
 * all of them a shared view, for somebody alone one that only they see.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table saved_views
      add shared boolean not null default false,
      add opening boolean not null default false
  `.execute(db);
  await sql`
    create unique index saved_views__shared_name_once on saved_views (list, name) where shared
  `.execute(db);
  await sql`
    create unique index saved_views__opening_once on saved_views (list, user_id)
      where opening and not shared
  `.execute(db);
  await sql`
    create unique index saved_views__shared_opening_once on saved_views (list)
      where opening and shared
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop index saved_views__shared_name_once`.execute(db);
  await sql`drop index saved_views__opening_once`.execute(db);
  await sql`drop index saved_views__shared_opening_once`.execute(db);
  await sql`alter table saved_views drop shared, drop opening`.execute(db);
}
