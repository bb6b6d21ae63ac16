import { now, today } from '../../../server/clock.ts';
import { cardGateway } from '../../../server/services/payments/gateways/index.ts';
import { reconcilePayments } from '../../../server/services/payments/payment-reconciling.ts';
import { compareWithReport } from '../../../server/services/payments/payment-reports.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { bearer, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { createReservation, createTransaction } from '../../support/factories.ts';
import { comeBack, decide, fake, goToPay, takeCardsBy } from '../../support/fake-provider.ts';

const PREPAYMENT = 14_000_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
});

async function paid() {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  const order = await goToPay(reservation_id);
  decide(order, 'success');
  if (order.protocol === 'iyzico') await comeBack(order).expect(303);
  else await fake.notify(order);
  const [payment] = await movementsOf(id);
  return { id, order, payment };
}

const movementsOf = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'method', 'amount_kurus', 'needs_action', 'action_done_at'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();

const refundOf = async (id: number) =>
  (await movementsOf(id)).find(({ purpose }) => purpose === 'REFUND');

const cancel = (id: number, cancelled_by: string) =>
  site
    .patch(`/v1/admin/reservations/${id}`)
    .set(staff)
    .send({ status: 'CANCELLED', reason: 'Ev satıldı', cancelled_by })
    .expect(200);

const send = (id: number | undefined) =>
  site.post(`/v1/admin/transactions/${id}/refund`).set(staff).send({});

const plan = (reservation_id: number, refund_of_id: number | undefined, amount_kurus: number) =>
  createTransaction({
    reservation_id,
    method: 'CARD',
    purpose: 'REFUND',
    amount_kurus,
    refund_of_id: refund_of_id ?? null,
    needs_action: 'REFUND_DUE',
  });

const record = (own: object) =>
  site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ method: 'TRANSFER', ...own })
    .expect(201);

const payByHand = (reservation_id: number, amount_kurus: number) =>
  record({ reservation_id, purpose: 'BALANCE', amount_kurus });

const giveBackByHand = (reservation_id: number, amount_kurus: number) =>
  record({ reservation_id, purpose: 'REFUND', amount_kurus });

