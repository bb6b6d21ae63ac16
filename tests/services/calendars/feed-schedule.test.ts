import { sql } from 'kysely';

import { now } from '../../../server/clock.ts';
import { lockCalendar } from '../../../server/queries/calendars/occupancies.ts';
import type { Doer } from '../../../server/services/audit.ts';
import { rollBackFeed } from '../../../server/services/calendars/feed-edits.ts';
import { syncDueFeeds, syncScheduled } from '../../../server/services/calendars/feed-schedule.ts';
import { syncFeed } from '../../../server/services/calendars/feeds.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createStaff,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createCalendarExport, createFeed } from '../../support/feed-factories.ts';
import { calendarOf, fixture } from '../../support/feed-fixtures.ts';
import { conflictsOf, ledgerOf, span } from '../../support/feed-rows.ts';
import { type FeedServer, startFeedServer } from '../../support/feed-server.ts';
import { waiting } from '../../support/gates.ts';
import { until } from '../../support/until.ts';

let site: FeedServer;
let staff: Doer;
let count = 0;

beforeAll(async () => {
  site = await startFeedServer();
  staff = await createStaff();
});

afterAll(() => site.close());

const event = (from: number, until: number, more: object = {}) => ({
  from: dayFromToday(from),
  until: dayFromToday(until),
  ...more,
});

/** A villa whose calendar elsewhere says what is served. */
async function villaWithFeed(calendar: string, own: object = {}) {
  const { id: villa_id } = await createVilla();
  count += 1;
  const path = `/${count}.ics`;
  site.serve(path, calendar);
  const feed = await createFeed({ villa_id, url: site.at(path), ...own });
  return { villa_id, feed_id: feed.id, path };
}

