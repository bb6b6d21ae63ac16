import { countQueries } from '../../../server/db/index.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createShowcase } from '../../support/catalogue-factories.ts';
import '../../support/central-bank.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createComment, createMessage, createSubscriber } from '../../support/desk-factories.ts';
import {
  createDistrict,
  createReservation,
  createSettings,
  createTown,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createOffer } from '../../support/offer-factories.ts';
import { screenWordsOf } from '../../views/render.ts';

let staff: string;
let admin: string;

beforeAll(async () => {
  [staff, admin] = [await signIn('ADMIN'), await bearer('ADMIN')];
});

const open = (address: string, query: object = {}) =>
  site.get(address).query(query).set('cookie', staff);

describe('rates', () => {
  test('show the site’s, the bank’s with the margin, the difference and the history', async () => {
    await createSettings({ exchange_margin: '2' });
    await site
      .put('/v1/admin/exchange/edit')
      .set('authorization', admin)
      .send({
        ...{ dollar_exchange_rate: '50', euro_exchange_rate: '55.8986' },
        sterling_exchange_rate: '64.12',
      })
      .expect(200);

    const { text } = await open('/dashboard/settings/exchange', { bulletin: 'now' }).expect(200);

    expect(text).toContain('value="50,0000"');
    expect(text).toContain('48,6992');
    expect(text).toContain('49,6732');
    expect(text).toContain('+%2,7');
    expect(text).toContain('Az önce alındı');
    expect(text).toContain('data-download="/v1/admin/exchange?format=csv"');
    // One save is one row, and of one currency its rate alone.
    expect(screenWordsOf(text)).toContain('$ 50,0000 · € 55,8986 · £ 64,1200 Elle');
    const euros = await open('/dashboard/settings/exchange', { currency: 'EURO' });
    expect(screenWordsOf(euros.text)).toContain('€ 55,8986 Elle');
    expect(text).toContain('Deniz Kaya');
  });

  test('that nobody looked at for days say so', async () => {
    const keys = ['dollar', 'euro', 'sterling'].map((name) => `${name}_exchange_rate`);
    await db.deleteFrom('settings').where('key', 'in', keys).execute();
    const missing = await open('/dashboard/settings/exchange');
    const updated_at = new Date(Date.now() - 6 * 24 * 60 * 60 * 1000);
    await db
      .insertInto('settings')
      .values(keys.map((key) => ({ key, value: '50.0000', updated_at })))
      .execute();

    const { text } = await open('/dashboard/settings/exchange');

    expect(missing.text).toContain('Kur girilmemiş');
    expect(text).toContain('Kurlar 6 gündür yenilenmedi');
  });

  test('suggest by the API with the margin, below zero too', async () => {
    await createSettings({ exchange_margin: '-2' });

    const { body } = await site
      .get('/v1/admin/getexchange')
      .set('authorization', admin)
      .expect(200);

    expect(body.content).toMatchObject({
      margin_percent: -2,
      suggested: { dollar_exchange_rate: '47.7252' },
    });
  });

  test('set by a colleague meanwhile are told, and their log by whom', async () => {
    const rates = {
      ...{ dollar_exchange_rate: '50', euro_exchange_rate: '56', sterling_exchange_rate: '64' },
    };
    const { text } = await open('/dashboard/settings/exchange');
    const version = Number(/name="version" value="(\d+)"/.exec(text)?.[1]);
    const put = (own: object) =>
      site
        .put('/v1/admin/exchange/edit')
        .set('authorization', admin)
        .send({ ...rates, ...own });
    await put({ version, dollar_exchange_rate: '51' }).expect(200);

    const { body } = await put({ version }).expect(409);

    expect(body).toMatchObject({ code: 'stale', current: { dollar_exchange_rate: '51' } });
    const log = /data-log="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const [latest = ''] = /<tbody.*?<\/tr>/s.exec((await open(log).expect(200)).text) ?? [];
    expect(latest).toMatch(/data-slot="c1">Deniz Kaya.*data-slot="a1"><b>Düzenlendi/s);
  });
});

test.each<[string, string, string]>([
  ['site', 'option_hours', 'saat'],
  ['contact', 'company_mersis_no', 'MERSİS'],
  ['social', 'youtube_link', 'YouTube'],
])('settings of the %s have %s', async (section, field, words) => {
  const { text } = await open(`/dashboard/settings/${section}`).expect(200);

  expect(text).toContain(`data-api="PUT /v1/admin/${section}/edit"`);
  expect(text).toContain(`name="${field}"`);
  expect(text).toContain(words);
});