describe.each(['iyzico', 'paytr'] as const)('a refund by %s', (protocol) => {
  beforeAll(() => takeCardsBy(protocol));

  test('of all of it follows from a cancellation, and is sent by a clerk', async () => {
    const { id, order } = await paid();
    await cancel(id, 'AGENCY');
    const planned = await refundOf(id);
    expect(planned).toMatchObject({ status: 'PENDING', amount_kurus: PREPAYMENT });

    await send(planned?.id).expect(200);

    expect(await refundOf(id)).toMatchObject({ status: 'PAID', method: 'CARD' });
    expect((await refundOf(id))?.action_done_at).not.toBeNull();
    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([PREPAYMENT]);
    expect((await send(planned?.id)).status).toBe(409);
  });

  test('in two parts goes back of the same payment, and never more than was paid', async () => {
    const { id, order, payment } = await paid();
    await payByHand(id, 1_00);
    const first = await plan(id, payment?.id, 4_000_00);
    const second = await plan(id, payment?.id, 10_000_00);
    const third = await plan(id, payment?.id, 1_00);

    await send(first.id).expect(200);
    await send(second.id).expect(200);
    const refused = await send(third.id).expect(409);

    expect(refused.body.code).toBe('refund_by_hand');
    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([4_000_00, 10_000_00]);
  });

  test('of which a part went back by hand meanwhile is sent without it', async () => {
    const { id, order, payment } = await paid();
    const planned = await plan(id, payment?.id, 4_000_00);
    await giveBackByHand(id, 11_000_00);

    await send(planned.id).expect(200);

    expect(order.refunds).toMatchObject([{ amount_kurus: 3_000_00 }]);
  });

  test('whose answer got lost is found, and not sent twice', async () => {
    const { id, order, payment } = await paid();
    const planned = await plan(id, payment?.id, 4_000_00);
    order.trouble = protocol === 'iyzico' ? { kind: 'timeout', left: 1 } : null;

    const answer = await send(planned.id);
    await reconcilePayments(db, now().add({ minutes: 2 }));

    expect(answer.status).toBe(protocol === 'iyzico' ? 409 : 200);
    expect(await refundOf(id)).toMatchObject({ status: 'PAID' });
    expect(order.refunds).toHaveLength(1);
  });

  test('two clerks send once', async () => {
    const { id, order, payment } = await paid();
    const planned = await plan(id, payment?.id, 4_000_00);

    const answers = await Promise.all([send(planned.id), send(planned.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(order.refunds).toHaveLength(1);
  });

  test('that the provider refuses waits for staff with the reason', async () => {
    const { id, order, payment } = await paid();
    const planned = await plan(id, payment?.id, 4_000_00);
    fake.book.approve(order, 'failed');

    const refused = await send(planned.id).expect(409);

    expect(refused.body.code).toBe('refund_refused');
    expect(await refundOf(id)).toMatchObject({ status: 'PENDING', needs_action: 'REFUND_DUE' });
  });
});

describe.each(['iyzico', 'paytr'] as const)(
  'a refund that no single payment by %s holds',
  (protocol) => {
    beforeAll(() => takeCardsBy(protocol));

    /** Two card payments of one reservation: the prepayment, and the rest by a link. */
    async function paidTwice() {
      const first = await paid();
      const [reservation] = await db
        .selectFrom('reservations')
        .select(['reservation_id', 'total_kurus'])
        .where('id', '=', first.id)
        .execute();
      const link = await site
        .post('/v1/admin/sendpaymentlink')
        .set(staff)
        .send({ reservation_id: reservation?.reservation_id })
        .expect(200);
      const order = await goToPay(link.body.content.payment_link.url.split('/').at(-1));
      decide(order, 'success');
      if (order.protocol === 'iyzico') await comeBack(order).expect(303);
      else await fake.notify(order);
      const payments = await movementsOf(first.id);
      const [, balance] = payments;
      return { id: first.id, orders: [first.order, order], payments, balance };
    }

    const refundsOf = async (id: number) =>
      (await movementsOf(id)).filter(({ purpose }) => purpose === 'REFUND');

    test('goes back in parts, the newest payment first, each a movement of its own', async () => {
      const { id, orders, balance } = await paidTwice();
      const rest = balance?.amount_kurus ?? 0;
      const planned = await plan(id, undefined, rest + 3_000_00);

      await send(planned.id).expect(200);

      const refunds = await refundsOf(id);
      expect(refunds.map(({ status, amount_kurus }) => [status, amount_kurus])).toEqual([
        ['PAID', rest],
        ['PAID', 3_000_00],
      ]);
      expect(orders.map(({ refunds: sent }) => sent.map((each) => each.amount_kurus))).toEqual([
        [3_000_00],
        [rest],
      ]);
      expect(refunds.every(({ action_done_at }) => action_done_at !== null)).toBe(true);
      expect((await send(planned.id)).status).toBe(409);
    });

    test('keeps what went, and leaves the refused part to staff', async () => {
      const { id, orders, balance } = await paidTwice();
      const rest = balance?.amount_kurus ?? 0;
      const planned = await plan(id, undefined, rest + 3_000_00);
      if (orders[0]) fake.book.approve(orders[0], 'failed');

      const answer = await send(planned.id).expect(409);

      expect(answer.body.code).toBe('refund_refused');
      expect(await refundsOf(id)).toMatchObject([
        { status: 'PAID', amount_kurus: rest },
        { status: 'PENDING', amount_kurus: 3_000_00, needs_action: 'REFUND_DUE' },
      ]);
    });

    test('is left whole where all of them together do not hold it', async () => {
      const { id, orders, balance } = await paidTwice();
      const planned = await plan(id, undefined, PREPAYMENT + (balance?.amount_kurus ?? 0) + 1);

      const answer = await send(planned.id).expect(409);

      expect(answer.body.code).toBe('refund_by_hand');
      const cards = formatMoney(PREPAYMENT + (balance?.amount_kurus ?? 0));
      expect(answer.body.content).toContain(`Kartlar bu iadenin en çok ${cards} kadarını alabilir`);
      expect(await refundsOf(id)).toHaveLength(1);
      expect(orders.flatMap(({ refunds }) => refunds)).toEqual([]);
    });

    test('goes back to the cards and the rest by hand, planned in one step', async () => {
      const { id, orders, balance } = await paidTwice();
      const cards = PREPAYMENT + (balance?.amount_kurus ?? 0);
      await createTransaction({
        ...{ reservation_id: id, status: 'PAID', amount_kurus: 2_000_00 },
        paid_at: now().toString(),
      });
      const planned = await plan(id, undefined, cards + 2_000_00);
      const shown = await site.get(`/v1/admin/transactions/${planned.id}`).set(staff).expect(200);

      const { body } = await site
        .post(`/v1/admin/transactions/${planned.id}/refund`)
        .set(staff)
        .send({ rest: 'TRANSFER' })
        .expect(200);

      expect(shown.body.content.cards_hold_kurus).toBe(cards);
      expect(body.content).toMatchObject({ status: 'PAID', amount_kurus: balance?.amount_kurus });
      expect(await refundsOf(id)).toMatchObject([
        { status: 'PAID', method: 'CARD', amount_kurus: balance?.amount_kurus },
        { status: 'PAID', method: 'CARD', amount_kurus: PREPAYMENT },
        {
          ...{ status: 'PENDING', method: 'TRANSFER', amount_kurus: 2_000_00 },
          ...{ needs_action: 'REFUND_DUE', action_done_at: null },
        },
      ]);
      expect(orders.flatMap(({ refunds }) => refunds)).toHaveLength(2);
    });

    test('is parted once, however many clerks send it', async () => {
      const { id, orders, balance } = await paidTwice();
      const planned = await plan(id, undefined, (balance?.amount_kurus ?? 0) + 3_000_00);

      await Promise.all([send(planned.id), send(planned.id)]);

      expect(await refundsOf(id)).toHaveLength(2);
      expect(orders.flatMap(({ refunds }) => refunds)).toHaveLength(2);
    });
  },
);

test('a refund of money that came by transfer is sent by hand', async () => {
  takeCardsBy('iyzico');
  const { id } = await createReservation({ status: 'CONFIRMED' });
  const payment = await createTransaction({
    reservation_id: id,
    status: 'PAID',
    paid_at: now().toString(),
  });
  const planned = await plan(id, payment.id, 1_000_00);

  expect((await send(planned.id).expect(409)).body.code).toBe('refund_by_hand');
});

test('nothing goes back of a payment that went back already: the one that is left is the card’s', async () => {
  takeCardsBy('iyzico');
  const { id, order, payment } = await paid();
  await record({ reservation_id: id, purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT });
  await site
    .patch(`/v1/admin/transactions/${(await refundOf(id))?.id}`)
    .set(staff)
    .send({ status: 'PAID' })
    .expect(200);

  await cancel(id, 'AGENCY');

  const planned = (await movementsOf(id)).find(({ status }) => status === 'PENDING');
  const { body } = await site.get(`/v1/admin/transactions/${planned?.id}`).set(staff).expect(200);
  expect(body.content).toMatchObject({
    ...{ method: 'CARD', amount_kurus: PREPAYMENT },
    ...{ refund_of_id: payment?.id, cards_hold_kurus: PREPAYMENT },
  });
  await send(planned?.id).expect(200);
  expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([PREPAYMENT]);
});

test('staff can ask about a card payment, and only about one by card', async () => {
  takeCardsBy('iyzico');
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  const order = await goToPay(reservation_id);
  decide(order, 'lost');
  const [payment] = await movementsOf(id);
  const cash = await createTransaction({ reservation_id: id, method: 'CASH' });

  const asked = await site
    .post(`/v1/admin/transactions/${payment?.id}/ask`)
    .set(staff)
    .send({})
    .expect(200);
  await site.post(`/v1/admin/transactions/${cash.id}/ask`).set(staff).send({}).expect(409);

  expect(asked.body.content).toMatchObject({ status: 'PAID', reservation_status: 'CONFIRMED' });
});

const compare = () => {
  const gateway = cardGateway();
  if (!gateway) throw new Error('no provider');
  return compareWithReport(db, gateway, today());
};

describe.each(['iyzico', 'paytr'] as const)('the report of %s', (protocol) => {
  beforeAll(() => takeCardsBy(protocol));

  const actionOf = async (id: number | undefined) =>
    (
      await db
        .selectFrom('transactions')
        .select('needs_action')
        .where('id', '=', id ?? 0)
        .executeTakeFirst()
    )?.needs_action;

  test('is asked for by a clerk too', async () => {
    await paid();

    const { status, body } = await site
      .post('/v1/admin/transactions/compare')
      .set(staff)
      .send({ date: today().toString() });

    expect(status).toBe(200);
    expect(body.content).toEqual([
      {
        provider: cardGateway()?.provider,
        compared: expect.any(Number),
        differences: expect.any(Number),
      },
    ]);
    expect(body.content[0].compared).toBeGreaterThan(0);
  });

  test('finds money that we do not know, that we missed, and that is another sum', async () => {
    const known = await paid();
    const missed = await createReservation({ status: 'OPTION' });
    const lost = await goToPay(missed.reservation_id);
    decide(lost, 'lost');
    const wrong = await paid();
    wrong.order.amount_kurus += 100;
    const strange = fake.book.open({
      protocol,
      conversation_id: `F${protocol}${Date.now()}`,
      basket_id: 'X',
      amount_kurus: 12_345,
      title: 'x',
      return_url: 'http://x.example',
    });
    decide(strange, 'success');
    const late = await paid();
    late.order.paid_at = now().subtract({ hours: 24 });
    const gone = await paid();
    fake.book.orders.splice(fake.book.orders.indexOf(gone.order), 1);

    await compare();
    await compare();

    expect(await actionOf(known.payment?.id)).toBeNull();
    // Paid before midnight, heard of after it: it stands in the report of the day before.
    expect(await actionOf(late.payment?.id)).toBeNull();
    expect((await movementsOf(missed.id))[0]).toMatchObject({ status: 'PAID' });
    expect(await actionOf(wrong.payment?.id)).toBe('MISMATCH');
    expect(await actionOf(gone.payment?.id)).toBe('MISMATCH');
    const unmatched = await db
      .selectFrom('transactions')
      .select(['status', 'amount_kurus', 'needs_action'])
      .where('amount_kurus', '=', 12_345)
      .where('provider', '=', protocol === 'paytr' ? 'PAYTR' : 'FAKE')
      .execute();
    expect(unmatched).toEqual([
      { status: 'PAID', amount_kurus: 12_345, needs_action: 'UNMATCHED' },
    ]);
  });

  test('calls nothing missing where the day before or after gave no report', async () => {
    const late = await paid();
    late.order.paid_at = now().subtract({ hours: 24 });
    const gateway = cardGateway();
    if (!gateway) throw new Error('no gateway');
    const report = (day: Temporal.PlainDate) =>
      day.equals(today()) ? gateway.report(day) : Promise.resolve(null);

    await compareWithReport(db, { ...gateway, report }, today());

    expect(await actionOf(late.payment?.id)).toBeNull();
  });
});

test('a second payment in the conversation of a paid one stands in the books once', async () => {
  takeCardsBy('iyzico');
  const { id, order } = await paid();
  // What was missed is asked after, and is no difference any more.
  await compare();
  const before = (await compare())?.differences ?? 0;
  const { protocol, conversation_id, basket_id, title, return_url } = order;
  const again = { protocol, conversation_id, basket_id, title, return_url };
  const second = fake.book.open({ ...again, amount_kurus: 54_321 });
  decide(second, 'success');

  const told = [await compare(), await compare()];

  expect(told.map((found) => found?.differences)).toEqual([before + 1, before]);
  const strange = await db
    .selectFrom('transactions')
    .select(['status', 'amount_kurus', 'needs_action', 'reservation_id'])
    .where('provider_payment_id', '=', second.payment_id)
    .execute();
  expect(strange).toEqual([
    { status: 'PAID', amount_kurus: 54_321, needs_action: 'UNMATCHED', reservation_id: null },
  ]);
  expect((await movementsOf(id))[0]).toMatchObject({ status: 'PAID', needs_action: null });
});
