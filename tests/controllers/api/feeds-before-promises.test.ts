import { now } from '../../../server/clock.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import {
  createReservation,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createFeed } from '../../support/feed-factories.ts';
import { calendarOf } from '../../support/feed-fixtures.ts';
import { ledgerOf } from '../../support/feed-rows.ts';
import { type FeedServer, startFeedServer } from '../../support/feed-server.ts';

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

const post = (path: string, body: object = {}) =>
  site.post(path).set('authorization', staff).send(body);
const get = (path: string) => site.get(path).set('authorization', staff);
const patch = (path: string, body: object) =>
  site.patch(path).set('authorization', staff).send(body);

describe('before a stay is confirmed', () => {
  let count = 0;
  /** A villa whose calendar elsewhere was read so many minutes ago, and says `calendar` now. */
  async function villaHeard(minutes: number, calendar: string | null, own: object = {}) {
    const { id: villa_id } = await createVilla();
    count += 1;
    const path = `/heard-${count}.ics`;
    if (calendar !== null) elsewhere.serve(path, calendar);
    const heard = now().subtract({ minutes }).toString();
    const times = { last_ok_at: heard, last_attempt_at: heard };
    await createFeed({ villa_id, url: elsewhere.at(path), name: 'Airbnb', ...times, ...own });
    return {
      villa_id,
      path,
      asked: () => elsewhere.asked.filter((line) => line.includes(path)).length,
    };
  }
  const stay = stayFromToday(30, 7);
  const move = (id: number, status: string) =>
    patch(`/v1/admin/reservations/${id}`, { status, reason: 'Söz verildi' });
  const notesOf = async (id: number) => {
    const { body } = await get(`/v1/admin/reservations/${id}`).expect(200);
    const events: { kind: string; reason: string }[] = body.content.events;
    return events.filter(({ kind }) => kind === 'FEEDS_UNREAD').map(({ reason }) => reason);
  };

  test('an old calendar is read again: what it sold meanwhile can’t be sold twice', async () => {
    const { villa_id } = await villaHeard(16, calendarOf(event(32, 35)));
    const { id } = await createReservation({ villa_id, ...stay });

    const refused = await move(id, 'CONFIRMED').expect(409);

    expect(refused.body.code).toBe('dates_taken');
    expect(refused.body.conflicts).toMatchObject([{ kind: 'FEED', started_at: dayFromToday(32) }]);
  });

  test('nobody waits while the other site is asked', async () => {
    const { villa_id, path } = await villaHeard(60, null);
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    elsewhere.answer(path, async (_req, res) => {
      asked.resolve();
      await answered.promise;
      res.setHeader('content-type', 'text/calendar').end(calendarOf(event(50, 52)));
    });
    const { id } = await createReservation({ villa_id, ...stay });
    const moving = Promise.resolve(move(id, 'CONFIRMED'));
    await asked.promise;

    const [started_at, finished_at] = [dayFromToday(60), dayFromToday(62)];
    await post('/v1/admin/villas/date', { villa_id, started_at, finished_at }).expect(201);
    answered.resolve();

    expect((await moving).status).toBe(200);
    expect(await ledgerOf(villa_id)).toEqual([
      `RESERVATION ${stay.check_in} ${stay.check_out}`,
      `FEED ${dayFromToday(50)} ${dayFromToday(52)}`,
      `CLOSING ${started_at} ${finished_at}`,
    ]);
  });

  test('so it is before a stay moves to other days', async () => {
    const { villa_id } = await villaHeard(16, calendarOf(event(62, 65)));
    const { id } = await createReservation({ villa_id, status: 'CONFIRMED', ...stay });
    const person = {
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '0532 123 45 67',
      customer_email: 'ayse@ornek.example',
    };

    const moved = await site
      .put(`/v1/admin/reservations/${id}`)
      .set('authorization', staff)
      .send({ ...person, adults: 2, children: 0, babies: 0, ...stayFromToday(60, 7) });

    expect([moved.status, moved.body.code]).toEqual([409, 'dates_taken']);
  });

  test('a calendar read a moment ago is not asked again', async () => {
    const { villa_id, asked } = await villaHeard(14, calendarOf(event(32, 35)));
    const { id } = await createReservation({ villa_id, ...stay });

    await move(id, 'CONFIRMED').expect(200);

    expect(asked()).toBe(0);
    expect(await notesOf(id)).toEqual([]);
  });

  test('a site that does not answer is in nobody’s way, and the timeline says so', async () => {
    const { villa_id, asked } = await villaHeard(300, null);
    const { id } = await createReservation({ villa_id, ...stay });

    await move(id, 'OPTION').expect(200);
    await move(id, 'CONFIRMED').expect(200);

    // A second clerk does not wait for it again.
    expect(asked()).toBe(1);
    const notes = await notesOf(id);
    expect(notes).toHaveLength(2);
    expect(notes[0]).toContain('Airbnb takvimi okunamadı');
    const { text } = await site
      .get(`/dashboard/reservations/villa/${id}`)
      .set('cookie', await signIn('ADMIN'));
    expect(text).toContain('Bağlı takvim okunamıyor');
  });

  test('changes that wait for staff’s approval are named, not applied', async () => {
    const { villa_id } = await villaHeard(60, calendarOf(event(50, 52)), { mode: 'APPROVE' });
    const made = await post('/v1/admin/reservations', {
      villa_id,
      ...stay,
      adults: 2,
      children: 0,
      babies: 0,
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '0532 123 45 67',
      customer_email: 'ayse@ornek.example',
      status: 'OPTION',
      override_reason: 'Deneme',
    }).expect(201);

    expect((await notesOf(made.body.content.id))[0]).toContain('onayınızı bekliyor');
    expect(await ledgerOf(villa_id)).toHaveLength(1);
  });

  test('an option that another site has sold as well waits for a decision about the clash', async () => {
    const { villa_id } = await villaHeard(60, calendarOf(event(32, 35)));
    const { id } = await createReservation({ villa_id, status: 'OPTION', ...stay });

    const refused = await move(id, 'CONFIRMED').expect(409);
    expect(refused.body).toMatchObject({
      code: 'sold_elsewhere',
      conflicts: [{ feed_name: 'Airbnb', started_at: dayFromToday(32) }],
    });
    const { id: clash } = await db
      .selectFrom('feed_conflicts')
      .select('id')
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();
    await patch(`/v1/admin/feedconflicts/${clash}`, { state: 'DISMISSED' }).expect(200);

    await move(id, 'CONFIRMED').expect(200);
  });

  test('an option moved off the clash is confirmed, and the clash is none any more', async () => {
    const { villa_id, id } = await clashing();
    const other = await createVilla();
    await put(id, { villa_id: other.id }).expect(200);

    await move(id, 'CONFIRMED').expect(200);

    expect(await clashesOf(id)).toEqual(['RESOLVED']);
    expect(await ledgerOf(villa_id)).toEqual([`FEED ${dayFromToday(32)} ${dayFromToday(35)}`]);
  });

  test('moved to days of which the other site has some, it still waits for the decision', async () => {
    const { id } = await clashing();
    await put(id, stayFromToday(34, 7)).expect(200);

    await move(id, 'CONFIRMED').expect(409);

    expect(await clashesOf(id)).toEqual(['OPEN']);
  });

  test('called off, it leaves nothing to be decided', async () => {
    const { id } = await clashing();

    await move(id, 'CANCELLED').expect(200);

    expect(await clashesOf(id)).toEqual(['RESOLVED']);
  });

  /** An option of a week, three nights of which another site's calendar has too. */
  async function clashing() {
    const { id: villa_id } = await createVilla();
    const { id } = await createReservation({ villa_id, status: 'OPTION', ...stay });
    await post(SYNC, { villa_id, ics: calendarOf(event(32, 35)) }).expect(200);
    expect(await clashesOf(id)).toEqual(['OPEN']);
    return { villa_id, id };
  }

  const put = (id: number, changes: object) =>
    site
      .put(`/v1/admin/reservations/${id}`)
      .set('authorization', staff)
      .send({
        ...{ adults: 2, customer_name: 'Ayşe Demirtaş', customer_phone: '0532 123 45 67' },
        ...{ customer_email: 'ayse@ornek.example', ...changes },
      });

  const clashesOf = async (id: number) =>
    (
      await db
        .selectFrom('feed_conflicts')
        .select('state')
        .where('reservation_id', '=', id)
        .execute()
    ).map(({ state }) => state);
});
