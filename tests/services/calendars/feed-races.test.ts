import { setImmediate as turn } from 'node:timers/promises';

import fc from 'fast-check';
import { sql } from 'kysely';

import type { AppError } from '../../../server/errors.ts';
import { deleteFeed } from '../../../server/queries/calendars/feeds.ts';
import { lockCalendar } from '../../../server/queries/calendars/occupancies.ts';
import type { Doer } from '../../../server/services/audit.ts';
import { syncFeed } from '../../../server/services/calendars/feeds.ts';
import {
  createReservation as book,
  bookingContext,
} from '../../../server/services/reservations/bookings.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { addDays } from '../../../server/shared/days.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createStaff,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { calendarOf } from '../../support/feed-fixtures.ts';
import { conflictsOf, ledgerOf, span } from '../../support/feed-rows.ts';

let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

const importing = (villa_id: number, from: number, until: number) =>
  syncFeed(
    db,
    { villa_id, ics: calendarOf({ from: dayFromToday(from), until: dayFromToday(until) }) },
    staff,
  );

/** Staff's booking of a week in 30 days, as the API makes it. */
const booking = async (villa_id: number) => {
  const context = await bookingContext(staff);
  const wanted = {
    villa_id,
    ...stayFromToday(30, 7),
    adults: 2,
    children: 0,
    babies: 0,
    extras: [],
    customer_name: 'Ayşe Demirtaş',
    customer_phone: '0532 123 45 67',
    customer_email: 'ayse@ornek.example',
    customer_note: '',
    status: 'CONFIRMED' as const,
  };
  return db.transaction().execute((transaction) => book(transaction, wanted, context));
};

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: AppError) => error.code,
  );

/** Holds a villa's calendar while others queue for it in the given order, then lets them go. */
async function queued(villa_id: number, ...works: (() => Promise<unknown>)[]): Promise<string[]> {
  const waiting: Promise<string>[] = [];
  await db.transaction().execute(async (holder) => {
    await lockCalendar(holder, villa_id, 'villa');
    for (const work of works) {
      waiting.push(outcomeOf(work()));
      await untilWaiting(villa_id, waiting.length);
    }
  });
  return Promise.all(waiting);
}

async function untilWaiting(villa_id: number, wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks
      where locktype = 'advisory' and classid = 7464 and objid = ${villa_id} and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    );
    if ((rows[0]?.count ?? 0) >= wanted) return;
    await turn();
  }
}

test('the guest was first: the booking stands, the event is a conflict', async () => {
  const { id } = await createVilla();

  const outcomes = await queued(
    id,
    () => booking(id),
    () => importing(id, 32, 40),
  );

  expect(outcomes).toEqual(['done', 'done']);
  expect(await ledgerOf(id)).toEqual([`RESERVATION ${span(30, 37)}`, `FEED ${span(37, 40)}`]);
  expect(await openConflicts(id)).toEqual([`OPEN ${span(32, 37)}`]);
});

test('the calendar was first: the guest hears that the nights are taken', async () => {
  const { id } = await createVilla();

  const outcomes = await queued(
    id,
    () => importing(id, 32, 40),
    () => booking(id),
  );

  expect(outcomes).toEqual(['done', 'dates_taken']);
  expect(await ledgerOf(id)).toEqual([`FEED ${span(32, 40)}`]);
  expect(await openConflicts(id)).toEqual([]);
});

test('two imports of one villa make one feed and take each night once', async () => {
  const { id } = await createVilla();

  const outcomes = await queued(
    id,
    () => importing(id, 30, 37),
    () => importing(id, 30, 37),
  );

  expect(outcomes).toEqual(['done', 'done']);
  expect(await ledgerOf(id)).toEqual([`FEED ${span(30, 37)}`]);
});

test('a cancellation while the import waits: its nights are the event’s, and no conflict is left', async () => {
  const { id } = await createVilla();
  const reservation = await createReservation({
    villa_id: id,
    status: 'CONFIRMED',
    ...stayFromToday(30, 7),
  });
  const cancel = () =>
    moveReservation(
      db,
      { kind: 'villa', id: reservation.id },
      { status: 'CANCELLED', reason: 'Vazgeçti' },
      staff,
    );

  let importingIt = Promise.resolve('');
  await db.transaction().execute(async (holder) => {
    await lockCalendar(holder, id, 'villa');
    importingIt = outcomeOf(importing(id, 30, 37));
    await untilWaiting(id, 1);
    await cancel();
  });

  expect(await importingIt).toBe('done');
  expect(await ledgerOf(id)).toEqual([`FEED ${span(30, 37)}`]);
  expect(await openConflicts(id)).toEqual([]);
});

