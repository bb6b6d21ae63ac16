import { brotliCompressSync, constants } from 'node:zlib';

import { today } from '../../../server/clock.ts';
import { countQueries } from '../../../server/db/index.ts';
import { fillCalendars } from '../../../server/scripts/bench/occupancy-data.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatReservation,
} from '../../support/boat-factories.ts';
import { createExternal } from '../../support/calendar-factories.ts';
import {
  createClosing,
  createReservation,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createFeed, createFeedParts } from '../../support/feed-factories.ts';
import { screenWordsOf } from '../../views/render.ts';

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
});

const open = (address: string) => site.get(address).set('cookie', staff);

/** Who is in, and the menus that memory keeps while it hears of changes, are not the screen's own. */
const isOfScreen = (query: string) => !/from "(sessions|settings)"/.test(query);

/** Four weeks from today: the places of days do not hang on the weekday. */
const shown = `dateStart=${dayFromToday(0)}&dateEnd=${dayFromToday(27)}`;

test('gaps and the report of no villas lead on: off their filters, or to where they begin', async () => {
  const wayOn = async (address: string) => {
    const { text } = await open(`/dashboard/occupancy/${address}`).expect(200);
    return /class="empty".*?<a [^>]*href="([^"]*)"/s.exec(text)?.[1];
  };

  expect(await wayOn('gaps?villa_id=999999')).toBe('/dashboard/occupancy/gaps');
  expect(await wayOn('report?villa_id=999999')).toBe('/dashboard/occupancy/report');
  expect(await wayOn('gaps')).toBe('/dashboard/occupancy');
  expect(await wayOn('report')).toBe('/dashboard/villas/new');
});

