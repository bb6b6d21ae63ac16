import { type Kysely, sql } from 'kysely';

/** Which columns somebody leaves out of a list of the dashboard. */
export async function up(db: Kysely<any>) {
  await sql`
    create table column_choices (
      user_id integer not null
        constraint column_choices__user_fk references users on delete cascade,
      list text not null
        constraint column_choices__list_named
          check (list ~ '^[a-z]+(_[a-z]+)*$' and length(list) <= 40),
      hidden text[] not null
        constraint column_choices__hidden_few check (cardinality(hidden) <= 40),
      constraint column_choices__pkey primary key (user_id, list)
    )
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table column_choices`.execute(db);
}
