import { sql } from 'kysely';

import { countQueries } from '../../../server/db/index.ts';
import {
  BoatOccupancyRow,
  OccupancyReportAnswer,
  OccupancyRow,
} from '../../../server/schemas/answers/occupancy.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatReservation,
  createBoatType,
} from '../../support/boat-factories.ts';
import {
  createClosing,
  createDistrict,
  createReservation,
  createTown,
  createUser,
  createVilla,
  createVillaType,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const grid = (query: object, token = admin) =>
  site.get('/v1/admin/occupancy').set('authorization', token).query(query);
const report = (query: object, token = admin) =>
  site.get('/v1/admin/occupancy/report').set('authorization', token).query(query);

/** The one villa asked for, checked against the answer's schema. */
const lineOf = async (villa_id: number, query: object = {}, token = admin) => {
  const response = await grid({ villa_id, ...query }, token).expect(200);
  return OccupancyRow.array().parse(response.body.content)[0];
};

const createExternal = (villa_id: number, status: string, days: [number, number]) =>
  db.transaction().execute(async (transaction) => {
    const stay = `[${dayFromToday(days[0])},${dayFromToday(days[1])})`;
    const { id: external_id } = await transaction
      .insertInto('external_records')
      .values({ villa_id, stay, status, note: 'Ev sahibi sattı', decided_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('villa_occupancies')
      .values({ villa_id, stay, kind: 'EXTERNAL', external_id })
      .execute();
  });

describe('the grid', () => {
  test('says who or what took which days', async () => {
    const villa = await createVilla();
    const confirmed = await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      ...stayFromToday(10, 7),
    });
    const option = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      ...stayFromToday(20, 3),
    });
    await createClosing(villa.id, stayFromToday(30, 2));
    await createExternal(villa.id, 'APPROVED', [40, 44]);
    await createReservation({ villa_id: villa.id, ...stayFromToday(50, 7) });
    await createReservation({ villa_id: villa.id, status: 'CANCELLED', ...stayFromToday(50, 7) });

    expect(await lineOf(villa.id)).toEqual({
      villa_id: villa.id,
      name: villa.name,
      stays: [
        taken(10, 17, 'RESERVATION', 'CONFIRMED', confirmed.reservation_id, 'Ayşe Demirtaş'),
        taken(20, 23, 'OPTION', 'OPTION', option.reservation_id, 'Ayşe Demirtaş'),
        taken(30, 32, 'CLOSING', null, null, ''),
        taken(40, 44, 'EXTERNAL', 'APPROVED', null, 'Ev sahibi sattı'),
      ],
    });
  });

  test.each<[string, number, number, number]>([
    ['whose last night is the first day', 3, 10, 1],
    ['not those that leave on the first day', 2, 9, 0],
    ['that arrive on the last day', 20, 25, 1],
    ['not those that arrive the day after', 21, 25, 0],
  ])('of the days 9 to 20 it shows stays %s', async (...[, from, until, shown]) => {
    const villa = await createVilla();
    const stay = stayFromToday(from, until - from);
    await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...stay });

    const line = await lineOf(villa.id, { dateStart: dayFromToday(9), dateEnd: dayFromToday(20) });

    expect(line?.stays.length).toBe(shown);
  });

  test('tells the same of boats, as JSON and as a file, by their type and whether they are on the site', async () => {
    const type = await createBoatType();
    const boat = await createBoat({ name: 'Tekne Takvim', types: [type.id] });
    await createBoatReservation({
      boat_id: boat.id,
      status: 'CONFIRMED',
      ...stayFromToday(2, 3),
    });
    const charter = await createBoatReservation({
      boat_id: boat.id,
      status: 'CONFIRMED',
      ...stayFromToday(5, 2),
    });
    await createBoatClosing(boat.id, stayFromToday(10, 1));
    const days = { dateStart: dayFromToday(5), dateEnd: dayFromToday(30) };
    const boats = (query: object) =>
      site.get('/v1/admin/boatoccupancy').set('authorization', admin).query(query).expect(200);

    const { body } = await boats({ ...days, type_id: type.id });
    const { text } = await boats({ ...days, type_id: type.id, format: 'csv' });

    expect(BoatOccupancyRow.array().parse(body.content)).toEqual([
      {
        boat_id: boat.id,
        name: 'Tekne Takvim',
        stays: [
          taken(5, 7, 'RESERVATION', 'CONFIRMED', charter.reservation_id, 'Ayşe Demirtaş'),
          taken(10, 11, 'CLOSING', null, null, ''),
        ],
      },
    ]);
    const [heads, first, second] = text.split('\r\n');
    expect(heads).toContain('Tekne;Giriş;Çıkış;Gün;Tür;Durum;Rezervasyon no;Kim / ne');
    expect(first).toContain(`Tekne Takvim;`);
    expect(first).toContain(charter.reservation_id);
    expect(second).toContain('Tekne Takvim;');
    expect((await boats({ ...days, type_id: type.id, isActive: '0' })).body.total).toBe(0);
  });

  test('an option whose time is over takes nothing, swept or not', async () => {
    const villa = await createVilla();
    const stay = stayFromToday(10, 7);
    await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stay,
    });

    expect((await lineOf(villa.id))?.stays).toEqual([]);
  });

  test('filters by villas, regions, types and state, page by page', async () => {
    const town = await createTown();
    const district = await createDistrict({ town_id: town.id });
    const own = { district_id: district.id };
    const first = await createVilla({ ...own, position: 1 });
    const second = await createVilla({ ...own, position: 2 });
    const off = await createVilla({ ...own, position: 3, active: false });
    const type = await createVillaType();
    await db
      .insertInto('villa_villa_types')
      .values({ villa_id: second.id, villa_type_id: type.id })
      .execute();
    const region = { region_id: town.region_id };
    const ids = async (query: object) => {
      const { body } = await grid(query).expect(200);
      return [body.total, body.content.map((row: { villa_id: number }) => row.villa_id)];
    };

    expect(await ids(region)).toEqual([3, [first.id, second.id, off.id]]);
    expect(await ids({ ...region, isActive: 'true' })).toEqual([2, [first.id, second.id]]);
    expect(await ids({ ...region, isActive: '0' })).toEqual([1, [off.id]]);
    expect(await ids({ type_id: `${type.id},999999` })).toEqual([1, [second.id]]);
    expect(await ids({ villa_id: `${first.id},${off.id}` })).toEqual([2, [first.id, off.id]]);
    expect(await ids({ ...region, take: 1, skip: 1 })).toEqual([3, [second.id]]);
    expect(await ids({ ...region, skip: 9 })).toEqual([3, []]);
  });

  test('is compressed for whoever can read it', async () => {
    const villa = await createVilla();
    const encodingFor = async (accepted: string) => {
      const response = await grid({ villa_id: villa.id }).set('accept-encoding', accepted);
      expect(response.body.content[0].villa_id).toBe(villa.id);
      return response.headers['content-encoding'];
    };

    expect(await encodingFor('br')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['an end before the start', { dateStart: '2026-07-02', dateEnd: '2026-07-01' }, 'dateEnd'],
    ['more than 400 days', { dateStart: '2026-01-01', dateEnd: '2027-12-31' }, 'dateEnd'],
    ['a day that is none', { dateStart: '2026-02-30' }, 'dateStart'],
    ['ids that are none', { villa_id: '1,x' }, 'villa_id.1'],
    ['neither yes nor no', { isActive: 'maybe' }, 'isActive'],
  ])('refuses %s', async (_, query, field) => {
    const response = await grid(query);

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields)).toEqual([field]);
  });

  test('is one query, for 10 villas as for 500', async () => {
    const few = await countFor();
    await sql`insert into villas (slug, name, district_id, capacity)
      select 'cok-' || n, 'Çok ' || n, (select min(id) from districts), 4
      from generate_series(1, 500) n`.execute(db);
    expect([few, await countFor()]).toEqual([1, 1]);
  });
});

