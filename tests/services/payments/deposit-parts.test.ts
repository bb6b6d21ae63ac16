import { now } from '../../../server/clock.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { bearer, signIn, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createReservation, createTransaction, stayFromToday } from '../../support/factories.ts';
import {
  comeBack,
  decide,
  goToPay,
  optionAndPageEnd,
  takeCardsBy,
} from '../../support/fake-provider.ts';
import { mailsOf } from '../../support/reservation-traces.ts';

const CARD = 5_000_00;
const CASH = 500_00;
const ALL = CARD + CASH;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
  takeCardsBy('iyzico');
});

const stay = (own: object = {}) =>
  createReservation({
    ...{ status: 'CONFIRMED', deposit_kurus: CARD, paid_kurus: 70_000_00 },
    ...stayFromToday(-4, 4),
    ...own,
  });

const bring = (reservation_id: number, method: string, amount_kurus: number) =>
  site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ reservation_id, method, purpose: 'DEPOSIT', amount_kurus })
    .expect(201);

const move = (id: number, body: object) =>
  site.patch(`/v1/admin/reservations/${id}`).set(staff).send(body);

/** A stay that ends today; its deposit was paid by a card's link, and more of it in cash. */
async function byCardAndCash() {
  const reservation = await stay();
  const { body } = await site
    .post('/v1/admin/sendpaymentlink')
    .set(staff)
    .send({ reservation_id: reservation.reservation_id, purpose: 'DEPOSIT' })
    .expect(200);
  const order = await goToPay(body.content.payment_link.url.split('/').at(-1));
  decide(order, 'success');
  await comeBack(order).expect(303);
  await bring(reservation.id, 'CASH', CASH);
  await move(reservation.id, { status: 'CHECKED_IN' }).expect(200);
  return { ...reservation, order };
}

/** Its refunds, each with the payment it gives back. */
const refundsOf = (id: number) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('transactions as refunded', 'refunded.id', 't.refund_of_id')
    .select(['t.id', 't.status', 't.method', 't.amount_kurus'])
    .select(['refunded.method as came_by', 'refunded.amount_kurus as came_kurus'])
    .where('t.reservation_id', '=', id)
    .where('t.purpose', '=', 'REFUND')
    .orderBy('t.id')
    .execute();

const said = async (id: number) =>
  (await refundsOf(id)).map(
    (each) =>
      `${each.status} ${each.method} ${each.amount_kurus} of ${each.came_by} ${each.came_kurus}`,
  );

const depositOf = async (id: number) => {
  const { state, amount_kurus, returned_kurus } = await db
    .selectFrom('deposits')
    .select(['state', 'amount_kurus', 'returned_kurus'])
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  return `${state} ${returned_kurus} of ${amount_kurus}`;
};

async function refundBy(id: number, method: string): Promise<number> {
  const refund = (await refundsOf(id)).find((each) => each.method === method);
  if (!refund) throw new Error(`no refund by ${method}`);
  return refund.id;
}

const sendToCard = async (id: number) =>
  site
    .post(`/v1/admin/transactions/${await refundBy(id, 'CARD')}/refund`)
    .set(staff)
    .send({});

const decided = async (id: number, method: string, body: object) =>
  site
    .patch(`/v1/admin/transactions/${await refundBy(id, method)}`)
    .set(staff)
    .send(body);

