import { countQueries } from '../../../server/db/index.ts';
import { bearer, db, signedIn, signIn, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatExtra,
  createBoatPrice,
} from '../../support/boat-factories.ts';
import { createExternal } from '../../support/calendar-factories.ts';
import { createBoatDiscount } from '../../support/catalogue-factories.ts';
import {
  createClosing,
  createDiscount,
  createExtra,
  createReservation,
  createSeason,
  createUser,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createCalendarExport, createFeed } from '../../support/feed-factories.ts';
import { screenWordsOf, wordsOf } from '../../views/render.ts';

let staff: string;
let token: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  token = await bearer('ADMIN');
});

const open = (address: string, cookie = staff) => site.get(address).set('cookie', cookie);
/** Without who is signed in, and the site's menus and settings, which are kept for all pages. */
const ownQueries = (queries: string[]) =>
  queries.filter((each) => !each.includes('"sessions"') && !each.includes('"settings"'));

/** A villa with two seasons of 2090, two nights without a price between them. */
async function villaWithGap(own: { owner_id?: number } = {}) {
  const villa = await createVilla({ min_nights: 3, ...own });
  const first = await createSeason({
    villa_id: villa.id,
    days: '[2090-06-01,2090-07-01)',
    nightly_price_kurus: 12_000_00,
    min_nights: 5,
  });
  const second = await createSeason({
    villa_id: villa.id,
    days: '[2090-07-03,2090-09-01)',
    nightly_price_kurus: 18_000_00,
    arrival_weekdays: [6],
  });
  return { villa, first, second };
}

const prices = (id: number, query = '') => `/dashboard/villas/${id}/prices?year=2090${query}`;

describe('the year of a season that was just written', () => {
  const chosen = (text: string) => /aria-current="true"[^>]*>(\d{4})</.exec(text)?.[1];

  test('is shown where the year that was asked for has no day of it', async () => {
    const { villa, first } = await villaWithGap();
    const address = `/dashboard/villas/${villa.id}/prices?year=2089`;

    expect(chosen((await open(address)).text)).toBe('2089');
    expect(chosen((await open(`${address}&written=${first.id}`)).text)).toBe('2090');
  });

  test('gives way to the one asked for where that has a day of it', async () => {
    const villa = await createVilla();
    const season = await createSeason({ villa_id: villa.id, days: '[2089-12-20,2090-01-05)' });
    const { text } = await open(
      `/dashboard/villas/${villa.id}/prices?year=2090&written=${season.id}`,
    );

    expect(chosen(text)).toBe('2090');
    expect(screenWordsOf(text)).toContain('20 Aralık 2089 – 4 Ocak 2090');
  });

  test('is shown of a boat as well', async () => {
    const boat = await createBoat({ prices: {} });
    const days = '[2090-06-01,2090-09-01)';
    const own = { boat_id: boat.id, unit: 'DAY', price_kurus: 50_000_00 };
    const price = await createBoatPrice({ ...own, days });
    const query = `year=2089&unit=DAY&written=${price.id}`;
    const { text } = await open(`/dashboard/boats/${boat.id}/prices?${query}`);

    expect(text).toContain('1 Haziran – 31 Ağustos');
  });
});