const healthOf = (id: number) =>
  db
    .selectFrom('calendar_feeds')
    .select(['last_error', 'fail_count', 'last_ok_at', 'last_attempt_at', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const importsOf = async (id: number) => {
  const rows = await db
    .selectFrom('feed_imports')
    .select(['state', 'error'])
    .where('feed_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ state, error }) => (error ? `${state} ${error}` : state));
};

const failedAt = async (id: number) =>
  (
    await db
      .selectFrom('feed_imports')
      .select('fetched_at')
      .where('feed_id', '=', id)
      .where('state', '=', 'FAILED')
      .executeTakeFirstOrThrow()
  ).fetched_at;

test('an import that the database gave up for another transaction is done once that has ended', async () => {
  const calendar = calendarOf(event(10, 14));
  const { villa_id, feed_id, path } = await villaWithFeed(calendar);
  const other = await db.startTransaction().execute();
  // Each holds what the other wants: the import the villa's calendar, the other the feeds.
  site.answer(path, async (_req, res) => {
    await sql`lock table calendar_feeds in access exclusive mode`.execute(other);
    res.end(calendar);
  });
  const imported = syncScheduled(db, feed_id);
  await until(async () => (await waiting()) > 0);
  // A session looks for a deadlock once, a second into its wait: on a machine slower than that it is the
  // other one that is given up, and the import just goes on.
  const isGivenUp = await lockCalendar(other, villa_id, 'villa').then(
    () => false,
    ({ code }) => code === '40P01',
  );
  await (isGivenUp ? other.rollback() : other.commit()).execute();
  await imported;
  site.serve(path, calendar);

  expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`]);
  expect(await importsOf(feed_id)).toEqual(['APPLIED']);
});

test('a feed deleted while it was read is left alone', async () => {
  const calendar = calendarOf(event(10, 14));
  const { villa_id, feed_id, path } = await villaWithFeed(calendar);
  site.answer(path, async (_req, res) => {
    await db.deleteFrom('calendar_feeds').where('id', '=', feed_id).execute();
    res.end(calendar);
  });

  await syncScheduled(db, feed_id);

  expect(await ledgerOf(villa_id)).toEqual([]);
});

test.each([
  ['paused', { active: false }],
  ['read by somebody else', { last_ok_at: sql<Date>`clock_timestamp()` }],
])('a feed %s while its site answered takes nothing of that answer', async (_, meanwhile) => {
  const calendar = calendarOf(event(10, 14));
  const { villa_id, feed_id, path } = await villaWithFeed(calendar);
  site.answer(path, async (_req, res) => {
    await db.updateTable('calendar_feeds').set(meanwhile).where('id', '=', feed_id).execute();
    res.end(calendar);
  });

  await syncScheduled(db, feed_id);

  expect(await ledgerOf(villa_id)).toEqual([]);
  expect(await importsOf(feed_id)).toEqual([]);
});

test('a feed deleted while its site failed is no failure of the run', async () => {
  const { feed_id, path } = await villaWithFeed(calendarOf(event(10, 14)));
  site.answer(path, async (_req, res) => {
    await db.deleteFrom('calendar_feeds').where('id', '=', feed_id).execute();
    res.statusCode = 503;
    res.end();
  });

  await syncScheduled(db, feed_id);

  expect(await importsOf(feed_id)).toEqual([]);
});

test('a calendar is brought, and asked again only for news', async () => {
  const { villa_id, feed_id, path } = await villaWithFeed(calendarOf(event(10, 14)));

  await syncScheduled(db, feed_id);
  await syncScheduled(db, feed_id);

  expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`]);
  expect(site.asked.filter((line) => line.includes(path))).toEqual([
    `GET ${path}`,
    `GET ${path} if-none-match`,
  ]);
  expect(await importsOf(feed_id)).toEqual(['APPLIED']);
  expect(await healthOf(feed_id)).toMatchObject({ last_error: null, fail_count: 0, version: 1 });
});

describe('what is gone', () => {
  test('is kept after one import and free after two, also when the second brings nothing new', async () => {
    const { villa_id, feed_id, path } = await villaWithFeed(
      calendarOf(event(10, 14), event(20, 22)),
    );
    await syncScheduled(db, feed_id);
    site.serve(path, calendarOf(event(10, 14)));

    await syncScheduled(db, feed_id);
    expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(20, 22)}`]);
    await syncScheduled(db, feed_id);

    expect(site.asked.at(-1)).toContain('if-none-match');
    expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`]);
  });

  test('and comes back in between, was never gone', async () => {
    const whole = calendarOf(event(10, 14), event(20, 22));
    const { villa_id, feed_id, path } = await villaWithFeed(whole);
    for (const calendar of [whole, calendarOf(event(10, 14)), whole, calendarOf(event(10, 14))]) {
      site.serve(path, calendar);
      await syncScheduled(db, feed_id);
    }

    expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(20, 22)}`]);
  });

  test('a failure in between counts for nothing', async () => {
    const { villa_id, feed_id, path } = await villaWithFeed(
      calendarOf(event(10, 14), event(20, 22)),
    );
    await syncScheduled(db, feed_id);
    site.serve(path, calendarOf(event(10, 14)));
    await syncScheduled(db, feed_id);
    site.serve(path, fixture('login-page.html'));
    await syncScheduled(db, feed_id);

    expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(20, 22)}`]);
  });

  test('most of it at once waits for staff, who confirm it', async () => {
    const { villa_id, feed_id, path } = await villaWithFeed(
      calendarOf(event(10, 14), event(20, 30)),
    );
    await syncScheduled(db, feed_id);
    site.serve(path, calendarOf());

    await syncScheduled(db, feed_id);
    await syncScheduled(db, feed_id);

    expect(await ledgerOf(villa_id)).toHaveLength(2);
    expect(await importsOf(feed_id)).toEqual(['APPLIED', 'WAITING']);
    await syncFeed(db, { villa_id, url: site.at(path), confirm: true }, staff);
    expect(await ledgerOf(villa_id)).toEqual([]);
    expect(await importsOf(feed_id)).toEqual(['APPLIED', 'DISMISSED', 'APPLIED']);
  });

  test('a plan that waited is over when the calendar is itself again', async () => {
    const whole = calendarOf(event(10, 14), event(20, 30));
    const { villa_id, feed_id, path } = await villaWithFeed(whole);
    for (const calendar of [whole, calendarOf(), whole]) {
      site.serve(path, calendar);
      await syncScheduled(db, feed_id);
    }

    expect(await ledgerOf(villa_id)).toHaveLength(2);
    expect(await importsOf(feed_id)).toEqual(['APPLIED', 'DISMISSED', 'UNCHANGED']);
  });
});

