import { now } from '../../../server/clock.ts';
import { insertReservationDocument } from '../../../server/queries/reservations/reservation-documents.ts';
import {
  ofReservation,
  type ReservationKey,
} from '../../../server/queries/reservations/reservation-tables.ts';
import type { TransactionDecision } from '../../../server/schemas/transactions.ts';
import type { Doer } from '../../../server/services/audit.ts';
import { siteRules } from '../../../server/services/listings/shell.ts';
import { decideTransaction } from '../../../server/services/payments/payment-decisions.ts';
import { type RecordedPayment, recordPayment } from '../../../server/services/payments/payments.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import {
  moveReservation,
  type WantedMove,
} from '../../../server/services/reservations/reservation-moves.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createStaff,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { holdReservation } from '../../support/gates.ts';
import { atEveryStep } from '../../support/kill-paths.ts';
import type { Kind } from '../../support/reservation-kinds.ts';

const PREPAYMENT = 14_000_00;
const DEPOSIT = { purpose: 'DEPOSIT', amount_kurus: 5_000_00 } as const;
const BALANCE = { purpose: 'BALANCE', amount_kurus: 56_000_00 } as const;
let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

async function held(kind: Kind, own: object): Promise<ReservationKey> {
  const create = kind === 'villa' ? createReservation : createBoatReservation;
  const { id } = await create({ ...stayFromToday(60, 7), ...own });
  return { kind, id };
}

const record = (own: Pick<RecordedPayment, 'of'> & Partial<RecordedPayment>) =>
  db
    .transaction()
    .execute((transaction) =>
      recordPayment(
        transaction,
        { method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT, ...own },
        staff,
      ),
    );

const expectMoney = (of: ReservationKey, own: Partial<RecordedPayment> = {}) =>
  record({ of, status: 'PENDING', ...own });

const decide = async (id: number, decision: TransactionDecision) => {
  const rules = await siteRules();
  return db
    .transaction()
    .execute((transaction) => decideTransaction(transaction, id, decision, { doer: staff, rules }));
};

const move = (of: ReservationKey, wanted: WantedMove) => moveReservation(db, of, wanted, staff);

const cancel = (of: ReservationKey) => move(of, { status: 'CANCELLED', reason: 'Vazgeçti' });

const movementOf = (id: number) =>
  db
    .selectFrom('transactions')
    .select(['status', 'failure_code', 'needs_action'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const refundsOf = (of: ReservationKey) =>
  db
    .selectFrom('transactions')
    .select(['status', 'amount_kurus'])
    .where(of.kind === 'villa' ? 'reservation_id' : 'boat_reservation_id', '=', of.id)
    .where('purpose', '=', 'REFUND')
    .execute();

const ENDED = { status: 'FAILED', failure_code: 'reservation_ended', needs_action: null };

const ENDS: [from: string, to: WantedMove['status'], own: object][] = [
  ['PENDING', 'REJECTED', {}],
  ['PENDING', 'CANCELLED', {}],
  ['OPTION', 'CANCELLED', {}],
  ['CONFIRMED', 'CANCELLED', {}],
  ['CONFIRMED', 'NO_SHOW', stayFromToday(-1, 7)],
];

describe.each(['villa', 'boat'] as const)('a transfer that is expected of a %s', (kind) => {
  test.each(ENDS)('is waited for no more once a %s one is %s', async (from, to, own) => {
    const of = await held(kind, { status: from, ...own });
    const ids = [
      await expectMoney(of),
      await expectMoney(of, BALANCE),
      await expectMoney(of, DEPOSIT),
    ];

    await move(of, { status: to, reason: 'Olmadı' });

    for (const id of ids) expect(await movementOf(id)).toEqual(ENDED);
  });

  test('is waited for no more once its option is over', async () => {
    const of = await held(kind, { status: 'OPTION', option_until: inHours(-1) });
    const ids = [await expectMoney(of), await expectMoney(of, DEPOSIT)];

    await expireOptions(db, now(), kind);

    for (const id of ids) expect(await movementOf(id)).toEqual(ENDED);
  });
});

test('a deposit that is expected after the departure is waited for no more, the balance is', async () => {
  const of = await held('villa', { status: 'CHECKED_IN', ...stayFromToday(-8, 7) });
  const [balance, deposit] = [await expectMoney(of, BALANCE), await expectMoney(of, DEPOSIT)];

  await move(of, { status: 'COMPLETED' });

  expect(await movementOf(deposit)).toEqual(ENDED);
  expect(await movementOf(balance)).toMatchObject({ status: 'PENDING' });
});

test('the end of the waiting stands in its trail and in the audit log', async () => {
  const of = await held('villa', { status: 'OPTION' });
  const id = await expectMoney(of);

  await cancel(of);

  const trail = await db
    .selectFrom('transaction_events')
    .select(['kind', 'from_status', 'to_status', 'actor_id'])
    .where('transaction_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(trail).toEqual({
    kind: 'NOT_DUE',
    from_status: 'PENDING',
    to_status: 'FAILED',
    actor_id: staff.id,
  });
  const logged = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'transaction.not_due')
    .where('entity_id', '=', id)
    .execute();
  expect(logged).toEqual([{ actor_id: staff.id }]);
});

