import { bearer, db, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { dayFromToday } from '../../support/factories.ts';

const ADMIN = '/v1/admin';
let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const as = (call: ReturnType<typeof site.get>) => call.set('authorization', admin);
const createPrice = (body: object) => as(site.post(`${ADMIN}/boat/price`)).send(body);
const editPrice = (id: number, body: object) =>
  as(site.put(`${ADMIN}/boat/price/${id}`)).send(body);
const close = (body: object) => as(site.post(`${ADMIN}/boat/date`)).send(body);

const summer = (boat_id: number, own: object = {}) => ({
  boat_id,
  unit: 'DAY',
  start_date: '2090-06-01',
  end_date: '2090-08-31',
  price_kurus: 50_000_00,
  ...own,
});

const pricesOf = async (boat_id: number) => {
  const { body } = await as(site.get(`${ADMIN}/boat/${boat_id}/prices`)).expect(200);
  return body.content.prices.map((price: Record<string, unknown>) => [
    price.unit,
    price.start_date,
    price.end_date,
    price.price_kurus,
  ]);
};

const bare = () => createBoat({ prices: {} });

describe('prices', () => {
  test('are inclusive at both ends in a form and half-open in the table', async () => {
    const { id } = await bare();

    const { status, body } = await createPrice(summer(id, { min_days: 3, name: 'Yaz' }));

    expect([status, body.content]).toEqual([
      201,
      {
        ...summer(id),
        id: expect.any(Number),
        name: 'Yaz',
        min_days: 3,
        changeover_weekday: null,
        prepayment_percent: null,
        deposit_kurus: null,
        version: 1,
        split: { trimmed: [], continued: [], removed: [] },
      },
    ]);
    const kept = await db
      .selectFrom('boat_prices')
      .select('days')
      .where('boat_id', '=', id)
      .execute();
    expect(kept).toEqual([{ days: '[2090-06-01,2090-09-01)' }]);
  });

  test('of one unit never overlap; of two they may', async () => {
    const { id } = await bare();
    const first = await createPrice(summer(id)).expect(201);

    const second = await createPrice(
      summer(id, { start_date: '2090-08-31', end_date: '2090-09-30' }),
    );
    const week = await createPrice(summer(id, { unit: 'WEEK', changeover_weekday: 6 }));

    expect([second.status, second.body.code, second.body.overlaps]).toEqual([
      409,
      'seasons_overlap',
      [expect.objectContaining({ id: first.body.content.id })],
    ]);
    expect(week.status).toBe(201);
  });

  test('make room for a new one that may split them', async () => {
    const { id } = await bare();
    await createPrice(summer(id)).expect(201);
    const unseen = { start_date: '2090-07-10', end_date: '2090-07-19', split: true, seen: [] };
    expect((await createPrice(summer(id, unseen))).body.code).toBe('seasons_overlap');

    const { status, body } = await createPrice(
      summer(id, {
        start_date: '2090-07-10',
        end_date: '2090-07-19',
        price_kurus: 70_000_00,
        split: true,
      }),
    );

    expect([
      status,
      body.content.split.trimmed.length,
      body.content.split.continued.length,
    ]).toEqual([201, 1, 1]);
    expect(await pricesOf(id)).toEqual([
      ['DAY', '2090-06-01', '2090-07-09', 50_000_00],
      ['DAY', '2090-07-10', '2090-07-19', 70_000_00],
      ['DAY', '2090-07-20', '2090-08-31', 50_000_00],
    ]);
  });

  test.each([
    ['a trip with a minimum of days', { unit: 'TRIP', min_days: 2 }, 'min_days'],
    ['a day of change of days', { unit: 'DAY', changeover_weekday: 6 }, 'changeover_weekday'],
    ['an unknown unit', { unit: 'HOUR' }, 'unit'],
    ['a last day before the first', { end_date: '2090-05-31' }, 'end_date'],
    ['nothing', { price_kurus: 0 }, 'price_kurus'],
  ])('%s is refused', async (_what, own, field) => {
    const { id } = await bare();
    const { status, body } = await createPrice(summer(id, own));
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test('are edited with their version, and removed', async () => {
    const { id: boat_id } = await bare();
    const { body } = await createPrice(summer(boat_id)).expect(201);
    const { id } = body.content;
    const { boat_id: _, ...edited } = summer(boat_id, { price_kurus: 55_000_00, version: 1 });

    expect((await editPrice(id, edited)).body.content).toMatchObject({
      price_kurus: 55_000_00,
      version: 2,
    });
    const stale = await editPrice(id, edited);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    await as(site.delete(`${ADMIN}/boat/price/${id}`)).expect(200, { content: { id } });
    expect(await pricesOf(boat_id)).toEqual([]);
    const noted = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'boat_price')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'boat_price.created',
      'boat_price.edited',
      'boat_price.removed',
    ]);
  });
});

