import { today } from '../../../server/clock.ts';
import { countQueries } from '../../../server/db/index.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db, site } from '../../support/api.ts';
import { createStoredPicture } from '../../support/catalogue-factories.ts';
import {
  createClosing,
  createDiscount,
  createDistrict,
  createExtra,
  createReservation,
  createSeason,
  createSettings,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

const pageOf = async (slug: string, query: object = {}) => site.get(`/villa/${slug}`).query(query);

const bodyOf = (html: string) => html.replace(/^.*?<main/s, '<main').replace(/<\/main>.*$/s, '');

describe('the page of a villa', () => {
  test('says what it is, with its permit in sight', async () => {
    const villa = await createVilla({
      name: 'Villa Sardunya',
      permit_no: '07-4127',
      summary: 'Kalamar koyunun üstünde.',
      description: 'Bir ev.\n\nHavuzlu.',
      bedrooms: 4,
    });
    const { status, text } = await pageOf(villa.slug);
    const words = wordsOf(text);

    expect(status).toBe(200);
    expect(text).toContain('<title>Villa Sardunya, Kalkan kiralık villa | Koy</title>');
    expect(text).toContain(`rel="canonical" href="http://koy.test/villa/${villa.slug}"`);
    expect(words).toContain('İzin belgesi 07-4127');
    expect(words).toContain('4 oda');
    expect(words).toContain('Bir ev. Havuzlu.');
    expect(text).not.toMatch(/\sstyle="/);
    expect(text).not.toContain('noindex');
  });

  test('says at a glance how long one stays at least, when one comes and goes, and that there is no pool', async () => {
    const own = { nightly_price_kurus: null, min_nights: 3, pool_kind: 'NONE' };
    const villa = await createVilla({ ...own, check_in_time: '15:00', check_out_time: '11:30' });
    const seasons = [
      { days: `[${dayFromToday(0)},${dayFromToday(90)})` },
      { days: `[${dayFromToday(90)},${dayFromToday(180)})`, min_nights: 7 },
    ];
    const factsOf = async () => {
      const { text } = await pageOf(villa.slug);
      return wordsOf(/<ul class="key-facts">(.*?)<\/ul>/s.exec(text)?.[1] ?? '');
    };

    await createSeason({ villa_id: villa.id, ...seasons[0]! });
    const before = await factsOf();
    await createSeason({ villa_id: villa.id, ...seasons[1]! });
    const after = await factsOf();

    expect(before).toContain('Havuz yok 3 gece en az kalış Giriş 15.00 çıkış 11.30');
    expect(after).toContain('3 – 7 gece en az kalış');
  });

  test('says how large its pool is, whose metres stay with their number where the line ends', async () => {
    const pool = { pool_kind: 'PRIVATE', pool_width_cm: 350, pool_length_cm: 975 };
    const { slug } = await createVilla(pool);

    expect((await pageOf(slug)).text).toContain('>3,5 × 9,75\u00a0m<');
  });

  test('says once that it tells distances by road, and nothing of that where it tells none', async () => {
    const [near, untold] = [await createVilla(), await createVilla()];
    const distances = [
      { villa_id: near.id, key: 'SEA', metres: 350 },
      { villa_id: near.id, key: 'AIRPORT', metres: 118_000, target: 'Dalaman' },
    ];
    await db.insertInto('villa_distances').values(distances).execute();
    const told = wordsOf((await pageOf(near.slug)).text);
    const byRoad = 'Mesafeler kuş uçuşu değil, yol üzerindendir.';

    expect(told).toContain(`Havalimanı: Dalaman 118 km ${byRoad}`);
    expect(told.split(byRoad)).toHaveLength(2);
    expect(wordsOf((await pageOf(untold.slug)).text)).not.toContain(byRoad);
  });

  test('keeps the stay out of its canonical address', async () => {
    const villa = await createVilla();
    const { text } = await pageOf(villa.slug, { ...stayFromToday(40, 7), comments: 1 });

    expect(text).toContain(`rel="canonical" href="http://koy.test/villa/${villa.slug}"`);
  });

  test('says from which age a guest is a child, as staff set it', async () => {
    const villa = await createVilla();
    await createSettings({ child_age_max: '9', baby_age_max: '1' });
    const words = wordsOf((await pageOf(villa.slug)).text);
    await createSettings({ child_age_max: '12', baby_age_max: '2' });

    expect(words).toContain('10 yaş ve üstü');
    expect(words).toContain('2 – 9 yaş');
    expect(words).toContain('0 – 1 yaş, sayıya katılmaz');
  });

  test('says what the villa has and what guests may miss', async () => {
    const villa = await createVilla();
    await createFeature('Wi-Fi', 'wifi', villa.id);
    await createFeature('Jakuzi', 'hot_tub');
    const { text } = await pageOf(villa.slug);

    expect(wordsOf(text)).toContain('Wi-Fi');
    expect(wordsOf(text)).toContain('Yok: Jakuzi');
    expect(wordsOf(text)).not.toContain('Yok: Wi-Fi');
  });

  test('tells search engines what it is, but not the very place', async () => {
    const villa = await createVilla({ lat: '36.265432', lon: '29.412345' });
    const { text } = await pageOf(villa.slug);
    const [breadcrumbs, rental] = structuredDataOf(text);

    expect(breadcrumbs?.['@type']).toBe('BreadcrumbList');
    expect(rental).toMatchObject({
      '@type': 'VacationRental',
      identifier: String(villa.id),
      latitude: '36.26750',
      longitude: '29.41500',
      checkinTime: '16:00:00+03:00',
    });
    expect(text).not.toContain('36.265432');
    expect(text).not.toContain('29.412345');
  });
});

test('names to search engines what Google has a name for, in its words or in ours', async () => {
  const villa = await createVilla();
  const keys = ['pool', 'kitchen', 'hotTub', 'grill', 'private_pool', 'pets', 'constructor'];
  for (const key of keys) await createFeature(`Özellik ${key}`, key, villa.id);
  const [, rental] = structuredDataOf((await pageOf(villa.slug)).text);

  const { amenityFeature } = rental.containsPlace;
  const names = amenityFeature.map(({ name }: { name?: string }) => name);
  expect(names.toSorted()).toEqual(
    ['hotTub', 'kitchen', 'licenseNum', 'outdoorGrill', 'petsAllowed', 'pool'].toSorted(),
  );
});

describe('rules that seasons have of their own', () => {
  const HIGH = { arrival_weekdays: [6], deposit_kurus: 15_000_00, prepayment_percent: 40 };

  const createSeasonal = async () => {
    const villa = await createVilla({ nightly_price_kurus: null });
    const [spring, summer, autumn] = [dayFromToday(40), dayFromToday(80), dayFromToday(100)];
    await createSeason({ villa_id: villa.id, days: `[${dayFromToday(0)},${spring})` });
    await createSeason({ villa_id: villa.id, days: `[${spring},${summer})`, ...HIGH });
    await createSeason({ villa_id: villa.id, days: `[${summer},${autumn})` });
    return villa;
  };
  const ROW = 'giriş yalnız cumartesi, ön ödeme %40, hasar depozitosu ₺15.000';

  test('stand in the season’s row, what most have below them', async () => {
    const { slug } = await createSeasonal();
    const words = wordsOf((await pageOf(slug)).text);

    expect(words.split(ROW)).toHaveLength(2);
    expect(words).toContain(
      'Dönem satırında başka yazmıyorsa: ön ödeme %20, hasar depozitosu ₺5.000.',
    );
    expect(words).toContain('Hasar depozitosu konaklama tarihine göre ₺5.000 – ₺15.000');
  });

  test('are the chosen stay’s where one is chosen', async () => {
    const { slug } = await createSeasonal();
    const [low, high] = [stayFromToday(10, 5), stayFromToday(50, 7)];
    const ofLow = wordsOf((await pageOf(slug, low)).text);
    const ofHigh = wordsOf((await pageOf(slug, high)).text);

    expect(ofLow).toContain('Hasar depozitosu ₺5.000 : girişte alınır');
    expect(ofHigh).toContain('Hasar depozitosu ₺15.000 : girişte alınır');
  });

  test('say on which days a stay begins, beside the calendar and on the page of twelve months', async () => {
    const { slug } = await createSeasonal();
    const page = bodyOf((await pageOf(slug, stayFromToday(50, 7))).text);
    const calendar = bodyOf((await site.get(paths.villaCalendar(slug))).text);

    for (const html of [page, calendar]) {
      expect(wordsOf(html)).toContain('Giriş yalnız cumartesi:');
      expect(html).toMatch(/aria-label="[^"]+, boş, giriş günü değil, gecelik ₺10.000"/);
    }
  });

  test('are not told where all seasons have the same', async () => {
    const words = wordsOf((await pageOf((await createVilla()).slug)).text);

    expect(words).not.toContain('başka yazmıyorsa');
    expect(words).not.toContain('giriş günü değil');
    expect(words).toContain('Hasar depozitosu ₺5.000 : girişte alınır');
  });
});

describe('the price of the chosen stay', () => {
  test('has the numbers of GET /v1/quote, line by line', async () => {
    const villa = await createVilla({ short_stay_limit: 5, short_stay_fee_kurus: 3_500_00 });
    await createDiscount({ villa_id: villa.id, percent: 20 });
    await createExtra({ villa_id: villa.id, name: 'Temizlik', unit: 'STAY', optional: false });
    const stay = { ...stayFromToday(60, 4), adults: 3, children: 1, babies: 0 };
    const { text } = await pageOf(villa.slug, stay);
    const { body } = await site.get('/v1/quote').query({ villa_id: villa.id, ...stay });
    const panel = wordsOf(panelOf(text));

    expect(body.content.sellable).toBe(true);
    expect(panel).toContain('Bu tarihler boş');
    expect(panel).toContain('₺10.000 × 4 gece ₺40.000');
    expect(panel).toContain('Temizlik ₺1.000');
    expect(panel).toContain('Kısa konaklama bedeli 5 gece ve üzeri konaklamalarda alınmaz. ₺3.500');
    expect(panel).toContain(
      `${body.content.discount_label} ${formatMoney(-body.content.discount_kurus)}`,
    );
    expect(panel).toContain(`Toplam ${formatMoney(body.content.total_kurus)}`);
    expect(panel).toContain(`Ön ödeme (%20) ${formatMoney(body.content.prepayment_kurus)}`);
    expect(panel).toContain(`Girişte kalan ${formatMoney(body.content.balance_kurus)}`);
    expect(panel).toContain('Hasar depozitosu ₺5.000');
  });

  test('leads to the booking with days and guests', async () => {
    const villa = await createVilla();
    const stay = stayFromToday(60, 7);
    const { text } = await pageOf(villa.slug, { ...stay, adults: 3, children: 1 });

    expect(text).toContain(
      `/rezervasyon/${villa.slug}?check_in=${stay.check_in}&amp;check_out=${stay.check_out}&amp;adults=3&amp;children=1&amp;babies=0`,
    );
  });

  test('tells every reason against it in words, and sells nothing', async () => {
    const villa = await createVilla({ min_nights: 7, capacity: 4 });
    const stay = stayFromToday(60, 3);
    await createClosing(villa.id, stay);
    const { text } = await pageOf(villa.slug, { ...stay, adults: 6 });
    const panel = wordsOf(panelOf(text));

    expect(panel).toContain('Bu tarihler dolu.');
    expect(panel).toContain('en az 7 gece');
    expect(panel).toContain('En fazla 4 kişi kalabilir');
    expect(text).not.toContain(`/rezervasyon/${villa.slug}`);
  });

  test('for more people than an address may name is none for two', async () => {
    const villa = await createVilla({ capacity: 8 });
    const { text } = await pageOf(villa.slug, { ...stayFromToday(60, 7), adults: 60 });

    expect(wordsOf(panelOf(text))).toContain('En fazla 8 kişi kalabilir');
    expect(text).not.toContain(`/rezervasyon/${villa.slug}`);
  });

  test('of days that are over says so', async () => {
    const villa = await createVilla();
    const { text } = await pageOf(villa.slug, stayFromToday(-10, 7));

    expect(wordsOf(panelOf(text))).toContain('Giriş günü geçmişte kaldı');
  });

  test.each([
    ['days in the wrong order', { check_in: dayFromToday(20), check_out: dayFromToday(10) }],
    ['a day that does not exist', { check_in: '2027-02-30', check_out: '2027-03-05' }],
    ['a year without a calendar', { check_in: '0000-01-01', check_out: '0000-01-08' }],
    ['one day alone', { check_in: dayFromToday(20) }],
    ['more nights than can be counted', { check_in: '2027-01-01', check_out: '2029-01-01' }],
  ])('%s: the page without a stay, with a note', async (_what, days) => {
    const villa = await createVilla();
    const { status, text } = await pageOf(villa.slug, days);

    expect(status).toBe(200);
    expect(wordsOf(panelOf(text))).toContain('Adresteki tarihler bir konaklama olamıyor');
  });

  test('works as a plain form without scripts', async () => {
    const villa = await createVilla();
    const stay = stayFromToday(30, 5);
    const { text } = await pageOf(villa.slug, { ...stay, adults: 4 });
    const inputs = elementsOf(panelOf(text), 'input');

    expect(elementsOf(panelOf(text), 'form')[0]).toMatchObject({ action: `/villa/${villa.slug}` });
    expect(inputs.map(({ name, value }) => [name, value])).toEqual([
      ['check_in', stay.check_in],
      ['check_out', stay.check_out],
      ['adults', '4'],
      ['children', '0'],
      ['babies', '0'],
    ]);
  });

  test('asks the agency about these very days', async () => {
    await createSettings({ whatsapp_phone: '+905324170000' });
    const villa = await createVilla({ name: 'Villa Lodos' });
    const { text } = await pageOf(villa.slug, stayFromToday(30, 5));

    expect(text).toMatch(/https:\/\/wa\.me\/905324170000\?text=Merhaba%2C%20Villa%20Lodos/);
  });
});

test('seasons tell night and week, and which one the stay is in', async () => {
  const villa = await createVilla({ nightly_price_kurus: 12_500_00, min_nights: 5 });
  const { text } = await pageOf(villa.slug, stayFromToday(30, 7));
  const [, row = ''] = /<tr class="on">(.*?)<\/tr>/s.exec(text) ?? [];

  expect(wordsOf(row)).toContain('Sizin tarihiniz');
  expect(wordsOf(row)).toContain('₺12.500 ₺87.500 5 gece');
});

describe('the calendar', () => {
  test('draws half days, turn-overs and options apart', async () => {
    const villa = await createVilla();
    const first = nextMonth();
    await createClosing(villa.id, { check_in: first(5), check_out: first(8) });
    await createClosing(villa.id, { check_in: first(8), check_out: first(10) });
    await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      check_in: first(15),
      check_out: first(17),
    });
    const cells = cellsOf((await site.get(`/villa/${villa.slug}/takvim`)).text, first(1));

    expect(cells[4]).toBe('free');
    expect(cells[5]).toBe('in0');
    expect(cells[6]).toBe('busy');
    expect(cells[8]).toBe('oi');
    expect(cells[9]).toBe('busy');
    expect(cells[10]).toBe('out0');
    expect(cells[15]).toBe('opti');
    expect(cells[16]).toBe('opt');
    expect(cells[17]).toBe('opto');
  });

  test('says in words what its colours say', async () => {
    const villa = await createVilla();
    const first = nextMonth();
    await createClosing(villa.id, { check_in: first(5), check_out: first(8) });
    const { text } = await site.get(`/villa/${villa.slug}/takvim`);

    expect(text).toMatch(/class="in0" aria-label="5 \S+ \d{4} \S+, yalnız çıkış yapılabilir">5/);
    expect(text).toMatch(
      /class="out0" aria-label="8 \S+ \d{4} \S+, yalnız giriş yapılabilir, gecelik ₺10.000"/,
    );
    expect(text).toMatch(/class="busy" aria-label="6 \S+ \d{4} \S+, dolu">6/);
  });

  test('of twelve months stays out of search engines and leads back', async () => {
    const villa = await createVilla();
    const { status, text } = await site.get(`/villa/${villa.slug}/takvim`);

    expect(status).toBe(200);
    expect(text.match(/<table/g)).toHaveLength(12);
    expect(text).toContain('noindex');
    expect(text).toContain(`href="/villa/${villa.slug}"`);
  });

  test('of twelve months names the permit beside the prices of its nights', async () => {
    const villa = await createVilla({ permit_no: '07-4129' });
    const { text } = await site.get(`/villa/${villa.slug}/takvim`);

    expect(wordsOf(text)).toContain('İzin belgesi no: 07-4129');
  });

  test('names the gap that is sold although it is short', async () => {
    const villa = await createVilla({ min_nights: 7 });
    const first = nextMonth();
    await createClosing(villa.id, { check_in: first(2), check_out: first(9) });
    await createClosing(villa.id, { check_in: first(12), check_out: first(15) });
    const { text } = await pageOf(villa.slug);

    expect(wordsOf(text)).toMatch(/9 – 12 \S+ arasındaki 3 gecelik boşluk bu şarta takılmaz/);
  });
});

