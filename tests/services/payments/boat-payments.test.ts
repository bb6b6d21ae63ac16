import { now } from '../../../server/clock.ts';
import { reconcilePayments } from '../../../server/services/payments/payment-reconciling.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { bearer, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import {
  comeBack,
  decide,
  type FakeOrder,
  fake,
  goToPay,
  optionAndPageEnd,
  takeCardsBy,
} from '../../support/fake-provider.ts';

const PREPAYMENT = 36_000_00;
const DEPOSIT = 20_000_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
});

async function stateOf(id: number) {
  const { status, paid_kurus } = await db
    .selectFrom('boat_reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action'])
    .where('boat_reservation_id', '=', id)
    .orderBy('id')
    .execute();
  return { status, paid_kurus, movements };
}

const told = ({ movements }: Awaited<ReturnType<typeof stateOf>>) =>
  movements.map(({ purpose, status, needs_action }) => [purpose, status, needs_action].join(' '));

async function pay(order: FakeOrder) {
  decide(order, 'success');
  if (order.protocol === 'iyzico') await comeBack(order).expect(303);
  else await fake.notify(order);
}

describe.each(['iyzico', 'paytr'] as const)('a charter paid by %s', (protocol) => {
  beforeAll(() => takeCardsBy(protocol));

  test('is confirmed at once, or when the job has asked', async () => {
    const heard = await createBoatReservation({ status: 'OPTION' });
    const lost = await createBoatReservation({ status: 'OPTION' });
    await pay(await goToPay(heard.reservation_id));
    decide(await goToPay(lost.reservation_id), 'lost');

    await reconcilePayments(db, now().add({ minutes: 3 }));

    for (const { id } of [heard, lost])
      expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('too late for its days, stands with its refund, which goes back to the card', async () => {
    const boat = await createBoat();
    const { id, reservation_id } = await createBoatReservation({
      boat_id: boat.id,
      status: 'OPTION',
    });
    const order = await goToPay(reservation_id);
    decide(order, 'late');
    await optionAndPageEnd('boat', id);
    await reconcilePayments(db, now().add({ minutes: 2 }));
    await expireOptions(db, now(), 'boat');
    await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    fake.book.approve(order, 'paid');
    await reconcilePayments(db, now().add({ minutes: 5 }));

    const late = await stateOf(id);
    expect(late.status).toBe('EXPIRED');
    expect(told(late)).toEqual(['PREPAYMENT PAID LATE', 'REFUND PENDING ']);
    await site
      .post(`/v1/admin/transactions/${late.movements[1]?.id}/refund`)
      .set(staff)
      .send({})
      .expect(200);
    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([PREPAYMENT]);
    expect((await stateOf(id)).paid_kurus).toBe(0);
  });

  test('has its deposit kept, and given back when it is called off', async () => {
    const { id, reservation_id } = await createBoatReservation({
      ...{ status: 'CONFIRMED', deposit_kurus: DEPOSIT, paid_kurus: 120_000_00 },
    });
    const { body } = await site
      .post('/v1/admin/sendpaymentlink')
      .set(staff)
      .send({ reservation_id, purpose: 'DEPOSIT' })
      .expect(200);
    await pay(await goToPay(body.content.payment_link.url.split('/').at(-1)));
    const page = await findEnquiry(reservation_id, 'ayse.demirtas@ornek.example');

    await site
      .patch(`/v1/admin/boatreservations/${id}`)
      .set(staff)
      .send({ status: 'CANCELLED', reason: 'Fırtına', cancelled_by: 'AGENCY' })
      .expect(200);

    expect(page.text).toContain('Hasar depozitosu (alındı, inişte iade edilir)');
    expect(told(await stateOf(id))).toEqual(
      expect.arrayContaining(['DEPOSIT PAID ', 'REFUND PENDING REFUND_DUE']),
    );
  });
});
