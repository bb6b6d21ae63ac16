import { createServer } from 'node:http';

import { sql } from 'kysely';
import request from 'supertest';

import { createApp } from '../../../server/app.ts';
import { publishPosts } from '../../../server/jobs/publish-posts.ts';
import { withPageCache } from '../../../server/page-cache.ts';
import {
  changesHeard,
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db } from '../../support/api.ts';
import { createBoat, createBoatType } from '../../support/boat-factories.ts';
import { createShowcase, somePdf, somePicture } from '../../support/catalogue-factories.ts';
import { createComment } from '../../support/desk-factories.ts';
import { createVilla, dayFromToday, stayFromToday } from '../../support/factories.ts';

/*
 * What staff write is what the next visitor sees, though pages are kept in memory: in the kept pages, in the
 * search rows and in the quote, all by the one commit. The calls go through the page cache, as in production.
 */
const server = createServer(withPageCache(createApp())).listen(0, '127.0.0.1');
const site = request(server);

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await startHearingChanges();
});

afterAll(async () => {
  await stopHearingChanges();
  server.closeAllConnections();
  server.close();
});

type Verb = 'post' | 'put' | 'patch' | 'delete';

async function write(verb: Verb, address: string, body: object = {}) {
  const response = await site[verb](`/v1/admin${address}`).set('authorization', admin).send(body);
  expect(response.status).toBeLessThan(300);
  return response.body.content;
}

/** A call with one file, and what it answers. */
async function send(address: string, field: string, file: Buffer, body: Record<string, string>) {
  const call = site.post(`/v1/admin${address}`).set('authorization', admin).field(body);
  const response = await call.attach(field, file, 'dosya.pdf');
  expect(response.status).toBeLessThan(300);
  return response.body.content;
}

/** A page, twice, so that the second comes from memory. */
async function page(address: string): Promise<string> {
  const first = await site.get(address).expect(200);
  const second = await site.get(address).expect(200);
  expect(second.headers.etag).toBe(first.headers.etag);
  return second.text;
}

describe('a villa’s price and calendar', () => {
  let villa: Awaited<ReturnType<typeof createVilla>>;

  beforeEach(async () => {
    villa = await createVilla({ nightly_price_kurus: null });
  });

  const stay = stayFromToday(40, 5);

  const villaPage = () => page(paths.villa(villa.slug));

  const quote = async (extras: number[] = []) => {
    const query = { villa_id: villa.id, ...stay, extras: extras.join() };
    return (await site.get('/v1/quote').query(query)).body.content;
  };

  /** The total on the villa's card for the stay; undefined when it is not offered. */
  async function listed(): Promise<number | undefined> {
    const { body } = await site.get('/v2/search').query(stay);
    const card = body.content.find(({ id }: { id: number }) => id === villa.id);
    return card?.total_kurus;
  }

  const fromPrice = async () => {
    const row = await db
      .selectFrom('villa_search')
      .select('from_price_kurus')
      .where('villa_id', '=', villa.id)
      .executeTakeFirstOrThrow();
    return row.from_price_kurus;
  };

  const season = (nightly_price_kurus: number) => ({
    start_date: dayFromToday(10),
    end_date: dayFromToday(100),
    nightly_price_kurus,
  });

  const price = (kurus: number) => formatMoney(kurus);

  test('a season: added, edited, removed', async () => {
    expect(await villaPage()).not.toContain(price(12_345_00));

    const { id } = await write('post', '/villas/price', {
      villa_id: villa.id,
      ...season(12_345_00),
    });
    expect(await villaPage()).toContain(price(12_345_00));
    expect([await listed(), await fromPrice()]).toEqual([61_725_00, 12_345_00]);
    expect((await quote()).total_kurus).toBe(61_725_00);

    await write('put', `/villas/price/${id}`, season(23_456_00));
    const edited = await villaPage();
    expect(edited).toContain(price(23_456_00));
    expect(edited).not.toContain(price(12_345_00));
    expect([await listed(), await fromPrice()]).toEqual([117_280_00, 23_456_00]);
    expect((await quote()).total_kurus).toBe(117_280_00);

    await write('delete', `/villas/price/${id}`);
    expect(await villaPage()).not.toContain(price(23_456_00));
    expect([await listed(), await fromPrice()]).toEqual([undefined, null]);
    expect((await quote()).reasons).toMatchObject([{ code: 'unpriced' }]);
  });

  test('a discount and an extra of every stay', async () => {
    await write('post', '/villas/price', { villa_id: villa.id, ...season(10_000_00) });
    expect(await listed()).toBe(50_000_00);

    const discount = {
      kind: 'PERIOD',
      percent: 30,
      start_date: stay.check_in,
      end_date: stay.check_out,
    };
    const { id } = await write('post', '/villas/discount', { villa_id: villa.id, ...discount });
    expect([await listed(), (await quote()).total_kurus]).toEqual([35_000_00, 35_000_00]);

    const extra = { name: 'Çarşaf', unit: 'STAY', amount_kurus: 1_234_00, optional: false };
    await write('post', '/villas/extra', { villa_id: villa.id, ...extra });
    expect(await villaPage()).toContain('Çarşaf');
    expect([await listed(), (await quote()).total_kurus]).toEqual([36_234_00, 36_234_00]);

    await write('delete', `/villas/discount/${id}`);
    expect([await listed(), (await quote()).total_kurus]).toEqual([51_234_00, 51_234_00]);
  });

  test('a closing and a stay sold elsewhere', async () => {
    await write('post', '/villas/price', { villa_id: villa.id, ...season(10_000_00) });
    const free = await villaPage();
    const days = { started_at: stay.check_in, finished_at: stay.check_out };

    const { id } = await write('post', '/villas/date', { villa_id: villa.id, ...days });
    expect(await villaPage()).not.toBe(free);
    expect([await listed(), (await quote()).sellable]).toEqual([undefined, false]);

    await write('delete', `/villas/date/${id}`);
    expect([await listed(), (await quote()).sellable]).toEqual([50_000_00, true]);

    const told = await write('post', '/external', { villa_id: villa.id, ...days });
    expect(await listed()).toBe(50_000_00);
    await write('patch', `/external/${told.id}`, { status: 'APPROVED' });
    expect([await listed(), (await quote()).sellable]).toEqual([undefined, false]);
    await write('patch', `/external/${told.id}`, { status: 'CANCELLED' });
    expect(await listed()).toBe(50_000_00);
  });
});

