import { brotliCompressSync, constants } from 'node:zlib';

import { timeOfDay, today } from '../../../server/clock.ts';
import { countQueries } from '../../../server/db/index.ts';
import { presentBoat } from '../../../server/presenters/listings/boat-page.ts';
import { findBoatPage } from '../../../server/queries/listings/boat-pages.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { addDays } from '../../../server/shared/days.ts';
import { formatDay, formatStayWithYear } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { inlineCss } from '../../../server/static-files.ts';
import { db, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatPrice,
  createBoatReservation,
  createMarina,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { cardsOf, createFleet, type Fleet, read } from '../../support/boat-fleet.ts';
import { createTown, dayFromToday, stayFromToday } from '../../support/factories.ts';
import { createPolicy } from '../../support/villa-catalogue-factories.ts';
import { wordsOf } from '../../views/render.ts';

const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

const PARTY = { adults: 2, children: 0, babies: 0 };

let fleet: Fleet;

beforeAll(async () => {
  fleet = await createFleet();
});

describe('the page of a boat', () => {
  test('prices what its form asks for, and leads to the booking', async () => {
    const charter = { unit: 'week' as const, ...saturdayFromToday(90, 10), adults: 4 };
    const { words, links } = await read(paths.boat('ruya', charter));

    expect(words).toContain('Kiralama (10 gün) ₺500.000');
    expect(words).toContain('Ön ödeme (%30) ₺150.000');
    const wanted = { ...charter, children: 0, babies: 0 };
    expect(
      links.map((href) =>
        new URL(href ?? '', 'http://koy.test').searchParams.toString().split('&').sort().join(),
      ),
    ).toContain(
      new URL(paths.bookBoat('ruya', wanted), 'http://koy.test').searchParams
        .toString()
        .split('&')
        .sort()
        .join(),
    );
  });

  test('asks for children and babies as well, and counts the children', async () => {
    const { check_in } = saturdayFromToday(90);
    const asked = { unit: 'trip' as const, check_in, adults: 14, children: 3, babies: 1 };
    const { main, words } = await read(paths.boat('ruya', asked));
    const [form = ''] = main.match(/<form[^>]*data-prices.*?<\/form>/s) ?? [];

    expect(form).toMatch(/<input[^>]*name="children" value="3"/);
    expect(form).toMatch(/<input[^>]*name="babies" value="1"/);
    expect(wordsOf(form)).toContain('Çocuk');
    expect(words).toContain('Günübirlik en fazla 16 kişi binebilir');
  });

  test('leads from a week that begins on another day to the nearest that does not, on both its pages', async () => {
    const saturday = saturdayFromToday(90, 7);
    const party = { adults: 4, children: 0, babies: 0 };
    const wednesday = {
      check_in: addDays(saturday.check_in, 4),
      check_out: addDays(saturday.check_out, 4),
    };
    const next = saturdayFromToday(97, 7);
    const week = (days: object) => ({ unit: 'week' as const, ...days, ...party });

    const own = await read(paths.boat('ruya', week(wednesday)));
    const booking = await read(paths.bookBoat('ruya', week(wednesday)));
    const tooMany = await read(paths.boat('ruya', { ...week(wednesday), adults: 400 }));

    expect(own.words).toContain('Bu tarihlerde biniş yapılabilen gün: Cumartesi.');
    expect(own.words).toContain('En yakın uygun tarih:');
    expect(own.links).toContain(`${paths.boat('ruya', week(next))}#tarih`);
    expect(booking.links).toContain(paths.bookBoat('ruya', week(next)));
    expect(tooMany.words).not.toContain('En yakın uygun tarih');
  });

  test('leads from a season’s last days, which are taken, to the first of the next', async () => {
    const boat = await createBoat({ prices: {} });
    const price = { boat_id: boat.id, unit: 'DAY', price_kurus: 40_000_00 };
    await createBoatPrice({ ...price, days: `[${dayFromToday(0)},${dayFromToday(64)})` });
    await createBoatPrice({ ...price, days: `[${dayFromToday(64)},${dayFromToday(200)})` });
    await createBoatClosing(boat.id, stayFromToday(30, 35));
    const days = (from: number) => ({ unit: 'day' as const, ...stayFromToday(from, 4), ...PARTY });

    const { links } = await read(paths.boat(boat.slug, days(60)));

    expect(links).toContain(`${paths.boat(boat.slug, days(65))}#tarih`);
  });

  test('on phones a bar leads to choosing days, then to the booking', async () => {
    const { check_in } = saturdayFromToday(90);
    const barAt = async (asked: object) => {
      const { main } = await read(paths.boat('ruya', asked));
      return main.replace(/.*class="bottom-bar"/s, '').replace(/<\/div>.*/s, '');
    };
    const [none, taken, fine] = [
      await barAt({}),
      await barAt({ unit: 'trip', check_in, adults: 17 }),
      await barAt({ unit: 'trip', check_in }),
    ];

    expect((await read(paths.boat('ruya'))).main).toContain('<form id="tarih"');
    expect(none).toMatch(/<a[^>]* href="#tarih"[^>]*>Tarih seçin/);
    expect(taken).toMatch(/<a[^>]* href="#tarih"[^>]*>Başka tarih seç/);
    expect(fine).toContain('/rezervasyon/boat/ruya');
  });

  test.each([
    ['17 people', 17],
    ['more people than an address may name', 400],
  ])('says everything against it for %s', async (_, adults) => {
    const { check_in } = saturdayFromToday(90);
    const asked = { unit: 'trip' as const, check_in, adults };
    const { words, links } = await read(paths.boat('ruya', asked));

    expect(words).toContain('Günübirlik en fazla 16 kişi binebilir');
    expect(links.some((href) => href?.startsWith('/rezervasyon/boat'))).toBe(false);
  });

  test.each([
    [
      'by the day without a last day',
      { unit: 'day', check_in: dayFromToday(40) },
      'birlikte seçin',
    ],
    [
      'that end before they begin',
      { unit: 'week', check_in: dayFromToday(40), check_out: dayFromToday(33) },
      'İniş günü biniş gününden sonra olmalı',
    ],
    ['that are over', { unit: 'trip', check_in: dayFromToday(-1) }, 'geçmişte kaldı'],
    ['that are no days', { unit: 'day', check_in: '31.02.2027' }, 'birlikte seçin'],
  ])('says why there is no price for days %s', async (_, query, sentence) => {
    const { main } = await read(`${paths.boat('ruya')}?${new URLSearchParams(query)}`);
    const [, panel = ''] = main.match(/data-priced="quote">(.*?)<p>/s) ?? [];

    expect(wordsOf(panel)).toContain(sentence);
    expect(wordsOf(panel)).not.toContain('listeledik');
  });

  test.each([
    ['none', undefined],
    ['one it is not sold by', 'trip'],
  ] as const)('prices days by what its form says where the address names %s', async (_, unit) => {
    const { main, words } = await read(paths.boat('surat', { ...saturdayFromToday(90, 3), unit }));

    expect(words).toContain('₺40.000 × 3 gün ₺120.000');
    expect(main).toContain('/rezervasyon/boat/surat');
    // It is sold by the day alone.
    expect(words).not.toMatch(/Günübirlikte|Haftalıkta/);
  });

  test('asks for days while none are chosen, and leads back to the form that was sent without', async () => {
    const { main } = await read(paths.boat('ruya', { unit: 'day' }));

    expect(main).toMatch(
      /data-priced="quote"><div class="stack"><p class="dim">[^<]*gününüzü seçin/,
    );
    expect(main).toMatch(/<form id="tarih"[^>]* action="\/boat\/ruya#tarih"/);
  });

  test('says what it is, what it costs, what is included', async () => {
    const { status, text, words, links } = await read(paths.boat('ruya'));

    expect(status).toBe(200);
    expect(text).toContain('<title>Rüya, Göcek kiralık tekne | Koy</title>');
    expect(text).toContain('rel="canonical" href="http://koy.test/boat/ruya"');
    expect(words).toContain('D-Marin Göcek');
    expect(words).toContain('İşletme belgesi DT-');
    expect(words).toContain('16 kişi gündüz');
    expect(words).toContain('Dahil Tekne ve kaptan Su (günde 3, 4 litre) Dahil değil Kumanya');
    expect(words).toContain('Göcek – 12 Ada');
    expect(words).toContain('Fiyatı göster');
    expect(words.match(/kiralama bedelinin \(ek hizmetler hariç\) %30 oranında/g)).toHaveLength(2);
    expect(links.some((href) => href?.startsWith('https://wa.me/905321112233'))).toBe(true);
    expect(links).toContain('tel:+902521112233');
    expect(text).not.toMatch(/\sstyle="/);
  });

  test('speaks of no half days where only day trips are sold', async () => {
    const { slug } = await createBoat({ prices: { TRIP: 45_000_00 } });
    for (const address of [paths.boat(slug), paths.boatCalendar(slug)]) {
      const { words } = await read(address);

      expect(words).toContain('günübirlik kiralamanın fiyatıdır (bin ₺)');
      expect(words).toContain('Boş Dolu Opsiyonlu Seçiminiz');
    }
  });

  test('has a table of prices for each unit, with the hours of a day trip', async () => {
    const { main, words } = await read(paths.boat('ruya'));

    expect(main.match(/<table class="seasons">/g)).toHaveLength(3);
    expect(words).toMatch(/Haftalık Yedi gece; değişim günü cumartesi.*₺350\.000/i);
    expect(words).toMatch(/Günlük Geceli kiralama.*₺60\.000/);
    expect(words).toMatch(/Günübirlik Aynı gün 10\.00 – 18\.30 arası.*₺45\.000/);
  });

  test('leaves out seasons that are over', async () => {
    const boat = await createBoat({ prices: {} });
    const price = { boat_id: boat.id, unit: 'WEEK' };
    await createBoatPrice({ ...price, days: '[2020-05-01,2020-06-01)', price_kurus: 111_00 });
    await createBoatPrice({ ...price, days: '[2090-05-01,2090-06-01)', price_kurus: 222_00 });
    const { words } = await read(paths.boat(boat.slug));

    expect(words).toContain('1 – 31 Mayıs 2090');
    expect(words).toContain('₺222');
    expect(words).not.toContain('₺111');
  });

  test('opens its calendar at the first month with days to be had', async () => {
    const boat = await createBoat({ prices: {} });
    const [from, until] = [dayFromToday(100), dayFromToday(200)];
    const price = { boat_id: boat.id, unit: 'DAY', price_kurus: 100_00 };
    await createBoatPrice({ ...price, days: `[${from},${until})` });
    const { main } = await read(paths.boat(boat.slug));

    expect(/#ay-(\S+)" aria-current="true"/.exec(main)?.[1]).toBe(from.slice(0, 7));
  });

  test('says so when it has no prices', async () => {
    const boat = await createBoat({ prices: {} });

    expect((await read(paths.boat(boat.slug))).words).toContain('fiyatları henüz girilmedi');
  });

  test('has a captain before anybody counted its crew', async () => {
    const [sailed, bare] = [await createBoat(), await createBoat({ with_captain: false })];

    expect((await read(paths.boat(sailed.slug))).words).toContain('Kaptanlı mürettebat');
    expect((await read(paths.boat(bare.slug))).words).toContain('Kaptansız mürettebat');
  });

  test('can be shared, printed and asked about by mail', async () => {
    const days = saturdayFromToday(30);
    const { main, links } = await read(paths.boat('ruya', days));

    expect(main).toContain('data-copy="http://koy.test/boat/ruya"');
    expect(main).toContain('data-print=""');
    expect(links).toContain(paths.contact({ boat: 'ruya', ...days }));
    const form = await site.get(paths.contact({ boat: 'ruya', ...days }));
    expect(form.text).toContain(
      `value="Rüya, ${formatStayWithYear(days.check_in, days.check_out)}"`,
    );
    expect((await site.get(paths.contact({ boat: 'kapali' }))).text).not.toContain('Kapalı');
  });

  test('days of one price are one line, and the total shows what is paid when', async () => {
    const charter = { unit: 'day' as const, ...stayFromToday(40, 3) };
    const { words } = await read(paths.boat('ruya', charter));

    expect(words).toContain('₺60.000 × 3 gün ₺180.000 Toplam ₺180.000');
    expect(words).toContain('₺54.000');
    expect(words).toContain('Binişte kalan ₺126.000');
  });

  test('the ladder of the cancellation has the days of the chosen charter', async () => {
    const cancellation_policy_id = await createPolicy('BOAT');
    const tiers = JSON.stringify([
      { days_before: 30, percent: 0 },
      { days_before: 0, percent: 100 },
    ]);
    await db
      .updateTable('cancellation_policies')
      .set({ tiers })
      .where('id', '=', cancellation_policy_id)
      .execute();
    const boat = await createBoat({ cancellation_policy_id });
    const charter = { unit: 'day' as const, ...stayFromToday(40, 3) };

    expect((await read(paths.boat(boat.slug))).words).toContain(
      'Kiralamaya 30 gün ve daha fazla kala Kesinti yok',
    );
    const { words } = await read(paths.boat(boat.slug, charter));
    expect(words).toContain(`${formatDay(dayFromToday(10))} ve öncesi Kesinti yok`);
    expect(words).toContain(`${formatDay(dayFromToday(11))} ve sonrası Tamamı`);
  });

  test('where it sets out is drawn among the places around; unknown, there is no drawing', async () => {
    const town = await createTown({ name: 'Orhaniye', lat: 36.75, lon: 28.13 });
    const at = await createMarina({ name: 'Koy Marina', town_id: town.id, lat: 36.76, lon: 28.14 });
    await createMarina({ name: 'Öbür Marina', town_id: town.id, lat: 36.77, lon: 28.19 });
    const boat = await createBoat({ marina_id: at.id });
    const { main } = await read(paths.boat(boat.slug));

    expect(main).toContain('kalkış limanı: Koy Marina, Orhaniye.');
    expect(main).toMatch(/<text[^>]*>Öbür Marina<\/text>/);
    expect((await read(paths.boat('ruya'))).main).not.toContain('id="konum"');
  });

  test('comments are paged by twenty, with how they are spread', async () => {
    const boat = await createBoat({ rating_average: '4.0', rating_count: 26 });
    const comment = { boat_id: boat.id, author_name: 'Ali', score: 4, state: 'PUBLISHED' };
    const rows = Array.from({ length: 26 }, (_, at) => ({
      ...comment,
      ...{ body: `Yorum ${at}.`, score_contact: 5, published_at: '2026-01-01T09:00:00Z' },
    }));
    await db.insertInto('comments').values(rows).execute();
    const [first, second] = [
      await read(paths.boat(boat.slug)),
      await read(paths.boat(boat.slug, { comments: 2 })),
    ];

    expect(first.main.match(/class="guest-comment"/g)).toHaveLength(5);
    expect(first.words).toContain('Mürettebat 5,0');
    expect(first.words).toContain('4 yıldız 26');
    expect(first.links).toContain(`${paths.boat(boat.slug, { comments: 1 })}#yorumlar`);
    expect(second.main.match(/class="guest-comment"/g)).toHaveLength(6);
    const beyond = await site.get(paths.boat(boat.slug, { unit: 'day', comments: 3 }));
    const last = paths.boat(boat.slug, { unit: 'day', comments: 2 });
    expect([beyond.status, beyond.headers.location]).toEqual([302, last]);
  });

  test('shows comments, and that there are none', async () => {
    const boat = await createBoat({ rating_average: '4.5', rating_count: 1 });
    const booked = await createBoatReservation({ boat_id: boat.id, status: 'COMPLETED' });
    await db
      .insertInto('comments')
      .values({
        boat_id: boat.id,
        boat_reservation_id: booked.id,
        author_name: 'Ayşe K.',
        score: 5,
        body: 'Kaptan çok iyiydi.',
        state: 'PUBLISHED',
        published_at: '2026-01-01T09:00:00Z',
      })
      .execute();

    const { words } = await read(paths.boat(boat.slug));
    expect(words).toContain('Kaptan çok iyiydi.');
    expect(words).toContain('Doğrulanmış rezervasyon');
    expect((await read(paths.boat('ruya'))).words).toContain('Henüz yorum yok');
  });

  test('tells search engines what it is', async () => {
    const { text } = await read(paths.boat('ruya'));

    expect(structuredDataOf(text)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'Product',
        name: 'Rüya',
        url: 'http://koy.test/boat/ruya',
        offers: {
          ...{ priceCurrency: 'TRY', lowPrice: 350_000, highPrice: 350_000 },
          priceSpecification: { minPrice: 350_000, maxPrice: 350_000, unitCode: 'WEE' },
        },
      },
    ]);
  });

  test('once days are chosen, leads to boats that are free then, with their totals', async () => {
    const week = { unit: 'week' as const, ...saturdayFromToday(70) };
    const { main, words, links } = await read(paths.boat('ruya', week));

    expect(cardsOf(main)).toEqual(['Lodos']);
    expect(words).toContain('Aynı tarihte boş benzer tekneler');
    expect(words).toContain('₺210.000 toplam');
    expect(links.some((href) => href?.startsWith('/boat/') && href.includes(week.check_in))).toBe(
      true,
    );
    await createBoatClosing(fleet.lodos, saturdayFromToday(140));
    const taken = await read(paths.boat('ruya', { unit: 'week', ...saturdayFromToday(140) }));
    expect(cardsOf(taken.main)).toEqual([]);
  });

  test('leads to boats like it, never to one off sale', async () => {
    const { main } = await read(paths.boat('ruya'));

    expect(cardsOf(main)).toContain('Lodos');
    expect(cardsOf(main)).not.toContain('Kapalı');
    expect(cardsOf(main)).not.toContain('Rüya');
  });
});

test('a page is given what it says of a boat, and no other column of its row', async () => {
  const { slug } = await createBoat();
  const day = today();
  const wants = { today: day.toString(), comments: { limit: 3, offset: 0 } };
  const row = await findBoatPage(db, slug, wants);
  if (!row) throw new Error('no such boat');

  const given = Object.keys(presentBoat(row, { today: day, time: timeOfDay() }));

  const own = ['active', 'deleted_at', 'withdrawn_at', 'published_at', 'marina_id', 'town_id'];
  const raw = ['description', 'policy', 'position', 'places', 'taken', 'scores', 'min_days'];
  expect(given.filter((name) => [...own, ...raw].includes(name))).toEqual([]);
});

describe('a boat that is not for rent', () => {
  test('for now: a page that search engines leave out, without its prices', async () => {
    const { status, text, words } = await read(paths.boat('kapali'));

    expect(status).toBe(200);
    expect(words).toContain('Kapalı şu an yayında değil');
    expect(text).toContain('noindex');
    expect(words).not.toContain('Dönem fiyatları');
  });

  test.each([
    ['deleted', { deleted_at: '2026-01-01T09:00:00Z' }],
    ['withdrawn', { withdrawn_at: '2026-01-01T09:00:00Z', withdrawn_reason: 'OWNER_LEFT' }],
  ])('%s: gone', async (_, state) => {
    const boat = await createBoat({ active: false, ...state });

    expect((await site.get(paths.boat(boat.slug))).status).toBe(410);
  });

  test('never published: not there', async () => {
    const { slug } = await createBoat({ active: false, published_at: null });
    const addresses = [paths.boat(slug), paths.boatCalendar(slug), paths.bookBoat(slug)];
    const answers = await Promise.all(addresses.map((address) => site.get(address)));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('renamed: its former address leads to the present one, with its question', async () => {
    const boat = await createBoat({ slug: 'eski-tekne' });
    await db.updateTable('boats').set({ slug: 'yeni-tekne' }).where('id', '=', boat.id).execute();
    const { status, headers } = await site.get('/boat/eski-tekne?check_in=2090-07-01');

    expect(status).toBe(301);
    expect(headers.location).toBe('/boat/yeni-tekne?check_in=2090-07-01');
  });

  test.each(['boyle-bir-tekne-yok', 'BÜYÜK'])('never was: %s', async (slug) => {
    expect((await site.get(`/boat/${encodeURIComponent(slug)}`)).status).toBe(404);
  });
});

describe('costs', () => {
  // Menus and settings are kept in memory only while changes of them are heard.
  beforeAll(startHearingChanges);
  afterAll(stopHearingChanges);

  test.each([
    ['a boat', paths.boat('ruya'), 2],
    ['an unknown boat', paths.boat('yok-oyle-bir-tekne'), 2],
  ])('%s', async (_, address, most) => {
    await site.get(address);
    // Kept pages ask nothing: a parameter nobody knows makes it a page of its own.
    const { queries } = await countQueries(() => site.get(address).query({ adults: 7 }));

    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(most);
  });

  test.each([
    ['a list', ['core', 'card', 'listing']],
    ['a boat', ['core', 'villa', 'boat']],
  ])('the styles of the first screen of %s are at most 5 kB', (_, names) => {
    const { css } = inlineCss(...names.map((name) => `css/${name}.css`));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

    expect(brotliCompressSync(css, quality).length).toBeLessThanOrEqual(5_000);
  });
});