test('a stay is called off while the feed that claims its nights is deleted', async () => {
  const { id } = await createVilla();
  const stay = await createReservation({
    villa_id: id,
    status: 'CONFIRMED',
    ...stayFromToday(30, 7),
  });
  const { feed_id } = await importing(id, 30, 37);
  // As staff do who know of it: nothing but the calendar makes the two wait for each other.
  const known = { state: 'DISMISSED', resolved_at: new Date() };
  await db.updateTable('feed_conflicts').set(known).where('feed_id', '=', feed_id).execute();

  let cancelling = Promise.resolve('');
  await db.transaction().execute(async (holder) => {
    await lockCalendar(holder, id, 'villa');
    const cancelled = { status: 'CANCELLED' as const, reason: 'Vazgeçti' };
    cancelling = outcomeOf(moveReservation(db, { kind: 'villa', id: stay.id }, cancelled, staff));
    await untilWaiting(id, 1);
    await deleteFeed(holder, feed_id);
  });

  expect(await cancelling).toBe('done');
  expect(await ledgerOf(id)).toEqual([]);
});

test('a claim is not handed over to nights that somebody took in the same transaction', async () => {
  const { id } = await createVilla();
  const one = await createReservation({
    villa_id: id,
    status: 'CONFIRMED',
    ...stayFromToday(30, 7),
  });
  await importing(id, 30, 37);
  const other = await createReservation({ villa_id: id, ...stayFromToday(32, 3) });

  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('villa_occupancies')
      .where('reservation_id', '=', one.id)
      .execute();
    await transaction
      .updateTable('reservations')
      .set({ status: 'CANCELLED', state_reason: 'Vazgeçti' })
      .where('id', '=', one.id)
      .execute();
    await transaction
      .updateTable('reservations')
      .set({ status: 'CONFIRMED', confirmed_at: new Date() })
      .where('id', '=', other.id)
      .execute();
    await transaction
      .insertInto('villa_occupancies')
      .values({
        villa_id: id,
        stay: `[${dayFromToday(32)},${dayFromToday(35)})`,
        kind: 'RESERVATION',
        reservation_id: other.id,
      })
      .execute();
  });

  expect(await ledgerOf(id)).toEqual([`RESERVATION ${span(32, 35)}`]);
  await importing(id, 30, 37);
  expect(await ledgerOf(id)).toEqual([
    `FEED ${span(30, 32)}`,
    `RESERVATION ${span(32, 35)}`,
    `FEED ${span(35, 37)}`,
  ]);
});

test('sixteen bookings and imports at once leave no night twice', async () => {
  const { id } = await createVilla();

  const outcomes = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      outcomeOf(index % 2 ? booking(id) : importing(id, 28 + index, 34 + index)),
    ),
  );

  expect(
    outcomes.every((outcome) => ['done', 'dates_taken', 'suspicious_calendar'].includes(outcome)),
  ).toBe(true);
  expect(await overlaps(id)).toBe(0);
});

test('any run of calendars, bookings and cancellations: no overlap, every event held or in conflict', async () => {
  const days = fc.record({ from: fc.nat({ max: 20 }), nights: fc.integer({ min: 1, max: 6 }) });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('import' as const), events: fc.array(days, { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('book' as const), days }),
    fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { id } = await createVilla();
      const booked: number[] = [];
      let events: { from: string; until: string }[] = [];
      for (const one of steps) {
        if (one.kind === 'import') {
          events = one.events.map((event) => writtenOf(event));
          await syncFeed(db, { villa_id: id, ics: calendarOf(...events), confirm: true }, staff);
        } else if (one.kind === 'book') {
          const { from, until } = writtenOf(one.days);
          const stay = { check_in: from, check_out: until };
          const { id: wanted } = await createReservation({ villa_id: id, ...stay });
          const move = moveReservation(
            db,
            { kind: 'villa', id: wanted },
            { status: 'CONFIRMED', reason: 'Söz' },
            staff,
          );
          if ((await outcomeOf(move)) === 'done') booked.push(wanted);
        } else if (booked.length > 0) {
          const [gone] = booked.splice(one.which % booked.length, 1);
          const cancelled = { status: 'CANCELLED' as const, reason: 'Vazgeçti' };
          await moveReservation(db, { kind: 'villa', id: Number(gone) }, cancelled, staff);
        }
        expect(await overlaps(id)).toBe(0);
        expect(await freeNightsOf(id, events)).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
});

const writtenOf = ({ from, nights }: { from: number; nights: number }) => ({
  from: dayFromToday(30 + from),
  until: addDays(dayFromToday(30 + from), nights),
});

/** Nights that the other site has sold and that could be sold here: there must never be any. */
async function freeNightsOf(villa_id: number, events: { from: string; until: string }[]) {
  const free: string[] = [];
  for (const { from, until } of events) {
    const { rows } = await sql<{ free: boolean }>`
      select not coalesce(range_agg(stay) @> daterange(${from}::date, ${until}::date), false) as free
      from villa_occupancies where villa_id = ${villa_id}`.execute(db);
    if (rows[0]?.free) free.push(`${from} ${until}`);
  }
  return free;
}

async function overlaps(villa_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from villa_occupancies one join villa_occupancies other
      on one.villa_id = other.villa_id and one.id < other.id and one.stay && other.stay
    where one.villa_id = ${villa_id}`.execute(db);
  return rows[0]?.count ?? -1;
}

async function openConflicts(villa_id: number): Promise<string[]> {
  const { id } = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('villa_id', '=', villa_id)
    .executeTakeFirstOrThrow();
  return conflictsOf(id);
}
