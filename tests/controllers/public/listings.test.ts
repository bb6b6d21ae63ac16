import { formatMoney } from '../../../server/shared/format.ts';
import { formatShortStay } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { createSearchedVillas, type SearchedVillas, week } from '../../queries/searched-villas.ts';
import { db, site } from '../../support/api.ts';
import {
  createClosing,
  createDistrict,
  createFeature,
  createVilla,
  createVillaType,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

let feature: SearchedVillas['feature'];

beforeAll(async () => {
  ({ feature } = await createSearchedVillas());
});

const listing = async (query: object = {}) => {
  const response = await site.get(paths.villas()).query(query);
  const main = response.text.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '');
  return { ...response, main, words: wordsOf(main), html: response.text.replaceAll('&amp;', '&') };
};
const linksOf = (html: string) => elementsOf(html, 'a').map(({ href }) => href);
const cardsOf = (main: string) =>
  [...main.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name);

describe('the list', () => {
  test('understands people, rooms and a month that were typed where nothing is called so', async () => {
    const ledTo = async (query: object) => {
      const { status, headers } = await listing(query);
      return status === 302 ? decodeURIComponent(String(headers.location)) : status;
    };

    expect(await ledTo({ q: '4 kişi', adults: 2, children: 1, page: 1 })).toBe(
      '/listing?adults=3&children=1',
    );
    expect(await ledTo({ q: 'kaş 2 odalı villa' })).toBe('/listing?q=kas&bedrooms=2');
    expect(await ledTo({ q: 'ağustos' })).toMatch(/check_in=\d{4}-08-01&check_out=.*&flex=month$/);
    expect(await ledTo({ q: 'ağustos', ...week })).toBe(
      `/listing?check_in=${week.check_in}&check_out=${week.check_out}`,
    );
    expect(await ledTo({ q: 'meltem' })).toBe(200);
  });

  test('shows what is on sale with its permit and its lowest price', async () => {
    const { status, main, words } = await listing({ town: 'kas' });

    expect(status).toBe(200);
    expect(cardsOf(main)).toEqual(['Villa Meltem']);
    expect(words).toContain('Kaş kiralık villa');
    expect(words).toMatch(/İzin belgesi no: 07-\d+/);
    expect(words).toContain(`gecelik ${formatMoney(15_000_00)} ’den başlayan`);
  });

  test('with dates shows the total of the stay, and its links carry the stay on', async () => {
    const query = { ...week, adults: 3, children: 1, town: 'kas' };
    const { html, words } = await listing(query);
    const { adults, children } = query;

    expect(words).toContain('7 gece için 1 villa boş');
    expect(words).toContain(`7 gece toplam ${formatMoney(105_000_00)}`);
    expect(linksOf(html)).toContain(paths.villa('villa-16', { ...week, adults, children }));
  });

  test('says on phones how flexible the days are that were asked for', async () => {
    const pill = async (flex?: number | 'month') => {
      const { main } = await listing({ check_in: '2090-08-01', check_out: '2090-08-08', flex });
      return wordsOf(main.replace(/.*class="summary"/s, '<b').replace(/<\/summary>.*/s, ''));
    };

    expect(await pill()).toContain('1 – 8 Ağu · ');
    expect(await pill(3)).toContain('1 – 8 Ağu ± 3 gün · ');
    expect(await pill('month')).toContain('Ağustos 2090, 7 gece · ');
  });

  test('counts each filter by what it would find', async () => {
    const { words } = await listing({ type: 'balayi' });

    expect(words).toMatch(/Bölge Kalkan 2 .*Villa tipi Balayı Villaları 2 Muhafazakâr Villalar 2/);
  });
});

