import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'kysely';
import sharp from 'sharp';

import { env } from '../../../server/env.ts';
import { pruneShareCards } from '../../../server/services/files/share-pictures.ts';
import { paths } from '../../../server/shared/paths.ts';
import { villaCard } from '../../../views/layouts/share-cards.ts';
import { db, site } from '../../support/api.ts';
import { createDemo } from '../../support/demo.ts';
import { createSettings, stayFromToday } from '../../support/factories.ts';
import { structuredDataOf } from '../../support/structured-data.ts';
import { testSite } from '../../views/site.ts';

const WITHDRAWN = {
  active: false,
  withdrawn_at: '2026-07-01T09:00:00Z',
  withdrawn_reason: 'PERMIT_LOST',
};
const VILLA = 'villa-lodos';
const BOAT = 'mavi-ruya';
let post = '';

beforeAll(async () => {
  await createDemo();
  const row = await db
    .selectFrom('blog_posts')
    .select('slug')
    .where('state', '=', 'PUBLISHED')
    .where('picture_hash', 'is not', null)
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
  post = row.slug;
});

const read = async (address: string, status = 200) => (await site.get(address).expect(status)).text;

/** `<meta property="og:…" content="…">` and the like, by their names. */
const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('structured data', () => {
  test.each([
    ['the home page', () => paths.home(), ['TravelAgency']],
    ['the list', () => paths.villas(), ['BreadcrumbList', 'ItemList']],
    ['a place', () => '/kalkan', ['BreadcrumbList', 'FAQPage', 'ItemList']],
    ['the boats', () => paths.boats(), ['BreadcrumbList', 'ItemList']],
    ['a villa', () => paths.villa(VILLA), ['BreadcrumbList', 'VacationRental']],
    ['a boat', () => paths.boat(BOAT), ['BreadcrumbList', 'Product']],
    ['a post', () => paths.post(post), ['BlogPosting', 'BreadcrumbList']],
    ['the questions', () => paths.faq(), ['FAQPage']],
  ])('of %s has all that its types need', async (_, address, types) => {
    const found = structuredDataOf(await read(address()));

    expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(found.map(({ type }) => type).sort()).toEqual(types);
  });
});

describe('which address search engines keep', () => {
  const stay = stayFromToday(60, 7);

  test.each([
    ['a list', paths.villas(), '/listing', false],
    ['a further page', paths.villas({ page: 2 }), '/listing?page=2', false],
    ['a list for days', paths.villas(stay), '/listing', true],
    ['a sorted list', paths.villas({ sort: 'price_asc' }), '/listing', true],
    ['a filter', paths.villas({ bedrooms: 3 }), '/listing', true],
    ['a place', paths.landing('kalkan'), '/kalkan', false],
    ['a place with a filter', paths.landing('kalkan', { adults: 4 }), '/kalkan', true],
    ['boats for people', paths.boats({ adults: 4 }), '/listingboat', true],
    ['a villa for days', paths.villa(VILLA, stay), `/villa/${VILLA}`, false],
    ['questions searched', paths.faq({ q: 'depozito' }), '/faq', true],
    ['a campaign’s link', '/listing?utm_source=mail', '/listing', false],
  ])('%s: %s', async (_, address, canonical, hidden) => {
    const html = await read(address);

    expect(canonicalOf(html)).toBe(`http://koy.test${canonical}`);
    expect(metaOf(html).robots === 'noindex, follow').toBe(hidden);
  });

  test('an empty list is nothing to keep', async () => {
    expect(metaOf(await read(paths.villas({ q: 'böyle bir villa yok' }))).robots).toBe(
      'noindex, follow',
    );
  });
});

