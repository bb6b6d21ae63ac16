import { now } from '../../server/clock.ts';
import { SYSTEM } from '../../server/services/audit.ts';
import { askCardPayment, startCardPayment } from '../../server/services/card-payments.ts';
import { sendRefund } from '../../server/services/card-refunds.ts';
import { getPayable, wantedOf } from '../../server/services/payables.ts';
import { reconcilePayments } from '../../server/services/payment-reconciling.ts';
import { db } from '../support/db.ts';
import { createReservation, createUser, createVilla, stayFromToday } from '../support/factories.ts';
import { decide, type FakeOrder, fake, takeCardsBy } from '../support/fake-provider.ts';
import { untilKilled } from '../support/kill-points.ts';

const PREPAYMENT = 14_000_00;
const GUEST = { ...SYSTEM, role: 'GUEST' } as const;
/** More steps than any path here has; a path that ends alive ends the loop. */
const MOST_STEPS = 120;

let villa_id: number;
let count = 0;

beforeAll(async () => {
  takeCardsBy('iyzico');
  villa_id = (await createVilla()).id;
});

/** One option after another in one villa. */
function createOption() {
  count += 1;
  return createReservation({ villa_id, status: 'OPTION', ...stayFromToday(30 + count * 3, 3) });
}

/** Every place at which a path can die. */
async function atEveryStep(
  path: (kill: (run: () => Promise<unknown>) => Promise<boolean>) => Promise<void>,
): Promise<number> {
  let died = 0;
  for (const when of ['before', 'after'] as const)
    for (let at = 1; at <= MOST_STEPS; at += 1) {
      let isDead = false;
      await path(async (run) => (isDead = await untilKilled({ at, when }, run)));
      if (!isDead) break;
      died += 1;
    }
  return died;
}

const minutesPass = async () => {
  for (const minutes of [3, 8]) await reconcilePayments(db, now().add({ minutes }));
};

async function start(reservation_id: string) {
  const payable = await getPayable(db, reservation_id);
  return startCardPayment(db, wantedOf(payable), GUEST);
}

const ordersOf = (reservation_id: string): FakeOrder[] =>
  fake.book.orders.filter(({ basket_id }) => basket_id === reservation_id);

async function booksOf(id: number) {
  const { status, paid_kurus } = await db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select('template_code')
    .where('reservation_id', '=', id)
    .where('template_code', '=', 'reservation_confirmed')
    .execute();
  return { status, paid_kurus, movements, confirmations: mails.length };
}

const paidOf = ({ movements }: Awaited<ReturnType<typeof booksOf>>) =>
  movements.filter(({ status, purpose }) => status === 'PAID' && purpose !== 'REFUND');

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
    expect(books).toMatchObject({
      status: 'CONFIRMED',
      paid_kurus: PREPAYMENT,
      confirmations: 1,
    });
    expect(books.movements).toHaveLength(1);
    expect(paidOf(books)).toHaveLength(1);
  });

  expect(died).toBeGreaterThan(30);
}, 60_000);

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

  expect(died).toBeGreaterThan(15);
}, 60_000);

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
    const isSent = (books: Awaited<ReturnType<typeof booksOf>>) =>
      books.movements.some(({ id: is, status }) => is === refund.id && status === 'PAID');
    // What never reached the provider waits for staff, who send it again.
    if (!isSent(await booksOf(id))) await sendRefund(db, refund.id, clerk);

    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([4_000_00]);
    const books = await booksOf(id);
    expect(isSent(books)).toBe(true);
    expect(books.paid_kurus).toBe(PREPAYMENT - 4_000_00);
  });

  expect(died).toBeGreaterThan(15);
}, 60_000);