describe('changing a range of days', () => {
  const PRICE = `${ADMIN}/boat/price`;
  const replace = (body: object) => as(site.put(PRICE)).send(body);
  const june = { unit: 'DAY', start_date: '2090-06-01', end_date: '2090-06-30' };
  const rest = { ...june, start_date: '2090-07-01', end_date: '2090-08-31' };

  async function boatInSummer(own: object = {}) {
    const { id: boat_id } = await bare();
    const { body } = await createPrice(summer(boat_id, own)).expect(201);
    return { boat_id, id: body.content.id as number };
  }

  test('puts prices in the place of others, and its undo puts back what stood there', async () => {
    const { boat_id, id } = await boatInSummer({ min_days: 2, name: 'Yaz' });
    const stored = async () => {
      const { body } = await as(site.get(`${ADMIN}/boat/${boat_id}/prices`)).expect(200);
      return body.content.prices.map(({ version: _, ...price }: { version: number }) => price);
    };
    const before = await stored();

    const { body } = await replace({
      boat_id,
      replaced: [{ id, version: 1 }],
      prices: [
        { id, ...rest, price_kurus: 50_000_00, min_days: 2 },
        { ...june, price_kurus: 40_000_00, min_days: 1 },
      ],
    }).expect(200);

    expect(await pricesOf(boat_id)).toEqual([
      ['DAY', '2090-06-01', '2090-06-30', 40_000_00],
      ['DAY', '2090-07-01', '2090-08-31', 50_000_00],
    ]);
    await replace(body.content.undo).expect(200);
    expect(await stored()).toEqual(before);
    const noted = await db
      .selectFrom('audit_log')
      .select(['action', 'entity_id'])
      .where('entity', '=', 'boat_price')
      .where('entity_id', 'in', [id, ...body.content.prices.map((row: { id: number }) => row.id)])
      .orderBy('id')
      .execute();
    const made = body.content.prices.find((row: { id: number }) => row.id !== id).id;
    expect(noted.map(({ action, entity_id }) => [action, entity_id])).toEqual([
      ['boat_price.created', id],
      ['boat_price.edited', id],
      ['boat_price.created', made],
      ['boat_price.removed', made],
      ['boat_price.edited', id],
    ]);
  });

  test('refuses what somebody else has changed since, and writes nothing', async () => {
    const { boat_id, id } = await boatInSummer();
    const { boat_id: _, ...edited } = summer(boat_id, { price_kurus: 55_000_00 });
    await editPrice(id, edited).expect(200);

    const { status, body } = await replace({
      boat_id,
      replaced: [{ id, version: 1 }],
      prices: [{ ...june, price_kurus: 1_00 }],
    });

    expect([status, body.code, body.version]).toEqual([409, 'stale', 2]);
    expect(body.current).toMatchObject({ id, price_kurus: 55_000_00 });
    expect(await pricesOf(boat_id)).toEqual([['DAY', '2090-06-01', '2090-08-31', 55_000_00]]);
  });

  test('refuses days of another price of the unit; another unit’s are its own', async () => {
    const { boat_id, id } = await boatInSummer({ end_date: '2090-06-30' });
    const july = summer(boat_id, { start_date: '2090-07-01' });
    const { body: other } = await createPrice(july).expect(201);
    await createPrice(summer(boat_id, { unit: 'WEEK' })).expect(201);
    const longer = { ...june, id, price_kurus: 60_000_00, end_date: '2090-07-02' };

    const refused = await replace({ boat_id, replaced: [{ id, version: 1 }], prices: [longer] });
    await replace({
      boat_id,
      replaced: [{ id, version: 1 }],
      prices: [{ ...longer, end_date: '2090-06-30' }],
    }).expect(200);

    expect([refused.status, refused.body.code]).toEqual([409, 'seasons_overlap']);
    expect(refused.body.overlaps).toMatchObject([{ id: other.content.id }]);
    expect(await pricesOf(boat_id)).toHaveLength(3);
  });

  test('refuses rows of another boat, and what its unit does not have', async () => {
    const { boat_id, id } = await boatInSummer();
    const { id: stranger } = await bare();
    const replaced = [{ id, version: 1 }];
    const trip = { ...june, unit: 'TRIP', price_kurus: 1_00, min_days: 2 };

    await replace({ boat_id: stranger, replaced, prices: [] }).expect(422);
    const { body } = await replace({ boat_id, replaced, prices: [trip] }).expect(422);

    expect(Object.keys(body.fields)).toEqual(['prices.0.min_days']);
    expect(await pricesOf(boat_id)).toHaveLength(1);
  });

  test('writes no row anew that is none of those it replaces, least of all another boat’s', async () => {
    const { boat_id, id } = await boatInSummer();
    const other = await boatInSummer();
    const prices = [{ ...june, id: other.id, price_kurus: 1_00 }];

    const refused = await replace({ boat_id, replaced: [{ id, version: 1 }], prices }).expect(422);

    expect(refused.body.fields).toHaveProperty(['prices.0.id']);
    expect(await pricesOf(boat_id)).toHaveLength(1);
    expect(await pricesOf(other.boat_id)).toEqual(await pricesOf(boat_id));
  });

  test('changes the day of change of weeks, and tells what it was', async () => {
    const { boat_id, id } = await boatInSummer({ unit: 'WEEK', changeover_weekday: 6 });
    const week = { ...june, unit: 'WEEK', price_kurus: 300_000_00 };

    const { body } = await replace({
      boat_id,
      replaced: [{ id, version: 1 }],
      prices: [{ ...week, id, changeover_weekday: 7 }],
    }).expect(200);

    expect(body.content.prices).toMatchObject([{ id, changeover_weekday: 7, version: 2 }]);
    expect(body.content.undo.prices).toMatchObject([{ id, changeover_weekday: 6 }]);
  });
});

