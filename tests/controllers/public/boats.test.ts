import { brotliCompressSync, constants } from 'node:zlib';

import { today } from '../../../server/clock.ts';
import { countQueries } from '../../../server/db/index.ts';
import { presentBoat } from '../../../server/presenters/boat-page.ts';
import { findBoatPage } from '../../../server/queries/boat-pages.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { addDays } from '../../../server/shared/days.ts';
import {
  formatDay,
  formatShortStay,
  formatStay,
  formatStayWithYear,
} from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { inlineCss } from '../../../server/static-files.ts';
import { db, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatPrice,
  createBoatReservation,
  createBoatType,
  createMarina,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import {
  createSettings,
  createTown,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createFeatureOf, createPolicy } from '../../support/villa-catalogue-factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

const read = async (address: string) => {
  const response = await site.get(address);
  const main = response.text.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '');
  const links = elementsOf(main, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));
  return { ...response, main, links, words: wordsOf(main) };
};
const cardsOf = (main: string) =>
  [...main.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name);
const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

let marina: Awaited<ReturnType<typeof createMarina>>;
let gulet: Awaited<ReturnType<typeof createBoatType>>;
let lodos: { id: number };
let sup: number;

beforeAll(async () => {
  await createSettings({ whatsapp_phone: '0532 111 22 33', site_phone: '0252 111 22 33' });
  const gocek = await createTown({ slug: 'gocek', name: 'Göcek' });
  const bodrum = await createTown({ slug: 'bodrum', name: 'Bodrum' });
  marina = await createMarina({ name: 'D-Marin Göcek', town_id: gocek.id });
  const other = await createMarina({ name: 'Milta Bodrum', town_id: bodrum.id });
  gulet = await createBoatType({ slug: 'gulet', name: 'Gulet', description: 'Ahşap, yelkenli.' });
  const yacht = await createBoatType({ slug: 'motoryat', name: 'Motoryat' });
  const ruya = await createBoat({
    ...{ slug: 'ruya', name: 'Rüya', marina_id: marina.id, types: [gulet.id] },
    ...{ guests_day: 16, position: 1, trip_starts_at: '10:00', trip_ends_at: '18:30' },
    included: 'Tekne ve kaptan, su (günde 3, 4 litre)',
    excluded: 'Kumanya',
    route: 'Göcek – 12 Ada',
    prices: { WEEK: 350_000_00, DAY: 60_000_00, TRIP: 45_000_00 },
  });
  lodos = await createBoat({
    ...{ name: 'Lodos', marina_id: other.id, types: [gulet.id], guests_day: 10, position: 2 },
    prices: { WEEK: 210_000_00 },
  });
  const fast = await createBoat({
    ...{
      name: 'Sürat',
      slug: 'surat',
      marina_id: other.id,
      types: [yacht.id],
      guests_day: 6,
      position: 3,
    },
    prices: { DAY: 40_000_00 },
  });
  await createBoat({ name: 'Kapalı', slug: 'kapali', marina_id: marina.id, active: false });
  sup = (await createFeatureOf('BOAT', 'SUP')).feature;
  for (const { id } of [ruya, fast])
    await db.insertInto('boat_features').values({ boat_id: id, feature_id: sup }).execute();
});