describe('the catalogue', () => {
  test('a boat: its form, its pictures, its place on the market', async () => {
    const boat = await createBoat();
    const address = `/boat/${boat.slug}`;
    const form = { name: boat.name, marina_id: boat.marina_id, guests_day: 9 };
    expect(await page(address)).not.toContain('Kumluca');

    await write('put', `/boat/${boat.id}`, { ...form, summary: 'Kumluca’nın en sakin teknesi.' });
    expect(await page(address)).toContain('Kumluca’nın en sakin teknesi.');

    const body = { boat_id: String(boat.id) };
    const [{ image }] = await send('/boat/image', 'images[]', await somePicture(), body);
    expect(await page(address)).toContain(image.hash);
    await write('put', `/boat/image/${image.id}`, { alt: 'Gün batımında' });
    expect(await page(address)).toContain('Gün batımında');
    await write('delete', `/boat/image/${image.id}`);
    expect(await page(address)).not.toContain(image.hash);

    expect(await page('/listingboat')).toContain(boat.name);
    await write('patch', '/boat/activity', { ids: [boat.id], active: false });
    expect(await page('/listingboat')).not.toContain(boat.name);
  });

  test('a boat type and a marina', async () => {
    const type = await createBoatType({ name: 'Ahşap şalopa' });
    const boat = await createBoat({ types: [type.id] });
    expect(await page('/')).toContain('Ahşap şalopa');

    await write('put', `/boattypes/${type.id}`, { name: 'Yelkenli çektirme' });
    expect(await page('/')).toContain('Yelkenli çektirme');
    expect(await page(`/${type.slug}`)).toContain('Yelkenli çektirme');

    expect(await page(`/boat/${boat.slug}`)).not.toContain('Bedri Rahmi İskelesi');
    const { town_id } = (
      await site.get(`/v1/admin/showmarina/${boat.marina_id}`).set('authorization', admin)
    ).body.content;
    await write('put', `/marina/${boat.marina_id}`, { name: 'Bedri Rahmi İskelesi', town_id });
    expect(await page(`/boat/${boat.slug}`)).toContain('Bedri Rahmi İskelesi');
  });

  test('a showcase and its villas', async () => {
    const [kept, other] = [await createVilla(), await createVilla()];
    const { id } = await createShowcase([kept.id], { title: 'Koy manzaralılar' });
    expect(await page('/')).toContain('Koy manzaralılar');

    await write('put', `/showcases/${id}`, { title: 'Çam kokulular' });
    expect(await page('/')).toContain('Çam kokulular');
    const shown = async () => (await site.get('/v1/showcases')).body.content.at(-1).villas.length;
    await write('post', '/showcase-villas', { showcase_id: id, villa_ids: [other.id] });
    expect(await shown()).toBe(2);

    await write('delete', `/showcases/${id}`);
    expect(await page('/')).not.toContain('Çam kokulular');
  });

  test('a document', async () => {
    expect(await page('/website/document')).not.toContain('Yetki belgesi 2027');

    const { id } = await send('/documents', 'file', somePdf(), { title: 'Yetki belgesi 2027' });
    expect(await page('/website/document')).toContain('Yetki belgesi 2027');

    await write('delete', `/documents/${id}`);
    expect(await page('/website/document')).not.toContain('Yetki belgesi 2027');
  });
});

