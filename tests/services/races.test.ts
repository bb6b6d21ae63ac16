import { now, today } from '../../server/clock.ts';
import type { Db } from '../../server/db/index.ts';
import type { AppError } from '../../server/errors.ts';
import { lockCalendar } from '../../server/queries/occupancies.ts';
import type { TransactionDecision } from '../../server/schemas/transactions.ts';
import { type Doer, SYSTEM } from '../../server/services/audit.ts';
import { previewBoatEdit } from '../../server/services/boat-reservation-edits.ts';
import { deleteBoat } from '../../server/services/boats.ts';
import { createReservation as book, bookingContext } from '../../server/services/bookings.ts';
import { decideExternal } from '../../server/services/external-records.ts';
import { removeFeed, rollBackFeed } from '../../server/services/feed-edits.ts';
import { syncFeed } from '../../server/services/feeds.ts';
import { decideTransaction } from '../../server/services/payment-decisions.ts';
import { openPayment, recordPayment, settlePayment } from '../../server/services/payments.ts';
import { editReservation, previewEdit } from '../../server/services/reservation-edits.ts';
import { expireOptions, moveReservation } from '../../server/services/reservation-moves.ts';
import { siteRules } from '../../server/services/shell.ts';
import { closeDates, moveClosing, openDates } from '../../server/services/villa-dates.ts';
import { deleteVilla } from '../../server/services/villa-states.ts';
import { createBoat, createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import {
  createReservation,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { createFeed } from '../support/feed-factories.ts';
import { holdCalendar, holdMovement, holdReservation, waiting } from '../support/gates.ts';
import { until } from '../support/until.ts';

const PREPAYMENT = 14_000_00;
const guest: Doer = { id: null, role: 'GUEST', ip: '192.0.2.7', request_id: 'r1' };
let staff: Doer;
let villa: { id: number };

beforeAll(async () => {
  const { id } = await createUser();
  staff = { id, role: 'ADMIN', ip: null, request_id: 'r2' };
});

beforeEach(async () => {
  villa = await createVilla({ instant_booking: true });
});

const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  customer_note: '',
  adults: 2,
  children: 0,
  babies: 0,
};

/** A week in 60 days, or days later. */
const week = (later = 0) => stayFromToday(60 + later, 7);

/** A guest books at once: the nights are held until the payment page is over. */
async function bookAsGuest(later = 0) {
  const context = await bookingContext(guest);
  const wanted = {
    ...CUSTOMER,
    ...week(later),
    villa_id: villa.id,
    extras: [],
    status: 'OPTION' as const,
  };
  return db.transaction().execute((transaction) => book(transaction, wanted, context));
}

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

const pay = (id: number) =>
  db.transaction().execute((transaction) =>
    recordPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'TRANSFER',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
      },
      staff,
    ),
  );

const cardPayment = (id: number) =>
  db.transaction().execute((transaction) =>
    openPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'CARD',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
        provider: 'FAKE',
      },
      guest,
    ),
  );

const callback = (id: number) =>
  db
    .transaction()
    .execute((transaction) => settlePayment(transaction, id, { status: 'PAID' }, SYSTEM));

const outcomeOf = (end: PromiseSettledResult<unknown>): string =>
  end.status === 'fulfilled' ? 'done' : ((end.reason as AppError).code ?? String(end.reason));

/** Lets all stand in line for the villa's calendar, in this order, and tells how each ended. */
async function inLine(...starts: (() => Promise<unknown>)[]): Promise<string[]> {
  const gate = await holdCalendar(villa.id);
  const queued: Awaited<ReturnType<typeof gate.queue>>[] = [];
  for (const start of starts) queued.push(await gate.queue(start));
  await gate.open();
  return (await Promise.all(queued.map(({ done }) => done))).map(outcomeOf);
}

const atOnce = async (starts: Promise<unknown>[]) =>
  (await Promise.allSettled(starts)).map(outcomeOf);

const ledger = async () => {
  const rows = await db
    .selectFrom('villa_occupancies')
    .select(['kind', 'reservation_id'])
    .where('villa_id', '=', villa.id)
    .orderBy('stay')
    .execute();
  return rows.map(({ kind }) => kind);
};