describe('filters', () => {
  test('are one GET form that forgets neither the stay nor the order', async () => {
    const { main } = await listing({ ...week, adults: 3, town: 'kalkan', sort: 'price_asc' });
    const form = main.replace(/.*<form id="filters-form"/s, '').replace(/<\/form>.*/s, '');
    const fields = elementsOf(form, 'input').map(({ name, value }) => `${name}=${value}`);

    expect(fields).toEqual(expect.arrayContaining([`check_in=${week.check_in}`, 'adults=3']));
    expect(
      elementsOf(form, 'input').filter((each) => 'checked' in each || /checked/.test(form)),
    ).not.toEqual([]);
    expect(main).toMatch(/<select name="sort" form="filters-form"[^>]*data-autosubmit/);
    expect(main).toMatch(/<option value="price_asc" selected/);
    expect(form).toContain('type="submit"');
    expect(main).not.toContain('Önerilen sıra');
  });

  test('say what the order goes by that nobody asked for', async () => {
    const { main, words } = await listing({ town: 'kalkan' });
    const [select] = elementsOf(main, 'select').filter(({ name }) => name === 'sort');
    const [note] = elementsOf(main, 'p').filter(({ id }) => id === select?.['aria-describedby']);

    expect(note).toBeDefined();
    expect(words).toContain('Önerilen sıra: önce popüler işaretlediklerimiz');
  });

  test('that are on each have a link without them, and one for all', async () => {
    const query = {
      ...week,
      ...{ town: 'kalkan', type: 'balayi', min_price: 70_000, bedrooms: 2, feature: feature.sauna },
    };
    const { main } = await listing(query);
    const links = elementsOf(main, 'a');
    const without = (label: string) =>
      links.find((link) => link['aria-label'] === `${label} filtresini kaldır`)?.href;
    const address = (changes: object) =>
      paths
        .villas({ ...query, ...changes })
        .replaceAll('&', '&amp;')
        .split('?')[1]
        ?.split('&amp;')
        .sort();
    const asked = (href: string | undefined) => href?.split('?')[1]?.split('&amp;').sort();

    expect(asked(without('Kalkan'))).toEqual(address({ town: undefined }));
    expect(asked(without('Balayı Villaları'))).toEqual(address({ type: undefined }));
    expect(asked(without(`En az ${formatMoney(70_000_00)}`))).toEqual(
      address({ min_price: undefined }),
    );
    expect(asked(without('2+ yatak odası'))).toEqual(address({ bedrooms: undefined }));
    expect(asked(without('Sauna'))).toEqual(address({ feature: undefined }));
    expect(links.map(({ href }) => href)).toContain(paths.villas(week).replaceAll('&', '&amp;'));
  });

  test('a region is one of them: in the heading, with a link without it, and it narrows the towns', async () => {
    const { main, words, html } = await listing({ region: 'izmir', sort: 'rating' });
    const towns = elementsOf(main, 'option').map(({ value }) => value);

    expect(words).toContain('İzmir kiralık villa');
    expect(cardsOf(main)).toEqual(['Villa İmbat']);
    expect(words).toMatch(/Filtrele 1 /);
    expect(elementsOf(html, 'a')).toContainEqual(
      expect.objectContaining({
        'aria-label': 'İzmir filtresini kaldır',
        href: paths.villas({ sort: 'rating' }),
      }),
    );
    expect(towns).toContain('cesme');
    expect(towns).not.toContain('kas');
  });

  test('a region that nobody knows is left out', async () => {
    const { main, words } = await listing({ region: 'atlantis' });

    expect(cardsOf(main)).toHaveLength(4);
    expect(words).toContain('Kiralık villalar');
  });

  describe('of which there are many', () => {
    const names = Array.from({ length: 11 }, (_, index) => `Nadir ${index + 1}`);
    const boxes = (main: string, name: string) =>
      elementsOf(main, 'input').filter((box) => box.type === 'checkbox' && box.name === name);

    beforeAll(async () => {
      const { id } = await createVilla({ name: 'Villa Dolu', slug: 'villa-dolu' });
      for (const name of names) {
        const [feature_id, type] = [await createFeature(name), await createVillaType({ name })];
        await db.insertInto('villa_features').values({ villa_id: id, feature_id }).execute();
        await db
          .insertInto('villa_villa_types')
          .values({ villa_id: id, villa_type_id: type.id })
          .execute();
      }
    });
    afterAll(() =>
      db.updateTable('villas').set({ active: false }).where('slug', '=', 'villa-dolu').execute(),
    );

    test('show the first few, the rest behind a button of their form', async () => {
      const { main, words } = await listing();

      expect(boxes(main, 'feature')).toHaveLength(5);
      expect(boxes(main, 'type')).toHaveLength(5);
      expect(words).toContain('8 özellik daha');
      expect(elementsOf(main, 'button')).toContainEqual(
        expect.objectContaining({ type: 'submit', name: 'filters', value: 'all' }),
      );
    });

    test('show all on the page that button asks for, features by their categories', async () => {
      const { main, words, html } = await listing({ filters: 'all', q: 'dolu' });

      expect(boxes(main, 'feature')).toHaveLength(names.length);
      expect(boxes(main, 'type')).toHaveLength(names.length);
      expect(words).not.toContain('özellik daha');
      expect(main).toMatch(/<fieldset><legend>Nadir 11 \d+<\/legend><label class="tick">/);
      // What is chosen there leads back to a short page.
      expect(elementsOf(html, 'input').filter(({ name }) => name === 'filters')).toEqual([]);
    });
  });

  test('a town goes with the districts chosen in it', async () => {
    const { html } = await listing({ town: ['kalkan', 'kas'], district: 'islamlar' });

    expect(linksOf(html)).toContain(paths.villas({ town: ['kas'] }));
    expect(linksOf(html)).toContain(paths.villas({ town: ['kalkan', 'kas'] }));
  });
});