describe('where a page is shared', () => {
  test.each([
    ['the home page', () => paths.home(), 'website', 'site/koy'],
    ['the list', () => paths.villas(), 'website', 'site/koy'],
    ['a villa', () => paths.villa(VILLA), 'website', `villa/${VILLA}`],
    ['a boat', () => paths.boat(BOAT), 'website', `boat/${BOAT}`],
    ['a place', () => '/kalkan', 'website', 'place/kalkan'],
    ['a type of boats', () => '/gulet', 'website', 'place/gulet'],
    ['a post', () => paths.post(post), 'article', 'post/[a-z0-9-]+'],
  ])('%s has its words and its picture', async (_, address, type, picture) => {
    const html = await read(address());
    const meta = metaOf(html);

    expect(meta).toMatchObject({
      'og:type': type,
      'og:locale': 'tr_TR',
      'og:site_name': 'Koy',
      'og:url': canonicalOf(html),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:title']).toBeTruthy();
    expect(meta['og:description']).toBe(meta.description);
    expect(meta['og:image:alt']).toBeTruthy();
    expect(meta['og:image']).toMatch(
      new RegExp(`^http://koy\\.test/paylas/${picture}/[a-z0-9]+\\.jpg$`),
    );

    const drawn = await site.get(new URL(meta['og:image'] ?? '').pathname).expect(200);
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { width, height, format } = await sharp(drawn.body).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(drawn.body.length).toBeLessThan(300_000);
  });

  test.each([
    ['with cabins', BOAT, / 12 kişi · 6 kabin$/],
    ['for the day', 'kelebek', / 10 kişi$/],
  ])('a boat %s is told by what it has', async (_what, slug, line) => {
    expect(metaOf(await read(paths.boat(slug)))['og:image:alt']).toMatch(line);
  });

  test('the picture is drawn once, and drawn again when it is lost', async () => {
    const address = new URL(metaOf(await read(paths.villa(VILLA)))['og:image'] ?? '').pathname;
    const first = await site.get(address);
    await rm(path.join(env.DATA_DIR, 'share-cards'), { recursive: true });
    const again = await Promise.all([site.get(address), site.get(address)]);

    expect(again.map(({ body }) => body.equals(first.body))).toEqual([true, true]);
  });

  test('an old one is removed, a new one stays', async () => {
    const address = new URL(metaOf(await read(paths.villa(VILLA)))['og:image'] ?? '').pathname;
    await site.get(address).expect(200);
    const drawn = () => readdir(path.join(env.DATA_DIR, 'share-cards'));
    const instant = Temporal.Now.instant();

    expect(await pruneShareCards(instant.subtract({ hours: 1 }))).toBe(0);
    expect(await drawn()).not.toEqual([]);
    expect(await pruneShareCards(instant.add({ hours: 1 }))).toBeGreaterThan(0);
    expect(await drawn()).toEqual([]);
    await site.get(address).expect(200);
  });

  test('a name changed is a new picture, to which the former address leads', async () => {
    const before = new URL(metaOf(await read(paths.boat(BOAT)))['og:image'] ?? '').pathname;
    await db.updateTable('boats').set({ name: 'Mavi Rüya II' }).where('slug', '=', BOAT).execute();
    const after = new URL(metaOf(await read(paths.boat(BOAT)))['og:image'] ?? '').pathname;
    const answer = await site.get(before).expect(302);

    expect(after).not.toBe(before);
    expect(answer.headers.location).toBe(after);
  });

  test('a villa’s names its permit beside the agency’s, as it is seen without its page', async () => {
    const of = async (permit_no: string) => {
      await db.updateTable('villas').set({ permit_no }).where('slug', '=', VILLA).execute();
      return new URL(metaOf(await read(paths.villa(VILLA)))['og:image'] ?? '').pathname;
    };
    const [former, present] = [await of('07-4821'), await of('07-4822')];
    const villa = { slug: VILLA, name: 'Villa Lodos', town: 'Kalkan', district: 'Kışla' };
    const card = villaCard(
      testSite(),
      { ...villa, capacity: 8, bedrooms: 4, permit_no: '07-4822' },
      null,
    );

    expect(card.seal).toBe('TÜRSAB belge no 18126 · İzin no 07-4822');
    expect((await site.get(former).expect(302)).headers.location).toBe(present);
    await site.get(present).expect(200);
  });

  test.each([
    ['site_name', 'Koy Villa'],
    ['tursab_no', '98765'],
  ])('another %s is a new picture, too', async (key, value) => {
    const address = async () =>
      new URL(metaOf(await read(paths.about()))['og:image'] ?? '').pathname;
    const before = await address();
    const first = await site.get(before).expect(200);
    await createSettings({ [key]: value });
    const after = await address();

    expect((await site.get(before).expect(302)).headers.location).toBe(after);
    expect((await site.get(after).expect(200)).body.equals(first.body)).toBe(false);
  });

  test.each([
    '/paylas/villa/yok/abc.jpg',
    '/paylas/ev/villa-lodos/abc.jpg',
    '/paylas/villa/x/ABC.jpg',
  ])('%s is not there', (address) => site.get(address).expect(404));
});

describe('sitemap.xml', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);

  test('names its files, each with its last change; robots.txt names it', async () => {
    const xml = await read(paths.sitemap());

    expect(locations(xml)).toEqual(
      ['villas', 'boats', 'places', 'posts', 'pages'].map((kind) => `/sitemap/${kind}-1.xml`),
    );
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(5);
    expect(await read(paths.robots())).toContain('Sitemap: http://koy.test/sitemap.xml');
  });

  test('every address in it is there, says what it is about, and wants to be kept', async () => {
    const files = locations(await read(paths.sitemap()));
    const all = (await Promise.all(files.map((file) => read(file)))).flatMap(locations);
    const pages = locations(await read('/sitemap/pages-1.xml'));
    // Landings are many and alike.
    const some = all.filter((address, at) => !/^\/(villa|boat)\//.test(address) && at % 4 === 0);
    const answers = await Promise.all(
      [...new Set([...pages, ...some, paths.villa(VILLA), paths.boat(BOAT)])].map(
        async (address) => {
          const { status, text } = await site.get(address);
          const { robots: hidden, description = '' } = metaOf(text);
          return { address, status, hidden, description, canonical: canonicalOf(text) };
        },
      ),
    );

    expect(new Set(all).size).toBe(all.length);
    expect(
      answers.filter(
        ({ address, status, hidden, canonical }) =>
          status !== 200 || hidden || canonical !== `http://koy.test${address}`,
      ),
    ).toEqual([]);
    expect(answers.filter(({ description }) => description.length < 20)).toEqual([]);
  });

  test('shows villas with their pictures, and none that may not be advertised', async () => {
    const xml = await read(paths.sitemapPart('villas-1'));
    await db.updateTable('villas').set(WITHDRAWN).where('slug', '=', 'villa-nar').execute();
    const after = await read(paths.sitemapPart('villas-1'));

    expect(xml).toMatch(
      /<loc>http:\/\/koy\.test\/villa\/villa-nar<\/loc><lastmod>[^<]+<\/lastmod><image:image><image:loc>http:\/\/koy\.test\/media\/[0-9a-f]{20}\/\d+\.jpg</,
    );
    expect(locations(after)).toEqual(
      locations(xml).filter((address) => address !== '/villa/villa-nar'),
    );
  });

  test.each([
    ['villa', 'villas', VILLA],
    ['boat', 'boats', BOAT],
  ] as const)('a %s changed with its prices', async (kind, table, slug) => {
    const { id } = await db
      .selectFrom(table)
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const column = sql.ref(`${kind}_id`);
    await sql`update ${sql.table(`${kind}_prices`)} set days = daterange(lower(days), upper(days) - 1)
      where id = (select max(id) from ${sql.table(`${kind}_prices`)} where ${column} = ${id})`.execute(
      db,
    );
    const { rows } = await sql<{ changed: Date }>`
      select max(updated_at) as changed from ${sql.table(`${kind}_prices`)} where ${column} = ${id}
    `.execute(db);
    const changed = rows[0]?.changed.toISOString();

    const xml = await read(paths.sitemapPart(`${table}-1`));
    const index = await read(paths.sitemap());

    expect(xml).toContain(`/${kind}/${slug}</loc><lastmod>${changed}</lastmod>`);
    expect(index).toContain(`/sitemap/${table}-1.xml</loc><lastmod>${changed}</lastmod>`);
  });

  test.each([
    ['villa_types', 'tas-evler'],
    ['boat_types', 'gulet'],
    ['towns', 'kalkan'],
  ] as const)('one of %s changed with its own text', async (table, slug) => {
    const { updated_at } = await db
      .updateTable(table)
      .set({ body: '<p>Yeni metin.</p>' })
      .where('slug', '=', slug)
      .returning('updated_at')
      .executeTakeFirstOrThrow();

    expect(await read(paths.sitemapPart('places-1'))).toContain(
      `/${slug}</loc><lastmod>${updated_at.toISOString()}</lastmod>`,
    );
  });

  test.each(['/sitemap/villas-9.xml', '/sitemap/villas.xml', '/sitemap/users-1.xml'])(
    '%s is not there',
    (address) => site.get(address).expect(404),
  );
});

describe('an address as people write it', () => {
  const encoded = (address: string) => encodeURI(address);

  test.each([
    ['/KALKAN', '/kalkan'],
    ['/Kaş?adults=4&children=1', '/kas?adults=4&children=1'],
    ['/villa/Villa-SARDUNYA', '/villa/villa-sardunya'],
    ['/Villa/villa-sardunya/Takvim', '/villa/villa-sardunya/takvim'],
    ['/rezervasyon/Villa%20Sardunya', '/rezervasyon/villa-sardunya'],
    ['/BLOG', '/blog'],
    ['/Listing?town=kas', '/listing?town=kas'],
  ])('%s leads to %s for good', async (typed, plain) => {
    const answer = await site.get(typed.includes('%') ? typed : encoded(typed));

    expect([answer.status, answer.headers.location]).toEqual([301, plain]);
    await site.get(plain).expect(200);
  });

  test.each([
    '/OLMAYAN-YER',
    '/villa/Villa-Olmayan',
    '/kalkan.',
    '//KALKAN',
    '/%2F%2Fevil.example/KALKAN',
    '/DASHBOARD',
    '/V1/villas',
    '/KALKAN%',
  ])('%s is not there', async (typed) => {
    const { status, headers } = await site.get(typed);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.location).toBeUndefined();
  });
});