describe('the calendar', () => {
  test('draws a villa’s stays, closings and gaps as cells that say what they are', async () => {
    const villa = await createVilla({ name: 'Villa Çizgi' });
    const stay = await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      customer_name: 'Ayşe Demir',
      ...stayFromToday(3, 4),
    });
    const closing = await createClosing(villa.id, stayFromToday(10, 2));

    const { text } = await open(`/dashboard/occupancy?villa_id=${villa.id}&${shown}`).expect(200);

    expect(text).toMatch(
      new RegExp(`<td colSpan="8"><a href="/dashboard/reservations/villa/${stay.id}"`, 'i'),
    );
    expect(text).toContain(`data-kind="CLOSING" data-id="${closing.id}"`);
    expect(text).toMatch(/aria-label="Ayşe D., Kesinleşti, [^"]+, 4 gece, /);
    expect(text).toMatch(/class="gap"[^>]*aria-label="[^"]+: kısa boşluk, 3 gece"/);
    expect(text).toContain('<span>Ayşe D.</span></a>');
    expect(screenWordsOf(text)).toContain('Villa Çizgi Kalkan · 8 kişi');
  });

  test('narrows by gaps, place and state, and keeps that in its links', async () => {
    const full = await createVilla({ name: 'Villa Boşluksuz' });
    const gapped = await createVilla({ name: 'Villa Boşluklu', active: false });
    const two = await createVilla({ name: 'Villa Aralık' });
    await createClosing(two.id, stayFromToday(2, 2));
    await createClosing(two.id, stayFromToday(6, 2));
    const ids = [full.id, gapped.id, two.id].join(',');
    const names = async (query: string) => {
      const { text } = await open(`/dashboard/occupancy?villa_id=${ids}&${shown}&${query}`);
      return ['Boşluksuz', 'Boşluklu', 'Aralık'].filter((name) =>
        text.includes(`>Villa ${name}</a>`),
      );
    };

    expect(await names('')).toEqual(['Boşluksuz', 'Boşluklu', 'Aralık']);
    expect(await names('gaps=1')).toEqual(['Aralık']);
    expect(await names('isActive=0')).toEqual(['Boşluklu']);
    expect(await names('take=1&skip=1')).toEqual(['Boşluklu']);
  });

  test('is a list of the same stays for who reads no tables of days', async () => {
    const villa = await createVilla({ name: 'Villa Satır' });
    await createReservation({ villa_id: villa.id, status: 'OPTION', ...stayFromToday(3, 4) });

    const { text } = await open(`/dashboard/occupancy?view=list&villa_id=${villa.id}&${shown}`);

    expect(screenWordsOf(text)).toMatch(/Villa Satır .* 4 gece Opsiyon /);
    expect(text).not.toContain('data-occupancy');
  });

  test('gives single lines to the page that is open', async () => {
    const villa = await createVilla({ name: 'Villa Tek' });

    const { text } = await open(`/dashboard/occupancy?part=lines&villa_id=${villa.id}&${shown}`);

    expect(text).toMatch(/^<!doctype html><table><tbody data-skip="0"><tr aria-rowindex="2"/);
    expect(text).not.toContain('<nav');
  });

  test('draws boats by their days, where what takes them is moved', async () => {
    const boat = await createBoat({ name: 'Koy Yıldızı', guests_day: 12, guests_night: 8 });
    const { text: before } = await open('/dashboard/occupancy?kind=boat').expect(200);
    const charter = await createBoatReservation({
      boat_id: boat.id,
      status: 'CONFIRMED',
      customer_name: 'Ayşe Demir',
      ...stayFromToday(3, 4),
    });
    await createBoatClosing(boat.id, stayFromToday(10, 1));

    const { text } = await open(`/dashboard/occupancy?kind=boat&take=100&${shown}`).expect(200);

    expect(screenWordsOf(before)).toMatch(/Koy Yıldızı [^·]+ · 8 kişi/);
    expect(text).toContain(`<a href="/dashboard/boats/${boat.id}/calendar">Koy Yıldızı</a>`);
    expect(text).toContain(`href="/dashboard/reservations/boat/${charter.id}"`);
    expect(text).toMatch(/aria-label="Ayşe D., Kesinleşti, [^"]+, 4 gün, /);
    expect(text).toMatch(/aria-label="Kapalı, [^"]+, 1 gün"/);
    expect(text).toMatch(/aria-label="[^"]+: boş, 3 gün"/);
    expect(text).not.toContain('class="gap"');
    for (const act of ['data-take-dates', 'id="take-dates"', 'id="adopt"'])
      expect(text).not.toContain(act);
    expect(text).toContain('data-api-template="PUT /v1/admin/boatreservations/{id}"');
    expect(text).toContain('data-api-template="PUT /v1/admin/boat/date/{id}"');
    expect(text).toMatch(/<select[^>]* name="boat_id"[^>]* data-all-listings="boat"/);
    expect(text).toContain(`/v1/admin/boatoccupancy?dateStart=${dayFromToday(0)}`);
    const list = await open(`/dashboard/occupancy?kind=boat&view=list&take=100&${shown}`);
    expect(screenWordsOf(list.text)).toMatch(/Koy Yıldızı [^₺]* 4 gün Kesinleşti Ayşe Demir /);
    const off = await open('/dashboard/occupancy?kind=boat&isActive=0').expect(200);
    expect(off.text).not.toContain('Koy Yıldızı');
  });

  test('is for staff alone', async () => {
    const owner = await signIn('OWNER');
    for (const address of ['', '/gaps', '/report'])
      await site.get(`/dashboard/occupancy${address}`).set('cookie', owner).expect(403);
    await site.get('/dashboard/feeds').set('cookie', owner).expect(403);
    await site.get('/dashboard/external').set('cookie', owner).expect(403);
  });
});

