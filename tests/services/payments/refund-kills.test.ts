import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { siteRules } from '../../../server/services/listings/shell.ts';
import { sendRefund } from '../../../server/services/payments/card-refunds.ts';
import { decideTransaction } from '../../../server/services/payments/payment-decisions.ts';
import { reconcilePayments } from '../../../server/services/payments/payment-reconciling.ts';
import { resolveRefund } from '../../../server/services/payments/unsure-refunds.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createTransaction,
  createUser,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { type FakeOrder, holdNextAnswer, takeCardsBy } from '../../support/fake-provider.ts';
import { atEveryStep, booksOf, createPaidByCard, minutesPass } from '../../support/kill-paths.ts';

const PREPAYMENT = 14_000_00;
const BALANCE = 56_000_00;

let villa_id: number;
let clerk: typeof SYSTEM & { id: number; role: 'ADMIN' };
let count = 0;

beforeAll(async () => {
  takeCardsBy('iyzico');
  villa_id = (await createVilla()).id;
  clerk = { ...SYSTEM, id: (await createUser()).id, role: 'ADMIN' };
});

/** A stay that was paid by card in two parts, and a refund that none of them holds alone. */
async function createPaidTwice(refund_kurus: number) {
  count += 1;
  const reservation = await createReservation({
    ...{ villa_id, status: 'CONFIRMED', paid_kurus: PREPAYMENT + BALANCE },
    ...stayFromToday(30 + count * 3, 3),
  });
  const first = await createPaidByCard(reservation, PREPAYMENT);
  const second = await createPaidByCard(reservation, BALANCE);
  const { id } = await createTransaction({
    ...{ reservation_id: reservation.id, method: 'CARD', purpose: 'REFUND' },
    ...{ amount_kurus: refund_kurus, needs_action: 'REFUND_DUE' },
  });
  return { id, reservation, orders: [first.order, second.order], payments: [first, second] };
}

const refundsOf = async (id: number) =>
  (await booksOf(id)).movements.filter(({ purpose }) => purpose === 'REFUND');

/** What never reached the provider waits for staff, who send it again. */
async function sendAgain(id: number) {
  for (const { id: waiting, status, method } of await refundsOf(id))
    if (status === 'PENDING' && method === 'CARD') await sendRefund(db, waiting, clerk, 'TRANSFER');
}

const sum = (amounts: readonly { amount_kurus: number }[]) =>
  amounts.reduce((total, { amount_kurus }) => total + amount_kurus, 0);

test('killed while a refund goes back in parts, every part goes once and the rest is planned once', async () => {
  const died = await atEveryStep(async (kill) => {
    const wanted = PREPAYMENT + BALANCE + 2_000_00;
    const { id, reservation, orders } = await createPaidTwice(wanted);
    await createTransaction({
      ...{ reservation_id: reservation.id, status: 'PAID', amount_kurus: 2_000_00 },
      paid_at: now().toString(),
    });

    await kill(() => sendRefund(db, id, clerk, 'TRANSFER'));
    await minutesPass();
    await sendAgain(reservation.id);

    const refunds = await refundsOf(reservation.id);
    expect(sum(refunds)).toBe(wanted);
    expect(refunds.filter(({ method }) => method === 'TRANSFER')).toEqual([
      expect.objectContaining({ status: 'PENDING', amount_kurus: 2_000_00 }),
    ]);
    expect(orders.map(({ refunds: sent }) => sent.map((each) => each.amount_kurus))).toEqual([
      [PREPAYMENT],
      [BALANCE],
    ]);
    expect((await booksOf(reservation.id)).paid_kurus).toBe(2_000_00);
  });

  expect(died).toBeGreaterThan(15);
});

test('killed while it finds out what became of a refund, it books it once', async () => {
  const died = await atEveryStep(async (kill) => {
    const { id, reservation, orders } = await createPaidTwice(3_000_00);
    if (orders[1]) orders[1].trouble = { kind: 'html_502', left: 1 };
    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });

    await kill(() => resolveRefund(db, id, now().add({ minutes: 2 })));
    await minutesPass();

    expect(await refundsOf(reservation.id)).toMatchObject([{ status: 'PAID' }]);
    expect(orders[1]?.refunds).toHaveLength(1);
    expect((await booksOf(reservation.id)).paid_kurus).toBe(PREPAYMENT + BALANCE - 3_000_00);
  });

  expect(died).toBeGreaterThan(6);
});

