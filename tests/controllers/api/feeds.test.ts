import { listExportedNights } from '../../../server/queries/calendars/calendar-exports.ts';
import {
  CalendarExportAnswer,
  FeedAnswer,
  FeedConflictAnswer,
  FeedPlan,
  FeedSynced,
  FeedWithImports,
} from '../../../server/schemas/answers/feeds.ts';
import { VillaDateAnswer, VillaWithDates } from '../../../server/schemas/answers/villa-dates.ts';
import { syncScheduled } from '../../../server/services/calendars/feed-schedule.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createCalendarExport, createFeed } from '../../support/feed-factories.ts';
import { calendarOf } from '../../support/feed-fixtures.ts';
import { ledgerOf } from '../../support/feed-rows.ts';
import { type FeedServer, startFeedServer } from '../../support/feed-server.ts';
import { holdRow } from '../../support/gates.ts';

const SYNC = '/v1/admin/villas/date/sync';

let staff: string;
let elsewhere: FeedServer;

beforeAll(async () => {
  staff = await bearer('ADMIN');
  elsewhere = await startFeedServer();
});

afterAll(() => elsewhere.close());

const event = (from: number, until: number) => ({
  from: dayFromToday(from),
  until: dayFromToday(until),
});
const item = (from: number, until: number) => ({
  started_at: dayFromToday(from),
  finished_at: dayFromToday(until),
  summary: 'Reserved',
});

const post = (path: string, body: object = {}) =>
  site.post(path).set('authorization', staff).send(body);
const get = (path: string) => site.get(path).set('authorization', staff);
const patch = (path: string, body: object) =>
  site.patch(path).set('authorization', staff).send(body);

