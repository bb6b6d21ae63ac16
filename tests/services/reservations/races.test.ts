import { today } from '../../../server/clock.ts';
import type { Db } from '../../../server/db/index.ts';
import { lockCalendar } from '../../../server/queries/calendars/occupancies.ts';
import { decideExternal } from '../../../server/services/calendars/external-records.ts';
import { removeFeed, rollBackFeed } from '../../../server/services/calendars/feed-edits.ts';
import { syncFeed } from '../../../server/services/calendars/feeds.ts';
import {
  closeDates,
  moveClosing,
  openDates,
} from '../../../server/services/calendars/villa-dates.ts';
import { deleteBoat } from '../../../server/services/listings/boats.ts';
import { deleteVilla } from '../../../server/services/listings/villa-states.ts';
import { previewBoatEdit } from '../../../server/services/reservations/boat-reservation-edits.ts';
import { bookingContext } from '../../../server/services/reservations/bookings.ts';
import {
  editReservation,
  previewEdit,
} from '../../../server/services/reservations/reservation-edits.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { createReservation, stayFromToday } from '../../support/factories.ts';
import { createFeed } from '../../support/feed-factories.ts';
import { holdCalendar, holdReservation, waiting } from '../../support/gates.ts';
import {
  bookAsGuest,
  CUSTOMER,
  confirmed,
  inLine,
  ledger,
  outcomeOf,
  staff,
  stateOf,
  villa,
  week,
} from '../../support/race-acts.ts';
import { until } from '../../support/until.ts';

const closed = (later = 0) => {
  const { check_in: started_at, check_out: finished_at } = week(later);
  return closeDates(db, { villa_id: villa.id, started_at, finished_at, note: '' }, staff);
};

