import { type Doer, SYSTEM } from '../../../server/services/audit.ts';
import {
  editFeed,
  removeFeed,
  rollBackFeed,
} from '../../../server/services/calendars/feed-edits.ts';
import { previewSync, publicPlan, syncFeed } from '../../../server/services/calendars/feeds.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import {
  createClosing,
  createReservation,
  createStaff,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createCalendarExport, createFeed } from '../../support/feed-factories.ts';
import { calendarOf, fixture } from '../../support/feed-fixtures.ts';
import { conflictsOf, feedNightsOf, ledgerOf, span } from '../../support/feed-rows.ts';
import { refusalOf } from '../../support/refusal.ts';

let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

/** An event so many days from today. */
const event = (from: number, until: number, more: object = {}) => ({
  from: dayFromToday(from),
  until: dayFromToday(until),
  ...more,
});

const upload = (villa_id: number, ics: string, confirm?: boolean) =>
  syncFeed(db, { villa_id, ics, confirm }, staff);

describe('an uploaded calendar', () => {
  test('takes its nights, each event its own', async () => {
    const { id } = await createVilla();

    const { imported } = await upload(id, calendarOf(event(10, 14), event(14, 20)));

    expect(imported.plan.added).toHaveLength(2);
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(14, 20)}`]);
  });

  test('a preview says the same and writes nothing', async () => {
    const { id } = await createVilla();
    await upload(id, calendarOf(event(10, 14), event(20, 22)));

    const preview = await previewSync(db, {
      villa_id: id,
      ics: calendarOf(event(10, 15), event(30, 31)),
    });

    const nights = (items: { started_at: string; finished_at: string }[]) =>
      items.map(({ started_at, finished_at }) => `${started_at} ${finished_at}`);
    expect(nights(preview.plan.added)).toEqual([span(14, 15), span(30, 31)]);
    expect(nights(preview.plan.unchanged)).toEqual([span(10, 14)]);
    expect(nights(preview.plan.removed)).toEqual([span(20, 22)]);
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(20, 22)}`]);
  });

  test.each([
    ['that is too long by half a letter', { summary: `${'x'.repeat(199)}😀` }],
    ['with half a letter', { uid: 'a\ud83d', summary: 'b\ude00' }],
  ])('takes the nights of an event with a text %s', async (_of, text) => {
    const { id } = await createVilla();

    await upload(id, calendarOf(event(10, 14, text)));

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
  });

  test('is one feed per villa, however often it comes', async () => {
    const { id } = await createVilla();
    const first = await upload(id, calendarOf(event(10, 14)));
    const second = await upload(id, calendarOf(event(10, 14)));
    const third = await upload(id, calendarOf(event(10, 16)));

    expect([second.feed_id, third.feed_id]).toEqual([first.feed_id, first.feed_id]);
    expect(await feedNightsOf(first.feed_id)).toEqual([span(10, 14), span(14, 16)]);
  });

  test('what is gone from it is free at once: a person gave it', async () => {
    const { id } = await createVilla();
    await upload(id, calendarOf(event(10, 14), event(20, 22)));

    await upload(id, calendarOf(event(10, 14)));

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
  });

  test('that lost most of what stood changes nothing until it is confirmed', async () => {
    const { id } = await createVilla();
    await upload(id, calendarOf(event(10, 14), event(20, 30)));
    const poorer = calendarOf(event(10, 14));

    const refusal = await refusalOf(upload(id, poorer));

    expect(refusal).toMatchObject({ status: 409, code: 'suspicious_calendar' });
    expect(refusal.details.plan).toMatchObject({ suspicious: true, removed: [{}] });
    expect(await ledgerOf(id)).toHaveLength(2);
    await upload(id, poorer, true);
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
  });

  test('that is empty is suspicious only where something stood', async () => {
    const { id } = await createVilla();

    expect((await upload(id, calendarOf())).imported.plan.suspicious).toBe(false);
    await upload(id, calendarOf(event(10, 11)));
    expect(await refusalOf(upload(id, calendarOf()))).toMatchObject({
      code: 'suspicious_calendar',
    });
  });

  test.each([
    ['login-page.html', 'feed_file_not_a_calendar'],
    ['truncated.ics', 'feed_truncated'],
  ])('%s is refused and the nights stay', async (file, problem) => {
    const { id } = await createVilla();
    await upload(id, calendarOf(event(10, 14)));

    const refusal = await refusalOf(upload(id, fixture(file), true));

    expect(refusal).toMatchObject({ status: 422, fields: { ics: problem } });
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
  });

  test('of an unknown villa is refused at its field', async () => {
    expect(await refusalOf(upload(999_999_999, calendarOf()))).toMatchObject({ status: 422 });
  });

  test('is in the audit log with what it did', async () => {
    const { id } = await createVilla();
    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    const noted = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity', '=', 'calendar_feed')
      .where('entity_id', '=', feed_id)
      .orderBy('id')
      .execute();

    expect(noted).toEqual([
      { action: 'feed.created', actor_id: staff.id },
      { action: 'feed.imported', actor_id: staff.id },
    ]);
  });
});