describe('closings', () => {
  const days = (from: number, until: number) => ({
    started_at: dayFromToday(from),
    finished_at: dayFromToday(until),
  });

  test('of a deleted boat are not moved or opened any more', async () => {
    const { id: boat_id } = await createBoat();
    const { id } = (await close({ boat_id, ...days(10, 12) }).expect(201)).body.content;
    await db
      .updateTable('boats')
      .set({ active: false, deleted_at: new Date() })
      .where('id', '=', boat_id)
      .execute();

    await as(site.put(`${ADMIN}/boat/date/${id}`))
      .send(days(20, 22))
      .expect(404);
    await as(site.delete(`${ADMIN}/boat/date/${id}`)).expect(404);
  });

  test('take their days, move and free them again', async () => {
    const { id: boat_id } = await createBoat();
    const { body } = await close({ boat_id, ...days(10, 12), note: 'Bakım' }).expect(201);
    const { id } = body.content;
    expect(body.content).toEqual({
      id,
      boat_id,
      ...days(10, 12),
      nights: 2,
      note: 'Bakım',
      version: 1,
    });

    const again = await close({ boat_id, ...days(11, 13) });
    expect([again.status, again.body.code, again.body.conflicts]).toEqual([
      409,
      'dates_taken',
      [expect.objectContaining({ kind: 'CLOSING', by: expect.stringContaining('Kaya') })],
    ]);

    await as(site.put(`${ADMIN}/boat/date/${id}`))
      .send(days(11, 14))
      .expect(200);
    await as(site.delete(`${ADMIN}/boat/date/${id}`)).expect(200);
    const taken = await db
      .selectFrom('boat_occupancies')
      .select('id')
      .where('boat_id', '=', boat_id)
      .execute();
    expect(taken).toEqual([]);
  });

  test('stand back before a reservation, which is named', async () => {
    const reservation = await createBoatReservation({ status: 'CONFIRMED' });
    const { boat_id } = reservation;

    const { status, body } = await close({ boat_id, ...days(32, 40) });

    expect([status, body.code, body.conflicts]).toEqual([
      409,
      'dates_taken',
      [
        expect.objectContaining({
          reservation_id: reservation.reservation_id,
          kind: 'RESERVATION',
        }),
      ],
    ]);
    await close({ boat_id, ...days(33, 40) }).expect(201);
  });
});