const stateOf = async (id: number) =>
  (
    await db
      .selectFrom('reservations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

const confirmed = (later = 0) =>
  createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...week(later) });

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
    return () => moveReservation(db, id, { status: 'CONFIRMED' }, staff);
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

describe('two approvals', () => {
  test('of records that overlap: the first holds the nights', async () => {
    const [one, other] = [await toldExternal(), await toldExternal(3)];

    expect(
      await inLine(
        () => approve(one),
        () => approve(other),
      ),
    ).toEqual(['done', 'dates_taken']);
    expect(await ledger()).toEqual(['EXTERNAL']);
  });

  test('of one record: it is approved once', async () => {
    const id = await toldExternal();

    const outcomes = await atOnce([approve(id), approve(id)]);

    expect(outcomes.toSorted()).toEqual(['done', 'move_not_allowed']);
    expect(await ledger()).toEqual(['EXTERNAL']);
  });
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

describe('a payment and the end of its option', () => {
  const dueOption = async () => {
    const { id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(1),
      ...week(),
    });
    const payment = await cardPayment(id);
    // The guest stayed on the provider's page until its token was over.
    await db
      .updateTable('transactions')
      .set({ provider_expires_at: inHours(-1) })
      .where('id', '=', payment.id)
      .execute();
    return { id, payment: payment.id };
  };
  const late = now().add({ hours: 3 });

  test('the callback first: the option is confirmed, and nothing is left to end', async () => {
    const { id, payment } = await dueOption();
    const gate = await holdReservation(id);
    const paying = await gate.queue(() => callback(payment));

    await expireOptions(db, late);
    await gate.open();

    expect(outcomeOf(await paying.done)).toBe('done');
    await expireOptions(db, late);
    expect([await stateOf(id), await ledger()]).toEqual(['CONFIRMED', ['RESERVATION']]);
  });

  test('the end first: the money takes the stay up again', async () => {
    const { id, payment } = await dueOption();
    await expireOptions(db, late);
    const ended = await stateOf(id);

    expect(await callback(payment)).toBe(true);
    expect(ended).toBe('EXPIRED');
    expect([await stateOf(id), await ledger()]).toEqual(['CONFIRMED', ['RESERVATION']]);
  });

  test('the end, then somebody else, then the money: it waits to be given back', async () => {
    const { id, payment } = await dueOption();
    await expireOptions(db, late);

    expect(
      await inLine(
        () => bookAsGuest(3),
        () => callback(payment),
      ),
    ).toEqual(['done', 'done']);

    expect([await stateOf(id), await ledger()]).toEqual(['EXPIRED', ['OPTION']]);
    const { needs_action } = await db
      .selectFrom('transactions')
      .select('needs_action')
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();
    expect(needs_action).toBe('LATE');
  });

  test('the end, then the money before somebody else: the guest who paid has the stay', async () => {
    const { id, payment } = await dueOption();
    await expireOptions(db, late);

    expect(
      await inLine(
        () => callback(payment),
        () => bookAsGuest(3),
      ),
    ).toEqual(['done', 'dates_taken']);

    expect([await stateOf(id), await ledger()]).toEqual(['CONFIRMED', ['RESERVATION']]);
  });

  test('a payment that is opened first keeps the option from ending', async () => {
    const { id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(1),
      ...week(),
    });
    const gate = await holdReservation(id);
    const opening = await gate.queue(() => cardPayment(id));
    await expireOptions(db, late);
    await gate.open();
    const opened = outcomeOf(await opening.done);
    await expireOptions(db, late);

    expect([opened, await stateOf(id), await ledger()]).toEqual(['done', 'OPTION', ['OPTION']]);
  });

  test('a transfer and the end at once end well, whoever is first', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { id } = await createReservation({ status: 'OPTION', option_until: inHours(-1) });
        return id;
      }),
    );

    await Promise.all(
      ids.flatMap((id, index) =>
        index % 2 ? [pay(id), expireOptions(db, now())] : [expireOptions(db, now()), pay(id)],
      ),
    );

    const states = await Promise.all(ids.map(stateOf));
    expect(new Set(states)).toEqual(new Set(['CONFIRMED']));
  });

  test('eight callbacks of one payment: one acts', async () => {
    const { id, payment } = await dueOption();

    const acted = await Promise.all(Array.from({ length: 8 }, () => callback(payment)));

    expect(acted.filter(Boolean)).toHaveLength(1);
    const { paid_kurus } = await db
      .selectFrom('reservations')
      .select('paid_kurus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(paid_kurus).toBe(PREPAYMENT);
    const mails = await db
      .selectFrom('mails')
      .select('template_code')
      .where('reservation_id', '=', id)
      .execute();
    expect(mails).toEqual([{ template_code: 'reservation_confirmed' }]);
  });
});

