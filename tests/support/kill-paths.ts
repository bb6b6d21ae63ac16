import { now } from '../../server/clock.ts';
import { SYSTEM } from '../../server/services/audit.ts';
import { startCardPayment } from '../../server/services/payments/card-payments.ts';
import { getPayable, wantedOf } from '../../server/services/payments/payables.ts';
import { reconcilePayments } from '../../server/services/payments/payment-reconciling.ts';
import { db } from './db.ts';
import { createTransaction } from './factories.ts';
import { decide, type FakeOrder, fake } from './fake-provider.ts';
import { untilKilled } from './kill-points.ts';

const GUEST = { ...SYSTEM, role: 'GUEST' } as const;
/** More steps than any path here has; a path that ends alive ends the loop. */
const MOST_STEPS = 60;

/** Every place at which a path can die. Resolves with how many there were. */
export async function atEveryStep(
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

/** The job's runs of eight minutes. */
export const minutesPass = async () => {
  for (const minutes of [3, 8]) await reconcilePayments(db, now().add({ minutes }));
};

/** The guest presses "pay" on the page of a reservation's or a link's code. */
export async function start(code: string) {
  const payable = await getPayable(db, code);
  return startCardPayment(db, wantedOf(payable), GUEST);
}

export const ordersOf = (reservation_id: string): FakeOrder[] =>
  fake.book.orders.filter(({ basket_id }) => basket_id === reservation_id);

/** What stands in the books of a reservation. */
export async function booksOf(id: number) {
  const { status, paid_kurus, option_until, option_extended_at } = await db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus', 'option_until', 'option_extended_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('transactions')
    .select([
      'id',
      'purpose',
      'status',
      'method',
      'amount_kurus',
      'needs_action',
      'conversation_id',
      'refund_of_id',
    ])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select('template_code')
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...{ status, paid_kurus, option_until, option_extended_at, movements },
    mails: mails.map(({ template_code }) => template_code),
  };
}

export type Books = Awaited<ReturnType<typeof booksOf>>;

export const paidOf = ({ movements }: Books) =>
  movements.filter(({ status, purpose }) => status === 'PAID' && purpose !== 'REFUND');

/** A payment that the provider holds and our books know. */
export async function createPaidByCard(
  { id, reservation_id }: { id: number; reservation_id: string },
  amount_kurus: number,
) {
  const order = fake.book.open({
    protocol: 'iyzico',
    conversation_id: `C${fake.book.orders.length}N${id}`,
    basket_id: reservation_id,
    amount_kurus,
    title: 'x',
    return_url: 'http://koy.test',
  });
  decide(order, 'lost');
  const payment = await createTransaction({
    ...{ reservation_id: id, status: 'PAID', method: 'CARD', provider: 'FAKE', amount_kurus },
    provider_payment_id: order.payment_id,
    conversation_id: order.conversation_id,
    paid_at: now().toString(),
  });
  return { ...payment, order };
}