describe('a villa’s seasons', () => {
  test('are previewed by one button, their copy to another year by one of another name', async () => {
    const { villa } = await villaWithGap();
    const { text } = await open(`/dashboard/villas/${villa.id}/prices?year=2090`);

    const names = [...text.matchAll(/<button type="submit" class="button outline">([^<]+)</g)];
    expect(names.map(([, name]) => name)).toEqual(['Değişikliği önizle', 'Kopyayı önizle']);
  });

  test('of a range of nights are shown as they would become before anything is written', async () => {
    const { villa, first } = await villaWithGap();
    const range = '&range_start=2090-06-21&range_end=2090-07-10&price_by=amount&price_value=-1.500';

    const { text } = await open(
      prices(villa.id, `${range}&range_arrival=6&range_arrival=7`),
    ).expect(200);

    expect(text).toContain('Önizleme: 21 Haziran – 10 Temmuz 2090');
    expect(text).toContain('Bu aralıkta 2 gecenin fiyatı yok.');
    expect(text).toMatch(/21 – 30 Haziran 2090<[\s\S]*?₺12\.000<[\s\S]*?₺10\.500</);
    expect(text).toMatch(/3 – 10 Temmuz 2090<[\s\S]*?₺18\.000<[\s\S]*?₺16\.500</);
    expect(text).toMatch(/>Her gün<[\s\S]*?>Cmt, Paz</);
    expect(text).toContain('18 geceyi değiştir');
    expect(text).toContain(`[{&quot;id&quot;:${first.id},&quot;version&quot;:1}`);
  });

  test.each([
    ['range_end=2090-06-01&price_by=percent&price_value=10', 'Son gün, ilk günden önce olamaz.'],
    ['range_end=2090-07-01', 'Değiştirilecek bir alan verin.'],
    ['range_end=2090-07-01&price_by=percent', 'Bu alan gerekli.'],
    ['range_end=2090-07-01&price_by=percent&price_value=on', 'Sayı olmalı.'],
    ['range_end=2090-07-01&price_by=fixed&price_value=1.000,555', 'en çok iki basamak'],
    ['range_end=2090-07-01&price_by=fixed&price_value=1000.55', 'ondalığı virgülle ayırın'],
    ['range_end=2090-07-01&price_by=percent&price_value=-95', 'En az -90 olmalı.'],
    ['range_end=2090-07-01&price_by=amount&price_value=-12.000', 'sıfıra indiriyor'],
    ['range_end=2090-07-01&range_min_nights=0', 'En az 1 olmalı.'],
  ])(
    'say what is wrong with a change of a range (%s), and keep what was typed',
    async (asked, sentence) => {
      const { villa } = await villaWithGap();

      const { text } = await open(prices(villa.id, `&range_start=2090-06-21&${asked}`)).expect(200);

      expect(text).toContain(sentence);
      expect(text).toMatch(/name="range_start"[^>]*value="2090-06-21"/);
      expect(text).not.toContain('geceyi değiştir');
    },
  );

  test('show every rule, the villa’s own faded, with the bar over the year', async () => {
    const { villa } = await villaWithGap();

    const { text } = await open(prices(villa.id)).expect(200);

    expect(text).toContain('1 – 30 Haziran');
    expect(text).toContain('₺84.000');
    expect(text).toContain('>Cmt</td>');
    expect(text).toContain('<span class="dim">3 gece</span>');
    expect(text).toContain('<span class="on-phone dim">En az: </span>');
    expect(text).toContain('2 sezon, ₺12.000 ile ₺18.000 arası. Sezonlar arasında 1 fiyatsız');
    expect(text).not.toContain(' style=');
  });

  test('name the nights without a price and both ways to give them one', async () => {
    const { villa, first } = await villaWithGap();

    const { text } = await open(prices(villa.id)).expect(200);

    expect(text).toContain('1 – 2 Temmuz fiyatsız.');
    expect(text).toContain(`season=${first.id}&amp;end_date=2090-07-02#season`);
    expect(text).toContain('start_date=2090-07-01&amp;end_date=2090-07-02#season');
  });

  test('open in a form that keeps its version, or offers proposed days', async () => {
    const { villa, second } = await villaWithGap();

    const edit = await open(prices(villa.id, `&season=${second.id}`)).expect(200);
    const add = await open(prices(villa.id, '&start_date=2090-07-01')).expect(200);

    expect(edit.text).toContain(`data-api="PUT /v1/admin/villas/price/${second.id}"`);
    expect(edit.text).toContain('value="18.000"');
    expect(edit.text).toContain(`data-api="DELETE /v1/admin/villas/price/${second.id}?version=1"`);
    expect(add.text).toContain('data-api="POST /v1/admin/villas/price"');
    expect(add.text).toContain('value="2090-07-01"');
  });

  test('preview their copy to another year without writing it', async () => {
    const { villa } = await villaWithGap();

    const { text } = await open(prices(villa.id, '&copy_to=2091&percent=10')).expect(200);

    expect(text).toContain('1 – 30 Haziran 2091');
    expect(text).toContain('₺13.200');
    expect(text).toContain('2 sezonu 2091 yılına yaz');
    const { body } = await site
      .get(`/v1/admin/villas/${villa.id}/prices`)
      .set('authorization', token);
    expect(body.content.seasons).toHaveLength(3);
  });

  test('are read by their owner alone, who finds no form', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const { cookie } = await signedIn(owner);
    const own = await villaWithGap({ owner_id: owner.id });
    const other = await villaWithGap();

    const { text } = await open(prices(own.villa.id), cookie).expect(200);

    expect(text).toContain('₺18.000');
    expect(text).not.toContain('data-api');
    await open(prices(other.villa.id), cookie).expect(404);
    await open(`/dashboard/villas/${own.villa.id}/discounts`, cookie).expect(403);
  });
});