describe('what is gone', () => {
  test('a villa withdrawn for good is 410, with others like it and nothing of its own', async () => {
    const { name } = await db
      .updateTable('villas')
      .set(WITHDRAWN)
      .where('slug', '=', 'villa-incir')
      .returning('name')
      .executeTakeFirstOrThrow();

    for (const address of [paths.villa('villa-incir'), paths.villaCalendar('villa-incir')]) {
      const html = await read(address, 410);
      const main = html.replace(/^.*?<main/s, '').replace(/<\/main>.*$/s, '');

      expect(metaOf(html).robots).toBe('noindex, follow');
      expect(main).not.toContain(name);
      expect(main).toContain('Benzer villalar');
      expect(main.match(/<h3><a href="\/villa\//g)).toHaveLength(4);
    }
  });

  test('so is a boat', async () => {
    await db.updateTable('boats').set(WITHDRAWN).where('slug', '=', 'lacivert').execute();
    const html = await read(paths.boat('lacivert'), 410);

    expect(html).toContain('Benzer tekneler');
    expect(html).toContain('<h3><a href="/boat/');
  });

  test.each([
    ['VILLA', 'villas', '/villa/'],
    ['BOAT', 'boats', '/boat/'],
    ['POST', 'blog_posts', '/blog/'],
  ] as const)(
    'a former address of a %s leads to the present one for good',
    async (_, table, at) => {
      const row = await db
        .selectFrom(table)
        .select(['id', 'slug'])
        .where(
          table === 'blog_posts' ? 'state' : 'active',
          '=',
          table === 'blog_posts' ? 'PUBLISHED' : true,
        )
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await db
        .updateTable(table)
        .set({ slug: `${row.slug}-yeni` })
        .where('id', '=', row.id)
        .execute();
      const answer = await site.get(`${at}${row.slug}?adults=3`).expect(301);

      expect(answer.headers.location).toMatch(new RegExp(`^${at}${row.slug}-yeni(\\?adults=3)?$`));
    },
  );

  test('and of a type or place too', async () => {
    await db.updateTable('towns').set({ slug: 'kas-ilcesi' }).where('slug', '=', 'kas').execute();
    const answer = await site.get('/kas?adults=3').expect(301);

    expect(answer.headers.location).toBe('/kas-ilcesi?adults=3');
  });
});

test.each([paths.icon(), paths.touchIcon()])('%s leads to a picture', async (address) => {
  const { headers } = await site.get(address).expect(302);
  const picture = await site.get(String(headers.location)).expect(200);

  expect(picture.headers['content-type']).toBe('image/png');
});