describe('POST /villas/date/sync', () => {
  test('previews an address, then applies it', async () => {
    const { id: villa_id } = await createVilla();
    elsewhere.serve('/a.ics', calendarOf(event(10, 14)));
    const wanted = { villa_id, url: elsewhere.at('/a.ics') };

    const preview = await post(`${SYNC}/preview`, wanted).expect(200);
    expect(FeedPlan.parse(preview.body.content)).toEqual({
      added: [item(10, 14)],
      removed: [],
      unchanged: [],
      conflicts: [],
      suspicious: false,
      echoes: [],
      warnings: [],
    });
    expect(await ledgerOf(villa_id)).toEqual([]);

    const synced = await post(SYNC, wanted).expect(200);
    expect(FeedSynced.parse(synced.body.content)).toMatchObject({ added: [item(10, 14)] });
    expect(await ledgerOf(villa_id)).toHaveLength(1);
  });

  test('the same address is the same feed; its removals wait for a second import', async () => {
    const { id: villa_id } = await createVilla();
    const wanted = { villa_id, url: elsewhere.at('/b.ics') };
    elsewhere.serve('/b.ics', calendarOf(event(10, 14), event(20, 22)));
    const first = await post(SYNC, wanted).expect(200);
    elsewhere.serve('/b.ics', calendarOf(event(10, 14)));

    const second = await post(SYNC, wanted).expect(200);
    expect(second.body.content).toMatchObject({
      feed_id: first.body.content.feed_id,
      removed: [item(20, 22)],
      waiting_removals: 1,
    });
    expect(await ledgerOf(villa_id)).toHaveLength(2);
    await post(SYNC, wanted).expect(200);
    expect(await ledgerOf(villa_id)).toHaveLength(1);
  });

  test('a conflict names the reservation', async () => {
    const { id: villa_id } = await createVilla();
    const { reservation_id } = await createReservation({
      villa_id,
      status: 'CONFIRMED',
      ...stayFromToday(10, 4),
    });

    const response = await post(SYNC, { villa_id, ics: calendarOf(event(12, 16)) }).expect(200);

    expect(response.body.content.conflicts).toEqual([
      { ...item(12, 14), reservation_id, customer_name: 'Ayşe Demirtaş' },
    ]);
  });

  test('what is suspicious wants to be confirmed', async () => {
    const { id: villa_id } = await createVilla();
    await post(SYNC, { villa_id, ics: calendarOf(event(10, 20)) }).expect(200);

    const refusal = await post(SYNC, { villa_id, ics: calendarOf() }).expect(409);
    expect(refusal.body).toMatchObject({
      code: 'suspicious_calendar',
      plan: { suspicious: true, removed: [item(10, 20)] },
    });
    await post(SYNC, { villa_id, ics: calendarOf(), confirm: true }).expect(200);
    expect(await ledgerOf(villa_id)).toEqual([]);
  });

  test.each<[what: string, source: object, field: string]>([
    ['a private address', { url: 'https://169.254.169.254/latest/meta-data' }, 'url'],
    ['this machine', { url: 'https://localhost/' }, 'url'],
    ['a file', { url: 'file:///etc/passwd' }, 'url'],
    ['text that is no calendar', { ics: '<html></html>' }, 'ics'],
    ['neither', {}, 'url'],
    ['both', { url: 'https://a.example/', ics: 'BEGIN:VCALENDAR' }, 'url'],
  ])('%s is 422', async (_, source, field) => {
    const { id: villa_id } = await createVilla();
    for (const path of [SYNC, `${SYNC}/preview`]) {
      const refusal = await post(path, { villa_id, ...source }).expect(422);
      expect(Object.keys(refusal.body.fields)).toEqual([field]);
    }
  });

  test('a file that is no calendar is not called an address', async () => {
    const { id: villa_id } = await createVilla();

    const { body } = await post(SYNC, { villa_id, ics: '<html></html>' }).expect(422);

    expect(body.fields.ics).toBe('Bu bir takvim dosyası (.ics) değil.');
  });

  test('a file may be 1 MB long, as an address may, and no longer', async () => {
    const { id: villa_id } = await createVilla();
    const lines = (count: number) =>
      'DESCRIPTION:Giriş saati, yol tarifi ve notlar\r\n'.repeat(count);
    const long = (count: number) =>
      calendarOf(event(10, 14)).replace('END:VEVENT', `${lines(count)}END:VEVENT`);

    const read = await post(`${SYNC}/preview`, { villa_id, ics: long(22_000) });
    const refused = await post(`${SYNC}/preview`, { villa_id, ics: long(23_000) });

    expect(read.body.content?.added).toHaveLength(1);
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid']);
    expect(refused.body.fields).toEqual({ ics: 'Takvim 1 MB sınırını aşıyor.' });
  });

  test('an unknown villa is an invalid field', async () => {
    await post(SYNC, { villa_id: 999_999_999, ics: calendarOf() }).expect(422);
  });
});