test('500 villas and 92 days open with few bytes, nodes and queries, wherever one begins', async () => {
  const from = today().add({ days: 5 });
  const region_id = await fillCalendars(db, { villas: 500, from: from.toString() });
  const address = `/dashboard/occupancy?region_id=${region_id}&dateStart=${from}&dateEnd=${from.add({ days: 91 })}`;
  const weigh = async (more: string) => {
    const { result, queries } = await countQueries(() => open(address + more).expect(200));
    const { text } = result;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return {
      queries: queries.filter(isOfScreen).length,
      bytes: brotliCompressSync(text, { params }).length,
      nodes: text.match(/<[a-z]/g)?.length ?? 0,
      villas: text.match(/data-listing="/g)?.length,
      text,
    };
  };

  const first = await weigh('');

  expect(first.villas).toBe(30);
  expect(first.text).toContain('data-total="500"');
  expect(first.bytes).toBeLessThanOrEqual(60_000);
  expect(first.nodes).toBeLessThanOrEqual(3_000);
  expect(first.queries).toBeLessThanOrEqual(6);
  const widest = await weigh('&take=100&skip=400');
  expect(widest.villas).toBe(100);
  expect(widest.bytes).toBeLessThanOrEqual(60_000);
  const one = await weigh('&take=1');
  expect(one.queries).toBe(first.queries);
});

describe('gaps and the report', () => {
  test('gaps are listed with what they would bring and where that is changed', async () => {
    const villa = await createVilla({ name: 'Villa Ara', gap_allowed: true, gap_min_nights: 2 });
    await createClosing(villa.id, stayFromToday(40, 3));
    await createClosing(villa.id, stayFromToday(46, 3));
    const gaps = `/dashboard/occupancy/gaps?villa_id=${villa.id}`;

    const { text } = await open(gaps).expect(200);

    expect(screenWordsOf(text)).toContain('3 gece Satılabilir');
    expect(screenWordsOf(text)).toContain('1 boşluk · ₺30.000 değerinde');
    expect(text).toContain(
      `/dashboard/reservations/villa/new?villa_id=${villa.id}&amp;check_in=${dayFromToday(43)}`,
    );
    const longer = await open(`${gaps}&minNights=4`);
    expect(longer.text).toContain('Boşluk yok');
  });

  test('a villa’s year is drawn and told in a table', async () => {
    const villa = await createVilla({ name: 'Villa Yıl' });
    await createReservation({
      villa_id: villa.id,
      status: 'COMPLETED',
      check_in: '2026-07-01',
      check_out: '2026-07-08',
    });
    const before = { check_in: '2025-07-01', check_out: '2025-07-08' };
    await createReservation({ villa_id: villa.id, status: 'COMPLETED', ...before });
    const report = `/dashboard/occupancy/report?villa_id=${villa.id}&year=2026`;

    const { text } = await open(report).expect(200);

    expect(text).toMatch(/role="img" aria-label="Villa Yıl, 2026: satılan 7 gece/);
    expect(screenWordsOf(text)).toContain('Temmuz 7 0 0 0 24 %22,6 ₺70.000 ₺10.000');
    const file = `/v1/admin/occupancy/report?villa_id=${villa.id}&year=2026&format=csv`;
    expect(text).toContain(file.replaceAll('&', '&amp;'));
    const lines = await site.get(file).set('authorization', await bearer('ADMIN'));
    expect(lines.text.match(/;20\d\d-\d\d;/g)).toHaveLength(12);
    expect(lines.text).toContain('Villa Yıl;2026-07;31;7;');
    // The year in which the first test's stay ends, whatever day it is.
    const year = dayFromToday(6).slice(0, 4);
    const { result, queries } = await countQueries(() =>
      open(`/dashboard/occupancy/report?year=${year}`).expect(200),
    );
    // A phone's record has no headings.
    expect(screenWordsOf(result.text)).toMatch(
      /Villa Çizgi %\S+ %\S+ dolu [^—]* ([1-4]) \1 gece satıldı /,
    );
    expect(queries.filter(isOfScreen).length).toBeLessThanOrEqual(6);
  });
});

describe('manual closings', () => {
  test('a record tells what stands in its way, and offers what can be decided', async () => {
    const villa = await createVilla({ name: 'Villa Dış' });
    const asked = await createExternal({ villa_id: villa.id });
    await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      customer_name: 'Engel Olan',
    });

    const list = await open(`/dashboard/external?villa_id=${villa.id}`).expect(200);
    const { result, queries } = await countQueries(() =>
      open(`/dashboard/external?id=${asked.id}&villa_id=${villa.id}`).expect(200),
    );

    expect(screenWordsOf(list.text)).toMatch(/Villa Dış Onay bekliyor 1 çakışma .* Onayla Reddet/);
    expect(screenWordsOf(result.text)).toMatch(/Onaylanamaz; bu günlerde: .* Engel Olan/);
    expect(result.text).toMatch(/class="night clash" aria-label="[^"]+: Çakışan gece"/);
    expect(queries.filter(isOfScreen).length).toBeLessThanOrEqual(6);
  });

  test.each([
    ['status=APPROVED', false],
    ['status=PENDING', true],
    [`started_at=${dayFromToday(36)}`, true],
    [`started_at=${dayFromToday(37)}`, false],
    [`finished_at=${dayFromToday(30)}`, true],
    [`finished_at=${dayFromToday(29)}`, false],
    [`created_at=${dayFromToday(-1)}`, false],
  ])('%s', async (query, found) => {
    const villa = await createVilla({ name: 'Villa Elek' });
    await createExternal({ villa_id: villa.id });

    const { text } = await open(`/dashboard/external?villa_id=${villa.id}&${query}`).expect(200);

    expect(text.includes('Villa Elek</a>')).toBe(found);
  });
});

