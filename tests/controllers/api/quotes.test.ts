import { bearer, site } from '../../support/api.ts';
import {
  createClosing,
  createDiscount,
  createExtra,
  createReservation,
  createSeason,
  createSettings,
  createTransaction,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';

const QUOTE = '/v1/quote';

test('a stay that can be sold is answered with every line of its price', async () => {
  const villa = await createVilla({ short_stay_limit: 5, short_stay_fee_kurus: 3_500_00 });
  await createDiscount({ villa_id: villa.id, percent: 10 });
  const extra = await createExtra({
    villa_id: villa.id,
    name: 'Havuz ısıtma',
    unit: 'NIGHT',
    amount_kurus: 1_000_00,
  });
  const stay = stayFromToday(60, 3);

  const response = await site
    .get(QUOTE)
    .query({ villa_id: villa.id, ...stay, adults: 2, children: 1, extras: extra.id });

  expect(response.status).toBe(200);
  expect(response.body.content).toEqual({
    sellable: true,
    reasons: [],
    nights: [0, 1, 2].map((night) => ({
      date: dayFromToday(60 + night),
      price_kurus: 10_000_00,
      discount_kurus: 1_000_00,
    })),
    accommodation_kurus: 30_000_00,
    discount_kurus: 3_000_00,
    discount_label: 'Dönem indirimi, %10',
    short_stay_fee_kurus: 3_500_00,
    short_stay_limit: 5,
    extras: [{ id: extra.id, name: 'Havuz ısıtma', amount_kurus: 3_000_00 }],
    total_kurus: 33_500_00,
    prepayment_kurus: 5_400_00,
    prepayment_percent: 20,
    whole_is_due: false,
    balance_kurus: 28_100_00,
    deposit_kurus: 5_000_00,
    nearest: null,
  });
});

test('a stay that cannot be sold is answered with every reason, in words', async () => {
  const villa = await createVilla({ min_nights: 5, capacity: 4 });
  await createClosing(villa.id, stayFromToday(61, 1));

  const response = await site
    .get(QUOTE)
    .query({ villa_id: villa.id, ...stayFromToday(60, 2), adults: 6 });

  expect(response.status).toBe(200);
  expect(response.body.content.sellable).toBe(false);
  expect(response.body.content.reasons).toEqual([
    { code: 'taken', text: 'Bu tarihler dolu.' },
    { code: 'min_nights', text: 'Bu tarihlerde en az 5 gece kiralanır.' },
    { code: 'too_many_guests', text: 'En fazla 4 kişi kalabilir; bebekler sayılmaz.' },
  ]);
});

test('days that are taken come with the nearest that are free, in the next season too', async () => {
  const villa = await createVilla({ nightly_price_kurus: null });
  const season = { villa_id: villa.id, nightly_price_kurus: 10_000_00 };
  await createSeason({ ...season, days: `[${dayFromToday(0)},${dayFromToday(67)})` });
  await createSeason({ ...season, days: `[${dayFromToday(67)},${dayFromToday(200)})` });
  await createClosing(villa.id, stayFromToday(40, 30));

  const { body } = await site.get(QUOTE).query({ villa_id: villa.id, ...stayFromToday(60, 7) });

  expect(body.content.nearest).toEqual(stayFromToday(70, 7));
});

test('nights without a price have none, and neither has the stay', async () => {
  const villa = await createVilla({ nightly_price_kurus: null });

  const response = await site.get(QUOTE).query({ villa_id: villa.id, ...stayFromToday(60, 2) });

  expect(response.body.content).toMatchObject({
    sellable: false,
    nights: [{ price_kurus: null }, { price_kurus: null }],
    accommodation_kurus: null,
    total_kurus: null,
    prepayment_kurus: null,
    balance_kurus: null,
  });
});

test('with check-in near, everything is due at once', async () => {
  const villa = await createVilla();
  await createSettings({ full_payment_days: '14' });

  const response = await site.get(QUOTE).query({ villa_id: villa.id, ...stayFromToday(5, 7) });

  expect(response.body.content).toMatchObject({
    total_kurus: 70_000_00,
    prepayment_kurus: 70_000_00,
    prepayment_percent: 100,
    whole_is_due: true,
    balance_kurus: 0,
  });
});

test('babies are not counted, an option that is over takes nothing, departures touch arrivals', async () => {
  const villa = await createVilla({ capacity: 4 });
  await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...stayFromToday(53, 7) });
  await createReservation({
    villa_id: villa.id,
    status: 'OPTION',
    option_until: inHours(-1),
    ...stayFromToday(60, 7),
  });

  const response = await site
    .get(QUOTE)
    .query({ villa_id: villa.id, ...stayFromToday(60, 7), adults: 4, babies: 3 });

  expect(response.body.content).toMatchObject({ sellable: true, reasons: [] });
});

