import { bearer, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createReservation, stayFromToday } from '../../support/factories.ts';
import {
  comeBack,
  decide,
  type FakeOrder,
  fake,
  goToPay,
  takeCardsBy,
} from '../../support/fake-provider.ts';
import { mailsOf } from '../../support/reservation-traces.ts';

const DEPOSIT = 10_000_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
});

const ask = (reservation_id: string) =>
  site.post('/v1/admin/sendpaymentlink').set(staff).send({ reservation_id, purpose: 'DEPOSIT' });

const move = (id: number, body: object) =>
  site.patch(`/v1/admin/reservations/${id}`).set(staff).send(body);

const depositOf = (id: number) =>
  db
    .selectFrom('deposits')
    .select(['state', 'amount_kurus', 'returned_kurus', 'method', 'deduction_reason'])
    .where('reservation_id', '=', id)
    .executeTakeFirst();

const refundOf = (id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'status', 'method', 'amount_kurus'])
    .where('reservation_id', '=', id)
    .where('purpose', '=', 'REFUND')
    .executeTakeFirst();

async function pay(order: FakeOrder) {
  decide(order, 'success');
  if (order.protocol === 'iyzico') await comeBack(order).expect(303);
  else await fake.notify(order);
}

/** A stay that ends today and whose deposit was paid by card. */
async function deposited() {
  const reservation = await createReservation({
    ...{ status: 'CONFIRMED', deposit_kurus: DEPOSIT, paid_kurus: 70_000_00 },
    ...stayFromToday(-4, 4),
  });
  const { body } = await ask(reservation.reservation_id).expect(200);
  const { payment_link } = body.content;
  const order = await goToPay(payment_link.url.split('/').at(-1));
  await pay(order);
  return { ...reservation, order, payment_link };
}

describe.each(['iyzico', 'paytr'] as const)('a deposit by %s', (protocol) => {
  beforeAll(() => takeCardsBy(protocol));

  test('is asked for by a link of its own, paid, kept apart from the stay, and acknowledged', async () => {
    const { id, reservation_id, payment_link } = await deposited();

    const { paid_kurus } = await db
      .selectFrom('reservations')
      .select('paid_kurus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payment_link).toMatchObject({ purpose: 'DEPOSIT', amount_kurus: DEPOSIT });
    expect(await depositOf(id)).toMatchObject({
      state: 'TAKEN',
      amount_kurus: DEPOSIT,
      method: 'CARD',
    });
    expect(paid_kurus).toBe(70_000_00);
    expect(await mailsOf(id)).toEqual(['deposit_link', 'deposit_received']);
    expect((await ask(reservation_id)).body.code).toBe('nothing_due');
    const page = await findEnquiry(reservation_id, 'ayse.demirtas@ornek.example');
    expect(page.text).toContain('Hasar depozitosu (alındı, çıkışta iade edilir)');
  });

  test('goes back to its card after the departure, and the guest is told', async () => {
    const { id, order } = await deposited();
    await move(id, { status: 'CHECKED_IN' }).expect(200);
    await move(id, {
      ...{ status: 'COMPLETED', deposit_returned_kurus: DEPOSIT - 1_500_00 },
      deduction_reason: 'Kırılan sandalye',
    }).expect(200);
    const planned = await refundOf(id);
    const before = await depositOf(id);

    await site.post(`/v1/admin/transactions/${planned?.id}/refund`).set(staff).send({}).expect(200);

    expect(planned).toMatchObject({
      ...{ status: 'PENDING', method: 'CARD' },
      amount_kurus: DEPOSIT - 1_500_00,
    });
    expect(before).toMatchObject({ state: 'TAKEN', deduction_reason: 'Kırılan sandalye' });
    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([DEPOSIT - 1_500_00]);
    expect(await depositOf(id)).toMatchObject({
      state: 'PARTLY_RETURNED',
      returned_kurus: DEPOSIT - 1_500_00,
    });
    expect((await mailsOf(id)).at(-1)).toBe('deposit_returned');
  });
});

test('a link ends once the deposit was taken at the door, and leaves the one for the rest alone', async () => {
  takeCardsBy('iyzico');
  const { id, reservation_id } = await createReservation({
    ...{ status: 'CONFIRMED', deposit_kurus: DEPOSIT },
    ...stayFromToday(0, 4),
  });
  const rest = await site.post('/v1/admin/sendpaymentlink').set(staff).send({ reservation_id });
  const deposit = await ask(reservation_id).expect(200);
  await move(id, { status: 'CHECKED_IN', deposit_method: 'CASH' }).expect(200);

  const links = await db
    .selectFrom('payment_links')
    .select(['purpose', 'cancelled_at'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
  const page = await site.get(new URL(deposit.body.content.payment_link.url).pathname);
  expect(rest.status).toBe(200);
  expect(links.map(({ purpose, cancelled_at }) => [purpose, cancelled_at !== null])).toEqual([
    ['PREPAYMENT', false],
    ['DEPOSIT', true],
  ]);
  expect(page.text).not.toContain('name="pay"');
  expect(await mailsOf(id)).not.toContain('deposit_received');
});
