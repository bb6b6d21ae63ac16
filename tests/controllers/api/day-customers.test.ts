import type { Insertable } from 'kysely';

import type { BoatReservations } from '../../../server/db/tables.ts';
import { DayCustomers } from '../../../server/schemas/answers/day-customers.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { readCsv } from '../../support/csv.ts';
import { createReservation, createVilla } from '../../support/factories.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const listOf = async (date: string) => {
  const response = await site
    .get('/v1/admin/reservationsdaycustomerlist')
    .set('authorization', admin)
    .query({ date })
    .expect(200);
  return DayCustomers.parse(response.body.content);
};

/** The names in the three lists. */
const namesOn = async (date: string) => {
  const { arrivals, departures, in_house } = await listOf(date);
  const names = (rows: { customer_name: string }[]) =>
    rows.map(({ customer_name }) => customer_name);
  return [names(arrivals), names(departures), names(in_house)];
};

async function createCharter(
  customer_name: string,
  { stay, ...own }: Partial<Insertable<BoatReservations>> & { unit: string; stay: string },
) {
  const boat = await createBoat();
  const [check_in = '', check_out = ''] = stay.slice(1, -1).split(',');
  await createBoatReservation({
    ...{ boat_id: boat.id, status: 'CONFIRMED', check_in, check_out, adults: 6, customer_name },
    ...{ accommodation_kurus: 40_000_00, total_kurus: 40_000_00 },
    ...{ prepayment_kurus: 10_000_00, balance_kurus: 30_000_00, paid_kurus: 10_000_00 },
    ...own,
  });
  return boat;
}

test('a villa’s guests arrive, stay and leave on the day of departure', async () => {
  await createReservation({
    customer_name: 'Kalan Konuk',
    status: 'CONFIRMED',
    check_in: '2031-07-10',
    check_out: '2031-07-13',
  });

  expect(await namesOn('2031-07-09')).toEqual([[], [], []]);
  expect(await namesOn('2031-07-10')).toEqual([['Kalan Konuk'], [], []]);
  expect(await namesOn('2031-07-11')).toEqual([[], [], ['Kalan Konuk']]);
  expect(await namesOn('2031-07-12')).toEqual([[], [], ['Kalan Konuk']]);
  expect(await namesOn('2031-07-13')).toEqual([[], ['Kalan Konuk'], []]);
  expect(await namesOn('2031-07-14')).toEqual([[], [], []]);
});

test('on a turnover day one leaves and the other arrives', async () => {
  const { id: villa_id } = await createVilla();
  await createReservation({
    ...{ villa_id, customer_name: 'Giden', status: 'CHECKED_IN' },
    ...{ check_in: '2032-07-01', check_out: '2032-07-08' },
  });
  await createReservation({
    ...{ villa_id, customer_name: 'Gelen', status: 'CONFIRMED' },
    ...{ check_in: '2032-07-08', check_out: '2032-07-15' },
  });

  expect(await namesOn('2032-07-08')).toEqual([['Gelen'], ['Giden'], []]);
});

test.each(['PENDING', 'OPTION', 'PAYMENT_REVIEW', 'NO_SHOW', 'CANCELLED'])(
  'nobody waits for a reservation that is %s',
  async (status) => {
    const days = { check_in: '2033-07-01', check_out: '2033-07-08' };
    await createReservation({ status, ...days });

    expect(await namesOn('2033-07-01')).toEqual([[], [], []]);
  },
);

test('who charters by the day leaves on the day of departure, as by the week: they sleep aboard', async () => {
  await createCharter('Haftalık', { unit: 'WEEK', stay: '[2034-07-01,2034-07-08)' });
  await createCharter('Günlük', { unit: 'DAY', stay: '[2034-07-06,2034-07-08)' });

  expect(await namesOn('2034-07-07')).toEqual([[], [], ['Haftalık', 'Günlük']]);
  expect(await namesOn('2034-07-08')).toEqual([[], ['Haftalık', 'Günlük'], []]);
});

test('a day trip comes and goes on its day, with its hours', async () => {
  const boat = await createCharter('Gezi', {
    ...{ unit: 'TRIP', stay: '[2035-07-01,2035-07-02)' },
    ...{ starts_at: '10:00', ends_at: '18:00', deposit_kurus: 5_000_00 },
  });

  const { arrivals, departures } = await listOf('2035-07-01');

  expect(departures).toEqual(arrivals);
  expect(arrivals).toEqual([
    expect.objectContaining({
      ...{ listing: 'BOAT', listing_id: boat.id, listing_name: boat.name, adults: 6 },
      ...{ customer_name: 'Gezi', customer_phone: '+905321234567' },
      ...{ arrives_at: '10:00', leaves_at: '18:00' },
      ...{ check_in: '2035-07-01', check_out: '2035-07-01' },
      ...{ total_kurus: 40_000_00, paid_kurus: 10_000_00, due_kurus: 30_000_00 },
      deposit_kurus: 5_000_00,
    }),
  ]);
  expect(await namesOn('2035-07-02')).toEqual([[], [], []]);
});