test('a feed whose imports staff approve waits with every change', async () => {
  const { villa_id, feed_id } = await villaWithFeed(calendarOf(event(10, 14)), { mode: 'APPROVE' });

  await syncScheduled(db, feed_id);

  expect(await ledgerOf(villa_id)).toEqual([]);
  expect(await importsOf(feed_id)).toEqual(['WAITING']);
});

test('what was rolled back does not come again by itself', async () => {
  const { villa_id, feed_id, path } = await villaWithFeed(calendarOf(event(10, 14)));
  await syncScheduled(db, feed_id);
  site.serve(path, calendarOf(event(10, 14), event(40, 60)));
  await syncScheduled(db, feed_id);

  await rollBackFeed(db, { id: feed_id }, staff);
  await syncScheduled(db, feed_id);

  expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`]);
  expect((await importsOf(feed_id)).at(-1)).toBe('WAITING');
});

describe('a site that fails', () => {
  test.each<[what: string, path: string, code: string]>([
    ['a login page instead', '/login', 'not_a_calendar'],
    ['half a calendar', '/half', 'truncated'],
    ['404', '/gone', 'bad_status'],
    ['a way to this machine', '/inside', 'private_address'],
  ])('%s: nights stay, the reason is kept once, with when it began', async (_, broken, code) => {
    site.serve('/login', fixture('login-page.html'));
    site.serve('/half', fixture('truncated.ics'));
    site.answer('/inside', (_req, res) =>
      res.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
    );
    const { villa_id, feed_id, path } = await villaWithFeed(calendarOf(event(10, 14)));
    await syncScheduled(db, feed_id);
    const before = await healthOf(feed_id);
    site.answer(path, (_req, res) => res.writeHead(302, { location: broken }).end());

    await syncScheduled(db, feed_id);
    const began = await failedAt(feed_id);
    await syncScheduled(db, feed_id);

    expect(await ledgerOf(villa_id)).toEqual([`FEED ${span(10, 14)}`]);
    expect(await failedAt(feed_id)).toEqual(began);
    expect(await healthOf(feed_id)).toMatchObject({
      last_error: code,
      fail_count: 2,
      last_ok_at: before.last_ok_at,
    });
    expect(await importsOf(feed_id)).toEqual(['APPLIED', `FAILED ${code}`]);
  });

  test('is forgiven as soon as it answers', async () => {
    const { feed_id, path } = await villaWithFeed(fixture('login-page.html'));
    await syncScheduled(db, feed_id);
    site.serve(path, calendarOf(event(10, 14)));

    await syncScheduled(db, feed_id);

    expect(await healthOf(feed_id)).toMatchObject({ last_error: null, fail_count: 0 });
  });

  test('keeps no other waiting', async () => {
    const broken = await villaWithFeed('');
    const working = await villaWithFeed(calendarOf(event(10, 14)));

    await syncDueFeeds(db);

    expect(await healthOf(broken.feed_id)).toMatchObject({ last_error: 'not_a_calendar' });
    expect(await ledgerOf(working.villa_id)).toEqual([`FEED ${span(10, 14)}`]);
  });
});

describe('when a feed is due', () => {
  test('by its interval; less often after failures; never when paused', async () => {
    const hourly = await villaWithFeed(calendarOf());
    const failing = await villaWithFeed('');
    const paused = await villaWithFeed(calendarOf(), { active: false });
    const asks = async (minutes: number) => {
      site.asked.length = 0;
      await syncDueFeeds(db, now().add({ minutes }));
      return [hourly, failing, paused].map(({ path }) =>
        site.asked.some((line) => line.includes(`${path}`)),
      );
    };

    expect(await asks(0)).toEqual([true, true, false]);
    expect(await asks(55)).toEqual([false, false, false]);
    expect(await asks(61)).toEqual([true, false, false]);
    expect(await asks(121)).toEqual([true, true, false]);
  });
});

describe('echoes', () => {
  const closed = { summary: 'CLOSED - Not available', uid: 'q1@booking.com' };

  async function villaShownToBooking() {
    const made = await villaWithFeed(calendarOf(), { source: 'BOOKING' });
    await createCalendarExport(made.villa_id, { destination: 'BOOKING', read: true });
    const reservation = await createReservation({
      villa_id: made.villa_id,
      status: 'CONFIRMED',
      ...stayFromToday(10, 7),
    });
    site.serve(made.path, calendarOf(event(10, 17, closed)));
    return { ...made, reservation };
  }

  test('a reservation of ours that comes back is neither taken nor a conflict', async () => {
    const { villa_id, feed_id } = await villaShownToBooking();

    await syncScheduled(db, feed_id);

    expect(await ledgerOf(villa_id)).toEqual([`RESERVATION ${span(10, 17)}`]);
    expect(await conflictsOf(feed_id)).toEqual([]);
  });

  test('its cancelled nights are free, though the other site still shows them', async () => {
    const { villa_id, feed_id, reservation } = await villaShownToBooking();
    await syncScheduled(db, feed_id);

    await moveReservation(
      db,
      { kind: 'villa', id: reservation.id },
      { status: 'CANCELLED', reason: 'Vazgeçti' },
      staff,
    );
    await syncScheduled(db, feed_id);

    expect(await ledgerOf(villa_id)).toEqual([]);
  });

  test('more nights than ours are the other site’s own', async () => {
    const { villa_id, feed_id, path } = await villaShownToBooking();
    site.serve(path, calendarOf(event(8, 17, closed)));

    await syncScheduled(db, feed_id);

    expect(await ledgerOf(villa_id)).toEqual([
      `FEED ${span(8, 10)}`,
      `RESERVATION ${span(10, 17)}`,
    ]);
    expect(await conflictsOf(feed_id)).toEqual([`OPEN ${span(10, 17)}`]);
  });

  test('a site that never read our calendar has no echoes', async () => {
    const { feed_id, villa_id } = await villaShownToBooking();
    await db
      .updateTable('calendar_exports')
      .set({ last_read_at: null })
      .where('villa_id', '=', villa_id)
      .execute();

    await syncScheduled(db, feed_id);

    expect(await conflictsOf(feed_id)).toEqual([`OPEN ${span(10, 17)}`]);
  });
});

test('a decision of staff stands as long as the clash lies within it', async () => {
  const { villa_id, feed_id, path } = await villaWithFeed(calendarOf(event(10, 14)));
  await createReservation({ villa_id, status: 'CONFIRMED', ...stayFromToday(8, 10) });
  await syncScheduled(db, feed_id);
  await db
    .updateTable('feed_conflicts')
    .set({ state: 'DISMISSED', resolved_at: new Date(), resolved_by: staff.id })
    .where('feed_id', '=', feed_id)
    .execute();

  await syncScheduled(db, feed_id);
  expect(await conflictsOf(feed_id)).toEqual([`DISMISSED ${span(10, 14)}`]);
  site.serve(path, calendarOf(event(10, 16)));
  await syncScheduled(db, feed_id);

  expect(await conflictsOf(feed_id)).toEqual([`DISMISSED ${span(10, 14)}`, `OPEN ${span(10, 16)}`]);
});
