import { type Kysely, sql } from 'kysely';

/**
 * A former address that leads to a page the site shows is taken: links and search engines go on using it.
 * What is not shown gives its former addresses up to whoever asks.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create function is_shown(page_kind text, page_id integer) returns boolean
    language sql stable as $$
      select case page_kind
        when 'VILLA' then exists (select from villas where id = page_id and active)
        when 'BOAT' then exists (select from boats where id = page_id and active)
        else exists (
          select from blog_posts
          where id = page_id and state = 'PUBLISHED' and published_at <= now()
        )
      end
    $$;

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
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    create or replace function keep_past_slug() returns trigger language plpgsql as $$
    declare
      slug_kind constant text := tg_argv[0];
    begin
      if tg_op = 'DELETE' then
        delete from past_slugs where kind = slug_kind and entity_id = old.id;
        return null;
      end if;
      delete from past_slugs where kind = slug_kind and slug = new.slug;
      if tg_op = 'UPDATE' then
        insert into past_slugs (kind, slug, entity_id) values (slug_kind, old.slug, old.id)
          on conflict on constraint past_slugs__pkey do update set entity_id = excluded.entity_id;
      end if;
      return null;
    end $$;
    drop function is_shown(text, integer);
  `.execute(db);
}