test('a transfer that a receipt announced waits until staff have looked at the account', async () => {
  const of = await held('villa', { status: 'PAYMENT_REVIEW' });
  const receipt_document_id = await insertReservationDocument(db, {
    ...ofReservation(of),
    ...{ kind: 'RECEIPT', name: 'dekont.pdf', mime: 'application/pdf', bytes: 1 },
    hash: 'a'.repeat(64),
  });
  const id = await expectMoney(of, { receipt_document_id });

  await cancel(of);

  expect(await movementOf(id)).toMatchObject({ status: 'PENDING' });
});

describe('money that comes nevertheless', () => {
  test('on the row that was expected is late, and waits to go back', async () => {
    const of = await held('villa', { status: 'OPTION' });
    const id = await expectMoney(of);
    await cancel(of);

    await decide(id, { status: 'PAID' });

    expect(await movementOf(id)).toMatchObject({ status: 'PAID', needs_action: 'LATE' });
    expect(await refundsOf(of)).toEqual([{ status: 'PENDING', amount_kurus: PREPAYMENT }]);
  });

  test('to the account waits to be matched, and is late once it is', async () => {
    const of = await held('boat', { status: 'OPTION' });
    await expectMoney(of);
    await cancel(of);

    const id = await record({ of: null });
    expect(await movementOf(id)).toMatchObject({ status: 'PAID', needs_action: 'UNMATCHED' });
    await decide(id, { boat_reservation_id: of.id });

    expect(await movementOf(id)).toMatchObject({ status: 'PAID', needs_action: 'LATE' });
    expect(await refundsOf(of)).toEqual([{ status: 'PENDING', amount_kurus: PREPAYMENT }]);
  });

  test('for an option that is over takes the stay up again', async () => {
    const of = await held('villa', { status: 'OPTION', option_until: inHours(-1) });
    const id = await expectMoney(of);
    await expireOptions(db, now(), 'villa');

    await decide(id, { status: 'PAID' });

    expect(await movementOf(id)).toMatchObject({ status: 'PAID', needs_action: null });
    const { status } = await db
      .selectFrom('reservations')
      .select('status')
      .where('id', '=', of.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('CONFIRMED');
  });

  test.each(['the end', 'the money'] as const)('at the same moment, %s first', async (first) => {
    const of = await held('villa', { status: 'OPTION' });
    const id = await expectMoney(of);
    const gate = await holdReservation(of.id);
    const acts = [() => cancel(of), () => decide(id, { status: 'PAID' })];
    if (first === 'the money') acts.reverse();
    const queued: Awaited<ReturnType<typeof gate.queue>>[] = [];
    for (const act of acts) queued.push(await gate.queue(act));

    await gate.open();

    for (const { done } of queued) expect(await done).toMatchObject({ status: 'fulfilled' });
    expect(await movementOf(id)).toMatchObject({ status: 'PAID' });
    expect(await refundsOf(of)).toEqual([{ status: 'PENDING', amount_kurus: PREPAYMENT }]);
  });
});

test.each([
  ['cancelled', cancel],
  ['over', () => expireOptions(db, now(), 'villa')],
] as const)(
  'killed anywhere while it is %s, neither ends without the other',
  async (_how, end) => {
    const { id: villa_id } = await createVilla();
    let days = 60;
    const died = await atEveryStep(async (kill) => {
      days += 3;
      const stay = stayFromToday(days, 3);
      const own = { villa_id, status: 'OPTION', option_until: inHours(-1), ...stay };
      const of = await held('villa', own);
      const id = await expectMoney(of);

      const wasKilled = await kill(() => end(of));

      const { status } = await db
        .selectFrom('reservations')
        .select('status')
        .where('id', '=', of.id)
        .executeTakeFirstOrThrow();
      const waits = { status: 'PENDING', failure_code: null, needs_action: null };
      expect(await movementOf(id)).toEqual(status === 'OPTION' ? waits : ENDED);
      if (!wasKilled) expect(status).not.toBe('OPTION');
      // So that the next run of the job finds its own option alone.
      if (status === 'OPTION') await cancel(of);
    });

    expect(died).toBeGreaterThan(3);
  },
  60_000,
);
