import { type Kysely, sql } from 'kysely';

/** Staff's pages with every version, questions and answers, and documents to download. */
export async function up(db: Kysely<any>) {
  await sql`
    create table content_pages (
      id integer generated always as identity constraint content_pages__pkey primary key,
      section text not null
        constraint content_pages__section_unique unique
        constraint content_pages__section_known check (section in (
          'about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent', 'bank', 'document', 'contact',
          'car', 'payment', 'cookie'
        )),
      title text not null constraint content_pages__title_given check (btrim(title) <> ''),
      body text not null default '',
      seo_title text,
      seo_description text,
      updated_by integer
        constraint content_pages__updated_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create trigger content_pages__touch before update on content_pages
      for each row execute function touch_row();

    create table content_versions (
      id integer generated always as identity constraint content_versions__pkey primary key,
      page_id integer not null
        constraint content_versions__page_fk references content_pages on delete restrict,
      number integer not null,
      title text not null,
      body text not null,
      created_by integer
        constraint content_versions__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      constraint content_versions__numbered_once unique (page_id, number)
    );
    create trigger content_versions__append_only before update or delete on content_versions
      for each statement execute function refuse_change();

    create table faq_groups (
      id integer generated always as identity constraint faq_groups__pkey primary key,
      title text not null constraint faq_groups__title_given check (btrim(title) <> ''),
      landing_kind text
        constraint faq_groups__landing_kind_known
        check (landing_kind in ('VILLA_TYPE', 'BOAT_TYPE', 'REGION', 'TOWN', 'DISTRICT')),
      landing_id integer,
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint faq_groups__landing_whole
        check ((landing_kind is null) = (landing_id is null))
    );
    create index faq_groups__landing on faq_groups (landing_kind, landing_id, position);
    create trigger faq_groups__touch before update on faq_groups
      for each row execute function touch_row();

    create table faq_entries (
      id integer generated always as identity constraint faq_entries__pkey primary key,
      group_id integer not null
        constraint faq_entries__group_fk references faq_groups on delete cascade,
      question text not null constraint faq_entries__question_given check (btrim(question) <> ''),
      answer text not null constraint faq_entries__answer_given check (btrim(answer) <> ''),
      position integer not null default 0,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create index faq_entries__group on faq_entries (group_id, position);
    create trigger faq_entries__touch before update on faq_entries
      for each row execute function touch_row();

    create table documents (
      id integer generated always as identity constraint documents__pkey primary key,
      title text not null constraint documents__title_given check (btrim(title) <> ''),
      file_name text not null,
      hash text not null,
      mime text not null default 'application/pdf',
      bytes integer not null constraint documents__bytes_positive check (bytes > 0),
      position integer not null default 0,
      active boolean not null default true,
      created_by integer constraint documents__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );
    create index documents__position on documents (position, id);
    create trigger documents__touch before update on documents
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table documents;
    drop table faq_entries;
    drop table faq_groups;
    drop table content_versions;
    drop table content_pages;
  `.execute(db);
}
