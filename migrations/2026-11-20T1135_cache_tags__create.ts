import { type Kysely, sql } from 'kysely';

/** Rows that the page of one villa or boat shows; lists and the home page show parts of them too. */
const OF_A_LISTING = {
  villa: [
    'villa_prices',
    'villa_discounts',
    'villa_extras',
    'villa_features',
    'villa_pictures',
    'villa_rooms',
    'villa_distances',
    'villa_villa_types',
    'villa_occupancies',
    'villa_search',
    'comments',
  ],
  boat: [
    'boat_prices',
    'boat_discounts',
    'boat_extras',
    'boat_features',
    'boat_pictures',
    'boat_boat_types',
    'boat_occupancies',
    'boat_search',
    'comments',
  ],
} as const;

/** Rows that any page may show: a change makes every kept page stale. */
const OF_THE_SITE = [
  'settings',
  'villa_types',
  'boat_types',
  'regions',
  'towns',
  'districts',
  'marinas',
  'landing_slugs',
  'features',
  'feature_categories',
  'cancellation_policies',
  'showcases',
  'showcase_villas',
  'blog_posts',
  'blog_post_tags',
  'blog_tags',
  'content_pages',
  'faq_groups',
  'faq_entries',
  'documents',
  'bank_accounts',
] as const;

/**
 * Tells every process which kept pages a committed change made stale, whatever program wrote it:
 * channel `koy_cache`, tags `villa:<id>`, `boat:<id>` and `site`. Equal ones of a transaction are
 * told once; more than 100 listings at once are the whole site.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create function tell_listings_changed(kind text, changed_ids integer[]) returns void
    language plpgsql as $$
    begin
      if cardinality(changed_ids) > 100 then
        perform pg_notify('koy_cache', 'site');
      else
        perform pg_notify('koy_cache', kind || ':' || id)
          from unnest(changed_ids) as changed (id) where id is not null;
      end if;
    end $$;

    create function tell_site_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('koy_cache', 'site');
      return null;
    end $$;
  `.execute(db);
  for (const kind of ['villa', 'boat'] as const) {
    await tellRows(db, { kind, table: `${kind}s`, column: 'id' });
    for (const table of OF_A_LISTING[kind])
      await tellRows(db, { kind, table, column: `${kind}_id` });
  }
  for (const table of OF_THE_SITE) {
    await sql`
      create trigger ${sql.id(`${table}__cache`)} after insert or update or delete or truncate
        on ${sql.table(table)} for each statement execute function tell_site_changed();
    `.execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const table of OF_THE_SITE)
    await sql`drop trigger ${sql.id(`${table}__cache`)} on ${sql.table(table)}`.execute(db);
  for (const kind of ['villa', 'boat'] as const) {
    for (const table of [`${kind}s`, ...OF_A_LISTING[kind]]) {
      const name = namesOf(kind, table);
      await sql`
        drop trigger ${name('added')} on ${sql.table(table)};
        drop trigger ${name('changed')} on ${sql.table(table)};
        drop trigger ${name('removed')} on ${sql.table(table)};
        drop trigger ${name('emptied')} on ${sql.table(table)};
      `.execute(db);
    }
    await sql`
      drop function ${functionOf(kind, `${kind}_id`)};
      drop function ${functionOf(kind, 'id')};
    `.execute(db);
  }
  await sql`
    drop function tell_site_changed();
    drop function tell_listings_changed(text, integer[]);
  `.execute(db);
}

interface Told {
  kind: 'villa' | 'boat';
  table: string;
  /** The column that holds the villa's or boat's id. */
  column: string;
}

/** One call a statement, however many rows it writes. */
async function tellRows(db: Kysely<any>, { kind, table, column }: Told): Promise<void> {
  const name = namesOf(kind, table);
  const told = functionOf(kind, column);
  await createFunction(db, { kind, column });
  await sql`
    create trigger ${name('added')} after insert on ${sql.table(table)}
      referencing new table as new_rows for each statement execute function ${told};
    create trigger ${name('changed')} after update on ${sql.table(table)}
      referencing new table as new_rows old table as old_rows
      for each statement execute function ${told};
    create trigger ${name('removed')} after delete on ${sql.table(table)}
      referencing old table as old_rows for each statement execute function ${told};
    create trigger ${name('emptied')} after truncate on ${sql.table(table)}
      for each statement execute function tell_site_changed();
  `.execute(db);
}

async function createFunction(db: Kysely<any>, { kind, column }: Omit<Told, 'table'>) {
  await sql`
    create or replace function ${functionOf(kind, column)} returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        perform tell_listings_changed(${sql.lit(kind)},
          array(select distinct ${sql.id(column)} from new_rows));
      end if;
      -- A row may have moved from one to another.
      if tg_op <> 'INSERT' then
        perform tell_listings_changed(${sql.lit(kind)},
          array(select distinct ${sql.id(column)} from old_rows));
      end if;
      return null;
    end $$;
  `.execute(db);
}

const functionOf = (kind: string, column: string) =>
  sql`${sql.id(column === 'id' ? `tell_${kind}s_changed` : `tell_${kind}_rows_changed`)}()`;

const namesOf = (kind: string, table: string) => (suffix: string) =>
  sql.id(`${table}__cache_${table === 'comments' ? `${kind}_` : ''}${suffix}`);