describe('the list', () => {
  test.each([
    ['everything', {}, ['Rüya', 'Lodos', 'Sürat']],
    ['a type', { type: 'gulet' }, ['Rüya', 'Lodos']],
    ['a town', { town: 'bodrum' }, ['Lodos', 'Sürat']],
    ['a party', { adults: 10 }, ['Rüya', 'Lodos']],
    ['a unit', { unit: 'day' }, ['Rüya', 'Sürat']],
    ['a name', { q: 'RÜYA' }, ['Rüya']],
    ['a name with a slip of the finger', { q: 'kiralık tekne lodso' }, ['Lodos']],
    ['words of its place and type', { q: 'bodrum gul' }, ['Lodos']],
    ['several', { town: 'bodrum', unit: 'week', adults: 8 }, ['Lodos']],
    ['a party that sleeps aboard', { unit: 'week', adults: 10 }, []],
    ['the cheapest day first', { sort: 'price_asc' }, ['Lodos', 'Sürat', 'Rüya']],
    ['the cheapest week first', { unit: 'week', sort: 'price_desc' }, ['Rüya', 'Lodos']],
    ['the largest first', { sort: 'capacity' }, ['Rüya', 'Lodos', 'Sürat']],
    ['what is unknown', { type: 'yok', unit: 'yok', adults: 'x' }, ['Rüya', 'Lodos', 'Sürat']],
  ] as const)('by %s', async (_, search, names) => {
    const { status, main } = await read(paths.boats(search as object));

    expect(status).toBe(200);
    expect(cardsOf(main)).toEqual(names);
  });

  test('by a marina', async () => {
    const { main } = await read(paths.boats({ marina: marina.id }));

    expect(cardsOf(main)).toEqual(['Rüya']);
  });

  test('shows the price of the chosen unit, and of the smallest without one', async () => {
    expect((await read(paths.boats())).words).toContain('₺60.000 / gün');
    expect((await read(paths.boats({ unit: 'week' }))).words).toContain('₺350.000 / hafta');
    expect((await read(paths.boats({ unit: 'trip' }))).words).toContain('₺45.000 / günübirlik');
  });

  test('each filter says what it would find, and goes with one tap', async () => {
    const { words, links } = await read(paths.boats({ type: 'gulet', unit: 'week' }));

    expect(words).toContain('Gulet 2');
    expect(words).toContain('Bodrum 1');
    expect(links).toContain(paths.boats({ type: 'gulet' }));
    expect(links).toContain(paths.boats({ unit: 'week' }));
    expect(links).toContain(paths.boats());
  });

  test('a choice that finds nothing stays a choice, to be taken off', async () => {
    const { words, links, main } = await read(paths.boats({ type: 'motoryat', town: 'gocek' }));

    expect(words).toContain('Bu aramaya uyan tekne yok');
    expect(links).toContain(paths.boats({ type: 'motoryat' }));
    expect(links).toContain(paths.boats({ town: 'gocek' }));
    expect(main.match(/ checked=""/g)).toHaveLength(4);
    // Where no number of cabins finds anything, none is offered.
    expect(main).not.toContain('name="cabins"');
  });

  test('a marina that is no more is no filter', async () => {
    const { main } = await read(paths.boats({ marina: 999_999, type: 'gulet' }));

    expect(cardsOf(main)).toEqual(['Rüya', 'Lodos']);
  });

  test('nothing found leads on', async () => {
    const { words, links } = await read(paths.boats({ adults: 200 }));

    expect(words).toContain('Bu aramaya uyan tekne yok');
    expect(links).toContain(paths.boats());
  });

  test('every card offers a chat about its boat, with the days in mind', async () => {
    const days = saturdayFromToday(80);
    const dates = formatStay(days.check_in, days.check_out);
    const dated = formatStayWithYear(days.check_in, days.check_out);
    const { words, links } = await read(paths.boats(days));
    const chats = links.filter((href) => href?.startsWith('https://wa.me/905321112233'));

    expect(words).toContain(`${dates} için boş tekneler, toplam fiyatlarıyla`);
    expect(words).not.toContain('Tarih seçince her teknenin toplamını görürsünüz');
    expect(decodeURIComponent(chats[0] ?? '')).toContain(`Merhaba, Rüya, ${dated}`);
    expect(links).toContain(paths.boat('ruya', { ...days, unit: 'week' }));
  });

  test('days alone: what can be sold then, each by the unit that costs least', async () => {
    const { check_in } = saturdayFromToday(80);
    const of = async (days: number, more: object = {}) => {
      const charter = { check_in, check_out: addDays(check_in, days) };
      const { main, words, links } = await read(paths.boats({ ...charter, ...more }));
      const boat = (unit: 'week' | 'day' | 'trip') => paths.boat('ruya', { ...charter, unit });
      return { names: cardsOf(main), words, links, boat };
    };
    const [week, three, one] = [await of(7), await of(3), await of(1)];

    expect(week.names).toEqual(['Rüya', 'Lodos', 'Sürat']);
    expect(week.words).toContain('₺350.000 toplam');
    expect(week.words).toContain('₺280.000 toplam');
    expect(week.words).toContain('Toplam fiyat');
    expect(week.links).toContain(week.boat('week'));
    expect(three.names).toEqual(['Rüya', 'Sürat']);
    expect(three.words).toContain('₺180.000 toplam');
    expect(three.links).toContain(three.boat('day'));
    expect(one.words).toContain('₺45.000 toplam');
    expect(one.links).toContain(one.boat('trip'));
    expect((await of(7, { sort: 'price_asc' })).names).toEqual(['Lodos', 'Sürat', 'Rüya']);
    expect((await of(7, { max_price: 250_000 })).names).toEqual(['Lodos']);
  });

  test('days and a unit: those that can be sold, each with its total', async () => {
    const charter = { ...saturdayFromToday(80, 10), unit: 'week' as const };
    const { main, words, links } = await read(paths.boats(charter));

    expect(cardsOf(main)).toEqual(['Rüya', 'Lodos']);
    expect(words).toContain('₺500.000 toplam');
    expect(words).toContain('₺300.000 toplam');
    expect(links).toContain(paths.boat('ruya', charter));
  });

  test('by what is aboard, listed by category, and by the price', async () => {
    const equipped = { feature: sup, max_price: 50_000 };
    const { main, words, links } = await read(paths.boats({ feature: sup }));

    expect(cardsOf(main)).toEqual(['Rüya', 'Sürat']);
    expect(words).toContain('SUP 2');
    expect(links).toContain(paths.boats());
    const cheaper = await read(paths.boats(equipped));
    expect(cardsOf(cheaper.main)).toEqual(['Sürat']);
    expect(cheaper.words).toContain('Gün başına fiyat');
    expect(cheaper.words).toContain('En çok ₺50.000');
    expect(cheaper.links).toContain(paths.boats({ feature: sup }));
    expect(cheaper.links).toContain(paths.boats({ max_price: 50_000 }));
  });

  test('flexible days: each boat’s nearest, told and carried on', async () => {
    const week = saturdayFromToday(100);
    const sunday = { check_in: addDays(week.check_in, 1), check_out: addDays(week.check_out, 1) };
    const { main, words, links } = await read(paths.boats({ ...sunday, unit: 'week', flex: 3 }));

    expect(cardsOf(main)).toEqual(['Rüya', 'Lodos']);
    expect(words).toContain(
      `En yakın boş tarih: ${formatShortStay(week.check_in, week.check_out)}`,
    );
    expect(links).toContain(paths.boat('ruya', { ...week, unit: 'week' }));
  });

  test('nothing free leads to the nearest days and to fewer filters', async () => {
    const week = saturdayFromToday(100);
    const sunday = { check_in: addDays(week.check_in, 1), check_out: addDays(week.check_out, 1) };
    const search = { ...sunday, type: 'gulet', unit: 'week' as const };
    const { words, links } = await read(paths.boats(search));

    expect(words).toContain('Yakın aramalar');
    expect(links).toContain(paths.boats({ ...search, ...week }));
    const dear = await read(paths.boats({ type: 'gulet', max_price: 1 }));
    expect(dear.words).toContain('Fiyat sınırı olmadan: 2 tekne');
    expect(dear.links).toContain(paths.boats({ type: 'gulet' }));
  });

  test('nothing free: boats that fit say why not, and when instead', async () => {
    const week = saturdayFromToday(100);
    const sunday = { check_in: addDays(week.check_in, 1), check_out: addDays(week.check_out, 1) };
    const { main, words, links } = await read(
      paths.boats({ ...sunday, town: ['gocek'], unit: 'week' }),
    );

    expect(words).toContain('Başka tarihte bu koşullara uyanlar');
    expect(words).toContain('Biniş günü: Cumartesi');
    expect(words).toContain(
      `En yakın boş tarih: ${formatShortStay(week.check_in, week.check_out)}`,
    );
    expect(main).toContain('class="card taken"');
    expect(links).toContain(paths.boat('ruya', { ...week, unit: 'week' }));
    const short = await read(
      paths.boats({ ...week, check_out: addDays(week.check_in, 3), unit: 'week' }),
    );
    expect(short.words).toContain('En az 7 gün');
    const dear = await read(paths.boats({ ...sunday, unit: 'week', min_price: 9_000_000 }));
    expect(dear.words).not.toContain('Başka tarihte');
  });

  test('prices from more to less are told, and the list is without them', async () => {
    const all = await read(paths.boats({}));
    const wrong = await read(paths.boats({ min_price: 9_000, max_price: 50 }));

    expect(wrong.words).toContain('En çok tutar en az tutardan küçük');
    expect(cardsOf(wrong.main)).toEqual(cardsOf(all.main));
    expect(wrong.main).toContain('value="9.000"');
  });

  test('what was typed is read as people write it, and what cannot be read is told', async () => {
    const dear = await read(`${paths.boats({})}?min_price=90.000.000`);
    const unread = await read(`${paths.boats({})}?min_price=abc&adults=400`);

    expect(cardsOf(dear.main)).toEqual([]);
    expect(unread.words).toContain('Yazdığınız tutarı okuyamadık');
    expect(unread.words).toContain('Bir aramada en çok 300 kişi');
    expect(unread.main).toContain('value="abc"');
  });

  test('days that are none are told, and the list is without them', async () => {
    const over = await read(paths.boats({ check_in: '2020-07-01', check_out: '2020-07-08' }));
    const half = await read(paths.boats({ check_in: saturdayFromToday(9).check_in }));

    expect(over.words).toContain('biniş günü geçmişte kaldı');
    expect(half.words).toContain('Biniş ve iniş gününü birlikte seçin');
    expect(cardsOf(half.main)).toEqual(['Rüya', 'Lodos', 'Sürat']);
  });

  test('place, days and party are changed above the list; filters carry them on', async () => {
    const search = { ...saturdayFromToday(80), town: 'gocek', adults: 4, feature: sup };
    const { main } = await read(paths.boats(search));
    const [quick = '', filters = ''] = main.match(/<form .*?<\/form>/gs) ?? [];

    expect(quick).toContain('<option value="gocek" selected="">Göcek</option>');
    expect(quick).toContain(`<input type="hidden" name="feature" value="${sup}"/>`);
    expect(filters).toContain(`<input type="hidden" name="check_in" value="${search.check_in}"/>`);
    expect(filters).toContain('<input type="hidden" name="adults" value="4"/>');
  });

  test('a party as large as a search takes can be sent on: no field is beyond its limit', async () => {
    const { text } = await site.get(paths.boats({ adults: 300, children: 300, babies: 50 }));
    const counts = [...text.matchAll(/<input id="party-[^>]*max="(\d+)"[^>]*value="(\d+)"/g)];

    expect(counts.map(([, max, value]) => [max, value])).toEqual([
      ['300', '300'],
      ['300', '300'],
      ['50', '50'],
    ]);
  });

  test('children and babies come along: counted, and carried on to boats, filters and pages', async () => {
    const search = { adults: 6, children: 4, babies: 1 };
    const { main, words, links } = await read(paths.boats(search));
    const [quick = '', filters = ''] = main.match(/<form .*?<\/form>/gs) ?? [];

    expect(cardsOf(main)).toEqual(['Rüya', 'Lodos']);
    expect(wordsOf(quick)).toContain('10 kişi, 1 bebek');
    expect(quick).toMatch(/<input[^>]*name="children"[^>]*value="4"/);
    expect(filters).toContain('<input type="hidden" name="children" value="4"/>');
    expect(filters).toContain('<input type="hidden" name="babies" value="1"/>');
    expect(words).toContain('10 kişi ve üzeri');
    expect(links).toContain(paths.boats());
    expect(links).toContain(paths.boat('ruya', search));
  });

  test('the usual two are nobody’s choice', async () => {
    const { words } = await read(paths.boats({ adults: 2, children: 0 }));

    expect(words).not.toContain('2 kişi ve üzeri');
  });

  test('search engines keep the whole list, nothing narrowed', async () => {
    const [whole, narrowed] = [await read(paths.boats()), await read(paths.boats({ adults: 4 }))];

    expect(whole.text).toContain('<link rel="canonical" href="http://koy.test/listingboat"/>');
    expect(whole.text).not.toContain('noindex');
    expect(narrowed.text).toContain('<link rel="canonical" href="http://koy.test/listingboat"/>');
    expect(narrowed.text).toContain('noindex, follow');
  });

  test('beyond the last page leads to the last', async () => {
    const { status, headers } = await read(paths.boats({ type: 'gulet', page: 9 }));

    expect(status).toBe(302);
    expect(headers.location).toBe(paths.boats({ type: 'gulet' }));
  });

  test('pages hold twenty', async () => {
    const crowded = await createMarina();
    for (let n = 0; n < 21; n++) await createBoat({ marina_id: crowded.id, position: 50 });
    const search = { marina: crowded.id };
    const [first, second] = [
      await read(paths.boats(search)),
      await read(paths.boats({ ...search, page: 2 })),
    ];

    expect(cardsOf(first.main)).toHaveLength(20);
    expect(first.links).toContain(paths.boats({ ...search, page: 2 }));
    expect(second.words).toContain('21 teknenin 21–21 arası');
  });
});

test('a boat type’s page is the list of its boats', async () => {
  const { text, main, words } = await read(paths.landing('gulet', { unit: 'week' }));

  expect(main).toContain('<h1>Kiralık Gulet</h1>');
  expect(words).toContain('Ahşap, yelkenli.');
  expect(cardsOf(main)).toEqual(['Rüya', 'Lodos']);
  expect(text).toContain('<link rel="canonical" href="http://koy.test/gulet"/>');
  expect(main).not.toContain('name="type"');
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

    expect(main).toMatch(/data-priced="quote"><p class="dim">[^<]*gününüzü seçin/);
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
    expect(words).toContain('Doğrulanmış konaklama');
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
    await createBoatClosing(lodos.id, saturdayFromToday(140));
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

describe('words that a boat is searched by', () => {
  test('go with a tap, and forms do not forget them', async () => {
    const { main, links, words } = await read(paths.boats({ q: 'rüya', unit: 'day' }));

    expect(words).toContain('“rüya” için tekneler');
    expect(links).toContain(paths.boats({ unit: 'day' }));
    expect(main.match(/<input type="hidden" name="q" value="rüya"/g)).toHaveLength(2);
  });

  test('that no boat is called lead to the villas, and there to the boats', async () => {
    const boats = await read(paths.boats({ q: 'zümrüt' }));
    const villas = await read(paths.villas({ q: 'zümrüt' }));

    expect(boats.words).toContain('“zümrüt” adında bir tekne, yer ya da tip bulamadık.');
    expect(boats.links).toContain(paths.villas({ q: 'zümrüt' }));
    expect(villas.links).toContain(paths.boats({ q: 'zümrüt' }));
  });

  test('suggest boats on sale where they are asked for', async () => {
    const suggested = async (text: string, boats?: 1) => {
      const { body } = await site.get(paths.api.typedSearch(text, { boats })).expect(200);
      return body.content;
    };

    expect(await suggested('lodos', 1)).toEqual([
      { kind: 'boat', slug: expect.any(String), name: 'Lodos', town: 'Bodrum', thumbnail: null },
    ]);
    expect(await suggested('lodos')).toEqual([]);
    expect(await suggested('kapalı', 1)).toEqual([]);
  });
});

test('a page is given what it says of a boat, and no other column of its row', async () => {
  const { slug } = await createBoat();
  const day = today();
  const wants = { today: day.toString(), comments: { limit: 3, offset: 0 } };
  const row = await findBoatPage(db, slug, wants);
  if (!row) throw new Error('no such boat');

  const given = Object.keys(presentBoat(row, { today: day }));

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
    ['the list', paths.boats(), 2],
    ['a narrowed list', paths.boats({ type: 'gulet', adults: 8 }), 2],
    ['a type’s page', paths.landing('gulet'), 3],
    ['a boat', paths.boat('ruya'), 2],
    ['an unknown boat', paths.boat('yok-oyle-bir-tekne'), 2],
  ])('%s', async (_, address, most) => {
    await site.get(address);
    // Kept pages ask nothing: a parameter nobody knows makes it a page of its own.
    const { queries } = await countQueries(() => site.get(address).query({ adults: 7 }));

    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(most);
  });

  test('a kept list is one of its own for every choice', async () => {
    for (const search of [{}, { unit: 'week' }, { unit: 'trip' }, { marina: marina.id }] as const) {
      const { main, words } = await read(paths.boats(search));
      const { unit } = search as { unit?: 'week' | 'trip' };

      expect(words.includes('₺45.000 / günübirlik')).toBe(unit === 'trip');
      expect(words.includes('₺350.000 / hafta')).toBe(unit === 'week');
      expect(cardsOf(main).includes('Lodos')).toBe(unit !== 'trip' && !('marina' in search));
    }
  });

  test.each([
    ['a list', ['core', 'card', 'listing']],
    ['a boat', ['core', 'villa']],
  ])('the styles of the first screen of %s are at most 5 kB', (_, names) => {
    const { css } = inlineCss(...names.map((name) => `css/${name}.css`));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

    expect(brotliCompressSync(css, quality).length).toBeLessThanOrEqual(5_000);
  });
});

test('a boat that is taken says so and names its nearest free days, also without a unit', async () => {
  const days = stayFromToday(200, 3);
  const later = { check_in: days.check_out, check_out: addDays(days.check_out, 3) };
  const { id: marina } = await createMarina();
  const { id } = await createBoat({ slug: 'dolu', marina_id: marina, guests_day: 40 });
  await createBoatClosing(id, days);
  for (const unit of [undefined, 'day'] as const) {
    const { words, links } = await read(paths.boats({ ...days, adults: 8, unit, marina }));

    expect(words).toContain('Bu tarihte dolu');
    expect(links).toContain(paths.boat('dolu', { ...later, unit, adults: 8 }));
  }
});
