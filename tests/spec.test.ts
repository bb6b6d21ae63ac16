/**
 * The specification's numbers, names and texts, each as the product really answers them, under the
 * specification's own headings. What a visitor's browser does is in tests/browser/spec.test.ts; that every
 * call of §7 is there in tests/openapi/calls.test.ts.
 */
import sharp from 'sharp';

import { PostListPage } from '../server/schemas/blog-posts.ts';
import { BoatListPage } from '../server/schemas/boat-pages.ts';
import { BoatReservationListPage } from '../server/schemas/boat-reservations.ts';
import { MarinasPage } from '../server/schemas/catalogue-pages.ts';
import { CommentInbox } from '../server/schemas/comments.ts';
import { MessageInbox, SubscriberPage } from '../server/schemas/desk.ts';
import { ExternalListPage } from '../server/schemas/external-records.ts';
import { ListingTypesPage, ShowcasesPage } from '../server/schemas/place-pages.ts';
import { ReservationListPage } from '../server/schemas/reservations.ts';
import { TransactionListPage } from '../server/schemas/transactions.ts';
import { UserListPage } from '../server/schemas/users.ts';
import { VillaListPage } from '../server/schemas/villas.ts';
import { preparePicture } from '../server/services/files/pictures.ts';
import { truncate } from '../server/shared/format.ts';
import { paths } from '../server/shared/paths.ts';
import { slugOf } from '../server/shared/slug.ts';
import { bearer, db, signedIn, signIn, site } from './support/api.ts';
import { createBoat, createBoatReservation, createBoatType } from './support/boat-factories.ts';
import { createComment } from './support/desk-factories.ts';
import {
  createReservation,
  createSettings,
  createTown,
  createUser,
  createVilla,
  createVillaType,
  PASSWORD,
} from './support/factories.ts';
import { elementsOf, wordsOf } from './views/render.ts';

let villa: Awaited<ReturnType<typeof createVilla>>;
let boat: Awaited<ReturnType<typeof createBoat>>;
let headers: { Authorization: string };

beforeAll(async () => {
  villa = await createVilla({ name: 'Villa Sardunya' });
  boat = await createBoat();
  for (let type = 1; type <= 9; type += 1) await createVillaType({ name: `Tip ${type}` });
  await createBoatType();
  await createTown();
  await createSettings({
    dollar_exchange_rate: '40',
    euro_exchange_rate: '50',
    sterling_exchange_rate: '60',
  });
  headers = { Authorization: await bearer('ADMIN') };
});

const read = async (address: string, cookie = '') =>
  (await site.get(address).set('Cookie', cookie).expect(200)).text;

describe('§1 what it does', () => {
  test('the agency licence number 18126 and the 256-bit SSL notice are shown', async () => {
    const words = wordsOf(await read('/'));

    expect(words).toContain('TÜRSAB belge no 18126');
    expect(words).toContain('256 bit SSL ile korunur');
  });
});

describe('§2 screens and routes', () => {
  test.each([
    '/',
    '/listing',
    '/listingboat',
    '/car',
    '/contact',
    '/enquire',
    '/faq',
    '/blog',
    '/guvenli-odeme',
    '/website/banks',
    '/website/document',
    '/_app',
  ])('%s is there', async (address) => {
    expect((await site.get(address)).status).toBe(200);
  });

  test('/villa/{slug}, /boat/{slug} and the landing /{slug}', async () => {
    const { slug } = await createVillaType({ name: 'Taş Evler' });

    for (const address of [paths.villa(villa.slug), paths.boat(boat.slug), paths.landing(slug)])
      expect((await site.get(address)).status).toBe(200);
  });

  test("page title: 'rental villa' plus the site name; open-graph and twitter-card are set", async () => {
    const html = await read('/');

    expect(html).toContain('<title>rental villa | Koy</title>');
    expect(html).toContain('<meta property="og:title"');
    expect(html).toContain('<meta name="twitter:card"');
  });

  test("the search box says 'Arama..'; the homeowner login leads to /dashboard", async () => {
    const html = await read('/');

    expect(elementsOf(html, 'input')).toContainEqual(
      expect.objectContaining({ name: 'q', placeholder: 'Arama..' }),
    );
    expect(html).toMatch(/<a class="[^"]*" href="\/dashboard">Ev sahibi girişi/);
  });

  test('/dashboard/login has no shell', async () => {
    const html = await read(paths.dashboard.login());

    expect(html).not.toContain('id="sidebar"');
    expect(elementsOf(html, 'form').some((form) => 'data-login' in form)).toBe(true);
  });

  test("the admin shell's top bar shows 'Loading' until a token exists", async () => {
    const html = await read(paths.dashboard.home(), await signIn('ADMIN'));

    expect(html).toMatch(/data-token-state[^>]*>(<[^>]*>)*Loading/);
  });
});