test.each([
  ['takes its days while its card payment is open', 1, ['taken']],
  ['takes nothing once that is over too', -1, []],
])('an option that is over %s', async (_what, hours, codes) => {
  const villa = await createVilla();
  const stay = { villa_id: villa.id, ...stayFromToday(60, 7) };
  const { id } = await createReservation({ ...stay, status: 'OPTION', option_until: inHours(-1) });
  await createTransaction({
    ...{ reservation_id: id, method: 'CARD', status: 'PENDING', provider: 'FAKE' },
    provider_expires_at: inHours(hours),
  });

  const { body } = await site.get(QUOTE).query(stay);

  expect(body.content.reasons.map(({ code }: { code: string }) => code)).toEqual(codes);
});

test('extras may be listed with commas or again and again; one of another villa is refused', async () => {
  const villa = await createVilla();
  const [one, two] = [
    await createExtra({ villa_id: villa.id }),
    await createExtra({ villa_id: villa.id }),
  ];
  const stay = stayFromToday(60, 7);
  const sold = async (extras: string) => {
    const { body } = await site.get(
      `${QUOTE}?villa_id=${villa.id}&check_in=${stay.check_in}&check_out=${stay.check_out}&${extras}`,
    );
    return body.content.extras.map(({ id }: { id: number }) => id);
  };

  expect(await sold(`extras=${one.id},${two.id}`)).toEqual([one.id, two.id]);
  expect(await sold(`extras=${one.id}&extras=${two.id}`)).toEqual([one.id, two.id]);
  expect(await sold('extras=')).toEqual([]);

  const other = await createExtra({ villa_id: (await createVilla()).id });
  for (const unknown of [999_999, other.id]) {
    const wanted = { villa_id: villa.id, ...stay, extras: unknown };
    const { body } = await site.get(QUOTE).query(wanted).expect(422);
    expect(Object.keys(body.fields)).toEqual(['extras']);
  }
});

test('an inactive villa says so; a deleted and an unknown one are not there', async () => {
  const inactive = await createVilla({ active: false });
  const deleted = await createVilla({ active: false, deleted_at: '2026-01-01T00:00:00Z' });
  const ask = (villa_id: number) => site.get(QUOTE).query({ villa_id, ...stayFromToday(60, 7) });

  expect((await ask(inactive.id)).body.content.reasons).toEqual([
    { code: 'inactive', text: 'Bu ilan şu an yayında değil.' },
  ]);
  expect((await ask(deleted.id)).status).toBe(404);
  expect((await ask(999_999_999)).status).toBe(404);
});

test.each<[string, object, string[]]>([
  ['nothing', {}, ['check_in', 'check_out', 'villa_id']],
  ['a day that does not exist', { check_in: '2027-02-30' }, ['check_in']],
  ['days the other way round', { check_in: '2027-07-10', check_out: '2027-07-03' }, ['check_out']],
  ['no night', { check_in: '2027-07-03', check_out: '2027-07-03' }, ['check_out']],
  ['too many nights to count', { check_in: '2027-07-03', check_out: '2029-07-03' }, ['check_out']],
  ['nobody', { adults: '0' }, ['adults']],
  ['half a child', { children: '0.5' }, ['children']],
  ['words', { villa_id: 'x', adults: 'iki' }, ['adults', 'villa_id']],
  ['a field twice', { adults: ['2', '3'] }, ['adults']],
  ['an unknown field', { price: '1' }, ['price']],
])('%s is refused, all of it at once', async (_what, own, fields) => {
  const whole = {
    villa_id: '1',
    check_in: '2027-07-03',
    check_out: '2027-07-10',
    ...own,
  };
  const response = await site.get(QUOTE).query(Object.keys(own).length === 0 ? {} : whole);

  expect([response.status, response.body.code]).toEqual([422, 'invalid']);
  expect(Object.keys(response.body.fields).toSorted()).toEqual(fields);
});

test('the price needs no token, and a token changes nothing', async () => {
  const villa = await createVilla();
  const query = { villa_id: villa.id, ...stayFromToday(60, 7) };

  const anonymous = await site.get(QUOTE).query(query);
  const known = await site
    .get(QUOTE)
    .query(query)
    .set('authorization', await bearer('ADMIN'));

  expect(known.body).toEqual(anonymous.body);
});

test('what is missing is said to be missing, whatever it is', async () => {
  const none = await site.get(QUOTE).query({ check_in: '2027-01-01', check_out: '2027-01-05' });
  const nobody = await site.get(QUOTE).query({ villa_id: '1', check_out: '2027-01-05' });

  expect(none.body.fields).toEqual({ villa_id: 'Bu alan gerekli.' });
  expect(nobody.body.fields).toEqual({ check_in: 'Bu alan gerekli.' });
});
