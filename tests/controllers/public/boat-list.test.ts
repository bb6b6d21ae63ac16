import { countQueries } from '../../../server/db/index.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { addDays } from '../../../server/shared/days.ts';
import {
  formatShortStay,
  formatStay,
  formatStayWithYear,
} from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatType,
  createMarina,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { cardsOf, createFleet, type Fleet, read } from '../../support/boat-fleet.ts';
import { db } from '../../support/db.ts';
import { stayFromToday } from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

let fleet: Fleet;

beforeAll(async () => {
  fleet = await createFleet();
});

describe('the list', () => {
  test.each([
    ['everything', {}, ['Rüya', 'Lodos', 'Sürat']],
    ['a type', { type: 'gulet' }, ['Rüya', 'Lodos']],
    ['a town', { town: 'bodrum' }, ['Lodos', 'Sürat']],
    ['a party, of boats sold by the night against their berths', { adults: 10 }, ['Rüya']],
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

  test('by a region: in the heading, with a link without it, and kept where a town is chosen', async () => {
    const { region } = await db
      .selectFrom('towns')
      .innerJoin('regions', 'regions.id', 'towns.region_id')
      .select('regions.slug as region')
      .where('towns.slug', '=', 'bodrum')
      .executeTakeFirstOrThrow();
    await db.updateTable('regions').set({ name: 'Karya' }).where('slug', '=', region).execute();
    const { main, words, links } = await read(paths.boats({ region, unit: 'week' }));

    expect(cardsOf(main)).toEqual(['Lodos']);
    expect(words).toContain('Karya kiralık tekne');
    expect(links).toContain(paths.boats({ unit: 'week' }));
    expect(main).toContain('<span class="tag deniz">2</span>');
    expect(main).toContain(`<input type="hidden" name="region" value="${region}"/>`);
    expect(main).toContain('<option value="" selected="">Karya</option>');
  });

  test('by a marina', async () => {
    const { main } = await read(paths.boats({ marina: fleet.marina }));

    expect(cardsOf(main)).toEqual(['Rüya']);
  });

  test('shows the price of the chosen unit, and of the smallest without one', async () => {
    expect((await read(paths.boats())).words).toContain('günlük ₺60.000 ’den başlayan');
    expect((await read(paths.boats({ unit: 'week' }))).words).toContain(
      'haftalık ₺350.000 ’den başlayan',
    );
    expect((await read(paths.boats({ unit: 'trip' }))).words).toContain(
      'turu ₺45.000 ’den başlayan',
    );
  });

  test('shows whom it takes by the chosen unit, and without one the most by any it is sold by', async () => {
    expect((await read(paths.boats({ q: 'Rüya' }))).words).toContain('16 kişi');
    expect((await read(paths.boats({ q: 'Rüya', unit: 'week' }))).words).toContain(' 8 kişi');
    expect((await read(paths.boats({ q: 'Lodos' }))).words).toContain(' 8 kişi');
  });

  test('each filter says what it would find, and goes with one tap', async () => {
    const { words, links } = await read(paths.boats({ type: 'gulet', unit: 'week' }));

    expect(words).toContain('Gulet 2');
    expect(words).toContain('Bodrum 1');
    expect(words).toContain('Önerilen sıra: önce popüler');
    expect(links).toContain(paths.boats({ type: 'gulet' }));
    expect(links).toContain(paths.boats({ unit: 'week' }));
    expect(links).toContain(paths.boats());
  });

  test('a choice that finds nothing stays a choice, to be taken off', async () => {
    const { words, links, main } = await read(paths.boats({ type: 'motoryat', town: 'gocek' }));

    expect(words).toContain('Bu aramaya uyan tekne yok');
    expect(words).not.toContain('fiyatlar teknenin tamamı');
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
    expect(words).toMatch(
      /200 kişinin birlikte binebileceği bir teknemiz yok, en büyüğü \d+ kişilik/,
    );
    expect(links).toContain(paths.contact());
    expect(links).toContain(paths.boats());
  });

  test('whoever narrowed the list is led to trips of all boats, where there are some', async () => {
    const type = await createBoatType();
    const way = paths.boats({ adults: 12, unit: 'trip' });

    const typed = await read(paths.boats({ type: type.slug, unit: 'week', adults: 12 }));
    const landed = await read(paths.landing(type.slug, { unit: 'week', adults: 12 }));
    const { words } = await read(way);

    expect(typed.links).toContain(way);
    expect(landed.links).toContain(way);
    expect(words).not.toContain('Bu aramaya uyan tekne yok');
  });

  test.each([
    ['a week', { unit: 'week' }],
    ['the days of one', saturdayFromToday(12)],
  ] as const)(
    '%s for more than sleep on any boat: told of berths, and led to trips',
    async (_, search) => {
      const { words, links } = await read(paths.boats({ ...search, adults: 12 }));

      expect(words).toContain(
        '12 kişinin birlikte geceleyebileceği bir teknemiz yok, en büyüğünde 8 kişilik yatak var',
      );
      expect(words).not.toContain('uyan boş tekne yok');
      expect(links).toContain(paths.boats({ adults: 12, unit: 'trip' }));
    },
  );

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

  test('the day of a trip is one day, in the list and in the chat', async () => {
    const { check_in, check_out } = saturdayFromToday(80, 1);
    const { words, links } = await read(paths.boats({ check_in, check_out, unit: 'trip' }));
    const chats = links.filter((href) => href?.startsWith('https://wa.me/905321112233'));

    expect(words).toContain(`${formatStay(check_in, check_in)} için boş tekneler`);
    expect(words).toContain(`${formatShortStay(check_in, check_in)} · 2 kişi`);
    expect(decodeURIComponent(chats[0] ?? '')).toContain(
      `, ${formatStayWithYear(check_in, check_in)}`,
    );

    const none = await read(
      paths.boats({ check_in, check_out, unit: 'trip', min_price: 9_999_999 }),
    );
    expect(none.words).toMatch(
      new RegExp(`${formatStay(check_in, check_in)} (için|ve yakın günlerde) bu koşullara uyan`),
    );
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
    const equipped = { feature: fleet.sup, max_price: 50_000 };
    const { main, words, links } = await read(paths.boats({ feature: fleet.sup }));

    expect(cardsOf(main)).toEqual(['Rüya', 'Sürat']);
    expect(words).toContain('SUP 2');
    expect(links).toContain(paths.boats());
    const cheaper = await read(paths.boats(equipped));
    expect(cardsOf(cheaper.main)).toEqual(['Sürat']);
    expect(cheaper.words).toContain('Gün başına fiyat');
    expect(cheaper.words).toContain('En çok ₺50.000');
    expect(cheaper.links).toContain(paths.boats({ feature: fleet.sup }));
    expect(cheaper.links).toContain(paths.boats({ max_price: 50_000 }));
  });

  test('flexible days: each boat’s nearest, told and carried on', async () => {
    const week = saturdayFromToday(100);
    const sunday = { check_in: addDays(week.check_in, 1), check_out: addDays(week.check_out, 1) };
    const { main, words, links } = await read(paths.boats({ ...sunday, unit: 'week', flex: 3 }));

    expect(cardsOf(main)).toEqual(['Rüya', 'Lodos']);
    expect(words).toContain(`${formatShortStay(sunday.check_in, sunday.check_out)} ± 3 gün · `);
    expect(words).toContain(
      `En yakın uygun tarih: ${formatShortStay(week.check_in, week.check_out)}`,
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
      `En yakın uygun tarih: ${formatShortStay(week.check_in, week.check_out)}`,
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
    const search = { ...saturdayFromToday(80), town: 'gocek', adults: 4, feature: fleet.sup };
    const { main } = await read(paths.boats(search));
    const [quick = '', filters = ''] = main.match(/<form .*?<\/form>/gs) ?? [];

    expect(quick).toContain('<option value="gocek" selected="">Göcek</option>');
    expect(quick).toContain(`<input type="hidden" name="feature" value="${fleet.sup}"/>`);
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

    expect(cardsOf(main)).toEqual(['Rüya']);
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
  const trips = await createMarina();
  const tripper = await createBoat({ marina_id: trips.id, prices: { TRIP: 46_000_00 } });
  await createBoatClosing(tripper.id, days);
  const trip = {
    check_in: days.check_in,
    check_out: addDays(days.check_in, 1),
    unit: 'trip' as const,
  };
  const before = addDays(days.check_in, -1);
  const { words } = await read(paths.boats({ ...trip, marina: trips.id }));
  expect(words).toContain(`En yakın uygun tarih: ${formatShortStay(before, before)}`);
  expect(words).not.toContain(formatShortStay(before, days.check_in));
});

describe('costs', () => {
  // Menus and settings are kept in memory only while changes of them are heard.
  beforeAll(startHearingChanges);
  afterAll(stopHearingChanges);

  test.each([
    ['the list', paths.boats(), 2],
    ['a narrowed list', paths.boats({ type: 'gulet', adults: 8 }), 2],
    ['a type’s page', paths.landing('gulet'), 3],
  ])('%s', async (_, address, most) => {
    await site.get(address);
    // Kept pages ask nothing: a parameter nobody knows makes it a page of its own.
    const { queries } = await countQueries(() => site.get(address).query({ adults: 7 }));

    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(most);
  });

  test('a kept list is one of its own for every choice', async () => {
    for (const search of [
      {},
      { unit: 'week' },
      { unit: 'trip' },
      { marina: fleet.marina },
    ] as const) {
      const { main, words } = await read(paths.boats(search));
      const { unit } = search as { unit?: 'week' | 'trip' };

      expect(words.includes('turu ₺45.000 ’den başlayan')).toBe(unit === 'trip');
      expect(words.includes('haftalık ₺350.000 ’den başlayan')).toBe(unit === 'week');
      expect(cardsOf(main).includes('Lodos')).toBe(unit !== 'trip' && !('marina' in search));
    }
  });
});
