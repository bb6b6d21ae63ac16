import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>) {
  await sql`
    create table blog_posts (
      id integer generated always as identity constraint blog_posts__pkey primary key,
      slug text not null
        constraint blog_posts__slug_unique unique
        constraint blog_posts__slug_form check (is_slug(slug)),
      title text not null constraint blog_posts__title_given check (btrim(title) <> ''),
      summary text not null default '',
      body text not null default '',
      picture_hash text
        constraint blog_posts__picture_fk references stored_pictures on delete restrict,
      picture_alt text not null default '',
      author_name text not null default '',
      state text not null default 'DRAFT'
        constraint blog_posts__state_known check (state in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz,
      seo_title text,
      seo_description text,
      created_by integer constraint blog_posts__created_by_fk references users on delete restrict,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint blog_posts__published_has_time
        check (state = 'DRAFT' or published_at is not null)
    );
    create index blog_posts__published on blog_posts (published_at desc)
      where state = 'PUBLISHED';
    create trigger blog_posts__touch before update on blog_posts
      for each row execute function touch_row();
    create trigger blog_posts__slug_added after insert or delete on blog_posts
      for each row execute function keep_past_slug('POST');
    create trigger blog_posts__slug_changed after update on blog_posts
      for each row when (old.slug is distinct from new.slug)
      execute function keep_past_slug('POST');

    create table blog_tags (
      id integer generated always as identity constraint blog_tags__pkey primary key,
      slug text not null
        constraint blog_tags__slug_unique unique
        constraint blog_tags__slug_form check (is_slug(slug)),
      name text not null constraint blog_tags__name_given check (btrim(name) <> '')
    );

    create table blog_post_tags (
      post_id integer not null
        constraint blog_post_tags__post_fk references blog_posts on delete cascade,
      tag_id integer not null
        constraint blog_post_tags__tag_fk references blog_tags on delete cascade,
      constraint blog_post_tags__pkey primary key (post_id, tag_id)
    );
    create index blog_post_tags__tag on blog_post_tags (tag_id);
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table blog_post_tags;
    drop table blog_tags;
    drop table blog_posts;
  `.execute(db);
}