describe('/feeds', () => {
  async function villaOfOwner() {
    const owner = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: owner.id });
    const feed = await createFeed({ villa_id: villa.id, url: 'https://www.airbnb.com/x.ics' });
    return { villa, feed, authorization: (await signedIn(owner)).bearer };
  }

  test('tells how each stands; its address to staff alone', async () => {
    const { villa, feed, authorization } = await villaOfOwner();

    const forStaff = await get(`/v1/admin/feeds?villa_id=${villa.id}`).expect(200);
    const forOwner = await site
      .get('/v1/admin/feeds')
      .set('authorization', authorization)
      .expect(200);

    expect(forStaff.body).toMatchObject({ total: 1, skip: 0, take: 100 });
    const [own] = forOwner.body.content.map((row: unknown) => FeedAnswer.parse(row));
    const [row] = forStaff.body.content.map((one: unknown) => FeedAnswer.parse(one));
    expect(row).toMatchObject({ id: feed.id, health: 'NEW', url: 'https://www.airbnb.com/x.ics' });
    expect(own).toMatchObject({ id: feed.id });
    expect(own).not.toHaveProperty('url');
    expect(JSON.stringify(forOwner.body)).not.toContain('airbnb.com');
  });

  test('those that want somebody are found', async () => {
    const { id: villa_id } = await createVilla();
    await createFeed({ villa_id });
    const failing = await createFeed({ villa_id, fail_count: 3, last_error: 'too_slow' });

    const list = await get(`/v1/admin/feeds?villa_id=${villa_id}&attention=1`).expect(200);

    expect(list.body).toMatchObject({
      total: 1,
      content: [{ id: failing.id, health: 'FAILING', needs_attention: true }],
    });
    expect(list.body.content[0].last_error_text).toBe('Karşı site 10 saniyede yanıt vermedi.');
  });

  test('another owner’s is not there, and owners change nothing', async () => {
    const { feed } = await villaOfOwner();
    const { authorization } = await villaOfOwner();
    const path = `/v1/admin/feeds/${feed.id}`;

    await site.get(path).set('authorization', authorization).expect(404);
    await site.patch(path).set('authorization', authorization).send({ active: false }).expect(403);
    await site.delete(path).set('authorization', authorization).expect(403);
  });

  test('is paused, renamed and deleted, all in the audit log', async () => {
    const { id: villa_id } = await createVilla();
    const synced = await post(SYNC, { villa_id, ics: calendarOf(event(10, 14)) }).expect(200);
    const { feed_id } = synced.body.content;
    const path = `/v1/admin/feeds/${feed_id}`;

    const paused = await patch(path, { active: false, name: 'Ev sahibi', version: 1 }).expect(200);
    expect(paused.body.content).toMatchObject({ health: 'PAUSED', name: 'Ev sahibi', version: 2 });
    await patch(path, { active: true, version: 1 }).expect(409);
    await site
      .delete(path)
      .set('authorization', staff)
      .expect(200, { content: { id: feed_id } });

    expect(await ledgerOf(villa_id)).toEqual([]);
    const noted = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'calendar_feed')
      .where('entity_id', '=', feed_id)
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'feed.created',
      'feed.imported',
      'feed.edited',
      'feed.deleted',
    ]);
  });

  test('rolls back to the import before the last one', async () => {
    const { id: villa_id } = await createVilla();
    await post(SYNC, { villa_id, ics: calendarOf(event(10, 14)) }).expect(200);
    const second = await post(SYNC, {
      villa_id,
      ics: calendarOf(event(10, 14), event(20, 30)),
    }).expect(200);
    const path = `/v1/admin/feeds/${second.body.content.feed_id}`;

    const back = await post(`${path}/rollback`).expect(200);
    expect(FeedPlan.parse(back.body.content)).toMatchObject({ removed: [item(20, 30)] });
    expect(await ledgerOf(villa_id)).toHaveLength(1);
    const shown = await get(path).expect(200);
    expect(FeedWithImports.parse(shown.body.content)).toMatchObject({
      mode: 'APPROVE',
      imports: [{ state: 'ROLLED_BACK', added: 1 }, { state: 'APPLIED' }],
    });
    await post(`${path}/rollback`).expect(409);
  });
});

test('conflicts are listed, decided once, and kept', async () => {
  const { id: villa_id } = await createVilla();
  const { reservation_id } = await createReservation({
    villa_id,
    status: 'CONFIRMED',
    ...stayFromToday(10, 4),
  });
  await post(SYNC, { villa_id, ics: calendarOf(event(12, 16)) }).expect(200);
  const list = `/v1/admin/feedconflicts?villa_id=${villa_id}`;

  const open = await get(list).expect(200);
  expect(open.body.total).toBe(1);
  const conflict = FeedConflictAnswer.parse(open.body.content[0]);
  expect(conflict).toMatchObject({ ...item(12, 14), reservation: { reservation_id } });

  const path = `/v1/admin/feedconflicts/${conflict.id}`;
  const decided = await patch(path, { state: 'RESOLVED', note: 'Misafir taşındı' }).expect(200);
  expect(decided.body.content).toMatchObject({ state: 'RESOLVED', note: 'Misafir taşındı' });
  await patch(path, { state: 'DISMISSED' }).expect(409);
  expect((await get(list)).body.total).toBe(0);
  expect((await get(`${list}&state=RESOLVED`)).body.total).toBe(1);
});

