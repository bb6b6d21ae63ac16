import { countQueries } from '../../../server/db/index.ts';
import { listVillasWithDates } from '../../../server/queries/calendars/villa-dates.ts';
import { auditOf, db, send, signedInOwner } from '../../support/admin-calls.ts';
import { createExternal } from '../../support/calendar-factories.ts';
import {
  createClosing,
  createReservation,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createFeed, createHeldEvent } from '../../support/feed-factories.ts';

const DATE = '/v1/admin/villas/date';
const WITHDATES = '/v1/admin/villas/withdates';

let villaId: number;

beforeEach(async () => {
  villaId = (await createVilla()).id;
});

const days = (from: number, nights: number) => ({
  started_at: dayFromToday(from),
  finished_at: dayFromToday(from + nights),
});

const close = (from: number, nights: number, own: object = {}) =>
  send('post', DATE, { villa_id: villaId, ...days(from, nights), ...own });

const takenBy = async (villa_id: number) => {
  const rows = await db
    .selectFrom('villa_occupancies')
    .select(['kind', 'stay'])
    .where('villa_id', '=', villa_id)
    .orderBy('stay')
    .execute();
  return rows.map(({ kind, stay }) => `${kind} ${stay}`);
};

const isSellable = async (from: number, nights: number) => {
  const { check_in, check_out } = stayFromToday(from, nights);
  const { body } = await send(
    'get',
    `/v1/quote?villa_id=${villaId}&check_in=${check_in}&check_out=${check_out}`,
  );
  return body.content.sellable;
};

describe('POST', () => {
  test('closes the nights up to the day of departure', async () => {
    const response = await close(30, 4, { note: 'Boya' });

    expect(response.status).toBe(201);
    expect(response.body.content).toEqual({
      id: expect.any(Number),
      villa_id: villaId,
      ...days(30, 4),
      nights: 4,
      note: 'Boya',
      source: 'MANUAL',
      version: 1,
    });
    expect(await takenBy(villaId)).toEqual([`CLOSING [${dayFromToday(30)},${dayFromToday(34)})`]);
    expect(await isSellable(33, 2)).toBe(false);
    expect(await isSellable(34, 2)).toBe(true);
    const { id } = response.body.content;
    expect(await auditOf('villa_date', id)).toEqual(['villa_date.created']);
  });

  test('tells what stands in the way', async () => {
    const taken = await createReservation({
      villa_id: villaId,
      status: 'CONFIRMED',
      ...stayFromToday(32, 3),
    });

    const response = await close(30, 4);

    expect([response.status, response.body.code]).toEqual([409, 'dates_taken']);
    expect(response.body.conflicts).toEqual([
      {
        kind: 'RESERVATION',
        started_at: taken.check_in,
        finished_at: taken.check_out,
        reservation_id: taken.reservation_id,
        customer_name: 'Ayşe Demirtaş',
      },
    ]);
    expect(await takenBy(villaId)).toHaveLength(1);
  });

  test('tells who closed the nights before, and whose calendar holds them', async () => {
    await close(30, 4).expect(201);
    const feed = await createFeed({ villa_id: villaId, name: 'Airbnb' });
    await createHeldEvent(feed, stayFromToday(36, 2));

    const { body } = await close(33, 4).expect(409);

    expect(body.conflicts).toEqual([
      expect.objectContaining({ kind: 'CLOSING', by: expect.stringContaining('Kaya') }),
      expect.objectContaining({ kind: 'FEED', by: 'Airbnb' }),
    ]);
    expect(body.content).toMatch(/Kapalı, \S+ Kaya.*; .*Diğer takvim, Airbnb\.$/);
  });

  test('touches its neighbours on both sides', async () => {
    await close(30, 4).expect(201);
    await close(34, 4).expect(201);
    await close(26, 4).expect(201);
    expect(await takenBy(villaId)).toHaveLength(3);
  });

  test('ends an option in the way whose time is over', async () => {
    await createReservation({
      villa_id: villaId,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(30, 4),
    });
    await close(30, 4).expect(201);
    expect(await takenBy(villaId)).toHaveLength(1);
  });

  test('may be longer than any contract: the law speaks of reservations', async () => {
    await close(30, 150).expect(201);
  });

  test('the same nights at the same moment: one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => close(30 + (index % 3), 5)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'dates_taken')).toHaveLength(11);
    expect(await takenBy(villaId)).toHaveLength(1);
  });

  test('refuses days out of order and villas that are not there', async () => {
    const backwards = await close(30, 0, { note: 7 });
    expect(backwards.body.fields).toEqual({
      finished_at: 'Çıkış tarihi girişten sonra olmalı.',
      note: 'Metin olmalı.',
    });
    expect((await close(30, 4, { villa_id: 999_999 })).status).toBe(422);
  });
});