describe('§3 entities', () => {
  test('login carries content.accessToken and content.user with role and UserDetail', async () => {
    const user = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
    const { body } = await site
      .post(paths.api.login())
      .send({ email: user.email, password: PASSWORD });

    expect(body.content).toMatchObject({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { role: 'ADMIN', UserDetail: { firstName: 'Selin', lastName: 'Aksoy' } },
    });
  });

  test('search result: content list of {slug, name, thumbnail}', async () => {
    const { body } = await site.get(paths.api.typedSearch('sardunya'));

    expect(body.content[0]).toMatchObject({
      slug: villa.slug,
      name: 'Villa Sardunya',
      thumbnail: null,
    });
  });

  test('a region has towns, each with id, slug, name and a District list', async () => {
    const { body } = await site.get('/v1/district').expect(200);
    const [region] = body.content;

    expect(region).toMatchObject({ id: expect.any(Number), slug: expect.any(String) });
    expect(region.towns[0]).toMatchObject({
      id: expect.any(Number),
      slug: expect.any(String),
      name: expect.any(String),
      District: expect.any(Array),
    });
  });

  test.each([
    ['villa', 'villa_id', '/v1/admin/villas'],
    ['boat', 'boat_id', '/v1/admin/boat'],
    ['town', 'town_id', '/v1/admin/towns'],
    ['district', 'district_id', '/v1/admin/districts'],
    ['marina', 'marina_id', '/v1/admin/marina'],
  ])('a %s has its %s, in lists and alone', async (kind, name, address) => {
    const { body } = await site.get(address).set(headers).expect(200);
    const [{ id }] = body.content;
    const isShownApart = kind === 'town' || kind === 'marina';
    const alone = isShownApart ? `/v1/admin/show${kind}/${id}` : `${address}/${id}`;

    expect(body.content[0]).toMatchObject({ [name]: id });
    expect((await site.get(alone).set(headers)).body.content).toMatchObject({ id, [name]: id });
  });

  test('a boat reservation has status, boat_id, started_at, finished_at and created_at', async () => {
    const { id } = await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    const list = await site.get('/v1/admin/boatreservations').set(headers);
    const alone = await site.get(`/v1/admin/boatreservations/${id}`).set(headers);

    for (const charter of [list.body.content[0], alone.body.content])
      expect(charter).toMatchObject({
        status: 'CONFIRMED',
        boat_id: boat.id,
        started_at: charter.check_in,
        finished_at: charter.check_out,
        created_at: expect.any(String),
      });
  });

  test('currency: TL (default), DOLLAR, EURO, POUND, derived from the exchange rates', async () => {
    const address = paths.villa(villa.slug);
    const shown = async (cookie: string) => wordsOf(await read(address, cookie));

    expect(await shown('')).toContain('₺10.000');
    expect(await shown('currency=DOLLAR')).toContain('$250');
    expect(await shown('currency=EURO')).toContain('€200');
    expect(await shown('currency=POUND')).toContain('£167');
    expect(await shown('currency=YEN')).toContain('₺10.000');
  });

  test.each([
    ['site', ['site_footer_text']],
    ['contact', ['site_phone', 'site_email']],
    ['social', ['facebook_link', 'instagram_link', 'twitter_link', 'youtube_link']],
  ])('settings of %s know the keys %s', async (section, keys) => {
    const { body } = await site.get(`/v1/admin/${section}/edit`).set(headers).expect(200);

    expect(Object.keys(body.content)).toEqual(expect.arrayContaining(keys));
  });

  test('dashboard counts: reservationCount, contactCount', async () => {
    await createReservation({ status: 'PENDING' });
    const { body } = await site.get(paths.api.unreadCounts()).set(headers);

    expect(body.content).toEqual({ reservationCount: 1, contactCount: 0 });
  });
});