test('the cancellation ladder is dates for a chosen stay, words without one', async () => {
  const { id: cancellation_policy_id } = await db
    .insertInto('cancellation_policies')
    .values({
      code: 'flexible',
      name: 'Esnek',
      tiers: JSON.stringify([
        { days_before: 30, percent: 0 },
        { days_before: 15, percent: 50 },
        { days_before: 0, percent: 100 },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const villa = await createVilla({ cancellation_policy_id });
  const words = wordsOf((await pageOf(villa.slug)).text);
  const year = today().year + 1;
  const dated = wordsOf(
    (await pageOf(villa.slug, { check_in: `${year}-08-15`, check_out: `${year}-08-22` })).text,
  );

  expect(words).toContain('Girişe 30 gün ve daha fazla kala Kesinti yok');
  expect(words).toContain('Girişe 29 – 15 gün kala %50');
  expect(dated).toContain(`16 Temmuz ${year} ve öncesi Kesinti yok 17 – 31 Temmuz %50`);
});

describe('comments', () => {
  test('are five, then twenty a page, with the score and answers', async () => {
    const villa = await createVilla();
    for (let number = 1; number <= 23; number += 1) await createComment(villa.id, number);
    const first = (await pageOf(villa.slug)).text;
    const second = (await pageOf(villa.slug, { comments: 2 })).text;

    expect(wordsOf(first)).toContain('23 misafir yorumu');
    expect(commentsIn(first)).toEqual(['Yorum 23', 'Yorum 22', 'Yorum 21', 'Yorum 20', 'Yorum 19']);
    expect(first).toContain(`/villa/${villa.slug}?comments=1#yorumlar`);
    expect(commentsIn(second)).toEqual(['Yorum 3', 'Yorum 2', 'Yorum 1']);
    const stay = stayFromToday(40, 7);
    const beyond = await pageOf(villa.slug, { ...stay, comments: 9 });
    const last = paths.villa(villa.slug, { ...stay, comments: 2 });
    expect([beyond.status, beyond.headers.location]).toEqual([302, last]);
    expect(wordsOf(first)).toContain('Yanıt: Teşekkürler');
    expect(wordsOf(first)).toContain('Temizlik 4,0');
  });

  test('show the pictures that guests sent with them', async () => {
    const villa = await createVilla();
    await createComment(villa.id, 1);
    const { id } = await db
      .selectFrom('comments')
      .select('id')
      .where('villa_id', '=', villa.id)
      .executeTakeFirstOrThrow();
    const { hash } = await createStoredPicture();
    await db.insertInto('comment_pictures').values({ comment_id: id, hash, position: 0 }).execute();

    const { text } = await pageOf(villa.slug);

    expect(text).toContain(`/media/${hash}/`);
    expect(text).toMatch(/alt="[^"]+, fotoğraf 1"/);
  });

  test('of a stay that was booked here are marked so', async () => {
    const villa = await createVilla();
    const { id: reservation_id } = await createReservation({ villa_id: villa.id });
    await createComment(villa.id, 1);
    const before = wordsOf((await pageOf(villa.slug)).text);
    await createComment(villa.id, 2, { reservation_id });
    const after = wordsOf((await pageOf(villa.slug)).text);

    expect(before).not.toContain('Doğrulanmış rezervasyon');
    expect(after.match(/Doğrulanmış rezervasyon/g)).toHaveLength(1);
  });

  test('that wait or are hidden are not there', async () => {
    const villa = await createVilla();
    await createComment(villa.id, 1, { state: 'WAITING', published_at: null });
    const { text } = await pageOf(villa.slug);

    expect(commentsIn(text)).toEqual([]);
    expect(wordsOf(text)).toContain('Henüz yorum yok');
  });
});

describe('similar villas', () => {
  test('are free on the same days, the same region first', async () => {
    const district_id = (await createDistrict()).id;
    const villa = await createVilla({ district_id });
    const free = await createVilla({ district_id, name: 'Villa Boş' });
    const taken = await createVilla({ district_id, name: 'Villa Dolu' });
    await createVilla({ name: 'Villa Uzak' });
    const stay = stayFromToday(60, 7);
    await createClosing(taken.id, stay);
    const words = wordsOf((await pageOf(villa.slug, stay)).text);
    const anyDay = wordsOf((await pageOf(villa.slug)).text);

    expect(words).toContain('Aynı tarihte boş benzer villalar');
    expect(words).toContain(free.name);
    expect(words).toContain('7 gece toplam ₺70.000');
    expect(words).not.toContain('Villa Dolu');
    expect(words).not.toContain('Villa Uzak');
    expect(anyDay).toContain('Benzer villalar');
    expect(anyDay).toContain('Villa Dolu');
  });
});

describe('a villa that is not there to be had', () => {
  test('unknown: 404, with a way on', async () => {
    const { status, text } = await pageOf('boyle-bir-villa-yok');

    expect(status).toBe(404);
    expect(text).toContain('href="/listing"');
  });

  test('under its former address: 301 to the present one, the stay kept', async () => {
    const villa = await createVilla({ slug: 'eski-adres' });
    await db.updateTable('villas').set({ slug: 'yeni-adres' }).where('id', '=', villa.id).execute();
    const { status, headers } = await pageOf('eski-adres', { adults: 3 });

    expect(status).toBe(301);
    expect(headers.location).toBe('/villa/yeni-adres?adults=3');
  });

  test('not active: 200 without an index entry or a price, with similar ones', async () => {
    const district_id = (await createDistrict()).id;
    const villa = await createVilla({ district_id, active: false });
    const other = await createVilla({ district_id, name: 'Villa Benzer' });
    const { status, text } = await pageOf(villa.slug, stayFromToday(30, 7));

    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex, follow"');
    expect(wordsOf(text)).toContain('şu an yayında değil');
    expect(wordsOf(text)).toContain(other.name);
    expect(text).not.toContain(`/rezervasyon/${villa.slug}`);
    expect(bodyOf(text)).not.toContain(villa.permit_no ?? '');
  });

  test.each([
    ['deleted', { deleted_at: '2026-11-01T09:00:00Z' }],
    [
      'without its permit',
      { withdrawn_at: '2026-11-01T09:00:00Z', withdrawn_reason: 'PERMIT_LOST' },
    ],
    ['with a permit that counts as verified no longer', { permit_verified_at: null }],
  ])('%s: 410', async (_what, lost) => {
    const villa = await createVilla({ active: false, ...lost });

    expect((await pageOf(villa.slug)).status).toBe(410);
    expect((await site.get(`/villa/${villa.slug}/takvim`)).status).toBe(410);
    expect((await site.get(paths.bookVilla(villa.slug))).status).toBe(410);
  });

  test.each([
    ['a draft', {}],
    ['a draft that waits for its permit', { permit_no: null, permit_verified_at: null }],
    ['a draft that was deleted', { deleted_at: '2026-11-01T09:00:00Z' }],
  ])('%s was never there: 404', async (_what, own) => {
    const villa = await createVilla({ active: false, published_at: null, ...own });

    expect((await pageOf(villa.slug)).status).toBe(404);
    expect((await site.get(`/villa/${villa.slug}/takvim`)).status).toBe(404);
    expect((await site.get(paths.bookVilla(villa.slug))).status).toBe(404);
  });
});

describe('days that are taken', () => {
  const GUESTS = { adults: 3, children: 1, babies: 0 };
  const wanted = stayFromToday(60, 7);

  test('lead to the nearest of the same length, with the same guests, without a script and without a query more', async () => {
    const villa = await createVilla();
    const openly = await countQueries(() =>
      pageOf(villa.slug, { ...stayFromToday(100, 7), ...GUESTS }),
    );
    await createClosing(villa.id, stayFromToday(62, 12));
    const free = paths.villa(villa.slug, { ...stayFromToday(55, 7), ...GUESTS });
    const taken = await countQueries(() => pageOf(villa.slug, { ...wanted, ...GUESTS }));
    const panel = panelOf(taken.result.text);

    expect(wordsOf(panel)).toContain('En yakın uygun tarih:');
    expect(panel.replaceAll('&amp;', '&')).toContain(`href="${free}"`);
    expect(panelOf((await site.get(free)).text)).toContain('Bu tarihler boş');
    expect(panelOf(openly.result.text)).not.toContain('En yakın uygun tarih');
    expect(taken.queries).toHaveLength(openly.queries.length);
  });

  test('and those that are free, but too few, are told apart: other days suit, not the nearest free', async () => {
    const { id: villa_id, slug } = await createVilla({ nightly_price_kurus: null });
    const season = { villa_id, nightly_price_kurus: 10_000_00 };
    const [long, short] = [
      `[${dayFromToday(0)},${dayFromToday(66)})`,
      `[${dayFromToday(66)},${dayFromToday(99)})`,
    ];
    await createSeason({ ...season, days: long, min_nights: 7 });
    await createSeason({ ...season, days: short, min_nights: 3 });

    const words = wordsOf(
      panelOf((await pageOf(slug, { ...stayFromToday(60, 4), ...GUESTS })).text),
    );

    expect(words).toContain('en az 7 gece');
    expect(words).toContain('En yakın uygun tarih');
    expect(words).not.toContain('boş');
  });

  test('lead nowhere where the party is too large as well, or nothing near is free', async () => {
    const [small, full] = [await createVilla({ capacity: 3 }), await createVilla()];
    await createClosing(small.id, wanted);
    await createClosing(full.id, stayFromToday(20, 90));

    for (const { slug } of [small, full])
      expect(panelOf((await pageOf(slug, { ...wanted, ...GUESTS })).text)).not.toContain(
        'En yakın',
      );
  });
});

test('costs the same few queries, however much there is to show', async () => {
  const few = await createVilla();
  const many = await createVilla();
  for (let number = 1; number <= 30; number += 1) {
    await createComment(many.id, number);
    await createClosing(many.id, stayFromToday(number * 5, 2));
    await createVilla({ district_id: many.district_id });
  }
  const stay = stayFromToday(300, 7);
  await pageOf(few.slug);
  const one = await countQueries(() => pageOf(few.slug, stay));
  const other = await countQueries(() => pageOf(many.slug, stay));

  expect(one.result.status).toBe(200);
  expect(one.queries.length).toBeLessThanOrEqual(4);
  expect(other.queries).toHaveLength(one.queries.length);
});

test('is the same page for staff', async () => {
  const villa = await createVilla();
  const { status } = await site
    .get(`/villa/${villa.slug}`)
    .set('authorization', await bearer('ADMIN'));

  expect(status).toBe(200);
});

const panelOf = (html: string) => /<section id="quote".*?<\/section>/s.exec(html)?.[0] ?? '';

const commentsIn = (html: string) =>
  [...html.matchAll(/<article class="guest-comment">.*?<p>(.*?)<\/p>/gs)].map(([, text]) => text);

const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

/** The days of the month after this one: `first(5)` is its fifth. */
function nextMonth() {
  const month = Temporal.PlainDate.from(dayFromToday(0)).add({ months: 1 });
  return (day: number) => month.with({ day }).toString();
}

/** The class of each day's cell in one month of the calendar page, by the day's number. */
function cellsOf(html: string, day: string): Record<number, string> {
  const [, month = ''] =
    new RegExp(`id="ay-${day.slice(0, 7)}">(.*?)</table>`, 's').exec(html) ?? [];
  return Object.fromEntries(
    [...month.matchAll(/<td(?: class="([^"]*)")?[^>]*>(\d+)</g)].map(([, kind, number]) => [
      Number(number),
      kind ?? 'free',
    ]),
  );
}

async function createFeature(name: string, google_key: string, villa_id?: number) {
  const category = await db
    .insertInto('feature_categories')
    .values({ kind: 'VILLA', name: `Grup ${name}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const feature = await db
    .insertInto('features')
    .values({ category_id: category.id, name, google_key })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (villa_id)
    await db.insertInto('villa_features').values({ villa_id, feature_id: feature.id }).execute();
}

const createComment = (villa_id: number, number: number, own: object = {}) =>
  db
    .insertInto('comments')
    .values({
      villa_id,
      author_name: `Misafir ${number}`,
      score: 5,
      score_cleanliness: 4,
      body: `Yorum ${number}`,
      state: 'PUBLISHED',
      answer: number === 23 ? 'Teşekkürler' : null,
      published_at: `2026-10-01T${String(Math.floor(number / 2)).padStart(2, '0')}:${number % 2 ? '30' : '00'}:00Z`,
      ...own,
    })
    .execute();
