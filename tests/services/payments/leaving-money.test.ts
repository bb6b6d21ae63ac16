import { bearer, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createReservation, createTransaction, stayFromToday } from '../../support/factories.ts';
import { takeCardsBy } from '../../support/fake-provider.ts';
import { holdMovement } from '../../support/gates.ts';
import { KINDS, type Kind } from '../../support/reservation-kinds.ts';

/** A week at 10.000 TL a night, a fifth of it before. */
const PREPAYMENT = 14_000_00;
const TOTAL = 70_000_00;
const BALANCE = TOTAL - PREPAYMENT;

let staff: { authorization: string };

beforeAll(async () => {
  takeCardsBy('iyzico');
  staff = { authorization: await bearer('ADMIN') };
});

const record = (own: object) =>
  site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT, ...own })
    .expect(201);

/** Paid by one transfer, and by another that nobody asked for. */
async function paidTwice(kind: Kind = 'villa') {
  const stay = { status: 'OPTION', ...stayFromToday(90, 7) } as const;
  const sale = await (kind === 'villa' ? createReservation(stay) : createBoatReservation(stay));
  const { prepayment_kurus: amount_kurus } = await sumsOf(sale.id, kind);
  await record({ [KINDS[kind].of]: sale.id, amount_kurus });
  await record({ [KINDS[kind].of]: sale.id, amount_kurus });
  return sale;
}

const sumsOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom(KINDS[kind].table as 'reservations')
    .select(['paid_kurus', 'leaving_kurus', 'total_kurus', 'prepayment_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function refundOf(id: number, kind: Kind = 'villa') {
  const refund = await db
    .selectFrom('transactions')
    .select(['id', 'amount_kurus'])
    .where(KINDS[kind].of as 'reservation_id', '=', id)
    .where('purpose', '=', 'REFUND')
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return refund;
}

const decide = (id: number, body: object) =>
  site.patch(`/v1/admin/transactions/${id}`).set(staff).send(body).expect(200);

async function sendLink(reservation_id: string) {
  const { body } = await site
    .post('/v1/admin/sendpaymentlink')
    .set(staff)
    .send({ reservation_id })
    .expect(200);
  const { url, purpose, amount_kurus } = body.content.payment_link;
  return { code: url.split('/').at(-1) as string, purpose, amount_kurus };
}

const pageOf = async (code: string) => (await site.get(`/odeme/${code}`).expect(200)).text;

describe('a prepayment that came twice', () => {
  test.each(['villa', 'boat'] as const)(
    'waits to go back, and pays for nothing of the %s meanwhile',
    async (kind) => {
      const { id, reservation_id } = await paidTwice(kind);

      const { prepayment_kurus, total_kurus, ...sums } = await sumsOf(id, kind);
      expect(sums).toEqual({ paid_kurus: 2 * prepayment_kurus, leaving_kurus: prepayment_kurus });
      expect(await sendLink(reservation_id)).toMatchObject({
        purpose: 'BALANCE',
        amount_kurus: total_kurus - prepayment_kurus,
      });
    },
  );

  test('leaves the guest’s link as it was once it went back', async () => {
    const { id, reservation_id } = await paidTwice();
    const { code } = await sendLink(reservation_id);

    await decide((await refundOf(id)).id, { status: 'PAID' });

    expect(await sumsOf(id)).toMatchObject({ paid_kurus: PREPAYMENT, leaving_kurus: 0 });
    expect(await pageOf(code)).toContain('56.000');
  });

  test('pays for the stay after all where staff do not send it, and the link for more ends', async () => {
    const { id, reservation_id } = await paidTwice();
    const { code } = await sendLink(reservation_id);

    await decide((await refundOf(id)).id, { status: 'FAILED', note: 'Misafir kalana saysın dedi' });

    expect(await sumsOf(id)).toMatchObject({ paid_kurus: 2 * PREPAYMENT, leaving_kurus: 0 });
    expect(await pageOf(code)).toContain('değişti');
    expect(await sendLink(reservation_id)).toMatchObject({
      purpose: 'BALANCE',
      amount_kurus: BALANCE - PREPAYMENT,
    });
  });

  test('is told to the guest, with what is still to be paid', async () => {
    const { id, reservation_id } = await paidTwice();
    const { customer_email } = await db
      .selectFrom('reservations')
      .select('customer_email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    const { text } = await findEnquiry(reservation_id, customer_email);
    expect(text).toMatch(/İade<\/b>.*Gönderilecek.*14\.000/s);

    const mail = await db
      .selectFrom('mails')
      .select('text')
      .where('reservation_id', '=', id)
      .where('template_code', '=', 'payment_received')
      .executeTakeFirstOrThrow();
    expect(mail.text).toMatch(/ödenen\D*28\.000.*İade edilecek\D*14\.000.*Kalan\D*56\.000/s);
  });

  test('is no money that the door need not take', async () => {
    const sale = await createReservation({ status: 'OPTION', ...stayFromToday(0, 7) });
    await record({ reservation_id: sale.id });
    await record({ reservation_id: sale.id });

    await site
      .patch(`/v1/admin/reservations/${sale.id}`)
      .set(staff)
      .send({ status: 'CHECKED_IN', balance_method: 'CASH' })
      .expect(200);

    expect(await sumsOf(sale.id)).toMatchObject({
      paid_kurus: TOTAL + PREPAYMENT,
      leaving_kurus: PREPAYMENT,
    });
  });
});

test('a refund that staff plan is due again at once, and ends the link for less', async () => {
  const { id, reservation_id } = await createReservation({
    status: 'OPTION',
    ...stayFromToday(90, 7),
  });
  await record({ reservation_id: id });
  const { code } = await sendLink(reservation_id);

  await record({
    ...{ reservation_id: id, purpose: 'REFUND', status: 'PENDING', amount_kurus: 4_000_00 },
  });

  expect(await pageOf(code)).not.toContain('56.000,00');
  expect(await sendLink(reservation_id)).toMatchObject({
    purpose: 'PREPAYMENT',
    amount_kurus: 4_000_00,
  });
});

test('the deposit’s refund is in no sum of the stay', async () => {
  const { id } = await createReservation({ status: 'CONFIRMED', ...stayFromToday(90, 7) });
  const deposit = await createTransaction({
    ...{ reservation_id: id, purpose: 'DEPOSIT', status: 'PAID', paid_at: new Date() },
    amount_kurus: 10_000_00,
  });

  await createTransaction({
    ...{ reservation_id: id, purpose: 'REFUND', refund_of_id: deposit.id },
    amount_kurus: 10_000_00,
  });

  expect(await sumsOf(id)).toMatchObject({ leaving_kurus: 0 });
});

test('a refund that nobody knew whose it is counts once it is known', async () => {
  const { id } = await createReservation({ status: 'OPTION', ...stayFromToday(90, 7) });
  await record({ reservation_id: id });
  const { id: unmatched } = await createTransaction({
    purpose: 'REFUND',
    amount_kurus: 1_000_00,
    needs_action: 'UNMATCHED',
  });

  await decide(unmatched, { reservation_id: id });

  expect(await sumsOf(id)).toMatchObject({ leaving_kurus: 1_000_00 });
});

test('money of nobody that is decided while somebody says whose it is counts for that reservation', async () => {
  const { id } = await createReservation({ status: 'OPTION', ...stayFromToday(90, 7) });
  const { id: unmatched } = await createTransaction({ needs_action: 'UNMATCHED' });
  const change = (body: object) =>
    site.patch(`/v1/admin/transactions/${unmatched}`).set(staff).send(body);

  const gate = await holdMovement(unmatched);
  const matched = await gate.queue(async () => (await change({ reservation_id: id })).status);
  const decided = await gate.queue(async () => (await change({ status: 'PAID' })).status);
  await gate.open();

  expect(await matched.done).toMatchObject({ value: 200 });
  expect(await decided.done).toMatchObject({ value: 200 });
  expect(await sumsOf(id)).toMatchObject({ paid_kurus: PREPAYMENT });
});