describe('a boat’s days', () => {
  const at = (id: number, search: string) =>
    open(`/dashboard/boats/${id}/prices?year=2090&${search}`);

  async function boatWithWeeks() {
    const boat = await createBoat({ prices: {} });
    const own = { boat_id: boat.id, days: '[2090-06-01,2090-07-01)' };
    const week = await createBoatPrice({ ...own, unit: 'WEEK', price_kurus: 300_000_00 });
    await createBoatPrice({ ...own, unit: 'DAY', price_kurus: 50_000_00 });
    return { boat, week };
  }

  test('are never spoken of as nights, nor a charter as a stay', async () => {
    const { boat } = await boatWithWeeks();
    await createBoatDiscount(boat.id, { kind: 'LONG_STAY', min_nights: 14 });
    await createBoatExtra({ boat_id: boat.id, unit: 'STAY' });
    await createBoatClosing(boat.id, stayFromToday(20, 3));
    const tabs = ['prices?year=2090', 'calendar', 'discounts', 'extras'];

    const texts = await Promise.all(
      tabs.map(async (tab) => (await open(`/dashboard/boats/${boat.id}/${tab}`).expect(200)).text),
    );

    expect(texts.map((text) => screenWordsOf(text).match(/gece|konakla/i))).toEqual(
      tabs.map(() => null),
    );
    expect(screenWordsOf(texts[1] ?? '')).toContain('3 gün');
    expect(screenWordsOf(texts[2] ?? '')).toContain('en az 14 gün');
  });

  test('of a range are shown as they would become, of one unit, before anything is written', async () => {
    const { boat, week } = await boatWithWeeks();
    const range = 'range_start=2090-06-21&range_end=2090-07-10&price_by=percent&price_value=10';

    const { text } = await at(
      boat.id,
      `unit=WEEK&${range}&range_min_days=14&range_changeover=7`,
    ).expect(200);

    expect(text).toContain('Önizleme: Haftalık, 21 Haziran – 10 Temmuz 2090');
    expect(text).toContain('Bu aralıkta 10 günün fiyatı yok.');
    expect(text).toMatch(/21 – 30 Haziran 2090<[\s\S]*?₺300\.000<[\s\S]*?₺330\.000</);
    expect(text).toMatch(/>14 gün<[\s\S]*?>Paz</);
    expect(text).toContain('10 günü değiştir');
    expect(text).not.toContain('₺55.000');
    expect(text).toContain('data-api="PUT /v1/admin/boat/price"');
    expect(text).toContain(`[{&quot;id&quot;:${week.id},&quot;version&quot;:1}]`);
    const stored = await db
      .selectFrom('boat_prices')
      .select('price_kurus')
      .where('id', '=', week.id)
      .executeTakeFirstOrThrow();
    expect(stored.price_kurus).toBe(300_000_00);
  });

  test.each([
    ['WEEK', true, true],
    ['DAY', true, false],
    ['TRIP', false, false],
  ])('of the unit %s are asked for its own rules only', async (unit, least, changeover) => {
    const { boat } = await boatWithWeeks();

    const { text } = await at(boat.id, `unit=${unit}`).expect(200);

    expect(text).toContain('id="range-form"');
    expect(text).toContain(`type="hidden" name="unit" value="${unit}"`);
    expect(text.includes('name="range_min_days"')).toBe(least);
    expect(text.includes('name="range_changeover"')).toBe(changeover);
  });

  test.each([
    ['range_end=2090-06-01&price_by=percent&price_value=10', 'Son gün, ilk günden önce olamaz.'],
    ['range_end=2090-07-01', 'Değiştirilecek bir alan verin.'],
    ['range_end=2090-07-01&range_changeover=6', 'Değiştirilecek bir alan verin.'],
    ['range_end=2090-07-01&price_by=amount&price_value=-50.000', 'sıfıra indiriyor'],
  ])('say what is wrong with a change of a range (%s)', async (asked, sentence) => {
    const { boat } = await boatWithWeeks();

    const { text } = await at(boat.id, `unit=DAY&range_start=2090-06-21&${asked}`).expect(200);

    expect(text).toContain(sentence);
    expect(text).not.toContain('günü değiştir');
  });
});