describe('nights that somebody else has', () => {
  test('our reservation stands, the event is kept as a conflict, of which a first preview tells', async () => {
    const { id } = await createVilla();
    const { reservation_id } = await createReservation({
      villa_id: id,
      status: 'CONFIRMED',
      ...stayFromToday(12, 4),
    });

    const conflicts = [
      {
        started_at: dayFromToday(12),
        finished_at: dayFromToday(14),
        summary: 'Reserved',
        reservation_id,
        customer_name: 'Ayşe Demirtaş',
      },
    ];

    const before = await previewSync(db, { villa_id: id, ics: calendarOf(event(10, 14)) });
    const { imported, feed_id } = await upload(id, calendarOf(event(10, 14)));

    expect(publicPlan(before).conflicts).toEqual(conflicts);
    expect(publicPlan(imported).conflicts).toEqual(conflicts);
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 12)}`, `RESERVATION ${span(12, 16)}`]);
    expect(await conflictsOf(feed_id)).toEqual([`OPEN ${span(12, 14)}`]);
  });

  test('the same import again opens no second conflict', async () => {
    const { id } = await createVilla();
    await createReservation({ villa_id: id, status: 'CONFIRMED', ...stayFromToday(12, 4) });
    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    await upload(id, calendarOf(event(10, 14)));
    await upload(id, calendarOf(event(10, 15)));

    expect(await conflictsOf(feed_id)).toEqual([`OPEN ${span(12, 15)}`]);
  });

  test('a conflict ends when the event goes elsewhere', async () => {
    const { id } = await createVilla();
    await createReservation({ villa_id: id, status: 'CONFIRMED', ...stayFromToday(12, 4) });
    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    await upload(id, calendarOf(event(10, 12)));

    expect(await conflictsOf(feed_id)).toEqual([`RESOLVED ${span(12, 14)}`]);
  });

  test('when the reservation is cancelled its nights pass to the event at once', async () => {
    const { id } = await createVilla();
    const reservation = await createReservation({
      villa_id: id,
      status: 'CONFIRMED',
      ...stayFromToday(12, 4),
    });
    await upload(id, calendarOf(event(10, 14)));

    await moveReservation(
      db,
      { kind: 'villa', id: reservation.id },
      { status: 'CANCELLED', reason: 'Misafir vazgeçti' },
      staff,
    );

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 12)}`, `FEED ${span(12, 14)}`]);
  });

  test('a closing is no conflict; when it is lifted the event has the nights', async () => {
    const { id } = await createVilla();
    await createClosing(id, stayFromToday(10, 4));
    const { feed_id } = await upload(id, calendarOf(event(12, 16)));

    expect(await conflictsOf(feed_id)).toEqual([]);
    expect(await ledgerOf(id)).toEqual([`CLOSING ${span(10, 14)}`, `FEED ${span(14, 16)}`]);
    await db.deleteFrom('villa_closings').where('villa_id', '=', id).execute();
    expect(await ledgerOf(id)).toEqual([`FEED ${span(12, 14)}`, `FEED ${span(14, 16)}`]);
  });

  test('two feeds with the same booking hold it once, and one holds on when the other ends', async () => {
    const { id } = await createVilla();
    const other = await createFeed({ villa_id: id, source: 'FILE', name: 'İlk' });
    await upload(id, calendarOf(event(10, 14)));
    await db
      .updateTable('calendar_feeds')
      .set({ source: 'OTHER', url_encrypted: 'x' })
      .where('id', '=', other.id)
      .execute();

    const second = await upload(id, calendarOf(event(10, 14)));
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
    await removeFeed(db, { id: other.id }, staff);

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
    expect(await feedNightsOf(second.feed_id)).toEqual([span(10, 14)]);
  });

  test('an option whose time is over is ended by the import', async () => {
    const { id } = await createVilla();
    await createReservation({
      villa_id: id,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(10, 4),
    });

    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
    expect(await conflictsOf(feed_id)).toEqual([]);
  });

  test('an option in time is a conflict', async () => {
    const { id } = await createVilla();
    await createReservation({ villa_id: id, status: 'OPTION', ...stayFromToday(10, 4) });

    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    expect(await conflictsOf(feed_id)).toEqual([`OPEN ${span(10, 14)}`]);
  });

  test('a request that holds nothing is none', async () => {
    const { id } = await createVilla();
    await createReservation({ villa_id: id, status: 'PENDING', ...stayFromToday(10, 4) });

    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
    expect(await conflictsOf(feed_id)).toEqual([]);
  });
});

