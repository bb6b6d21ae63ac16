import { type Kysely, sql } from 'kysely';

/** Regions are provinces, towns as the market names them, districts inside towns; marinas for boats. */
export async function up(db: Kysely<any>) {
  await sql`
    create table regions (
      id integer generated always as identity constraint regions__pkey primary key,
      plate_code smallint
        constraint regions__plate_code_unique unique
        constraint regions__plate_code_known check (plate_code between 1 and 81),
      slug text not null,
      name text not null constraint regions__name_given check (btrim(name) <> ''),
      locative text,
      intro text not null default '',
      body text not null default '',
      picture_hash text
        constraint regions__picture_fk references stored_pictures on delete set null,
      position integer not null default 0,
      seo_title text,
      seo_description text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1
    );

    create table towns (
      id integer generated always as identity constraint towns__pkey primary key,
      region_id integer not null
        constraint towns__region_fk references regions on delete restrict,
      slug text not null,
      name text not null constraint towns__name_given check (btrim(name) <> ''),
      locative text,
      lat numeric(9, 6),
      lon numeric(9, 6),
      intro text not null default '',
      body text not null default '',
      picture_hash text
        constraint towns__picture_fk references stored_pictures on delete set null,
      popular boolean not null default false,
      position integer not null default 0,
      seo_title text,
      seo_description text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint towns__on_earth check (lat between -90 and 90 and lon between -180 and 180)
    );
    create index towns__region on towns (region_id, position);
    create index towns__popular on towns (position) where popular;

    create table districts (
      id integer generated always as identity constraint districts__pkey primary key,
      town_id integer not null
        constraint districts__town_fk references towns on delete restrict,
      slug text not null,
      name text not null constraint districts__name_given check (btrim(name) <> ''),
      locative text,
      lat numeric(9, 6),
      lon numeric(9, 6),
      il_code smallint constraint districts__il_code_known check (il_code between 1 and 81),
      ilce_code integer constraint districts__ilce_code_positive check (ilce_code > 0),
      intro text not null default '',
      body text not null default '',
      picture_hash text
        constraint districts__picture_fk references stored_pictures on delete set null,
      position integer not null default 0,
      seo_title text,
      seo_description text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint districts__on_earth check (lat between -90 and 90 and lon between -180 and 180)
    );
    create index districts__town on districts (town_id, position);

    create table marinas (
      id integer generated always as identity constraint marinas__pkey primary key,
      town_id integer not null
        constraint marinas__town_fk references towns on delete restrict,
      name text not null
        constraint marinas__name_unique unique
        constraint marinas__name_given check (btrim(name) <> ''),
      locative text,
      lat numeric(9, 6),
      lon numeric(9, 6),
      address text,
      position integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      constraint marinas__on_earth check (lat between -90 and 90 and lon between -180 and 180)
    );
    create index marinas__town on marinas (town_id, position);

    create trigger marinas__touch before update on marinas
      for each row execute function touch_row();
  `.execute(db);

  for (const [table, kind] of [
    ['regions', 'REGION'],
    ['towns', 'TOWN'],
    ['districts', 'DISTRICT'],
  ] as const) {
    const name = (suffix: string) => sql.id(`${table}__${suffix}`);
    await sql`
      create trigger ${name('touch')} before update on ${sql.table(table)}
        for each row execute function touch_row();
      create trigger ${name('slug_added')} after insert or delete on ${sql.table(table)}
        for each row execute function keep_landing_slug(${sql.lit(kind)});
      create trigger ${name('slug_changed')} after update on ${sql.table(table)}
        for each row when (old.slug is distinct from new.slug)
        execute function keep_landing_slug(${sql.lit(kind)});
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  await sql`
    drop table marinas;
    drop table districts;
    drop table towns;
    drop table regions;
  `.execute(db);
}