describe('an owner', () => {
  test('sees own villas, without what staff noted', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const { bearer: token } = await signedIn(owner);
    const own = await createVilla({ owner_id: owner.id });
    const other = await createVilla();
    await createReservation({ villa_id: own.id, status: 'CONFIRMED', ...stayFromToday(10, 7) });
    await createClosing(own.id, stayFromToday(20, 2));
    await db
      .updateTable('villa_closings')
      .set({ note: 'Ev sahibi geç ödüyor' })
      .where('villa_id', '=', own.id)
      .execute();

    const mine = await grid({}, token).expect(200);
    const others = await grid({ villa_id: other.id }, token).expect(200);

    expect(mine.body.total).toBe(1);
    const labels = mine.body.content[0].stays.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['Ayşe Demirtaş', '']);
    expect(others.body).toMatchObject({ content: [], total: 0 });
    expect((await lineOf(own.id))?.stays[1]?.label).toBe('Ev sahibi geç ödüyor');
    expect((await report({}, token).expect(200)).body.total).toBe(1);
    expect((await report({ villa_id: other.id }, token).expect(200)).body.content).toEqual([]);
  });
});

test('the report counts the ledger’s nights and the frozen money', async () => {
  const villa = await createVilla();
  const date = (day: string) => ({ date: day, price_kurus: 10_000_00, discount_kurus: 0 });
  await createReservation({
    villa_id: villa.id,
    status: 'COMPLETED',
    check_in: '2024-12-30',
    check_out: '2025-01-02',
    quote: JSON.stringify({ nights: ['2024-12-30', '2024-12-31', '2025-01-01'].map(date) }),
    accommodation_kurus: 30_000_00,
    extras_kurus: 1_000_00,
    total_kurus: 31_000_00,
    prepayment_kurus: 31_000_00,
    balance_kurus: 0,
  });
  await createReservation({
    villa_id: villa.id,
    status: 'CANCELLED',
    check_in: '2025-01-10',
    check_out: '2025-01-20',
  });
  await createClosing(villa.id, { check_in: '2025-01-02', check_out: '2025-01-12' });

  const response = await report({ villa_id: villa.id }).expect(200);

  const [found] = OccupancyReportAnswer.array().parse(response.body.content);
  const months = found?.years.flatMap((year) => year.months) ?? [];
  expect(found?.years.map(({ year, revenue_kurus }) => [year, revenue_kurus])).toEqual([
    [2024, 21_000_00],
    [2025, 10_000_00],
  ]);
  expect(months.find(({ month }) => month === '2024-12')).toMatchObject({
    nights: 31,
    nights_by_state: { COMPLETED: 2 },
    occupancy_percent: 6.5,
    average_price_kurus: 10_000_00,
  });
  expect(months.find(({ month }) => month === '2025-01')).toMatchObject({
    nights_by_state: { COMPLETED: 1, CLOSED: 10 },
    occupancy_percent: 4.8,
    revenue_kurus: 10_000_00,
  });
});