describe('what staff write', () => {
  test('a company page, and the site’s settings on it', async () => {
    await write('put', '/about/edit', { title: 'Biz', body: '<p>İlk hâli</p>' });
    expect(await page('/about')).toContain('İlk hâli');

    await write('put', '/about/edit', { title: 'Biz', body: '<p>Son hâli</p>' });
    expect(await page('/about')).toContain('Son hâli');

    await write('put', '/site/edit', { site_footer_text: 'Kıyıda bir acente.' });
    expect(await page('/about')).toContain('Kıyıda bir acente.');
    await write('put', '/social/edit', { instagram_link: 'https://www.instagram.com/koy.yeni' });
    expect(await page('/about')).toContain('https://www.instagram.com/koy.yeni');
  });

  test('a question', async () => {
    const { id: group_id } = await write('post', '/faqgroups', { title: 'Ödeme' });
    expect(await page('/faq')).not.toContain('Taksit var mı?');

    const entry = { group_id, question: 'Taksit var mı?', answer: '<p>Altı taksit.</p>' };
    const { id } = await write('post', '/faqentries', entry);
    expect(await page('/faq')).toContain('Taksit var mı?');

    await write('delete', `/faqentries/${id}`);
    expect(await page('/faq')).not.toContain('Taksit var mı?');
  });

  test('a comment', async () => {
    const villa = await createVilla();
    const id = await createComment({ villa_id: villa.id, body: 'Havuz tertemizdi.' });
    const address = `/villa/${villa.slug}`;
    expect(await page(address)).not.toContain('Havuz tertemizdi.');

    await write('put', `/villas/commentactivity/${id}`, { state: 'PUBLISHED' });
    expect(await page(address)).toContain('Havuz tertemizdi.');

    await write('delete', `/villas/comment/${id}`);
    expect(await page(address)).not.toContain('Havuz tertemizdi.');
  });

  test('a post, and one whose moment has come meanwhile', async () => {
    const post = { title: 'Patara kumu', body: '<p>Kum</p>', state: 'PUBLISHED' };
    expect(await page('/blog')).not.toContain('Patara kumu');

    const { id } = await write('post', '/blog', post);
    expect(await page('/blog')).toContain('Patara kumu');
    await write('delete', `/blog/${id}`);
    expect(await page('/blog')).not.toContain('Patara kumu');

    await announceWithoutTelling('Likya yolu');
    expect(await page('/blog')).not.toContain('Likya yolu');
    await publishPosts.run();
    // Nobody here made this change by a call: it arrives when it does.
    await changesHeard();
    expect(await page('/blog')).toContain('Likya yolu');
  });
});

/** A post written yesterday for a minute ago, as if the page had been kept before that minute. */
async function announceWithoutTelling(title: string): Promise<void> {
  const now = Temporal.Now.instant();
  await db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = 'replica'`.execute(inside);
    await inside
      .insertInto('blog_posts')
      .values({
        slug: 'likya-yolu',
        title,
        state: 'PUBLISHED',
        published_at: now.subtract({ minutes: 1 }).toString(),
        updated_at: now.subtract({ hours: 24 }).toString(),
      })
      .execute();
  });
}