describe('PUT', () => {
  test('moves the closing, over its own days too', async () => {
    const { id } = (await close(30, 4)).body.content;
    const response = await send('put', `${DATE}/${id}`, { ...days(32, 6), note: 'Uzadı' });
    expect(response.body.content).toMatchObject({ ...days(32, 6), note: 'Uzadı', version: 2 });
    expect(await takenBy(villaId)).toEqual([`CLOSING [${dayFromToday(32)},${dayFromToday(38)})`]);
    expect(await auditOf('villa_date', id)).toContain('villa_date.edited');
  });

  test('leaves it where it was when the other days are taken', async () => {
    const { id } = (await close(30, 4)).body.content;
    await createReservation({ villa_id: villaId, status: 'CONFIRMED', ...stayFromToday(36, 3) });
    const before = await takenBy(villaId);

    const response = await send('put', `${DATE}/${id}`, days(34, 4));

    expect([response.status, response.body.code]).toEqual([409, 'dates_taken']);
    expect(response.body.conflicts).toHaveLength(1);
    expect(await takenBy(villaId)).toEqual(before);
  });

  test('hears of another’s edit', async () => {
    const { id } = (await close(30, 4)).body.content;
    await send('put', `${DATE}/${id}`, { ...days(30, 5), version: 1 }).expect(200);
    const late = await send('put', `${DATE}/${id}`, { ...days(30, 6), version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.current).toMatchObject(days(30, 5));
  });
});

test('of a deleted villa none is moved or opened any more', async () => {
  const { id } = (await close(80, 2)).body.content;
  await db
    .updateTable('villas')
    .set({ active: false, deleted_at: new Date() })
    .where('id', '=', villaId)
    .execute();

  const moved = await send('put', `${DATE}/${id}`, days(90, 2));
  const opened = await send('delete', `${DATE}/${id}`);

  expect([moved.status, opened.status]).toEqual([404, 404]);
  expect(await takenBy(villaId)).toEqual([`CLOSING [${dayFromToday(80)},${dayFromToday(82)})`]);
});

test('DELETE opens the days again', async () => {
  const { id } = (await close(30, 4)).body.content;
  expect((await send('delete', `${DATE}/${id}`)).body).toEqual({ content: { id } });
  expect(await takenBy(villaId)).toEqual([]);
  expect(await isSellable(30, 4)).toBe(true);
  expect(await auditOf('villa_date', id)).toContain('villa_date.removed');
  expect((await send('delete', `${DATE}/${id}`)).status).toBe(404);
});

describe('GET /villas/withdates', () => {
  const datesOf = async (query: string) => {
    const { body } = await send('get', `${WITHDATES}?villa_id=${villaId}&${query}`);
    return body.content[0].dates;
  };

  test('shows what takes a villa’s time, and who', async () => {
    const reservation = await createReservation({
      villa_id: villaId,
      status: 'CONFIRMED',
      ...stayFromToday(10, 3),
    });
    const closing = await createClosing(villaId, stayFromToday(20, 2));
    const external = await createExternal({ villa_id: villaId });
    await send('patch', `/v1/admin/external/${external.id}`, { status: 'APPROVED' }).expect(200);
    await createReservation({
      villa_id: villaId,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(60, 3),
    });

    const dates = await datesOf('');

    const nobody = {
      date_id: null,
      external_id: null,
      feed_event_id: null,
      reservation_id: null,
      status: null,
    };
    expect(dates).toEqual([
      {
        ...nobody,
        ...days(10, 3),
        kind: 'RESERVATION',
        reservation_id: reservation.reservation_id,
        status: 'CONFIRMED',
        label: 'Ayşe Demirtaş',
        version: null,
      },
      { ...nobody, ...days(20, 2), kind: 'CLOSING', date_id: closing.id, label: '', version: 1 },
      {
        ...nobody,
        ...days(30, 7),
        kind: 'EXTERNAL',
        external_id: external.id,
        status: 'APPROVED',
        label: 'Kendi misafirimiz',
        version: null,
      },
    ]);
  });

  test('a page beyond the last one still says how many there are', async () => {
    const { body } = await send('get', `${WITHDATES}?villa_id=${villaId}&skip=5&take=1`);
    expect(body).toMatchObject({ content: [], total: 1 });
  });

  test('from today on, or what touches the days asked for', async () => {
    await createClosing(villaId, stayFromToday(-10, 4));
    await createClosing(villaId, stayFromToday(-2, 4));
    await createClosing(villaId, stayFromToday(40, 4));
    const asked = (from: number, until: number) =>
      datesOf(`started_at=${dayFromToday(from)}&finished_at=${dayFromToday(until)}`);
    expect(await datesOf('')).toHaveLength(2);
    expect(await asked(-20, -6)).toHaveLength(1);
    expect(await asked(-6, -2)).toHaveLength(0);
    expect(await asked(43, 50)).toHaveLength(1);
    expect(await datesOf(`finished_at=${dayFromToday(30)}`)).toHaveLength(1);
    expect(await datesOf(`finished_at=${dayFromToday(-4)}`)).toHaveLength(1);
  });

  test('is one statement, however many villas there are', async () => {
    const actor = { id: 0, role: 'ADMIN', name: '', email: '', sid: '', proved: true } as const;
    for (let count = 0; count < 3; count += 1)
      await createClosing((await createVilla()).id, stayFromToday(20, 2));
    const search = { from: dayFromToday(0), skip: 0, take: 500 };
    const { result, queries } = await countQueries(() => listVillasWithDates(db, actor, search));
    expect(result.rows.length).toBeGreaterThan(3);
    expect(queries).toHaveLength(1);
  });

  test('is an owner’s for own villas', async () => {
    const owner = await signedInOwner();
    const mine = await createVilla({ owner_id: owner.id });
    await createClosing(mine.id, stayFromToday(20, 2));

    const { body } = await owner.get(WITHDATES);
    const others = await owner.get(`${WITHDATES}?villa_id=${villaId}`);

    expect(body).toMatchObject({ content: [{ id: mine.id }], total: 1, skip: 0, take: 500 });
    expect(body.content[0].dates).toHaveLength(1);
    expect(others.body.content).toEqual([]);
    const refused = await owner.post(DATE, { villa_id: mine.id, ...days(50, 2) });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });
});