describe('a deposit by card with an addition in cash', () => {
  test('goes back in two parts where staff leave it to be settled', async () => {
    const { id, order } = await byCardAndCash();

    await move(id, { status: 'COMPLETED' }).expect(200);

    expect(await said(id)).toEqual([
      `PENDING CARD ${CARD} of CARD ${CARD}`,
      `PENDING CASH ${CASH} of CASH ${CASH}`,
    ]);
    expect((await sendToCard(id)).status).toBe(200);
    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([CARD]);
    expect(await depositOf(id)).toBe(`TAKEN ${CARD} of ${ALL}`);
    expect((await decided(id, 'CASH', { status: 'PAID' })).status).toBe(200);
    expect(await depositOf(id)).toBe(`RETURNED ${ALL} of ${ALL}`);
  });

  test('has its cash given back at the door, and its card’s part by the provider', async () => {
    const { id, reservation_id } = await byCardAndCash();

    await move(id, { status: 'COMPLETED', deposit_returned_kurus: ALL }).expect(200);

    expect(await said(id)).toEqual([
      `PENDING CARD ${CARD} of CARD ${CARD}`,
      `PAID CASH ${CASH} of CASH ${CASH}`,
    ]);
    expect(await depositOf(id)).toBe(`TAKEN ${CASH} of ${ALL}`);
    const page = await findEnquiry(reservation_id, 'ayse.demirtas@ornek.example');
    expect(page.text).toContain('Hasar depozitosu (alındı, çıkışta iade edilir)');
    const desk = await site
      .get(`/dashboard/reservations/villa/${id}`)
      .set('cookie', await signIn('ADMIN'))
      .expect(200);
    expect(desk.text).toContain('₺5.500 · Kart, Nakit');
    expect(desk.text).toContain('<dd>₺500</dd>');
    expect((await sendToCard(id)).status).toBe(200);
    expect(await depositOf(id)).toBe(`RETURNED ${ALL} of ${ALL}`);
    expect((await mailsOf(id)).filter((code) => code === 'deposit_returned')).toHaveLength(1);
  });

  test('goes back to its own payment, though the stay was paid by card as well', async () => {
    const { id, order } = await byCardAndCash();
    for (const number of ['ONE', 'TWO'])
      await createTransaction({
        ...{ reservation_id: id, method: 'CARD', status: 'PAID', paid_at: now().toString() },
        ...{ provider: 'FAKE', provider_payment_id: number, conversation_id: `STAY${number}` },
        amount_kurus: 3_000_00,
      });
    await move(id, { status: 'COMPLETED' }).expect(200);

    expect((await sendToCard(id)).status).toBe(200);

    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([CARD]);
    expect(await said(id)).toEqual([
      `PAID CARD ${CARD} of CARD ${CARD}`,
      `PENDING CASH ${CASH} of CASH ${CASH}`,
    ]);
  });

  test('leaves a transfer that is expected for all of it, when a part comes another way', async () => {
    const { id } = await stay();
    const { id: expected } = await createTransaction({
      ...{ reservation_id: id, purpose: 'DEPOSIT', amount_kurus: CARD },
    });

    await bring(id, 'CASH', CASH);

    const { status } = await db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', expected)
      .executeTakeFirstOrThrow();
    expect(status).toBe('PENDING');
  });

  test('leaves what is deducted at the last part', async () => {
    const { id } = await byCardAndCash();
    const returned = { deposit_returned_kurus: CARD, deduction_reason: 'Kırılan sandalye' };

    await move(id, { status: 'COMPLETED', ...returned }).expect(200);
    await sendToCard(id);

    expect(await said(id)).toEqual([`PAID CARD ${CARD} of CARD ${CARD}`]);
    expect(await depositOf(id)).toBe(`PARTLY_RETURNED ${CARD} of ${ALL}`);
  });

  test('wants a reason for a part that is not sent, and is settled with its last one', async () => {
    const { id } = await byCardAndCash();
    await move(id, { status: 'COMPLETED' }).expect(200);

    const refused = await decided(id, 'CASH', { status: 'FAILED' });
    await decided(id, 'CASH', { status: 'FAILED', note: 'Kırılan sandalye' });

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual(['note']);
    expect(await depositOf(id)).toBe(`TAKEN 0 of ${ALL}`);
    await sendToCard(id);
    expect(await depositOf(id)).toBe(`PARTLY_RETURNED ${CARD} of ${ALL}`);
  });

  test('is not sent by a second clerk once a first kept it', async () => {
    const { id } = await stay();
    await bring(id, 'CASH', CARD);
    await move(id, { status: 'CHECKED_IN' }).expect(200);
    await move(id, { status: 'COMPLETED' }).expect(200);

    await decided(id, 'CASH', { status: 'FAILED', note: 'Kırılan sandalye' });
    const second = await decided(id, 'CASH', { status: 'PAID' });

    expect([second.status, second.body.code]).toEqual([409, 'already_decided']);
    expect(await said(id)).toEqual([`FAILED CASH ${CARD} of CASH ${CARD}`]);
    expect(await depositOf(id)).toBe(`KEPT 0 of ${CARD}`);
  });

  test('is kept whole where staff say so', async () => {
    const { id } = await byCardAndCash();
    const kept = { deposit_returned_kurus: 0, deduction_reason: 'Kırılan televizyon' };

    await move(id, { status: 'COMPLETED', ...kept }).expect(200);

    expect(await said(id)).toEqual([]);
    expect(await depositOf(id)).toBe(`KEPT 0 of ${ALL}`);
  });
});

test('a deposit by transfer with cash at the door is given back of both, and no more than it was', async () => {
  const { id } = await stay({ deposit_kurus: 7_500_00 });
  await bring(id, 'TRANSFER', 1_000_00);
  await move(id, { status: 'CHECKED_IN', deposit_method: 'CASH' }).expect(200);
  const leave = (deposit_returned_kurus: number) =>
    move(id, { status: 'COMPLETED', deposit_returned_kurus });

  expect((await leave(7_500_01)).body.fields).toHaveProperty('deposit_returned_kurus');
  await leave(7_500_00).expect(200);

  expect(await said(id)).toEqual([
    'PAID TRANSFER 100000 of TRANSFER 100000',
    'PAID CASH 650000 of CASH 650000',
  ]);
  expect(await depositOf(id)).toBe('RETURNED 750000 of 750000');
});

test('a part that went back with an option that ended is missing where it is taken up again', async () => {
  const { id } = await stay({ status: 'OPTION', paid_kurus: 0, ...stayFromToday(0, 4) });
  await bring(id, 'TRANSFER', 4_000_00);
  await bring(id, 'CASH', 1_000_00);
  await optionAndPageEnd('villa', id);
  await expireOptions(db, now(), 'villa');
  expect((await decided(id, 'CASH', { status: 'PAID' })).status).toBe(200);

  await move(id, { status: 'OPTION' }).expect(200);
  expect(await depositOf(id)).toBe('TAKEN 0 of 400000');
  await move(id, { status: 'CONFIRMED', reason: 'Ödemeyi girişte yapacak' }).expect(200);
  await move(id, { status: 'CHECKED_IN', deposit_method: 'CASH' }).expect(200);

  expect(await depositOf(id)).toBe('TAKEN 0 of 500000');
});