async function toldExternal(later = 0): Promise<number> {
  const { check_in, check_out } = week(later);
  const { id } = await db
    .insertInto('external_records')
    .values({ villa_id: villa.id, stay: `[${check_in},${check_out})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const approve = (id: number) => decideExternal(db, id, { status: 'APPROVED' }, staff);

const imported = (later = 0) => {
  const { check_in, check_out } = week(later);
  const day = (text: string) => text.replaceAll('-', '');
  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Other//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:stay-1@other.example',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${day(check_in)}`,
    `DTEND;VALUE=DATE:${day(check_out)}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  return syncFeed(db, { villa_id: villa.id, ics }, staff);
};

async function moveDates(id: number, later: number) {
  const context = await bookingContext(staff);
  const changes = {
    ...CUSTOMER,
    ...week(later),
    staff_note: '',
    tell_guest: false,
    preview: false,
  };
  return db
    .transaction()
    .execute((transaction) => editReservation(transaction, id, changes, context));
}

const atOnce = async (starts: Promise<unknown>[]) =>
  (await Promise.allSettled(starts)).map(outcomeOf);

const requested = () => createReservation({ villa_id: villa.id, ...week() });

describe('whoever comes first has the nights', () => {
  const rivals: [
    string,
    string,
    () => (() => Promise<unknown>) | Promise<() => Promise<unknown>>,
  ][] = [
    ['another guest', 'OPTION', () => () => bookAsGuest(3)],
    ['a closing', 'CLOSING', () => () => closed(3)],
    ['an external record', 'EXTERNAL', () => toldExternal(3).then((id) => () => approve(id))],
    ['a request staff confirm', 'RESERVATION', asConfirmation],
    ['a stay staff move there', 'RESERVATION', asDateChange],
  ];

  async function asConfirmation() {
    const { id } = await requested();
    return () => moveReservation(db, { kind: 'villa', id }, { status: 'CONFIRMED' }, staff);
  }

  async function asDateChange() {
    const { id } = await confirmed(30);
    return () => moveDates(id, 3);
  }

  test.each(rivals)('a guest before %s', async (_who, _kind, prepare) => {
    const rival = await prepare();

    expect(await inLine(() => bookAsGuest(), rival)).toEqual(['done', 'dates_taken']);

    expect((await ledger())[0]).toBe('OPTION');
  });

  test.each(rivals)('a guest after %s', async (_who, kind, prepare) => {
    const rival = await prepare();

    expect(await inLine(rival, () => bookAsGuest())).toEqual(['done', 'dates_taken']);

    expect((await ledger())[0]).toBe(kind);
  });
});

test('two approvals of one record: it is approved once', async () => {
  const id = await toldExternal();

  const outcomes = await atOnce([approve(id), approve(id)]);

  expect(outcomes.toSorted()).toEqual(['done', 'move_not_allowed']);
  expect(await ledger()).toEqual(['EXTERNAL']);
});

describe('an import', () => {
  test('before a guest holds the nights', async () => {
    expect(
      await inLine(
        () => imported(),
        () => bookAsGuest(3),
      ),
    ).toEqual(['done', 'dates_taken']);
    expect(await ledger()).toEqual(['FEED']);
  });

  test('after a guest is kept as a conflict, and ends nobody’s stay', async () => {
    expect(
      await inLine(
        () => bookAsGuest(3),
        () => imported(),
      ),
    ).toEqual(['done', 'done']);

    expect(await ledger()).toContain('OPTION');
    const conflicts = await db
      .selectFrom('feed_conflicts')
      .select('id')
      .where('villa_id', '=', villa.id)
      .execute();
    expect(conflicts).toHaveLength(1);
  });
});

describe('staff at the same moment', () => {
  const confirm = ({ id }: { id: number }) =>
    moveReservation(db, { kind: 'villa', id }, { status: 'CONFIRMED' }, staff);

  test('one request is confirmed by two people: once', async () => {
    const request = await requested();

    const outcomes = await atOnce([confirm(request), confirm(request)]);

    expect(outcomes.toSorted()).toEqual(['done', 'move_not_allowed']);
    expect(await ledger()).toEqual(['RESERVATION']);
  });

  test('one is confirmed and rejected: one of the two', async () => {
    const request = await requested();
    const gate = await holdReservation(request.id);
    const first = await gate.queue(() =>
      moveReservation(
        db,
        { kind: 'villa', id: request.id },
        { status: 'REJECTED', reason: 'Dolu' },
        staff,
      ),
    );
    const second = await gate.queue(() => confirm(request));
    await gate.open();

    expect([outcomeOf(await first.done), outcomeOf(await second.done)]).toEqual([
      'done',
      'move_not_allowed',
    ]);
    expect([await stateOf(request.id), await ledger()]).toEqual(['REJECTED', []]);
  });

  test('two stays change places in one calendar: both stay where they are', async () => {
    const [one, other] = [await confirmed(0), await confirmed(7)];

    const outcomes = await atOnce([moveDates(one.id, 7), moveDates(other.id, 0)]);

    expect(outcomes).toEqual(['dates_taken', 'dates_taken']);
    expect(await ledger()).toEqual(['RESERVATION', 'RESERVATION']);
  });

  test('sixty stays that all overlap are confirmed at once: one of them is', async () => {
    const requests = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        createReservation({ villa_id: villa.id, ...stayFromToday(40 + (index % 5), 7) }),
      ),
    );

    const outcomes = await atOnce(requests.map(confirm));

    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'dates_taken')).toHaveLength(59);
    expect(await ledger()).toEqual(['RESERVATION']);
  });
});

describe('a closing', () => {
  const move = (id: number): Promise<unknown> =>
    moveClosing(db, id, { villa_id: villa.id, ...daysOf(week(1)), note: '' }, staff);
  const open = (id: number): Promise<unknown> => openDates(db, id, undefined, staff);

  test.each([
    ['moved', move],
    ['opened', open],
  ])('that is %s waits for the calendar before it frees a day', async (_how, work) => {
    const closed = { villa_id: villa.id, ...daysOf(week()), note: '' };
    const { id } = await closeDates(db, closed, staff);
    const gate = await holdCalendar(villa.id);
    const { done } = await gate.queue(() => work(id));

    const free = await db
      .selectFrom('villa_occupancies')
      .select('kind')
      .where('closing_id', '=', id)
      .forUpdate()
      .skipLocked()
      .execute();
    await gate.open();

    expect(free).toEqual([{ kind: 'CLOSING' }]);
    expect((await done).status).toBe('fulfilled');
  });

  const daysOf = ({ check_in, check_out }: { check_in: string; check_out: string }) => ({
    started_at: check_in,
    finished_at: check_out,
  });
});

describe('what PostgreSQL gives up for another transaction is begun anew', () => {
  /** The other one holds what the work wants next, and then wants what the work has. */
  async function crossed<Result>(
    work: () => Promise<Result>,
    holds: (other: Db) => Promise<unknown>,
    wants: (other: Db) => Promise<unknown>,
  ) {
    const other = await db.startTransaction().execute();
    await holds(other);
    const ended = Promise.allSettled([work()]);
    await until(async () => (await waiting()) > 0);
    // A session looks for a deadlock once, a second into its wait: on a machine slower than that it is the
    // other one that is given up, and the work just goes on.
    const isGivenUp = await wants(other).then(
      () => false,
      ({ code }) => code === '40P01',
    );
    await (isGivenUp ? other.rollback() : other.commit()).execute();
    const [end] = await ended;
    return outcomeOf(end);
  }

  type Held = 'villas' | 'boats' | 'calendar_feeds' | 'reservations' | 'boat_reservations';
  const row = (table: Held, id: number) => (other: Db) =>
    other.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  const calendar =
    (id: number, kind: 'villa' | 'boat' = 'villa') =>
    (other: Db) =>
      lockCalendar(other, id, kind);

  const EDITED = { ...CUSTOMER, staff_note: '', tell_guest: false, preview: true };

  test('a villa’s deletion', async () => {
    const work = () => deleteVilla(db, villa.id, staff);

    expect(await crossed(work, row('villas', villa.id), calendar(villa.id))).toBe('done');
  });

  test('a boat’s deletion', async () => {
    const { id } = await createBoat();
    const work = () => deleteBoat(db, { id, today: today().toString() }, staff);

    expect(await crossed(work, row('boats', id), calendar(id, 'boat'))).toBe('done');
  });

  test.each([
    ['removal', removeFeed, 'done'],
    ['way back', rollBackFeed, 'nothing_to_roll_back'],
  ] as const)('a feed’s %s', async (_what, work, outcome) => {
    const { id } = await createFeed({ villa_id: villa.id });

    const done = async () => work(db, { id }, staff);

    expect(await crossed(done, row('calendar_feeds', id), calendar(villa.id))).toBe(outcome);
  });

  test('what an edit would do', async () => {
    const { id } = await createReservation({ villa_id: villa.id, status: 'OPTION', ...week() });
    const context = await bookingContext(staff);
    const work = () => previewEdit(db, id, { ...EDITED, ...week(1) }, context);

    expect(await crossed(work, calendar(villa.id), row('reservations', id))).toBe('done');
  });

  test('what an edit of a charter would do', async () => {
    const { id, boat_id } = await createBoatReservation({ status: 'OPTION' });
    const context = await bookingContext(staff);
    const work = () => previewBoatEdit(db, id, { ...EDITED, ...stayFromToday(40, 3) }, context);

    expect(await crossed(work, calendar(boat_id, 'boat'), row('boat_reservations', id))).toBe(
      'done',
    );
  });
});