describe('feeds', () => {
  test('say how they stand and what to do about it', async () => {
    const villa = await createVilla({ name: 'Villa Takvim' });
    const feed = await createFeed({
      villa_id: villa.id,
      url: 'https://takvim.example/a.ics',
      fail_count: 4,
      last_error: 'unreachable',
    });

    const { text } = await open(`/dashboard/feeds?villa_id=${villa.id}`).expect(200);
    const { result, queries } = await countQueries(() =>
      open(`/dashboard/feeds?villa_id=${villa.id}&id=${feed.id}`).expect(200),
    );

    expect(screenWordsOf(text)).toContain('Okunamıyor Hiç 4 · Karşı siteye ulaşılamadı.');
    expect(text).toContain('value="https://takvim.example/a.ics"');
    expect(screenWordsOf(result.text)).toContain('Adres değişmiş olabilir');
    expect(queries.filter(isOfScreen).length).toBeLessThanOrEqual(6);
  });

  test('of a villa without any say that of it alone, and not what the others’ want', async () => {
    const failing = {
      url: 'https://takvim.example/b.ics',
      fail_count: 4,
      last_error: 'unreachable',
    };
    await createFeed({ villa_id: (await createVilla()).id, ...failing });
    const villa = await createVilla();
    const wordsAt = async (search: string) =>
      screenWordsOf((await open(`/dashboard/feeds?villa_id=${villa.id}${search}`)).text);

    const all = await wordsAt('');
    const in_need = await wordsAt('&attention=1');

    expect(all).toContain('0 takvim · 0 tanesi ilgi bekliyor');
    expect(all).toContain('Bu villaya bağlı takvim yok');
    expect(in_need).toContain('Bu villanın ilgi bekleyen takvimi yok');
    expect(`${all} ${in_need}`).not.toMatch(/Bağlı takvim yok|Bütün takvimler çalışıyor/);
  });

  test('conflicts are open until somebody decides', async () => {
    const villa = await createVilla({ name: 'Villa Çakışan' });
    const { conflict } = await createFeedParts(villa.id);
    const listed = `/dashboard/feeds/conflicts?villa_id=${villa.id}`;

    const { text } = await open(listed).expect(200);
    await site
      .patch(`/v1/admin/feedconflicts/${conflict}`)
      .set('authorization', await bearer('ADMIN'))
      .send({ state: 'DISMISSED' })
      .expect(200);

    expect(screenWordsOf(text)).toContain('Villa Çakışan');
    expect(text).toContain('&quot;id&quot;:');
    expect((await open(listed)).text).toContain('Açık çakışma yok');
    expect(screenWordsOf((await open(`${listed}&state=DISMISSED`)).text)).toContain(
      'Çakışma değil',
    );
  });
});

test.each([
  ['occupancy', 'Villa;Giriş;Çıkış;Gece;Tür;Durum;Rezervasyon no;Kim / ne'],
  ['occupancy/report', 'Villa;Ay;Gece;Satılan gece;Dış satış gecesi'],
  ['villas/withdates', 'Villa;Giriş;Çıkış;Gece;Tür;Rezervasyon no;Kim / ne'],
  ['feeds', 'No;Villa;Ad;Kaynak;Etkin;Sağlık'],
  ['feedconflicts', 'No;Villa;Takvim;Kaynak;Giriş;Çıkış'],
])('/v1/admin/%s comes as a file', async (call, heads) => {
  const villa = await createVilla({ name: 'Villa Dosya' });
  await createReservation({
    villa_id: villa.id,
    status: 'CONFIRMED',
    customer_name: 'Dosya Konuğu',
  });
  await createFeedParts(villa.id);

  const { text } = await site
    .get(`/v1/admin/${call}?villa_id=${villa.id}&format=csv`)
    .set('authorization', await bearer('ADMIN'))
    .expect(200);

  expect(text.split('\r\n')[0]).toContain(heads);
  expect(text.split('\r\n')[1]).toContain('Villa Dosya');
});