describe('several seasons at once', () => {
  const change = (body: object) =>
    site.patch('/v1/admin/villas/price').set('authorization', token).send(body);

  test('change by percent and rule, each in the log', async () => {
    const { first, second } = await villaWithGap();

    const { body } = await change({
      ids: [first.id, second.id],
      percent: 5,
      min_nights: 7,
    }).expect(200);

    const written = body.content as { nightly_price_kurus: number; min_nights: number }[];
    expect(written.map(({ nightly_price_kurus }) => nightly_price_kurus).sort()).toEqual([
      12_600_00, 18_900_00,
    ]);
    expect(written.map(({ min_nights }) => min_nights)).toEqual([7, 7]);
    const log = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'villa_price')
      .where('entity_id', 'in', [first.id, second.id])
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['villa_price.edited', 'villa_price.edited']);
  });

  test('none when one is not there, when nothing or too much is asked', async () => {
    const { first } = await villaWithGap();

    await change({ ids: [first.id, 99_999_999], percent: 5 }).expect(422);
    const nothing = await change({ ids: [first.id] }).expect(422);
    const both = await change({ ids: [first.id], percent: 5, nightly_price_kurus: 1 }).expect(422);

    expect(nothing.body.fields.percent).toContain('Değiştirilecek');
    expect(both.body.fields.percent).toContain('ikisini birden değil');
  });

  test('of a boat are copied to another year, unit by unit, after a look', async () => {
    const boat = await createBoat({ prices: {} });
    const unit = { boat_id: boat.id, price_kurus: 100_000_00 };
    await createBoatPrice({ ...unit, unit: 'WEEK', days: '[2090-05-01,2090-11-01)' });
    await createBoatPrice({ ...unit, unit: 'DAY', days: '[2090-05-01,2090-11-01)' });
    const year = { boat_id: boat.id, from_year: 2090, to_year: 2091, percent: 20 };
    const copy = (more: object = {}) =>
      site
        .post('/v1/admin/boat/price/copy')
        .set('authorization', token)
        .send({ ...year, ...more });

    const page = await open(`/dashboard/boats/${boat.id}/prices?year=2090&copy_to=2091&percent=20`);
    const looked = await copy({ preview: true }).expect(200);
    const written = await copy().expect(200);
    const again = await copy().expect(409);

    expect(page.text).toContain('2 sezonu 2091 yılına yaz');
    expect(looked.body.content.prices[0].id).toBeNull();
    expect(written.body.content.prices).toMatchObject([
      { unit: 'WEEK', start_date: '2091-05-01', price_kurus: 120_000_00 },
      { unit: 'DAY', former_price_kurus: 100_000_00, price_kurus: 120_000_00 },
    ]);
    expect(again.body).toMatchObject({ code: 'seasons_overlap' });
    expect(again.body.overlaps).toHaveLength(2);
    await copy({ split: true }).expect(200);
  });

  test('of a boat, but no least days for trips', async () => {
    const boat = await createBoat({ prices: { TRIP: 30_000_00 } });
    const { id } = await db
      .selectFrom('boat_prices')
      .select('id')
      .where('boat_id', '=', boat.id)
      .executeTakeFirstOrThrow();
    const patch = (body: object) =>
      site
        .patch('/v1/admin/boat/price')
        .set('authorization', token)
        .send({ ids: [id], ...body });

    const { body } = await patch({ percent: -10 }).expect(200);
    const refused = await patch({ min_days: 3 }).expect(422);

    expect(body.content[0].price_kurus).toBe(27_000_00);
    expect(refused.body.fields.min_days).toContain('satış biriminde');
  });
});

