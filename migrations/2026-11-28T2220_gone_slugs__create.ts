import { type Kysely, sql } from 'kysely';

/**
 * Addresses of pages that are no more: types, places and posts are deleted with their slugs, and a search
 * engine that was told 404 asks for years whether the page has come back. A post that nobody could read
 * leaves none behind.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create table gone_slugs (
      kind text not null
        constraint gone_slugs__kind_known check (kind in ('LANDING', 'POST')),
      slug text not null,
      created_at timestamptz not null default now(),
      constraint gone_slugs__pkey primary key (kind, slug)
    );

    create or replace function keep_landing_slug() returns trigger language plpgsql as $$
    declare
      slug_kind constant text := tg_argv[0];
    begin
      if tg_op = 'DELETE' then
        with gone as (
          delete from landing_slugs where kind = slug_kind and entity_id = old.id returning slug
        )
        insert into gone_slugs (kind, slug) select 'LANDING', slug from gone on conflict do nothing;
        return null;
      end if;
      if tg_op = 'UPDATE' then
        update landing_slugs set current = false
          where kind = slug_kind and entity_id = old.id and current;
      end if;
      delete from landing_slugs where slug = new.slug and not current;
      insert into landing_slugs (slug, kind, entity_id, current)
        values (new.slug, slug_kind, new.id, true);
      return null;
    end $$;

    create or replace function keep_past_slug() returns trigger language plpgsql as $$
    declare
      slug_kind constant text := tg_argv[0];
    begin
      if tg_op = 'DELETE' then
        with past as (
          delete from past_slugs where kind = slug_kind and entity_id = old.id returning slug
        )
        insert into gone_slugs (kind, slug)
          select slug_kind, slug from (select slug from past union select old.slug) known
          where slug_kind = 'POST' and (to_jsonb(old) ->> 'published_at')::timestamptz <= now()
          on conflict do nothing;
        return null;
      end if;
      if exists (
        select from past_slugs
        where kind = slug_kind and slug = new.slug and entity_id <> new.id
          and is_shown(kind, entity_id)
      ) then
        raise exception 'a former address of a page that is shown'
          using errcode = 'unique_violation', table = 'past_slugs', constraint = 'past_slugs__pkey';
      end if;
      delete from past_slugs where kind = slug_kind and slug = new.slug;
      if tg_op = 'UPDATE' then
        insert into past_slugs (kind, slug, entity_id) values (slug_kind, old.slug, old.id)
          on conflict on constraint past_slugs__pkey do update set entity_id = excluded.entity_id;
      end if;
      return null;
    end $$;
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    create or replace function keep_landing_slug() returns trigger language plpgsql as $$
    declare
      slug_kind constant text := tg_argv[0];
    begin
      if tg_op = 'DELETE' then
        delete from landing_slugs where kind = slug_kind and entity_id = old.id;
        return null;
      end if;
      if tg_op = 'UPDATE' then
        update landing_slugs set current = false
          where kind = slug_kind and entity_id = old.id and current;
      end if;
      delete from landing_slugs where slug = new.slug and not current;
      insert into landing_slugs (slug, kind, entity_id, current)
        values (new.slug, slug_kind, new.id, true);
      return null;
    end $$;

    create or replace function keep_past_slug() returns trigger language plpgsql as $$
    declare
      slug_kind constant text := tg_argv[0];
    begin
      if tg_op = 'DELETE' then
        delete from past_slugs where kind = slug_kind and entity_id = old.id;
        return null;
      end if;
      if exists (
        select from past_slugs
        where kind = slug_kind and slug = new.slug and entity_id <> new.id
          and is_shown(kind, entity_id)
      ) then
        raise exception 'a former address of a page that is shown'
          using errcode = 'unique_violation', table = 'past_slugs', constraint = 'past_slugs__pkey';
      end if;
      delete from past_slugs where kind = slug_kind and slug = new.slug;
      if tg_op = 'UPDATE' then
        insert into past_slugs (kind, slug, entity_id) values (slug_kind, old.slug, old.id)
          on conflict on constraint past_slugs__pkey do update set entity_id = excluded.entity_id;
      end if;
      return null;
    end $$;
    drop table gone_slugs;
  `.execute(db);
}