test('the report has of who did not come what was kept, night by night', async () => {
  const villa = await createVilla();
  await createReservation({
    ...{ villa_id: villa.id, status: 'NO_SHOW', paid_kurus: 14_000_00 },
    ...{ check_in: '2025-03-28', check_out: '2025-04-04' },
  });

  const { body } = await report({ villa_id: villa.id }).expect(200);

  const [found] = OccupancyReportAnswer.array().parse(body.content);
  const months = found?.years.flatMap((year) => year.months) ?? [];
  expect(months.filter(({ sold_nights }) => sold_nights > 0)).toMatchObject([
    { month: '2025-03', sold_nights: 4, revenue_kurus: 8_000_00, average_price_kurus: 2_000_00 },
    { month: '2025-04', sold_nights: 3, revenue_kurus: 6_000_00 },
  ]);
});

const taken = (...facts: [number, number, string, string | null, string | null, string]) => {
  const [from, until, kind, status, reservation_id, label] = facts;
  return {
    ...{ started_at: dayFromToday(from), finished_at: dayFromToday(until) },
    ...{ kind, status, reservation_id, label },
  };
};

/** What a call asks the database, the session apart. */
async function countFor(): Promise<number> {
  const { queries } = await countQueries(async () => await grid({}).expect(200));
  return queries.filter((query) => !query.includes('"sessions"')).length;
}
