import { now } from '../../../server/clock.ts';
import { reconcilePayments } from '../../../server/services/payments/payment-reconciling.ts';
import { db } from '../../support/db.ts';
import { createReservation } from '../../support/factories.ts';
import {
  comeBack,
  decide,
  goToPay,
  type Outcome,
  takeCardsBy,
} from '../../support/fake-provider.ts';
import { mailsOf } from '../../support/reservation-traces.ts';

beforeAll(() => takeCardsBy('iyzico'));

async function payWith(outcome: Outcome, times = 1) {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  const order = await goToPay(reservation_id);
  decide(order, outcome);
  for (let count = 0; count < times; count += 1) await comeBack(order).expect(303);
  return id;
}

test('a prepayment that confirms is told by the confirmation alone, once', async () => {
  expect(await mailsOf(await payWith('success', 3))).toEqual(['reservation_confirmed']);
});

test('a card that was refused is told, once', async () => {
  const id = await payWith('failure', 3);
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();

  expect(await mailsOf(id)).toEqual(['payment_failed']);
  // It is read when the time to pay may be over.
  expect(text).toContain('dolduysa aynı sayfadan tarihleri yeniden isteyebilirsiniz');
});

test('money that confirms nothing is acknowledged', async () => {
  expect(await mailsOf(await payWith('wrong_amount'))).toEqual(['payment_received']);
});

test('a page that nobody paid on is nothing to write about', async () => {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  await goToPay(reservation_id);

  await reconcilePayments(db, now().add({ minutes: 50 }));

  expect(await mailsOf(id)).toEqual([]);
});
