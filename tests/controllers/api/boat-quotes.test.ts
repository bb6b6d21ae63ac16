import { CharterQuoteAnswer } from '../../../server/schemas/answers/boat-quotes.ts';
import { addDays } from '../../../server/shared/days.ts';
import { site } from '../../support/api.ts';
import {
  createBoat,
  createBoatReservation,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { dayFromToday, stayFromToday } from '../../support/factories.ts';

const PRICES = { WEEK: 350_000_00, DAY: 60_000_00, TRIP: 40_000_00 };

const quote = (query: object) => site.get('/v1/quote').query(query);

test('a week and three days, with what is contained', async () => {
  const boat = await createBoat({
    prices: PRICES,
    included: 'mürettebat, günde 3,5 saat seyir',
    excluded: 'kumanya',
  });
  const charter = saturdayFromToday(60, 10);

  const { status, body } = await quote({ boat_id: boat.id, unit: 'week', ...charter, adults: 4 });

  expect(status).toBe(200);
  expect(CharterQuoteAnswer.parse(body.content)).toMatchObject({
    sellable: true,
    reasons: [],
    unit: 'WEEK',
    total_kurus: 500_000_00,
    prepayment_kurus: 150_000_00,
    balance_kurus: 350_000_00,
    starts_at: null,
    included: ['Mürettebat', 'Günde 3,5 saat seyir'],
    excluded: ['Kumanya'],
  });
});

test('an extra that the boat does not have is refused, as a booking refuses it', async () => {
  const boat = await createBoat({ prices: PRICES });
  const charter = { boat_id: boat.id, unit: 'week', ...saturdayFromToday(60), extras: 999_999 };
  const { status, body } = await quote(charter);

  expect([status, Object.keys(body.fields)]).toEqual([422, ['extras']]);
});

test('a day trip has its hours', async () => {
  const boat = await createBoat({ prices: PRICES });
  const { body } = await quote({
    boat_id: boat.id,
    unit: 'TRIP',
    ...stayFromToday(20, 1),
    adults: 12,
  });
  expect(body.content).toMatchObject({
    sellable: true,
    total_kurus: 40_000_00,
    starts_at: '10:00',
    ends_at: '18:00',
  });
});

test('a day trip that has left is past, on the same day too', async () => {
  const left = await createBoat({ prices: PRICES, trip_starts_at: '00:00' });
  const trip = { boat_id: left.id, unit: 'TRIP', adults: 2 };

  const [today, tomorrow] = await Promise.all(
    [0, 1].map((days) => quote({ ...trip, ...stayFromToday(days, 1) })),
  );

  expect(today?.body.content.reasons).toEqual([
    { code: 'past', text: 'Tekne o gün kalktı; daha sonraki bir günü seçin.' },
  ]);
  expect(tomorrow?.body.content).toMatchObject({ sellable: true });
});

test('names every reason at once, in the words of the sea', async () => {
  const boat = await createBoat({ prices: PRICES, active: false });
  await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
  const from = addDays(saturdayFromToday(28).check_in, -2);

  const { body } = await quote({
    boat_id: boat.id,
    unit: 'week',
    check_in: from,
    check_out: addDays(from, 6),
    adults: 9,
  });

  expect(body.content.reasons).toEqual([
    { code: 'taken', text: 'Bu tarihler dolu.' },
    { code: 'min_nights', text: 'Haftalık kiralama en az 7 gündür.' },
    { code: 'arrival_day', text: 'Bu tarihlerde biniş yapılabilen gün: Cumartesi.' },
    { code: 'too_many_guests', text: 'Yatılı en fazla 8 kişi kalabilir; bebekler sayılmaz.' },
    { code: 'inactive', text: 'Bu ilan şu an yayında değil.' },
  ]);
});

test('of a day trip they speak of its one day', async () => {
  const boat = await createBoat({ prices: PRICES });
  await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });

  const { body } = await quote({ boat_id: boat.id, unit: 'trip', ...stayFromToday(31, 1) });

  expect(body.content.reasons).toContainEqual({
    code: 'taken',
    text: 'Tekne o gün dolu; başka bir gün seçin.',
  });
});

test('of days that end after a day trip has left they say so, and not that the days are taken', async () => {
  const hours = { leaving_time: '11:00', trip_starts_at: '10:00', trip_ends_at: '18:00' };
  const boat = await createBoat({ prices: PRICES, ...hours });
  await createBoatReservation({
    boat_id: boat.id,
    ...stayFromToday(33, 1),
    ...{ status: 'CONFIRMED', unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
  });
  const reasonsOn = async (stay: object) => {
    const { body } = await quote({ boat_id: boat.id, unit: 'day', ...stay });
    return body.content.reasons;
  };

  expect(await reasonsOn(stayFromToday(30, 3))).toEqual([
    {
      code: 'taken',
      text: expect.stringMatching(/^Tekne, iniş gününüzün sabahında .* gün önce inin/),
    },
  ]);
  expect(await reasonsOn(stayFromToday(31, 3))).toEqual([
    { code: 'taken', text: 'Bu tarihler dolu.' },
  ]);
});

test.each([
  ['insurance', { insurance_until: dayFromToday(-1) }],
  ['seaworthiness', { seaworthiness_until: dayFromToday(-1) }],
])('a boat whose %s ran out is sold to nobody, and no list shows it', async (_, papers) => {
  const boat = await createBoat({ prices: PRICES, ...papers });
  const charter = saturdayFromToday(60);

  const { body } = await quote({ boat_id: boat.id, unit: 'week', ...charter });
  const found = await site.get('/v2/searchboat').query({ marina: boat.marina_id });

  expect(body.content).toMatchObject({
    sellable: false,
    reasons: [{ code: 'no_permit', text: expect.stringContaining('denize elverişlilik') }],
  });
  expect(found.body.total).toBe(0);
});

test('a boat whose papers end today is sold today', async () => {
  const boat = await createBoat({ prices: PRICES, insurance_until: dayFromToday(0) });

  const { body } = await quote({ boat_id: boat.id, unit: 'week', ...saturdayFromToday(60) });
  const found = await site.get('/v2/searchboat').query({ marina: boat.marina_id });

  expect(body.content.sellable).toBe(true);
  expect(found.body.total).toBe(1);
});

test('a day without a price has none, and no sums', async () => {
  const boat = await createBoat({ prices: { DAY: 1_000_00 } });
  const { body } = await quote({ boat_id: boat.id, unit: 'trip', ...stayFromToday(20, 1) });
  expect(body.content).toMatchObject({
    sellable: false,
    total_kurus: null,
    nights: [{ price_kurus: null }],
    reasons: [
      { code: 'unpriced', text: 'O günün fiyatı henüz belli değil; fiyat için bize yazın.' },
    ],
  });
});

test.each([
  ['no unit', { unit: undefined }, ['unit']],
  ['another unit', { unit: 'hour' }, ['unit']],
  ['days in the wrong order', { check_out: dayFromToday(5) }, ['check_out']],
  ['a villa beside', { villa_id: 1 }, ['villa_id']],
])('%s is 422', async (_what, own, fields) => {
  const boat = await createBoat();
  const { status, body } = await quote({
    boat_id: boat.id,
    unit: 'day',
    ...stayFromToday(20, 3),
    ...own,
  });
  expect([status, Object.keys(body.fields)]).toEqual([422, fields]);
});

test('an unknown boat is 404', async () => {
  await quote({ boat_id: 2_000_000_000, unit: 'day', ...stayFromToday(20, 3) }).expect(404);
});
