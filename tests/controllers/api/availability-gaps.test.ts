import { AvailabilityGap } from '../../../server/schemas/answers/availability-gaps.ts';
import { ShortTermOffer } from '../../../server/schemas/answers/short-term.ts';
import { bearer, site } from '../../support/api.ts';
import {
  createClosing,
  createReservation,
  createSeason,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const gaps = (query: object = {}) =>
  site.get('/v1/admin/villas/availability-gaps').set('authorization', admin).query(query);
const shortTerm = (query: object = {}) =>
  site.get('/v1/search/shortterm').query({ client: 'true', ...query });

type NewVilla = Parameters<typeof createVilla>[0];

/** A villa that is taken before and after the nights between two days from today. */
async function villaWithGap(from: number, until: number, own: NewVilla = {}) {
  const villa = await createVilla({ min_nights: 5, gap_min_nights: 3, ...own });
  await createReservation({
    villa_id: villa.id,
    status: 'CONFIRMED',
    ...stayFromToday(from - 7, 7),
  });
  await createClosing(villa.id, stayFromToday(until, 7));
  return villa;
}

const gapOf = async (villa_id: number, query: object = {}) => {
  const response = await gaps({ take: 500, ...query }).expect(200);
  const rows = AvailabilityGap.array().parse(response.body.content);
  return rows.find((row) => row.villa_id === villa_id);
};

const quoteOf = (villa_id: number, [check_in, check_out]: [string, string]) =>
  site.get('/v1/quote').query({ villa_id, check_in, check_out });

test('a gap that can be had: its total is the quote’s, and the quote sells it', async () => {
  const villa = await villaWithGap(30, 33);
  const gap = await gapOf(villa.id);

  expect(gap).toEqual({
    ...{ villa_id: villa.id, name: villa.name, nights: 3, status: 'sellable' },
    ...{ started_at: dayFromToday(30), finished_at: dayFromToday(33) },
    total_kurus: 30_000_00,
  });
  const quoted = await quoteOf(villa.id, [dayFromToday(30), dayFromToday(33)]);
  expect(quoted.body.content).toMatchObject({ sellable: true, total_kurus: 30_000_00 });
  const inside = await quoteOf(villa.id, [dayFromToday(30), dayFromToday(32)]);
  expect(inside.body.content).toMatchObject({ sellable: false });
});

test.each<[string, number, NewVilla, string]>([
  ['shorter than the shortest stay', 2, {}, 'too_short'],
  ['on a villa that keeps its minimum', 4, { gap_allowed: false }, 'too_short'],
  ['too short whatever its price', 2, { nightly_price_kurus: null }, 'too_short'],
  ['with no prices', 3, { nightly_price_kurus: null }, 'unpriced'],
])('a gap %s is listed without a total', async (_, nights, own, status) => {
  const villa = await villaWithGap(40, 40 + nights, own);

  expect(await gapOf(villa.id)).toMatchObject({ nights, status, total_kurus: null });
});

test.each<[string, number, NewVilla]>([
  ['seven free nights', 7, {}],
  ['a villa that is off sale', 3, { active: false }],
])('%s make no gap', async (_, nights, own) => {
  const villa = await villaWithGap(40, 40 + nights, own);

  expect(await gapOf(villa.id)).toBeUndefined();
});

test('of a gap that has begun only the coming nights count', async () => {
  const villa = await villaWithGap(-2, 3);

  expect(await gapOf(villa.id)).toMatchObject({ started_at: dayFromToday(0), nights: 3 });
});

test('one night without a price makes it unpriced', async () => {
  const villa = await villaWithGap(30, 33, { nightly_price_kurus: null });
  await createSeason({
    villa_id: villa.id,
    days: `[${dayFromToday(0)},${dayFromToday(32)})`,
  });

  expect(await gapOf(villa.id)).toMatchObject({ status: 'unpriced', total_kurus: null });
});

test.each<[string, object, boolean]>([
  ['its nights', { minNights: 4, maxNights: 4 }, true],
  ['more nights', { minNights: 5 }, false],
  ['fewer nights', { maxNights: 3 }, false],
  ['its state', { status: 'sellable,unpriced' }, true],
  ['another state', { status: 'too_short' }, false],
  ['its last night', { startDate: dayFromToday(103) }, true],
  ['the day after', { startDate: dayFromToday(104) }, false],
  ['days up to its first night', { endDate: dayFromToday(100) }, true],
  ['days up to the one before', { endDate: dayFromToday(99) }, false],
  ['days gone by', { endDate: dayFromToday(-9) }, false],
])('filters by %s', async (_, query, expected) => {
  const villa = await villaWithGap(100, 104);

  expect((await gapOf(villa.id, query)) !== undefined).toBe(expected);
});

test.each<[string, object, string]>([
  ['an end before the start', { startDate: '2026-07-02', endDate: '2026-07-01' }, 'endDate'],
  ['nights the wrong way round', { minNights: 4, maxNights: 3 }, 'maxNights'],
  ['a state that is none', { status: 'SELLABLE' }, 'status.0'],
])('refuses %s', async (_, query, field) => {
  const response = await gaps(query);

  expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]]);
});

describe('the short-term list', () => {
  test('has the gap as a card of its villa, by month and nights', async () => {
    const villa = await villaWithGap(200, 204);
    const month = dayFromToday(200).slice(0, 7);
    const cards = async (query: object) => {
      const response = await shortTerm(query).expect(200);
      return ShortTermOffer.array()
        .parse(response.body.content)
        .filter(({ id }) => id === villa.id);
    };

    expect(await cards({ month, nights: 4 })).toEqual([
      expect.objectContaining({
        ...{ slug: villa.slug, permit_no: villa.permit_no, nights: 4 },
        ...{ check_in: dayFromToday(200), check_out: dayFromToday(204) },
        ...{ total_kurus: 40_000_00, nightly_average_kurus: 10_000_00, thumbnail: null },
      }),
    ]);
    expect(await cards({ month, nights: 3 })).toEqual([]);
    expect(await cards({ month: '2031-01' })).toEqual([]);
    expect(await cards({ month, adults: 9 })).toEqual([]);
    expect(await cards({ month, town: 'baska-yer' })).toEqual([]);
  });

  test('leaves out what cannot be had', async () => {
    const villa = await villaWithGap(50, 52);
    const response = await shortTerm({ month: dayFromToday(50).slice(0, 7) }).expect(200);

    const ids = response.body.content.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(villa.id);
  });

  test.each([
    { month: '2026-13' },
    { month: '2026-7' },
    { month: '9999-12' },
    { nights: 0 },
    { take: 5 },
  ])('refuses %j', async (query) => {
    expect((await shortTerm(query)).status).toBe(422);
  });
});
