import { type Kysely, sql } from 'kysely';

/** Villa and boat types, each with a landing page, and the features by category that listings tick. */
export async function up(db: Kysely<any>) {
  for (const [table, kind] of [
    ['villa_types', 'VILLA_TYPE'],
    ['boat_types', 'BOAT_TYPE'],
  ] as const) {
    const name = (suffix: string) => sql.id(`${table}__${suffix}`);
    await sql`
      create table ${sql.table(table)} (
        id integer generated always as identity constraint ${name('pkey')} primary key,
        slug text not null,
        name text not null constraint ${name('name_given')} check (btrim(name) <> ''),
        description text not null default '',
        body text not null default '',
        picture_hash text
          constraint ${name('picture_fk')} references stored_pictures on delete set null,
        position integer not null default 0,
        active boolean not null default true,
        seo_title text,
        seo_description text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1
      );
      create index ${name('position')} on ${sql.table(table)} (position);
      create trigger ${name('touch')} before update on ${sql.table(table)}
        for each row execute function touch_row();
      create trigger ${name('slug_added')} after insert or delete on ${sql.table(table)}
        for each row execute function keep_landing_slug(${sql.lit(kind)});
      create trigger ${name('slug_changed')} after update on ${sql.table(table)}
        for each row when (old.slug is distinct from new.slug)
        execute function keep_landing_slug(${sql.lit(kind)});
    `.execute(db);
  }

  await sql`
    create table feature_categories (
      id integer generated always as identity constraint feature_categories__pkey primary key,
      kind text not null
        constraint feature_categories__kind_known check (kind in ('VILLA', 'BOAT')),
      name text not null constraint feature_categories__name_given check (btrim(name) <> ''),
      position integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint feature_categories__name_unique unique (kind, name)
    );

    create table features (
      id integer generated always as identity constraint features__pkey primary key,
      category_id integer not null
        constraint features__category_fk references feature_categories on delete restrict,
      name text not null constraint features__name_given check (btrim(name) <> ''),
      icon text,
      google_key text,
      position integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint features__name_unique unique (category_id, name)
    );

    create trigger feature_categories__touch before update on feature_categories
      for each row execute function touch_row();
    create trigger features__touch before update on features
      for each row execute function touch_row();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table features;
    drop table feature_categories;
    drop table boat_types;
    drop table villa_types;
  `.execute(db);
}
