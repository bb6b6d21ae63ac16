import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { askCardPayment } from '../../../server/services/payments/card-payments.ts';
import { sendRefund } from '../../../server/services/payments/card-refunds.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createUser,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { decide, takeCardsBy } from '../../support/fake-provider.ts';
import {
  atEveryStep,
  type Books,
  booksOf,
  minutesPass,
  ordersOf,
  paidOf,
  start,
} from '../../support/kill-paths.ts';
import { acceptTexts } from '../../support/payment-page.ts';

const PREPAYMENT = 14_000_00;

let villa_id: number;
let count = 0;

beforeAll(async () => {
  takeCardsBy('iyzico');
  villa_id = (await createVilla()).id;
});

/** One option after another in one villa, whose guest accepted its texts. */
async function createOption() {
  count += 1;
  const stay = stayFromToday(30 + count * 3, 3);
  const option = await createReservation({ villa_id, status: 'OPTION', ...stay });
  await acceptTexts(option.reservation_id);
  return option;
}

test('killed while it is told of a payment, it books the payment once', async () => {
  const died = await atEveryStep(async (kill) => {
    const { id, reservation_id } = await createOption();
    await start(reservation_id);
    const [order] = ordersOf(reservation_id);
    if (!order) throw new Error('no order');
    decide(order, 'success');
    const { id: payment } = await db
      .selectFrom('transactions')
      .select('id')
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();

    await kill(() => askCardPayment(db, payment));
    await minutesPass();

    const books = await booksOf(id);
    expect(books).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(books.mails.filter((code) => code === 'reservation_confirmed')).toHaveLength(1);
    expect(books.movements).toHaveLength(1);
    expect(paidOf(books)).toHaveLength(1);
  });

  expect(died).toBeGreaterThan(6);
});

test('killed while a payment is opened, it loses no money, and the guest can go on', async () => {
  const died = await atEveryStep(async (kill) => {
    const { id, reservation_id } = await createOption();

    await kill(() => start(reservation_id));
    // What the provider already opened can be paid only by who was sent there; the guest tries again.
    await db
      .updateTable('transactions')
      .set({ created_at: now().subtract({ minutes: 1 }).toString() })
      .where('reservation_id', '=', id)
      .execute();
    const started = await start(reservation_id);
    expect(started.kind).toBe('page');
    const order = ordersOf(reservation_id).at(-1);
    if (!order) throw new Error('no order');
    decide(order, 'lost');
    await minutesPass();

    const books = await booksOf(id);
    expect(books).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(paidOf(books)).toHaveLength(1);
    expect(books.movements.filter(({ status }) => status === 'PENDING')).toEqual([]);
  });

  expect(died).toBeGreaterThan(10);
});

test('killed while a refund is sent, it is sent once and no more than once', async () => {
  const { id: staff } = await createUser();
  const clerk = { ...SYSTEM, id: staff, role: 'ADMIN' } as const;
  const died = await atEveryStep(async (kill) => {
    const { id, reservation_id } = await createOption();
    await start(reservation_id);
    const [order] = ordersOf(reservation_id);
    if (!order) throw new Error('no order');
    decide(order, 'lost');
    await minutesPass();
    const [payment] = (await booksOf(id)).movements;
    const refund = await db
      .insertInto('transactions')
      .values({
        reservation_id: id,
        method: 'CARD',
        purpose: 'REFUND',
        amount_kurus: 4_000_00,
        refund_of_id: payment?.id ?? 0,
        needs_action: 'REFUND_DUE',
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    await kill(() => sendRefund(db, refund.id, clerk));
    await minutesPass();
    const isSent = (books: Books) =>
      books.movements.some(({ id: is, status }) => is === refund.id && status === 'PAID');
    // What never reached the provider waits for staff, who send it again.
    if (!isSent(await booksOf(id))) await sendRefund(db, refund.id, clerk);

    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([4_000_00]);
    const books = await booksOf(id);
    expect(isSent(books)).toBe(true);
    expect(books.paid_kurus).toBe(PREPAYMENT - 4_000_00);
  });

  expect(died).toBeGreaterThan(8);
});