describe('§4 states', () => {
  test('logout clears the session and goes to the home path', async () => {
    const { cookie } = await signedIn(await createUser({ role: 'OWNER' }));
    const answer = await site.post(paths.dashboard.logout()).set('Cookie', cookie);

    expect(answer.headers.location).toBe('/');
    expect((await site.get('/dashboard').set('Cookie', cookie)).status).toBe(303);
  });
});

describe('§5 validation', () => {
  test.each([
    ['ç becomes c', 'Çeşme', 'cesme'],
    ['all Turkish letters', 'ğüşıöçĞÜŞİÖÇ', 'gusiocgusioc'],
  ])('transliteration: %s', (_, name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('long text is cut to a length with an ellipsis', () => {
    expect(truncate('Kalkan koyuna bakan taş ev', 14)).toBe('Kalkan koyuna…');
  });

  test('pictures: kept as JPEG, at most 1280 high', async () => {
    const tall = await sharp({
      create: { width: 900, height: 2000, channels: 3, background: '#3070a0' },
    })
      .png()
      .toBuffer();
    const { height, variants } = await preparePicture(tall);
    const jpeg = variants.find(({ format }) => format === 'jpg');

    expect(height).toBe(1280);
    expect((await sharp(jpeg?.bytes).metadata()).format).toBe('jpeg');
  });
});

describe('§6 roles', () => {
  const menuOf = async (role: 'ADMIN' | 'OWNER') => {
    const html = await read(paths.dashboard.home(), await signIn(role));
    return wordsOf(html.slice(html.indexOf('id="sidebar"'), html.indexOf('<main')));
  };

  test('OWNER sees home, villas and reservations only', async () => {
    const menu = await menuOf('OWNER');

    expect(menu).toContain('Villalar');
    expect(menu).toContain('Rezervasyonlar');
    for (const closed of ['Kullanıcılar', 'Blog', 'Aboneler', 'Mail şablonları', 'Tekneler'])
      expect(menu).not.toContain(closed);
  });

  test('all admin calls want a bearer token; the public search calls none', async () => {
    expect((await site.get('/v1/admin/villas')).status).toBe(401);
    expect((await site.get('/v1/search/options')).status).toBe(200);
    expect((await site.get(paths.api.typedSearch('villa'))).status).toBe(200);
  });
});

describe('§8 error catalogue, as servers answer', () => {
  test('a wrong password: 401 with the message that the toast repeats', async () => {
    const { status, body } = await site
      .post(paths.api.login())
      .send({ email: 'kimse@ornek.example', password: 'yanlış parola' });

    expect(status).toBe(401);
    expect(body.content).toMatch(/^E-posta ya da şifre/);
  });

  test('newsletter: 201, the second time 409, malformed 422', async () => {
    const send = (email: string) => site.post(paths.api.subscribe()).send({ email });

    expect((await send('ayse@ornek.example')).status).toBe(201);
    expect((await send('ayse@ornek.example')).status).toBe(409);
    expect((await send('ayse')).status).toBe(422);
  });

  test.each([
    ['E-mail adresiniz eklenmiştir.', 'yeni@ornek.example'],
    ['Zaten kayıt oldunuz...', 'yeni@ornek.example'],
    ['E-mail adresiniz eklenemedi... Lütfen bizimle iletişime geçiniz.', 'bozuk'],
  ])('newsletter without script: "%s"', async (words, email) => {
    const answer = await site.post(paths.newsletter()).type('form').send({ email });

    expect(wordsOf(answer.text)).toContain(words);
  });

  test("a menu that cannot be loaded says 'Villa Tipleri Hata', 'Villa Bölgeleri Hata'", async () => {
    await db.schema.alterTable('villa_types').renameTo('villa_types_away').execute();
    try {
      const { text } = await site.get('/enquire').set('Cookie', 'theme=dark');
      expect(wordsOf(text)).toContain('Villa Tipleri Hata');
      expect(wordsOf(text)).toContain('Villa Bölgeleri Hata');
    } finally {
      await db.schema.alterTable('villa_types_away').renameTo('villa_types').execute();
    }
  });
});

describe('§9 page sizes (take)', () => {
  test.each([
    ['users', 10, '/v1/admin/users'],
    ['towns', 10, '/v1/admin/towns'],
    ['districts', 10, '/v1/admin/districts'],
    ['villa types', 10, '/v1/admin/villatypes'],
    ['villas', 20, '/v1/admin/villas'],
    ['boats', 20, '/v1/admin/boat'],
    ['reservations', 100, '/v1/admin/reservations'],
    ['transactions', 100, '/v1/admin/transactions'],
    ['external records', 20, '/v1/admin/external'],
    ['boat reservations', 20, '/v1/admin/boatreservations'],
    ['subscribers', 50, '/v1/admin/subscriber'],
    ['contact messages', 10, '/v1/admin/contact/messages'],
    ['comments', 10, '/v1/admin/comment'],
    ['blog', 10, '/v1/admin/blog'],
    ['marinas', 10, '/v1/admin/marina'],
    ['boat types', 10, '/v1/admin/boattypes'],
    ['showcases', 10, '/v1/admin/showcases'],
    ['public comments', 20, '/v1/website/comments'],
    ['villas found', 20, '/v2/search'],
    ['boats found', 20, '/v2/searchboat'],
  ])('%s: %i', async (_, take, address) => {
    const { body } = await site.get(address).set(headers).expect(200);

    expect(body).toMatchObject({ skip: 0, take });
    expect(body.content.length).toBeLessThanOrEqual(take);
  });

  test.each([
    ['users', 10, UserListPage],
    ['villa types and boat types', 10, ListingTypesPage],
    ['villas', 20, VillaListPage],
    ['boats', 20, BoatListPage],
    ['reservations', 100, ReservationListPage],
    ['transactions', 100, TransactionListPage],
    ['external records', 20, ExternalListPage],
    ['boat reservations', 20, BoatReservationListPage],
    ['subscribers', 50, SubscriberPage],
    ['contact messages', 10, MessageInbox],
    ['comments', 10, CommentInbox],
    ['blog', 10, PostListPage],
    ['marinas', 10, MarinasPage],
    ['showcases', 10, ShowcasesPage],
  ])('the screen of %s: %i', (_, take, page) => {
    expect(page.parse({})).toMatchObject({ skip: 0, take });
  });

  test('comments on a villa’s page: 20 once they are asked for', async () => {
    for (let number = 1; number <= 23; number += 1)
      await createComment({
        villa_id: villa.id,
        body: `Yorum numara ${number}.`,
        state: 'PUBLISHED',
        published_at: new Date().toISOString(),
      });
    const html = await read(paths.villa(villa.slug, { comments: 1 }));

    expect(html.match(/Yorum numara \d+\./g)).toHaveLength(20);
  });
});

describe('§9 other constants', () => {
  test('the footer shows at most 7 villa types', async () => {
    const html = await read('/enquire', 'theme=light');
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));

    expect(footer.match(/>Tip \d</g)).toHaveLength(7);
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header.match(/>Tip \d</g)).toHaveLength(9);
  });

  test('the default currency is TL', async () => {
    const label = /data-currency-label[^>]*>(.*?)<\/summary>/s.exec(await read('/enquire'))?.[1];

    expect(wordsOf(label ?? '')).toContain('₺ TRY');
  });
});
