import { type Kysely, sql } from 'kysely';

/** One namespace for every page at /{slug}, and the addresses that pages and listings had before. */
export async function up(db: Kysely<any>) {
  await sql`
    create table landing_slugs (
      slug text
        constraint landing_slugs__slug_unique primary key
        constraint landing_slugs__slug_form check (is_slug(slug))
        constraint landing_slugs__not_reserved check (slug not in (
          'about', 'admin', 'api', 'assets', 'blog', 'boat', 'boats', 'build', 'car', 'contact', 'css',
          'dashboard', 'enquire', 'error', 'faq', 'favicon', 'bulten', 'favoriler', 'tercih', 'favorites', 'fonts',
          'guvenli-odeme', 'healthz', 'home', 'icons', 'images', 'index', 'js', 'kunye', 'listing',
          'listingboat', 'login', 'logout', 'manifest', 'media', 'metrics', 'new', 'null', 'odeme',
          'offline', 'pictures', 'readyz', 'rezervasyon', 'robots', 'search', 'sitemap', 'static',
          'takvim', 'teklif', 'undefined', 'uploads', 'v1', 'v2', 'v3', 'villa', 'villas', 'website',
          'well-known', 'yorum'
        )),
      kind text not null constraint landing_slugs__kind_known
        check (kind in ('VILLA_TYPE', 'BOAT_TYPE', 'REGION', 'TOWN', 'DISTRICT')),
      entity_id integer not null,
      current boolean not null,
      created_at timestamptz not null default now()
    );
    create unique index landing_slugs__one_current on landing_slugs (kind, entity_id) where current;
    create index landing_slugs__entity on landing_slugs (kind, entity_id);

    create table past_slugs (
      kind text not null
        constraint past_slugs__kind_known check (kind in ('VILLA', 'BOAT', 'POST')),
      slug text not null,
      entity_id integer not null,
      created_at timestamptz not null default now(),
      constraint past_slugs__pkey primary key (kind, slug)
    );
    create index past_slugs__entity on past_slugs (kind, entity_id);
  `.execute(db);

  // A live page wins over another page's former address, never over a page that is live.
  await sql`
    create function keep_landing_slug() returns trigger language plpgsql as $$
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

    create function keep_past_slug() returns trigger language plpgsql as $$
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
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop function keep_past_slug();
    drop function keep_landing_slug();
    drop table past_slugs;
    drop table landing_slugs;
  `.execute(db);
}
