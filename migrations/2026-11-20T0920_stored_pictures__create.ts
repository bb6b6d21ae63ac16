import { type Kysely, sql } from 'kysely';

/** One row for one picture's bytes, whoever shows it: villas, boats, places and posts refer to its hash. */
export async function up(db: Kysely<any>) {
  await sql`
    create table stored_pictures (
      hash text
        constraint stored_pictures__pkey primary key
        constraint stored_pictures__hash_form check (hash ~ '^[0-9a-f]{16,64}$'),
      width integer not null,
      height integer not null,
      colour text not null constraint stored_pictures__colour_form check (colour ~ '^#[0-9a-f]{6}$'),
      bytes integer not null constraint stored_pictures__bytes_positive check (bytes > 0),
      formats jsonb not null default '{}',
      avif_at timestamptz,
      created_at timestamptz not null default now(),
      constraint stored_pictures__size_positive check (width > 0 and height > 0)
    );
    create index stored_pictures__avif_wanted on stored_pictures (created_at) where avif_at is null;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table stored_pictures`.execute(db);
}