describe('an option that ended, and its villa deleted at the same moment', () => {
  const ended = () => createReservation({ villa_id: villa.id, status: 'EXPIRED', ...week() });
  const deleted = () => deleteVilla(db, villa.id, staff);
  const given = (id: number) => moveReservation(db, id, { status: 'OPTION' }, staff);

  test('the deletion first: staff hold no dates of it', async () => {
    const { id } = await ended();

    expect(await inLine(deleted, () => given(id))).toEqual(['done', 'not_sellable']);

    expect([await stateOf(id), await ledger()]).toEqual(['EXPIRED', []]);
  });

  test('the deletion first: money makes no contract of it', async () => {
    const { id } = await ended();

    expect(await inLine(deleted, () => pay(id))).toEqual(['done', 'done']);

    expect([await stateOf(id), await ledger()]).toEqual(['EXPIRED', []]);
  });

  test('the option first: the villa stays', async () => {
    const { id } = await ended();

    expect(await inLine(() => given(id), deleted)).toEqual(['done', 'future_reservations']);

    expect([await stateOf(id), await ledger()]).toEqual(['OPTION', ['OPTION']]);
  });
});

describe('staff at the same moment', () => {
  const confirm = ({ id }: { id: number }) =>
    moveReservation(db, id, { status: 'CONFIRMED' }, staff);

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
      moveReservation(db, request.id, { status: 'REJECTED', reason: 'Dolu' }, staff),
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

describe('money that is decided while it is matched', () => {
  const expected = () =>
    db.transaction().execute((transaction) =>
      recordPayment(
        transaction,
        {
          ...{ of: null, status: 'PENDING' },
          ...{ method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT },
        },
        staff,
      ),
    );

  async function decided(id: number, decision: TransactionDecision) {
    const rules = await siteRules();
    return db
      .transaction()
      .execute((transaction) =>
        decideTransaction(transaction, id, decision, { doer: staff, rules }),
      );
  }

  /** Lets all stand in line for the money, in this order, and tells how each ended. */
  async function inLineFor(money: number, ...starts: (() => Promise<unknown>)[]) {
    const gate = await holdMovement(money);
    const queued: Awaited<ReturnType<typeof gate.queue>>[] = [];
    for (const start of starts) queued.push(await gate.queue(start));
    await gate.open();
    return (await Promise.all(queued.map(({ done }) => done))).map(outcomeOf);
  }

  test('nobody ends in a deadlock with whoever waits for the reservation', async () => {
    const [{ id: reservation_id }, money] = [
      await createReservation({ villa_id: villa.id, status: 'OPTION', ...week() }),
      await expected(),
    ];
    const matched = () => decided(money, { reservation_id });

    expect(
      await inLineFor(money, matched, () => decided(money, { status: 'PAID' }), matched),
    ).toEqual(['done', 'done', 'already_matched']);

    expect(await stateOf(reservation_id)).toBe('CONFIRMED');
  });

  test.each([
    ['staff', (money: number) => decided(money, { status: 'PAID' })],
    ['whoever heard of it', callback],
  ])('by %s, it pays for the reservation it was matched to', async (_who, pays) => {
    const [{ id: reservation_id }, money] = [
      await createReservation({ villa_id: villa.id, status: 'OPTION', ...week() }),
      await expected(),
    ];

    await inLineFor(
      money,
      () => decided(money, { reservation_id }),
      () => pays(money),
    );

    expect(await stateOf(reservation_id)).toBe('CONFIRMED');
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

    const done = async () => work(db, id, staff);

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