describe('while nobody knows what became of one refund', () => {
  test('another of the same payment waits, so that neither is taken for the other', async () => {
    const { id, reservation, orders, payments } = await createPaidTwice(4_000_00);
    const second = await createTransaction({
      ...{ reservation_id: reservation.id, method: 'CARD', purpose: 'REFUND' },
      ...{ amount_kurus: 5_000_00, refund_of_id: payments[1]?.id ?? 0 },
      needs_action: 'REFUND_DUE',
    });
    if (orders[1]) orders[1].trouble = { kind: 'html_502', left: 1 };
    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });

    const refused = sendRefund(db, second.id, clerk);

    await expect(refused).rejects.toMatchObject({ code: 'refund_in_flight' });
    await reconcilePayments(db, now().add({ minutes: 2 }));
    await sendRefund(db, second.id, clerk);
    expect(orders[1]?.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([
      4_000_00, 5_000_00,
    ]);
    expect(sum(await refundsOf(reservation.id))).toBe(9_000_00);
  });

  test('an answer that comes when it was asked for anew does not let it be sent a second time', async () => {
    const { id, reservation, orders } = await createPaidTwice(4_000_00);
    const order = orders[1] as FakeOrder;
    const sendUnheard = async () => {
      order.trouble = { kind: 'html_502', left: 1 };
      await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });
    };
    await sendUnheard();
    // The provider never did it.
    order.refunds.pop();
    const later = now().add({ minutes: 6 });

    const report = holdNextAnswer('/reporting/payment/details');
    const late = resolveRefund(db, id, later);
    await report.asked;
    await resolveRefund(db, id, later);
    await sendUnheard();
    report.release();
    await late;

    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });
    await minutesPass();
    expect(sum(order.refunds)).toBe(4_000_00);
    expect(await refundsOf(reservation.id)).toMatchObject([{ status: 'PAID' }]);
  });

  test('it is no part of what an end gives back, so that nothing goes back twice', async () => {
    const { id, reservation, orders } = await createPaidTwice(4_000_00);
    if (orders[1]) orders[1].trouble = { kind: 'html_502', left: 1 };
    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });

    const end = { status: 'CANCELLED', reason: 'Ev satıldı' } as const;
    await moveReservation(db, { kind: 'villa', id: reservation.id }, end, clerk);
    await reconcilePayments(db, now().add({ minutes: 2 }));
    await sendAgain(reservation.id);

    expect(sum(await refundsOf(reservation.id))).toBe(PREPAYMENT + BALANCE);
    expect(sum(orders.flatMap(({ refunds }) => refunds))).toBe(PREPAYMENT + BALANCE);
    expect((await booksOf(reservation.id)).paid_kurus).toBe(0);
  });

  test('it pays for no option that staff take up again', async () => {
    count += 1;
    const reservation = await createReservation({
      ...{ villa_id, status: 'EXPIRED', paid_kurus: PREPAYMENT },
      ...stayFromToday(30 + count * 3, 3),
    });
    const { order, id: refund_of_id } = await createPaidByCard(reservation, PREPAYMENT);
    const { id } = await createTransaction({
      ...{ reservation_id: reservation.id, method: 'CARD', purpose: 'REFUND' },
      ...{ amount_kurus: PREPAYMENT, refund_of_id, needs_action: 'REFUND_DUE' },
    });
    order.trouble = { kind: 'html_502', left: 1 };
    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });

    await moveReservation(db, { kind: 'villa', id: reservation.id }, { status: 'OPTION' }, clerk);
    await reconcilePayments(db, now().add({ minutes: 2 }));

    expect(await booksOf(reservation.id)).toMatchObject({ status: 'OPTION', paid_kurus: 0 });
  });

  test('no more than the rest goes back by hand', async () => {
    const { id, reservation, orders } = await createPaidTwice(4_000_00);
    const planned = await createTransaction({
      ...{ reservation_id: reservation.id, method: 'TRANSFER', purpose: 'REFUND' },
      ...{ amount_kurus: PREPAYMENT + BALANCE, needs_action: 'REFUND_DUE' },
    });
    if (orders[1]) orders[1].trouble = { kind: 'html_502', left: 1 };
    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });

    const byHand = db
      .transaction()
      .execute(async (transaction) =>
        decideTransaction(
          transaction,
          planned.id,
          { status: 'PAID' },
          { doer: clerk, rules: await siteRules() },
        ),
      );

    await expect(byHand).rejects.toMatchObject({ fields: { amount_kurus: 'more_than_paid' } });
  });

  test('it is told from one of the same payment that staff sent themselves', async () => {
    const { id, reservation, orders, payments } = await createPaidTwice(4_000_00);
    await createTransaction({
      ...{ reservation_id: reservation.id, method: 'CARD', purpose: 'REFUND', status: 'PAID' },
      ...{ amount_kurus: 3_000_00, refund_of_id: payments[1]?.id ?? 0, paid_at: now().toString() },
    });
    if (orders[1]) orders[1].trouble = { kind: 'html_502', left: 1 };
    await expect(sendRefund(db, id, clerk)).rejects.toMatchObject({ code: 'refund_in_flight' });

    await minutesPass();

    expect(await refundsOf(reservation.id)).toMatchObject([
      { id, status: 'PAID' },
      { status: 'PAID' },
    ]);
    expect(orders[1]?.refunds).toHaveLength(1);
  });
});