describe('the search above the list', () => {
  test.each([
    ['a region', 'IZMIR', 'İzmir kiralık villa', 1, { region: 'izmir' }],
    ['a town', ' çeşme ', 'Çeşme kiralık villa', 1, { town: 'cesme' }],
  ])('takes the name of %s for that place', async (_, q, heading, villas, place) => {
    const { main, words, html } = await listing({ ...week, q });

    expect(words).toContain(heading);
    expect(cardsOf(main)).toHaveLength(villas);
    expect(linksOf(html)).toContain(paths.villas({ ...week, ...place, view: 'map' }));
    expect(main).not.toContain('name="q"');
  });

  test('takes it for words where a place is chosen, and a villa’s name always', async () => {
    expect(cardsOf((await listing({ q: 'Kaş', town: 'kalkan' })).main)).toEqual([]);
    expect(cardsOf((await listing({ q: 'meltem' })).main)).toEqual(['Villa Meltem']);
  });

  test('counts adults, children and babies, without a script too', async () => {
    const { main, words } = await listing({ adults: 3, babies: 1 });
    const form = /<details class="quick".*?<\/form>/s.exec(main)?.[0] ?? '';
    const fields = elementsOf(form, 'input').filter(({ type }) => type === 'number');

    expect(words).toContain('3 kişi, 1 bebek');
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['adults', '3'],
      ['children', undefined],
      ['babies', '1'],
    ]);
    expect(wordsOf(form)).toContain('Çocuk 3 – 12 yaş');
  });
});