describe('offers', () => {
  test('name the permit of each villa in the text for a messenger, which advertises it as well', async () => {
    const villa = await createVilla({ name: 'Villa Lodos', permit_no: '07-4821' });
    const { id } = await createOffer(villa.id);

    const { text } = await open(`/dashboard/offer/${id}`).expect(200);

    const message = /<textarea[^>]*id="offer-message"[^>]*>([^<]*)/.exec(text)?.[1];
    expect(message).toContain('• Villa Lodos, Kalkan: ₺70.000\n  İzin belgesi no: 07-4821\n');
    expect(decodeURIComponent(/wa\.me[^"]*/.exec(text)?.[0] ?? '')).toContain('07-4821');
  });

  test('that were accepted say for which villa, and by which reservation', async () => {
    const villa = await createVilla({ name: 'Villa Lal' });
    const { id } = await createOffer(villa.id);
    const asked = await createReservation({ villa_id: villa.id });
    await db
      .updateTable('offers')
      .set({ accepted_at: new Date(), accepted_reservation_id: asked.id })
      .where('id', '=', id)
      .execute();

    const { text } = await open(`/dashboard/offer/${id}`).expect(200);

    expect(screenWordsOf(text)).toMatch(/Villa Lal \S+ Talep edildi/);
    expect(text).toContain(
      `href="/dashboard/reservations/villa/${asked.id}">${asked.reservation_id}</a>`,
    );
  });

  test('are listed by state, and one shows its villas, link and message', async () => {
    const villa = await createVilla({ name: 'Villa Begonvil' });
    const { id, code } = await createOffer(villa.id);

    const list = await open('/dashboard/offer', { status: 'DRAFT' }).expect(200);
    const sent = await open('/dashboard/offer', { status: 'SENT' });
    const one = await open(`/dashboard/offer/${id}`).expect(200);

    expect(list.text).toContain(`/dashboard/offer/${id}"`);
    expect(sent.text).not.toContain(`/dashboard/offer/${id}"`);
    for (const part of ['Villa Begonvil', '₺70.000', `/teklif/${code}`, 'https://wa.me/'])
      expect(one.text).toContain(part);
    expect(one.text).toContain('Gönderildi olarak işaretle');
    // On a phone the link takes two lines, of which none ends within its code.
    expect(one.text).toMatch(
      new RegExp(`<output>[^<]*/teklif/<span class="nowrap">${code}</span>`),
    );
  });

  test.each([{ customer_name: 'yoktur' }, { status: 'WITHDRAWN' }])(
    'none of %j: the way out is the whole list, not a new one',
    async (query) => {
      const { text } = await open('/dashboard/offer', query).expect(200);

      expect(text).toContain('Bu filtrelerle teklif yok');
      expect(text).toMatch(/<a [^>]*href="\/dashboard\/offer"[^>]*>Filtreleri temizle/);
    },
  );

  test('say what of them cannot be had any more before they are sent', async () => {
    const villa = await createVilla({ name: 'Villa Kalkan' });
    const { id } = await createOffer(villa.id);
    const before = await open(`/dashboard/offer/${id}`).expect(200);
    await db.updateTable('villas').set({ active: false }).where('id', '=', villa.id).execute();

    const after = await open(`/dashboard/offer/${id}`).expect(200);

    expect(before.text).not.toMatch(/Artık alınamayan|Yayında değil/);
    expect(screenWordsOf(after.text)).toContain('Artık alınamayan villa var: Villa Kalkan.');
    expect(screenWordsOf(after.text)).toContain('Yayında değil');
  });

  test('are made of free villas with their totals, in the order picked', async () => {
    const first = await createVilla({ name: 'Villa Birinci' });
    const second = await createVilla({ name: 'Villa İkinci' });
    const stay = stayFromToday(60, 7);

    const { text } = await open('/dashboard/offer/new', {
      ...stay,
      adults: 2,
      villas: `${second.id},${first.id}`,
    }).expect(200);

    expect(text).toContain(`name="villas.0.villa_id" value="${second.id}"`);
    expect(text).toContain(`name="villas.1.villa_id" value="${first.id}"`);
    expect(text).toContain('₺70.000');
    expect(text).toContain(`name="check_in" value="${stay.check_in}"`);
  });

  test('say why a picked villa cannot be had', async () => {
    const villa = await createVilla({ capacity: 2 });

    const { text } = await open('/dashboard/offer/new', {
      ...stayFromToday(60, 7),
      adults: 9,
      villas: villa.id,
    });

    expect(text).toContain('satılamıyor');
  });

  test('say which of their days is wrong', async () => {
    const { text } = await open('/dashboard/offer/new', {
      check_in: dayFromToday(9),
      check_out: dayFromToday(5),
    });

    expect(text).toContain('Çıkış tarihi girişten sonra olmalı.');
    expect(text).not.toContain('Önce tarih seçin');
  });

  test('open their form as they stand', async () => {
    const villa = await createVilla();
    const { id } = await createOffer(villa.id);

    const { text } = await open(`/dashboard/offer/${id}/edit`).expect(200);

    expect(text).toContain(`data-api="PUT /v1/admin/offers/${id}"`);
    expect(text).toContain('value="Mehmet Aksoy"');
    expect(text).toContain(`name="check_in" value="${dayFromToday(60)}"`);
  });
});

test('comments wait first, with what can be done with them', async () => {
  const villa = await createVilla({ name: 'Villa Sığla' });
  const waiting = await createComment({ villa_id: villa.id, body: 'Bekleyen yorum' });
  await createComment({
    ...{ villa_id: villa.id, body: 'Yayındaki yorum', state: 'PUBLISHED' },
    published_at: new Date(),
  });

  const { text } = await open('/dashboard/comments').expect(200);
  const all = await open('/dashboard/comments', { state: 'ALL', q: 'sigla' });

  expect(text).toContain('Bekleyen yorum');
  expect(text).toContain('Villa Sığla');
  expect(text).not.toContain('Yayındaki yorum');
  expect(text).toContain(`data-api="PUT /v1/admin/villas/commentactivity/${waiting}"`);
  expect(text).toMatch(
    new RegExp(
      `data-name="[^"]+, Villa Sığla" data-version="1" aria-label="[^"]+" value="${waiting}"`,
    ),
  );
  expect(text).toContain('data-api="PATCH /v1/admin/comment"');
  expect(text).toContain(`/dashboard/ops/audit?entity=comment&amp;entity_id=${waiting}`);
  expect(all.text).toContain('Yayındaki yorum');
});

test('comments are shown in the order that was asked for, as many on a page, and their file too', async () => {
  const villa = await createVilla();
  for (const [score, body] of [
    [4, 'Sıralı dört'],
    [1, 'Sıralı bir'],
    [5, 'Sıralı beş'],
  ] as const)
    await createComment({ villa_id: villa.id, body, score });

  const { text } = await open('/dashboard/comments?q=sirali&order=score&take=50').expect(200);
  for (let more = 0; more < 8; more++)
    await createComment({ villa_id: villa.id, body: 'Sıralı öteki', score: 5 });
  const many = await open('/dashboard/comments?q=sirali&order=score').expect(200);

  expect(text.match(/Sıralı (?:bir|dört|beş)/g)).toEqual([
    'Sıralı bir',
    'Sıralı dört',
    'Sıralı beş',
  ]);
  expect(text).toContain('<option value="score" selected="">Önce düşük puan</option>');
  expect(text).toContain('<input type="hidden" name="take" value="50"/>');
  expect(text).toMatch(/comment\?format=csv&amp;order=score/);
  expect(many.text).toContain('href="/dashboard/comments?take=50&amp;order=score&amp;q=sirali"');
});

test('comments lead from beyond their end to their last page, also on the tab of a listing', async () => {
  const [villa, boat] = [await createVilla(), await createBoat()];
  for (let count = 0; count < 3; count++) {
    await createComment({ villa_id: villa.id, body: 'Sayfa sonu' });
    await createComment({ boat_id: boat.id, body: 'Tekne sonu' });
  }
  const addresses = [
    '/dashboard/comments?q=sayfa+sonu&take=2',
    '/dashboard/comments?state=ALL&q=sayfa+sonu&take=2',
    `/dashboard/villas/${villa.id}/comments?take=2`,
    `/dashboard/boats/${boat.id}/comments?take=2`,
  ];

  for (const address of addresses) {
    const beyond = await open(`${address}&skip=900`);
    expect([beyond.status, beyond.headers.location]).toEqual([302, `${address}&skip=2`]);
  }
});

describe('messages', () => {
  test('are not read by being fetched: their page says so once it is seen', async () => {
    await db.deleteFrom('contact_messages').execute();
    const id = await createMessage({ message: 'Havuz ısıtmalı mı?' });
    const list = await open('/dashboard/contact').expect(200);
    const one = await open(`/dashboard/contact/${id}`).expect(200);

    expect(list.text).toContain('1 okunmamış mesaj');
    expect(list.text).toContain('data-api="DELETE /v1/admin/contact/messages"');
    expect(list.text).toContain('<span data-selected-count="">0</span> mesaj silinsin mi?');
    expect(one.text).toContain('Havuz ısıtmalı mı?');
    expect(one.text).toContain(`/v1/admin/contact/messages/${id}/answer`);
    expect(one.text).toContain(`data-unread="/v1/admin/contact/messages/${id}"`);
    expect((await open('/dashboard/contact')).text).toContain('1 okunmamış mesaj');

    const state = { state: 'READ' };
    const marking = site.patch(`/v1/admin/contact/messages/${id}`).set('authorization', admin);
    await marking.send(state).expect(200);
    const seen = await open(`/dashboard/contact/${id}`);
    expect(screenWordsOf(seen.text)).toMatch(
      /Geçmiş Denetim kaydında aç Okundu Deniz Kaya \d+ Durum Okunmadı → Okundu/,
    );
  });

  test('are deleted for good: the journals say nothing of the person', async () => {
    const id = await createMessage({ name: 'Silinecek Kişi', email: 'silinecek@ornek.example' });

    await site.delete(`/v1/admin/contact/messages/${id}`).set('authorization', admin).expect(200);

    await open(`/dashboard/contact/${id}`).expect(404);
    const told = {
      audit: await db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('entity', '=', 'contact_message')
        .where('entity_id', '=', id)
        .execute(),
      destroyed: await db
        .selectFrom('destruction_log')
        .select(['what', 'reason'])
        .where('entity_id', '=', id)
        .execute(),
    };
    expect(told.destroyed).toHaveLength(1);
    expect(told.audit.at(-1)).toMatchObject({ action: 'contact_message.deleted' });
    expect(JSON.stringify(told)).not.toMatch(/silinecek/i);
  });
});

test('subscribers show where they came from and the proof of their consent', async () => {
  const consent_text = 'Bülten almak istiyorum';
  await createSubscriber({ email: 'abone@ornek.example', source: 'BOOKING', consent_text });
  await createSubscriber({ email: 'eski.abone@ornek.example', source: 'WEB' });

  const { text } = await open('/dashboard/subscriber', { q: 'abone@' }).expect(200);

  expect(text).toContain('abone@ornek.example');
  expect(text).toContain('Bülten almak istiyorum');
  expect(text).toContain('Rezervasyon formu');
  expect(text).toContain('Web sitesi');
  expect(text).toMatch(/Form onayı \d/);
  expect(text).toContain('data-download="/v1/admin/subscriber?');
});

describe('places', () => {
  test('open a town between its region and its districts, and say what still uses it', async () => {
    const town = await createTown({ name: 'Kalkan' });
    const district = await createDistrict({ town_id: town.id, name: 'İslamlar' });
    await createVilla({ district_id: district.id });

    const { text } = await open('/dashboard/towndistrict', { town: town.id }).expect(200);

    expect(text).toContain(`data-api="PUT /v1/admin/towns/${town.id}"`);
    expect(text).toContain('Kalkan: mahalleler');
    for (const list of [
      'regions?',
      `towns?region_id=${town.region_id}&amp;`,
      `districts?town_id=${town.id}&amp;`,
    ])
      expect(text).toContain(`data-download="/v1/admin/${list}format=csv"`);
    expect(text).toContain('İslamlar');
    expect(text).toContain('1 mahalle, 1 villa kullanıyor, silinemez');
    expect(text).toContain(`(/${town.slug})`);
  });

  test('have a new one’s form below the open place', async () => {
    const town = await createTown();

    const { text } = await open('/dashboard/towndistrict', { town: town.id, add: 'district' });

    expect(text).toContain('data-api="POST /v1/admin/districts"');
    expect(text).toContain(`<option value="${town.id}" selected=""`);
  });
});

test('villa types are put in order and edited on one page', async () => {
  const { body } = await site
    .post('/v1/admin/villatypes')
    .set('authorization', admin)
    .send({ name: 'Balayı Villaları' })
    .expect(201);
  const { id } = body.content;

  const { text } = await open('/dashboard/villatypes', { id }).expect(200);

  expect(text).toContain(`data-api="PUT /v1/admin/villatypes/${id}"`);
  expect(text).toContain('data-api="PATCH /v1/admin/villatypes/order"');
  expect(text).toContain(`data-api="DELETE /v1/admin/villatypes/${id}?version=1"`);
});

test.each([
  ['/dashboard/villatypes', {}],
  ['/dashboard/boattypes', {}],
  ['/dashboard/towndistrict', { add: 'region' }],
])('a new one of %s is sent under a key: its name may be another’s, too', async (page, query) => {
  const { text } = await open(page, query).expect(200);
  expect(text).toMatch(/<form[^>]* data-api="POST [^"]*(types|regions)"[^>]* data-once=""/);
});

describe('showcases', () => {
  test('show their villas in order, what a search finds and what an import would bring', async () => {
    const [first, second] = [await createVilla(), await createVilla({ name: 'Villa Aranan' })];
    const showcase = await createShowcase([first.id]);

    const { text } = await open(`/dashboard/showcase/${showcase.id}`, {
      q: 'aranan',
      import: '1',
      limit: 100,
    }).expect(200);

    expect(text).toContain(first.name);
    expect(text).toContain(`value="[${second.id}]"`);
    expect(text).toContain('villa eklenecek');
    expect(text).toContain('İçindeki 1 villa olduğu gibi kalır.');
    expect((await open('/dashboard/showcase')).text).toContain(
      `/dashboard/showcase/${showcase.id}`,
    );
  });

  test('take several rows in a new order', async () => {
    const [first, second] = [await createVilla(), await createVilla()];
    const { id, rows } = await createShowcase([first.id, second.id]);
    const order = (address: string, ids: number[]) =>
      site.patch(address).set('authorization', admin).send({ ids });

    await order('/v1/admin/showcase-villas/order', [...rows].reverse()).expect(200);
    await order('/v1/admin/showcases/order', [id]).expect(200);

    const { body } = await site.get(`/v1/admin/showcases/${id}`).set('authorization', admin);
    expect(body.content.villas.map(({ villa_id }: { villa_id: number }) => villa_id)).toEqual([
      second.id,
      first.id,
    ]);
  });
});

test('showcases stand ten to a page, in their order', async () => {
  for (let number = 1; number <= 11; number += 1) await createShowcase([]);

  const first = await open('/dashboard/showcase').expect(200);
  const all = await open('/dashboard/showcase', { take: 50 }).expect(200);
  const linesOf = ({ text }: { text: string }) => text.match(/<li data-id=/g) ?? [];

  expect(linesOf(first)).toHaveLength(10);
  expect(first.text).toContain('href="/dashboard/showcase?skip=10"');
  expect(linesOf(all).length).toBeGreaterThan(10);
});

const SCREENS = [
  '/dashboard/settings/exchange',
  '/dashboard/settings/site',
  '/dashboard/settings/contact',
  '/dashboard/settings/social',
  '/dashboard/offer',
  '/dashboard/offer/new',
  '/dashboard/comments',
  '/dashboard/contact',
  '/dashboard/subscriber',
  '/dashboard/towndistrict',
  '/dashboard/villatypes',
  '/dashboard/showcase',
];

test.each(SCREENS)('%s is closed to owners', async (address) => {
  await site
    .get(address)
    .set('cookie', await signIn('OWNER'))
    .expect(403);
});

/** Who is signed in, and the menus and settings that a running site has in memory. */
const isKept = (query: string) => query.includes('"sessions"') || query.includes('"boat_types"');

test('no screen asks the database more than six times', async () => {
  const villa = await createVilla();
  const { id } = await createOffer(villa.id);
  const showcase = await createShowcase([villa.id]);
  const town = await createTown();
  await createReservation({ villa_id: villa.id });
  const days = new URLSearchParams({ ...stayFromToday(60, 7), villas: String(villa.id) });
  const addresses = [
    ...SCREENS,
    `/dashboard/offer/${id}`,
    `/dashboard/offer/${id}/edit`,
    `/dashboard/offer/new?${days}`,
    `/dashboard/showcase/${showcase.id}?q=villa&import=1`,
    `/dashboard/towndistrict?town=${town.id}`,
  ];
  const counts: [string, number][] = [];
  for (const address of addresses) {
    const { queries } = await countQueries(async () => await open(address).expect(200));
    counts.push([address, queries.filter((query) => !isKept(query)).length]);
  }

  expect(counts.filter(([, count]) => count > 6)).toEqual([]);
});