describe('going back', () => {
  test('puts the nights of the import before the last one, and staff decide from then on', async () => {
    const { id } = await createVilla();
    const { feed_id } = await upload(id, calendarOf(event(10, 14), event(20, 24)));
    await upload(id, calendarOf(event(10, 14), event(30, 32)), true);

    await rollBackFeed(db, { id: feed_id }, staff);

    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(20, 24)}`]);
    const feed = await db
      .selectFrom('calendar_feeds')
      .select(['mode', 'etag'])
      .where('id', '=', feed_id)
      .executeTakeFirst();
    expect(feed).toEqual({ mode: 'APPROVE', etag: null });
    expect(await importStates(feed_id)).toEqual(['APPLIED', 'ROLLED_BACK']);
  });

  test('is of the import that was meant: two who undo one do not undo the one before it, too', async () => {
    const { id } = await createVilla();
    const { feed_id } = await upload(id, calendarOf(event(10, 14)));
    await upload(id, calendarOf(event(10, 14), event(20, 24)), true);
    const { import_id } = await upload(id, calendarOf(event(30, 32)), true);
    const wanted = { id: feed_id, last_import: import_id ?? 0 };

    await rollBackFeed(db, wanted, staff);

    expect(await refusalOf(rollBackFeed(db, wanted, staff))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`, `FEED ${span(20, 24)}`]);
  });

  test('from the only import there is nowhere to go', async () => {
    const { id } = await createVilla();
    const { feed_id } = await upload(id, calendarOf(event(10, 14)));

    expect(await refusalOf(rollBackFeed(db, { id: feed_id }, staff))).toMatchObject({
      status: 409,
      code: 'nothing_to_roll_back',
    });
    expect(await ledgerOf(id)).toEqual([`FEED ${span(10, 14)}`]);
  });

  test('meets what was sold meanwhile: it stands, and is a conflict', async () => {
    const { id } = await createVilla();
    const { feed_id } = await upload(id, calendarOf(event(10, 14), event(20, 24)));
    await upload(id, calendarOf(event(10, 14)), true);
    await createReservation({ villa_id: id, status: 'CONFIRMED', ...stayFromToday(22, 4) });

    await rollBackFeed(db, { id: feed_id }, staff);

    expect(await ledgerOf(id)).toEqual([
      `FEED ${span(10, 14)}`,
      `FEED ${span(20, 22)}`,
      `RESERVATION ${span(22, 26)}`,
    ]);
    expect(await conflictsOf(feed_id)).toEqual([`OPEN ${span(22, 24)}`]);
  });

  test('the last ten imports are kept', async () => {
    const { id } = await createVilla();
    const first = await upload(id, calendarOf(event(10, 11)));
    for (let day = 12; day < 25; day += 1) await upload(id, calendarOf(event(10, day)));

    expect(await importStates(first.feed_id)).toEqual(Array(10).fill('APPLIED'));
  });

  const importStates = async (feedId: number) => {
    const rows = await db
      .selectFrom('feed_imports')
      .select('state')
      .where('feed_id', '=', feedId)
      .orderBy('id')
      .execute();
    return rows.map(({ state }) => state);
  };
});

test('a feed that ends gives its nights free', async () => {
  const { id } = await createVilla();
  const { feed_id } = await upload(id, calendarOf(event(10, 14)));

  await removeFeed(db, { id: feed_id }, staff);

  expect(await ledgerOf(id)).toEqual([]);
  // Whose page still shows it does not bring it back by reading it anew.
  const again = { villa_id: id, ics: calendarOf(event(10, 14)), known_feed: feed_id };
  for (const reading of [previewSync(db, again), syncFeed(db, again, staff)])
    expect(await refusalOf(reading)).toMatchObject({ status: 409, code: 'feed_gone' });
  expect(await ledgerOf(id)).toEqual([]);
});

test('an edit on an old copy is refused', async () => {
  const { id } = await createVilla();
  const feed = await createFeed({ villa_id: id });
  await editFeed(db, feed.id, { name: 'Bizim takvim' }, staff);

  const refusal = await refusalOf(editFeed(db, feed.id, { active: false, version: 1 }, SYSTEM));

  expect(refusal).toMatchObject({ status: 409, code: 'stale', details: { version: 2 } });
});

test('what a site copied from us is no event of its own', async () => {
  const { id } = await createVilla();
  await createReservation({ villa_id: id, status: 'CONFIRMED', ...stayFromToday(10, 7) });
  await createCalendarExport(id, { destination: 'BOOKING', read: true });
  const { id: feed_id } = await createFeed({ villa_id: id });
  await db
    .updateTable('calendar_feeds')
    .set({ source: 'FILE' })
    .where('id', '=', feed_id)
    .execute();

  const own = calendarOf(event(10, 17, { uid: 'a1b2@koy.test' }));
  const { imported } = await upload(id, own);

  expect(imported.echoes).toHaveLength(1);
  expect(await conflictsOf(feed_id)).toEqual([]);
});