describe('dates that are no stay are told, and the list is shown without them', () => {
  test.each([
    [{ check_in: dayFromToday(30) }, 'Giriş ve çıkış gününü birlikte seçin'],
    [
      { check_in: dayFromToday(37), check_out: dayFromToday(30) },
      'Çıkış günü giriş gününden sonra',
    ],
    [stayFromToday(-3, 7), 'geçmişte kaldı'],
    [stayFromToday(30, 101), 'en çok 100 gece'],
  ])('%o', async (days, note) => {
    const { words, main } = await listing({ ...days, town: 'kas' });

    expect(words).toContain(note);
    expect(cardsOf(main)).toEqual(['Villa Meltem']);
    expect(main).toContain(`value="${days.check_in}"`);
  });

  test('prices from more to less narrow nothing, are told and stay to be put right', async () => {
    const { words, main } = await listing({ town: 'kas', min_price: 9_000, max_price: 50 });

    expect(words).toContain('En çok tutar en az tutardan küçük');
    expect(cardsOf(main)).toEqual(['Villa Meltem']);
    const price = (name: string) => elementsOf(main, 'input').find((each) => each.name === name);
    expect(price('min_price')).toMatchObject({ value: '9.000' });
    expect(price('max_price')).toMatchObject({ value: '50', 'aria-invalid': 'true' });
  });

  test.each(['9.000', ' 9 000 ', '₺9.000', '9.000,00 TL'])(
    'a price is taken as people type it: %s',
    async (min_price) => {
      const { main, words } = await listing({ min_price });

      expect(cardsOf(main)).toEqual(cardsOf((await listing({ min_price: 9_000 })).main));
      expect(words).toContain(`En az ${formatMoney(9_000_00)}`);
      expect(words).not.toContain('okuyamadık');
    },
  );

  test('what is no price narrows nothing, is told and stays to be put right', async () => {
    const { main, words } = await listing({ town: 'kas', min_price: 'abc', max_price: '99.000' });
    const fields = elementsOf(main, 'input').filter(({ type }) => type !== 'hidden');
    const price = (asked: string) => fields.find(({ name }) => name === asked);

    expect(words).toContain('Yazdığınız tutarı okuyamadık');
    expect(cardsOf(main)).toEqual(['Villa Meltem']);
    expect(price('min_price')).toMatchObject({ value: 'abc', 'aria-invalid': 'true' });
    expect(price('max_price')).toMatchObject({ value: '99.000' });
    expect(price('max_price')).not.toHaveProperty('aria-invalid');
  });

  test('more people than a search takes are as many as it takes, and that is told', async () => {
    const { words } = await listing({ adults: 60 });

    expect(words).toContain('Bir aramada en çok 50 kişi ve 20 bebek olabilir');
    expect(words).toContain('Tarih seçin · 50 kişi');
    expect((await listing({ adults: 50 })).words).not.toContain('Bir aramada en çok');
  });

  test.each([
    ['check_in', '2026-02-30'],
    ['page', '-1'],
    ['sort', 'drop table'],
    ['min_price', '6.5'],
    ['town', 'atlantis'],
    ['feature', 'x'],
    ['adults', '-1'],
  ])('a wrong %s falls back', async (name, value) => {
    const { status, main } = await listing({ [name]: value });

    expect(status).toBe(200);
    expect(cardsOf(main)).toHaveLength(4);
  });
});

describe('when nothing fits', () => {
  test('the nearest days, other towns and fewer filters are a tap away', async () => {
    const { slug, id: district_id } = await createDistrict();
    const villa = await createVilla({ district_id });
    await createClosing(villa.id, { check_in: dayFromToday(31), check_out: dayFromToday(32) });
    const days = stayFromToday(30, 3);
    const { html, words } = await listing({ ...days, district: slug });
    const near = stayFromToday(32, 3);

    expect(words).toContain('Bu aramaya uyan villa yok');
    expect(words).not.toContain('Önerilen sıra');
    expect(linksOf(html)).toContain(paths.villas({ ...near, district: slug }));
    expect(words).toContain(`${formatShortStay(near.check_in, near.check_out)}: 1 villa`);

    const dear = await listing({ town: 'kas', min_price: 20_000 });
    expect(dear.words).toContain('Kalkan: 1 villa');
    expect(dear.words).toContain('Fiyat sınırı olmadan: 1 villa');
    expect(linksOf(dear.html)).toContain(paths.villas({ town: 'kas' }));
  });

  test('more people than any villa takes are told so: no day, place or filter would help', async () => {
    const days = stayFromToday(30, 3);
    const { html, words } = await listing({ ...days, town: 'kas', adults: 30, children: 10 });

    expect(words).toContain('40 kişinin birlikte kalabileceği bir villamız yok, en büyüğü');
    expect(words).not.toContain('Filtreleri temizle');
    expect(linksOf(html)).toContain(paths.villas({ ...days, town: 'kas' }));
    expect(linksOf(html)).toContain(paths.contact());
  });

  test('where no single condition stands in the way, whoever chose no day is not sent to change it', async () => {
    const chosen = { bedrooms: 9, min_price: 900_000 };
    const { words } = await listing(chosen);

    expect(words).toContain('uyan villa bulamadık. Birini kaldırıp yeniden bakın.');
    expect((await listing({ ...chosen, ...stayFromToday(30, 3) })).words).toContain(
      'Birini kaldırın ya da tarihi değiştirin.',
    );
  });

  test('words that nobody knows are said back', async () => {
    const { words, main } = await listing({ q: '<b>zxqwyk</b>' });

    expect(words).toContain('adında bir villa, yer ya da tip bulamadık');
    expect(main).not.toContain('<b>zxqwyk');
  });
});