test('a conflict whose days are over waits for nobody: no list and no count has it', async () => {
  const { id: villa_id } = await createVilla();
  const feed = await createFeed({ villa_id });
  const counted = async () => {
    const { body } = await get('/v1/admin/other').expect(200);
    return body.content.needs_action.feed_conflicts;
  };
  const before = await counted();
  const clash = (from: number, until: number) => ({
    feed_id: feed.id,
    villa_id,
    stay: `[${dayFromToday(from)},${dayFromToday(until)})`,
    summary: 'Reserved',
  });
  await db
    .insertInto('feed_conflicts')
    .values([clash(-4, 0), clash(-3, 1)])
    .execute();

  const list = await get(`/v1/admin/feedconflicts?villa_id=${villa_id}`).expect(200);

  expect(list.body.total).toBe(1);
  expect(list.body.content).toMatchObject([item(-3, 1)]);
  expect((await counted()) - before).toBe(1);
  const shown = await get(`/v1/admin/feeds/${feed.id}`).expect(200);
  expect(shown.body.content.open_conflicts).toBe(1);
});

describe('our calendar for other sites', () => {
  const EXPORTS = '/v1/admin/calendarexports';

  test('is made once per destination, read by its secret, renewed and ended', async () => {
    const { id: villa_id } = await createVilla();
    await createReservation({ villa_id, status: 'CONFIRMED', ...stayFromToday(10, 4) });

    const made = await post(EXPORTS, { villa_id, destination: 'AIRBNB' }).expect(201);
    const answer = CalendarExportAnswer.parse(made.body.content);
    await post(EXPORTS, { villa_id, destination: 'AIRBNB' }).expect(409);
    const address = new URL(answer.url ?? '').pathname;
    expect(address).toMatch(/^\/takvim\/[0-9A-Z]{20}\.ics$/);

    const calendar = await site.get(address).expect(200);
    expect(calendar.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${dayFromToday(10).replaceAll('-', '')}`);
    await site.get(address).set('if-none-match', String(calendar.headers.etag)).expect(304);

    const renewed = await post(`${EXPORTS}/${answer.id}/renew`).expect(200);
    await site.get(address).expect(404);
    const fresh = new URL(renewed.body.content.url).pathname;
    await site.get(fresh).expect(200);
    expect((await get(`${EXPORTS}?villa_id=${villa_id}`)).body.content).toHaveLength(1);

    await site.delete(`${EXPORTS}/${answer.id}`).set('authorization', staff).expect(200);
    await site.get(fresh).expect(404);
  });

  test('that a colleague gave a new address is neither renewed nor ended by an older page', async () => {
    const { id: villa_id } = await createVilla();
    const made = await post(EXPORTS, { villa_id, destination: 'AIRBNB' }).expect(201);
    const { id, version } = CalendarExportAnswer.parse(made.body.content);
    const first = await post(`${EXPORTS}/${id}/renew`, { version }).expect(200);
    const second = await post(`${EXPORTS}/${id}/renew`, { version });
    const ended = await site
      .delete(`${EXPORTS}/${id}?version=${version}`)
      .set('authorization', staff);

    expect([second.status, second.body.code, second.body.version]).toEqual([409, 'stale', 2]);
    expect([ended.status, ended.body.code]).toEqual([409, 'stale']);
    await site.get(new URL(first.body.content.url).pathname).expect(200);
  });

  test('that two end at once is ended once', async () => {
    const { id: villa_id } = await createVilla();
    const { id } = (await post(EXPORTS, { villa_id, destination: 'AIRBNB' })).body.content;
    const gate = await holdRow('calendar_exports', id);
    const end = async () =>
      (await site.delete(`${EXPORTS}/${id}`).set('authorization', staff)).status;

    const [first, second] = [await gate.queue(end), await gate.queue(end)];
    await gate.open();

    expect(await first.done).toMatchObject({ value: 200 });
    expect(await second.done).toMatchObject({ value: 404 });
  });

  test.each(['/takvim/AAAAAAAAAA.ics', '/takvim/x.ics', '/takvim/..%2F..%2Fetc.ics'])(
    '%s opens nothing',
    async (address) => {
      expect((await site.get(address)).status).toBe(404);
    },
  );
});

describe('an event that staff make their own', () => {
  const adopt = (id: number, body: object = {}) => post(`/v1/admin/feedevents/${id}/adopt`, body);
  /** A villa with a week from an uploaded calendar; the event as a client finds it. */
  async function villaWithEvent() {
    const { id: villa_id } = await createVilla();
    const { body } = await post(SYNC, { villa_id, ics: calendarOf(event(10, 17)) }).expect(200);
    const dates = await get(`/v1/admin/villas/withdates?villa_id=${villa_id}`).expect(200);
    const [taken] = VillaWithDates.parse(dates.body.content[0]).dates;
    return {
      villa_id,
      feed_id: Number(body.content.feed_id),
      event_id: Number(taken?.feed_event_id),
    };
  }
  const held = (kind: string) => [`${kind} ${dayFromToday(10)} ${dayFromToday(17)}`];

  test('is a closing from then on, whatever becomes of the calendar', async () => {
    const { villa_id, feed_id, event_id } = await villaWithEvent();

    const adopted = await adopt(event_id).expect(201);
    expect(VillaDateAnswer.parse(adopted.body.content)).toMatchObject({
      villa_id,
      source: 'FEED',
      started_at: dayFromToday(10),
      finished_at: dayFromToday(17),
      note: 'Yüklenen takvim: Reserved',
    });
    expect(await ledgerOf(villa_id)).toEqual(held('CLOSING'));
    await post(SYNC, { villa_id, ics: calendarOf(), confirm: true }).expect(200);
    expect(await ledgerOf(villa_id)).toEqual(held('CLOSING'));
    await site.delete(`/v1/admin/feeds/${feed_id}`).set('authorization', staff).expect(200);
    expect(await ledgerOf(villa_id)).toEqual(held('CLOSING'));
  });

  test('is the calendar’s again when staff open it and the calendar still shows it', async () => {
    const { villa_id, event_id } = await villaWithEvent();
    const { body } = await adopt(event_id, { note: 'Sahibi söyledi' }).expect(201);
    expect(body.content.note).toBe('Sahibi söyledi');
    const again = await post(SYNC, { villa_id, ics: calendarOf(event(10, 17)) }).expect(200);
    expect(again.body.content).toMatchObject({ added: [], removed: [], conflicts: [] });

    await site
      .delete(`/v1/admin/villas/date/${body.content.id}`)
      .set('authorization', staff)
      .expect(200);

    expect(await ledgerOf(villa_id)).toEqual(held('FEED'));
  });

  test('can be so once, and only while the calendar has its nights', async () => {
    const { event_id } = await villaWithEvent();
    await adopt(event_id).expect(201);

    expect((await adopt(event_id).expect(409)).body.code).toBe('event_not_held');
    await adopt(999_999).expect(404);
    const { bearer: owner } = await signedIn(await createUser({ role: 'OWNER' }));
    await site
      .post(`/v1/admin/feedevents/${event_id}/adopt`)
      .set('authorization', owner)
      .send({})
      .expect(403);
  });

  test('is not sent back to the site it came from, nor taken for our own echo', async () => {
    const { id: villa_id } = await createVilla();
    const closed = { ...event(10, 17), summary: 'CLOSED - Not available', uid: 'q1@booking.com' };
    elsewhere.serve('/own.ics', calendarOf(closed));
    const feed = await createFeed({ villa_id, url: elsewhere.at('/own.ics'), source: 'BOOKING' });
    await createCalendarExport(villa_id, { destination: 'BOOKING', read: true });
    await syncScheduled(db, feed.id);
    const { id } = await db
      .selectFrom('feed_events')
      .select('id')
      .where('feed_id', '=', feed.id)
      .executeTakeFirstOrThrow();
    await adopt(id).expect(201);

    expect(
      await listExportedNights(db, villa_id, { destination: 'BOOKING', from: dayFromToday(0) }),
    ).toEqual([]);
    expect(
      await listExportedNights(db, villa_id, { destination: 'AIRBNB', from: dayFromToday(0) }),
    ).toHaveLength(1);
    await syncScheduled(db, feed.id);
    const { echoes } = await db
      .selectFrom('calendar_feeds')
      .select('echoes')
      .where('id', '=', feed.id)
      .executeTakeFirstOrThrow();
    expect(echoes).toEqual([]);
    expect(await ledgerOf(villa_id)).toEqual(held('CLOSING'));
  });
});
