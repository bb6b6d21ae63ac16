import { type Kysely, sql } from 'kysely';

/** Lists of the dashboard as somebody likes to see them: a name for the filters in their address. */
export async function up(db: Kysely<any>) {
  await sql`
    create table saved_views (
      id integer generated always as identity constraint saved_views__pkey primary key,
      user_id integer not null
        constraint saved_views__user_fk references users on delete cascade,
      list text not null
        constraint saved_views__list_named check (list ~ '^[a-z]+(_[a-z]+)*$' and length(list) <= 40),
      name text not null
        constraint saved_views__name_given check (btrim(name) <> '' and length(name) <= 60),
      search text not null
        constraint saved_views__search_short check (length(search) <= 1000),
      created_at timestamptz not null default now(),
      constraint saved_views__name_once unique (user_id, list, name)
    )
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table saved_views`.execute(db);
}