describe('prices that a colleague changed since the page was opened', () => {
  /** What the page's first form says that its reader saw: a preview's stands before all others. */
  const seenOf = (html: string): object[] => {
    const [, value = ''] = /name="seen" value="([^"]*)"/.exec(html) ?? [];
    return JSON.parse(value.replaceAll('&quot;', '"'));
  };
  const send = (verb: 'patch' | 'post', address: string, body: object) =>
    site[verb](address).set('authorization', token).send(body);

  const VILLA = {
    rows: '/v1/admin/villas/price',
    table: 'villa_prices',
    of: 'villa_id',
    make: async () => {
      const { villa, first, second } = await villaWithGap();
      return {
        page: `/dashboard/villas/${villa.id}`,
        listing: villa.id,
        ids: [first.id, second.id],
      };
    },
  } as const;
  const BOAT = {
    rows: '/v1/admin/boat/price',
    table: 'boat_prices',
    of: 'boat_id',
    make: async () => {
      const { id } = await createBoat({ prices: {} });
      const own = { boat_id: id, unit: 'WEEK', price_kurus: 100_000_00 } as const;
      const first = await createBoatPrice({ ...own, days: '[2090-05-01,2090-08-01)' });
      const second = await createBoatPrice({ ...own, days: '[2090-08-01,2090-11-01)' });
      return { page: `/dashboard/boats/${id}`, listing: id, ids: [first.id, second.id] };
    },
  } as const;

  const rowsOf = async ({ table, of }: typeof VILLA | typeof BOAT, listing: number) =>
    (await db.selectFrom(table).selectAll().where(of, '=', listing).orderBy('id').execute()) as {
      id: number;
    }[];

  test.each([
    ['villa', VILLA],
    ['boat', BOAT],
  ])('are not changed by percent a second time (%s)', async (_, kind) => {
    const { page, listing, ids } = await kind.make();
    const { text } = await open(`${page}/prices?year=2090`).expect(200);
    const change = { ids, percent: 10, seen: seenOf(text) };

    await send('patch', kind.rows, { ...change, ids: ids.slice(1) }).expect(200);
    const before = await rowsOf(kind, listing);
    const { status, body } = await send('patch', kind.rows, change);

    expect([status, body.code]).toEqual([409, 'stale']);
    expect(body).toMatchObject({ version: 2, current: { id: ids[1] } });
    expect(await rowsOf(kind, listing)).toEqual(before);
    await send('patch', kind.rows, { ids, percent: 10 }).expect(200);
  });

  test.each([
    ['villa', VILLA],
    ['boat', BOAT],
  ])('are not copied to another year as if nothing had happened (%s)', async (_, kind) => {
    const { page, listing, ids } = await kind.make();
    const preview = async () => {
      const { text } = await open(`${page}/prices?year=2090&copy_to=2091`).expect(200);
      return seenOf(text);
    };
    const year = { [kind.of]: listing, from_year: 2090, to_year: 2091 };
    const copy = (seen: object[]) => send('post', `${kind.rows}/copy`, { ...year, seen });
    const seen = await preview();
    await send('patch', kind.rows, { ids: ids.slice(0, 1), percent: 10 }).expect(200);

    const changed = await copy(seen);
    const unseen = await copy((await preview()).slice(1));
    const renewed = await preview();
    await db
      .deleteFrom(kind.table)
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const left = await rowsOf(kind, listing);
    const gone = await copy(renewed);

    expect([changed.status, changed.body.code]).toEqual([409, 'stale']);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'stale']);
    expect([gone.status, gone.body.code]).toEqual([409, 'stale']);
    expect(await rowsOf(kind, listing)).toEqual(left);
    await copy(await preview()).expect(200);
  });
});