test('what of the deposit was taken is not taken again at the door', async () => {
  const days = { check_in: '2047-07-01', check_out: '2047-07-08' };
  const arriving = async (customer_name: string, taken: number, status = 'CONFIRMED') => {
    const { id } = await createReservation({
      ...{ customer_name, status, deposit_kurus: 7_500_00 },
      ...days,
    });
    if (taken > 0)
      await db
        .insertInto('deposits')
        .values({ reservation_id: id, amount_kurus: taken, method: 'CARD' })
        .execute();
  };
  await arriving('Hiç', 0);
  await arriving('Kısmen', 4_500_00);
  await arriving('Tamam', 7_500_00, 'CHECKED_IN');
  await arriving('Gitmiş', 0, 'COMPLETED');

  const { arrivals } = await listOf(days.check_in);
  const { text } = await site
    .get(paths.dashboard.dayCustomers({ date: days.check_in }))
    .set('cookie', await signIn('ADMIN'))
    .expect(200);

  const sums = arrivals.map((row) => [
    row.customer_name,
    row.deposit_held_kurus,
    row.deposit_due_kurus,
  ]);
  expect(sums.sort()).toEqual([
    ['Gitmiş', 0, 0],
    ['Hiç', 0, 7_500_00],
    ['Kısmen', 4_500_00, 3_000_00],
    ['Tamam', 7_500_00, 0],
  ]);
  const words = text.replace(/<[^>]+>/g, '');
  expect(words).toContain('₺3.000 ₺4.500 alındı');
  // A phone's record has no heads: it names its sums, and how many come when.
  expect(words).toMatch(/Hiç · \d+\skişi/);
  expect(words).toContain('16.00 giriş');
  expect(words).toContain('Depozito: ₺7.500');
  expect(words).not.toContain('Depozito: —');
  expect(text).toMatch(/<b class="on-phone due">₺[\d.]+ kalan<\/b>/);
});

test('a file has a line for each part of the day, whatever page is shown', async () => {
  const day = '2046-07-01';
  await createCharter('Gezi Konuğu', {
    ...{ unit: 'TRIP', stay: '[2046-07-01,2046-07-02)' },
    ...{ starts_at: '10:00', ends_at: '18:00', deposit_kurus: 5_000_00 },
  });
  await createReservation({
    customer_name: 'Kalan Konuk',
    status: 'CONFIRMED',
    check_in: '2046-06-28',
    check_out: '2046-07-05',
  });

  const { text, headers } = await site
    .get('/v1/admin/reservationsdaycustomerlist')
    .set('authorization', admin)
    .query({ date: day, format: 'csv' })
    .expect(200);
  const [heads = [], ...lines] = readCsv(text.slice(1));
  const told = lines.map((line) => [line[1], line[6], line[13], line[17]]);

  expect(headers['content-disposition']).toContain('gunun-musterileri');
  expect(heads.slice(0, 4)).toEqual(['Gün', 'O gün', 'İlan', 'Yer']);
  expect(told).toEqual([
    ['Girişler', 'Gezi Konuğu', '10:00', '30000,00'],
    ['Çıkışlar', 'Gezi Konuğu', '10:00', '30000,00'],
    ['Konaklayanlar', 'Kalan Konuk', '16:00', '70000,00'],
  ]);
});

test('the screen has the file of its day', async () => {
  const { text } = await site
    .get(paths.dashboard.dayCustomers({ date: '2046-07-01' }))
    .set('cookie', await signIn('ADMIN'))
    .expect(200);

  expect(text).toContain(
    `data-download="${paths.api.dayCustomers({ date: '2046-07-01' })}&amp;format=xlsx"`,
  );
  expect(text).toContain('28.06.46 – 05.07.46');
  expect(text).not.toContain('01.07.46 – 01.07.46');
});

test('without a date it is today’s; a date that is none is refused', async () => {
  const call = (query: object) =>
    site.get('/v1/admin/reservationsdaycustomerlist').set('authorization', admin).query(query);

  expect((await call({})).body.content.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await call({ date: '2026-02-30' })).status).toBe(422);
});

test('the page of a busy day is one of several, its counts those of the whole day', async () => {
  const cookie = await signIn('ADMIN');
  const days = { check_in: '2036-07-01', check_out: '2036-07-08', status: 'CONFIRMED' };
  for (const customer_name of ['Gelen Bir', 'Gelen İki', 'Gelen Üç'])
    await createReservation({ customer_name, ...days });
  await createReservation({ customer_name: 'Duran', ...days, check_in: '2036-06-28' });
  const address = (skip: number) =>
    `/dashboard/reservations/day?date=2036-07-01&take=2&skip=${skip}`;
  const open = (skip: number) => site.get(address(skip)).set('cookie', cookie);
  const pageOf = async (skip: number) => {
    const { text } = await open(skip).expect(200);
    return {
      names: [...text.matchAll(/Gelen \p{L}+|Duran/gu)].map(([name]) => name),
      says: text.includes('3 giriş'),
    };
  };

  const [first, second, beyond] = [await pageOf(0), await pageOf(2), await open(4)];

  expect(first.names).toHaveLength(2);
  expect(second.names).toHaveLength(2);
  expect([first.says, second.says]).toEqual([true, true]);
  expect([beyond.status, beyond.headers.location]).toEqual([302, address(2)]);
  expect([...first.names, ...second.names].sort()).toEqual([
    'Duran',
    'Gelen Bir',
    'Gelen Üç',
    'Gelen İki',
  ]);
  expect(second.names[1]).toBe('Duran');
  expect([first.says, second.says]).toEqual([true, true]);
});
