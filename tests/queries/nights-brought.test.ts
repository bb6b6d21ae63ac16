import { presentOccupancyReport } from '../../server/presenters/reports/occupancy-report.ts';
import { listMinistryVillas } from '../../server/queries/reports/ministry.ts';
import { listReportedVillas } from '../../server/queries/reports/occupancy-report.ts';
import { listOwnerMonths } from '../../server/queries/reports/owner-home.ts';
import { listMonths } from '../../server/queries/reports/sold-months.ts';
import { createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { createReservation, createUser, createVilla } from '../support/factories.ts';

type Night = [date: string, price_kurus: number | null, discount_kurus?: number];

/** Three nights of July and two of August, dearer ones, with fees and extras of 3.500 TL. */
const NIGHTS: Night[] = [
  ['2042-07-29', 10_000_00],
  ['2042-07-30', 10_000_00],
  ['2042-07-31', 10_000_00, 1_000_00],
  ['2042-08-01', 15_000_00],
  ['2042-08-02', 15_000_00],
];

const sale = (nights: Night[] = NIGHTS) => ({
  status: 'CONFIRMED' as const,
  check_in: '2042-07-29',
  check_out: '2042-08-03',
  quote: JSON.stringify({
    nights: nights.map(([date, price_kurus, discount_kurus = 0]) => ({
      ...{ date, price_kurus, discount_kurus },
    })),
  }),
  accommodation_kurus: 60_000_00,
  discount_kurus: 1_000_00,
  short_stay_fee_kurus: 2_000_00,
  extras_kurus: 1_500_00,
  total_kurus: 62_500_00,
  prepayment_kurus: 12_500_00,
  balance_kurus: 50_000_00,
});

/** The last night of July, all of August and the first of September. */
const longSale = () => ({
  ...sale([
    ['2042-07-31', 10_000_00],
    ...Array.from(
      { length: 31 },
      (_, day): Night => [`2042-08-${day < 9 ? 0 : ''}${day + 1}`, 1_000_00],
    ),
    ['2042-09-01', 2_000_00],
  ]),
  ...{ check_in: '2042-07-31', check_out: '2042-09-02' },
  ...{ accommodation_kurus: 43_000_00, discount_kurus: 0, total_kurus: 46_500_00 },
  balance_kurus: 34_000_00,
});

const AGREED = {
  total_kurus: 12_500_01,
  balance_kurus: 1,
  override_reason: 'Ev sahibiyle görüşüldü',
};

const JULY = { from: '2042-07-01', until: '2042-08-01' };
const AUGUST = { from: '2042-08-01', until: '2042-09-01' };

afterEach(() =>
  db.transaction().execute(async (transaction) => {
    const unsold = { status: 'PENDING', confirmed_at: null };
    await transaction.deleteFrom('villa_occupancies').execute();
    await transaction.updateTable('reservations').set(unsold).execute();
    await transaction.deleteFrom('boat_occupancies').execute();
    await transaction.updateTable('boat_reservations').set(unsold).execute();
  }),
);

/** What July and August bring by the home and by both reports, of the one villa that has stays. */
async function figuresOf(villa_id: number) {
  const months = await listMonths(db, '2042-07-01');
  const staff = { id: 0, role: 'ADMIN', name: '', email: '', sid: '', proved: true } as const;
  const { rows } = await listReportedVillas(db, staff, { villa_id: [villa_id], skip: 0, take: 1 });
  const reported = rows.flatMap((row) => presentOccupancyReport(row).years[0]?.months ?? []);
  const toMinistry = async (days: typeof JULY) => {
    const wanted = { ...days, region_id: [], only: 'stays' as const, order: 'position' as const };
    return (await listMinistryVillas(db, { ...wanted, skip: 0, take: 9 })).sums.amount_kurus;
  };
  const of = (list: { month: string; revenue_kurus: number }[]) =>
    ['2042-07', '2042-08'].map((month) => list.find((row) => row.month === month)?.revenue_kurus);
  return {
    home: of(months),
    occupancy: of(reported),
    ministry: [await toMinistry(JULY), await toMinistry(AUGUST)],
  };
}

const all = (figures: [july: number, august: number]) => ({
  ...{ home: figures, occupancy: figures, ministry: figures },
});

describe('a stay of two months brings each month the same by the home and by both reports', () => {
  test.each<[string, object, [number, number]]>([
    ['each night its own price, fees and extras the month of check-in', {}, [32_500_00, 30_000_00]],
    ['another total than the quote’s: evenly', AGREED, [7_500_01, 5_000_00]],
    [
      'a night without a price: evenly',
      sale([...NIGHTS.slice(0, 4), ['2042-08-02', null]]),
      [37_500_00, 25_000_00],
    ],
    ['a quote that lacks a night: evenly', sale(NIGHTS.slice(1)), [37_500_00, 25_000_00]],
  ])('%s', async (_, own, figures) => {
    const villa = await createVilla();
    await createReservation({ ...sale(), ...own, villa_id: villa.id });

    expect(await figuresOf(villa.id)).toEqual(all(figures));
  });

  test.each<[string, object, [number, number]]>([
    ['each night its own price', {}, [13_500_00, 31_000_00]],
    [
      'another total: evenly',
      { ...AGREED, total_kurus: 33_000_00, balance_kurus: 20_500_00 },
      [1_000_00, 31_000_00],
    ],
  ])('a stay of three months as well, %s', async (_, own, figures) => {
    const villa = await createVilla();
    await createReservation({ ...longSale(), ...own, villa_id: villa.id });

    expect(await figuresOf(villa.id)).toEqual(all(figures));
  });

  test('who did not come brings what was kept, evenly; of them the ministry is told nothing', async () => {
    const villa = await createVilla();
    const own = { ...sale(), villa_id: villa.id, paid_kurus: 14_000_00 };
    await createReservation({ ...own, status: 'NO_SHOW' });

    const kept = [8_400_00, 5_600_00];
    expect(await figuresOf(villa.id)).toEqual({ home: kept, occupancy: kept, ministry: [0, 0] });
  });
});

test('a charter’s months have its days’ own prices', async () => {
  await createBoatReservation(sale());

  const months = await listMonths(db, '2042-07-01');

  expect(months.filter(({ boat_revenue_kurus }) => boat_revenue_kurus > 0)).toMatchObject([
    { month: '2042-07', boat_revenue_kurus: 32_500_00 },
    { month: '2042-08', boat_revenue_kurus: 30_000_00 },
  ]);
});

test('an owner’s months have the agreed part of the same', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const villa = await createVilla({ owner_id: owner.id });
  await createReservation({ ...sale(), villa_id: villa.id, commission_percent: 20 });

  const months = await listOwnerMonths(db, owner.id, '2042-06-01');

  expect(months.filter(({ nights }) => nights > 0)).toMatchObject([
    { month: '2042-07', earnings_kurus: 26_000_00 },
    { month: '2042-08', earnings_kurus: 24_000_00 },
  ]);
});