describe('discounts and extras', () => {
  test('of a villa, with their conditions and months', async () => {
    const villa = await createVilla();
    const days = '[2027-05-01,2027-10-16)';
    const discount = await createDiscount({ villa_id: villa.id, percent: 12, days });
    const extra = await createExtra({ villa_id: villa.id, name: 'Havuz ısıtma', months: [4, 11] });
    const at = `/dashboard/villas/${villa.id}`;

    const discounts = await open(`${at}/discounts?id=${discount.id}`).expect(200);
    const extras = await open(`${at}/extras?id=${extra.id}`).expect(200);

    expect(discounts.text).toContain('%12');
    expect(discounts.text).toContain('01.05.27 – 15.10.27');
    expect(discounts.text).toContain(`data-api="PUT /v1/admin/villas/discount/${discount.id}"`);
    expect(extras.text).toContain('Nis, Kas');
    expect(extras.text).toMatch(/value="11"[^>]*checked|checked[^>]*value="11"/);
    // Left empty it takes the last place: nothing that must be there.
    expect(wordsOf(extras.text)).toContain('Sıra (isteğe bağlı)');
    await open(`${at}/extras?id=99999999`).expect(404);
  });

  test('of a boat, whose extras have no months', async () => {
    const boat = await createBoat();
    const { id: discount } = await createBoatDiscount(boat.id);
    await createBoatExtra({ boat_id: boat.id });
    const at = `/dashboard/boats/${boat.id}`;

    const discounts = await open(`${at}/discounts?id=${discount}`).expect(200);
    const extras = await open(`${at}/extras`).expect(200);

    expect(discounts.text).toContain(`data-api="PUT /v1/admin/boat/discount/${discount}"`);
    expect(discounts.text).toContain('name="unit"');
    expect(extras.text).toContain('data-api="POST /v1/admin/boat/extra"');
    expect(extras.text).not.toContain('name="months"');
  });
});

