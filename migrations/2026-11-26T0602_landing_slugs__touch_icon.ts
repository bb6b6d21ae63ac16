import { type Kysely, sql } from 'kysely';

const RESERVED = [
  ...['about', 'admin', 'api', 'assets', 'blog', 'boat', 'boats', 'build', 'car', 'contact', 'css'],
  ...[
    'dashboard',
    'enquire',
    'error',
    'faq',
    'favicon',
    'bulten',
    'favoriler',
    'tercih',
    'favorites',
  ],
  ...['fonts', 'guvenli-odeme', 'healthz', 'home', 'icons', 'images', 'index', 'js', 'kunye'],
  ...['listing', 'listingboat', 'login', 'logout', 'manifest', 'media', 'metrics', 'new', 'null'],
  ...['odeme', 'offline', 'pictures', 'readyz', 'rezervasyon', 'robots', 'search', 'sitemap'],
  ...['static', 'takvim', 'teklif', 'undefined', 'uploads', 'v1', 'v2', 'v3', 'villa', 'villas'],
  ...['website', 'well-known', 'yorum', 'paylas'],
];

/** The site's own addresses, which no landing page may take: browsers look for an icon at one more. */
export const up = (db: Kysely<any>) => reserve(db, [...RESERVED, 'apple-touch-icon']);

export const down = (db: Kysely<any>) => reserve(db, RESERVED);

async function reserve(db: Kysely<any>, slugs: string[]) {
  await sql`
    alter table landing_slugs
      drop constraint landing_slugs__not_reserved,
      add constraint landing_slugs__not_reserved
        check (slug not in (${sql.join(slugs.map((slug) => sql.lit(slug)))}));
  `.execute(db);
}
