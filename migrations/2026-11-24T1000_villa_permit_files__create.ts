import { type Kysely, sql } from 'kysely';

/** The permit itself, and what proves that its number was looked up (Tebliğ of 31.12.2025). */
export async function up(db: Kysely<any>) {
  await sql`
    create table villa_permit_files (
      id integer generated always as identity constraint villa_permit_files__pkey primary key,
      villa_id integer not null
        constraint villa_permit_files__villa_fk references villas on delete restrict,
      title text not null constraint villa_permit_files__title_given check (btrim(title) <> ''),
      file_name text not null,
      hash text not null
        constraint villa_permit_files__hash_form check (hash ~ '^[0-9a-f]{64}$'),
      mime text not null
        constraint villa_permit_files__mime_known
        check (mime in ('application/pdf', 'image/jpeg')),
      bytes integer not null
        constraint villa_permit_files__bytes_positive check (bytes > 0),
      created_by integer
        constraint villa_permit_files__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint villa_permit_files__once unique (villa_id, hash)
    );
    create index villa_permit_files__hash on villa_permit_files (hash);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`drop table villa_permit_files`.execute(db);
}