describe('a calendar', () => {
  test('tells who took each range, with the way there, and lets staff open closings', async () => {
    const villa = await createVilla();
    const reservation = await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      ...stayFromToday(20, 5),
    });
    const closing = await createClosing(villa.id, stayFromToday(40, 3));
    const at = `/dashboard/villas/${villa.id}/calendar`;

    const { text } = await open(at).expect(200);
    const edit = await open(`${at}?closing=${closing.id}`).expect(200);

    expect(text).toContain(`href="/dashboard/reservations/villa/${reservation.id}"`);
    expect(text).toContain(`data-day="${dayFromToday(21)}"`);
    expect(text).toContain('am-RESERVATION pm-RESERVATION');
    expect(text).toContain(`${closing.id}?version=1`);
    expect(edit.text).toContain(`data-api="PUT /v1/admin/villas/date/${closing.id}"`);
    expect(edit.text).toContain(`value="${dayFromToday(40)}"`);
  });

  test('is read by its owner, who tells of dates sold elsewhere', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const { cookie } = await signedIn(owner);
    const villa = await createVilla({ owner_id: owner.id });
    await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      ...stayFromToday(20, 5),
    });
    await createClosing(villa.id, stayFromToday(40, 3));
    await createExternal({ villa_id: villa.id, note: 'Kuzenimiz' });
    const stay = `[${dayFromToday(24)},${dayFromToday(27)})`;
    const later = `[${dayFromToday(50)},${dayFromToday(52)})`;
    const own = await createExternal({ villa_id: villa.id, stay: later, created_by: owner.id });
    await createExternal({ villa_id: villa.id, note: 'Bizim de dolu', stay });

    const { text } = await open(`/dashboard/villas/${villa.id}/calendar`, cookie).expect(200);

    expect(text).toContain('data-api="POST /v1/admin/external"');
    expect(text).toContain('data-warnings="{&quot;conflicts&quot;:');
    expect(text.match(/Takvimimizde dolu gece var/g)).toHaveLength(1);
    expect(text).toContain('Kuzenimiz');
    expect(text).toContain('Onay bekliyor');
    // What staff told for them is theirs to decide.
    expect(text.match(/data-fill="[^"]*(?="[^>]*aria-label="Geri al)/g)).toEqual([
      expect.stringContaining(`{&quot;id&quot;:${own.id},`),
    ]);
    expect(text).not.toContain('/dashboard/reservations/villa/');
    expect(text).not.toContain('/v1/admin/villas/date');
  });

  test('of a boat closes its days, and counts them as days', async () => {
    const boat = await createBoat();
    const { id: closing } = await createBoatClosing(boat.id, stayFromToday(10, 2));

    const { text } = await open(`/dashboard/boats/${boat.id}/calendar`).expect(200);

    expect(text).toContain('data-api="POST /v1/admin/boat/date"');
    expect(text).toContain('name="boat_id"');
    expect(text).toContain(`${closing}?version=1`);
    expect(text).toContain('data-nights="{{nights}} gün seçildi.');
    expect(text).toMatch(/>İlk gün<[\s\S]*>Boşaldığı gün</);
  });
});

describe('calendar feeds', () => {
  test('show their state, settings, clashes and the addresses we give away', async () => {
    const villa = await createVilla();
    const url = 'https://calendar.example.com/secret.ics';
    const feed = await createFeed({ villa_id: villa.id, url, name: 'Airbnb' });
    const { code } = await createCalendarExport(villa.id, { destination: 'AIRBNB', read: true });
    const reservation = await createReservation({ villa_id: villa.id, ...stayFromToday(20, 5) });
    await db
      .insertInto('feed_conflicts')
      .values({
        feed_id: feed.id,
        villa_id: villa.id,
        stay: `[${dayFromToday(21)},${dayFromToday(23)})`,
        summary: 'Reserved',
        reservation_id: reservation.id,
      })
      .execute();
    const at = `/dashboard/villas/${villa.id}/feeds`;

    const { text } = await open(`${at}?feed=${feed.id}`).expect(200);

    expect(text).toContain(`data-feed-url="${url}"`);
    expect(text).toContain('Henüz okunmadı');
    expect(text).toContain(`data-api="PATCH /v1/admin/feeds/${feed.id}"`);
    expect(text).toContain(`data-api="POST /v1/admin/feeds/${feed.id}/rollback"`);
    expect(text).toContain('Airbnb: Reserved');
    expect(text).toContain(`href="/dashboard/reservations/villa/${reservation.id}"`);
    expect(text).toContain(`/takvim/${code}.ics`);
    expect(text).toContain('data-api-template="POST /v1/admin/calendarexports/{id}/renew"');
    await open(`${at}?feed=99999999`).expect(404);
  });
});

test('asks the database at most six times a tab', async () => {
  const { villa, first } = await villaWithGap();
  const discount = await createDiscount({ villa_id: villa.id });
  const feed = await createFeed({ villa_id: villa.id });
  const tabs = [
    `prices?year=2090&season=${first.id}`,
    `discounts?id=${discount.id}`,
    'extras',
    'calendar',
    `feeds?feed=${feed.id}`,
  ];
  for (const tab of tabs) {
    const { queries } = await countQueries(
      async () => await open(`/dashboard/villas/${villa.id}/${tab}`).expect(200),
    );
    expect({ tab, over: ownQueries(queries).slice(6) }).toEqual({ tab, over: [] });
  }
});
