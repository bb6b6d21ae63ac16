import { now, today } from '../../../server/clock.ts';
import { cardGateway } from '../../../server/services/payments/gateways/index.ts';
import { compareWithReport } from '../../../server/services/payments/payment-reports.ts';
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
  const payment = await db
    .selectFrom('transactions')
    .select('id')
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, order, payment_id: payment.id };
}

type Paid = Awaited<ReturnType<typeof paid>>;

/** The bank takes it back for its card's holder: only the provider hears of it. */
const chargeBack = ({ order }: Paid, amount_kurus: number, days_ago = 0) =>
  order.refunds.push({
    reference: 'bank',
    amount_kurus,
    at: now().subtract({ hours: 24 * days_ago }),
  });

async function sendBack({ id, payment_id }: Paid, amount_kurus: number) {
  const refund = await createTransaction({
    ...{ reservation_id: id, refund_of_id: payment_id, amount_kurus },
    ...{ method: 'CARD', purpose: 'REFUND', needs_action: 'REFUND_DUE' },
  });
  await site.post(`/v1/admin/transactions/${refund.id}/refund`).set(staff).send({}).expect(200);
  return refund.id;
}

/** It was sent so many days ago, by what the books say. */
const sentBefore = (refund_id: number, days: number) => {
  const then = now()
    .subtract({ hours: 24 * days })
    .toString();
  return db
    .updateTable('transactions')
    .set({ paid_at: then, provider_checked_at: then })
    .where('id', '=', refund_id)
    .execute();
};

const compare = (day = today()) => {
  const gateway = cardGateway();
  if (!gateway) throw new Error('no provider');
  return compareWithReport(db, gateway, day);
};

const shown = async ({ payment_id }: Paid) => {
  const { body } = await site.get(`/v1/admin/transactions/${payment_id}`).set(staff).expect(200);
  return body.content;
};

/** What staff read of it on the list of what is to be done; undefined: it is not there. */
const onList = async ({ payment_id }: Paid) => {
  const { body } = await site
    .get('/v1/admin/transactions?needs_action=1&take=500')
    .set(staff)
    .expect(200);
  const row = body.content.find(({ id }: { id: number }) => id === payment_id);
  return row && { needs_action: row.needs_action, went_back_kurus: row.went_back_kurus };
};

const done = ({ payment_id }: Paid) =>
  site
    .patch(`/v1/admin/transactions/${payment_id}`)
    .set(staff)
    .send({ action_done: true })
    .expect(200);

describe.each(['iyzico', 'paytr'] as const)('what %s reports as gone back', (protocol) => {
  beforeAll(() => takeCardsBy(protocol));

  test('is told where we did not send it, once, and what we sent is not', async () => {
    const ours = await paid();
    await sendBack(ours, 1_000_00);
    const charged = await paid();
    chargeBack(charged, 2_500_00);

    await compare();
    const again = await compare();

    expect(await onList(ours)).toBeUndefined();
    expect(await onList(charged)).toEqual({ needs_action: null, went_back_kurus: 2_500_00 });
    await done(charged);
    await compare();
    expect(await onList(charged)).toBeUndefined();
    expect((await compare())?.differences).toBe(again?.differences);
  });

  test('is told once by two comparisons at a time', async () => {
    const charged = await paid();
    chargeBack(charged, 2_500_00);

    await Promise.all([compare(), compare()]);

    expect(await onList(charged)).toMatchObject({ went_back_kurus: 2_500_00 });
    const { events } = await shown(charged);
    const told = events.filter(({ kind }: { kind: string }) => kind === 'WENT_BACK');
    expect(told).toHaveLength(1);
  });

  test('beside our own refund is told without it', async () => {
    const both = await paid();
    await sendBack(both, 1_000_00);
    chargeBack(both, 3_00);

    await compare();

    expect(await onList(both)).toMatchObject({ went_back_kurus: 3_00 });
  });

  test('is told beside what else somebody has to look at, whose note stays', async () => {
    const charged = await paid();
    await db
      .updateTable('transactions')
      .set({ needs_action: 'EXCESS', action_note: 'no_permit' })
      .where('id', '=', charged.payment_id)
      .execute();
    chargeBack(charged, 2_500_00);

    await compare();

    expect(await shown(charged)).toMatchObject({
      ...{ needs_action: 'EXCESS', action_note: 'no_permit', action_done_at: null },
      went_back_kurus: 2_500_00,
    });
  });

  test('of money of nobody leaves the note by which it is matched', async () => {
    const strange = fake.book.open({
      ...{ protocol, basket_id: 'X', title: 'x', return_url: 'http://x.example' },
      ...{ conversation_id: `S${protocol}${Date.now()}`, amount_kurus: 23_456 },
    });
    decide(strange, 'success');
    await compare();
    const { id } = await db
      .selectFrom('transactions')
      .select('id')
      .where(
        'provider_payment_id',
        '=',
        protocol === 'paytr' ? strange.conversation_id : strange.payment_id,
      )
      .executeTakeFirstOrThrow();
    const unmatched = { id: 0, order: strange, payment_id: id };
    const before = await shown(unmatched);
    chargeBack(unmatched, 10_000);

    await compare();

    const { needs_action, action_note } = before;
    expect(needs_action).toBe('UNMATCHED');
    expect(await shown(unmatched)).toMatchObject({
      ...{ needs_action, action_note, went_back_kurus: 10_000 },
    });
  });

  test('is told again where it happened a second time, of the same sum', async () => {
    const charged = await paid();
    chargeBack(charged, 2_500_00, 1);
    await compare(today().subtract({ days: 1 }));
    await done(charged);
    chargeBack(charged, 2_500_00);

    await compare();

    expect(await onList(charged)).toMatchObject({ went_back_kurus: 2_500_00 });
    await done(charged);
    await compare(today().subtract({ days: 1 }));
    await compare();
    expect(await onList(charged)).toBeUndefined();
  });

  test('adds up to one sum until somebody saw to it', async () => {
    const charged = await paid();
    chargeBack(charged, 1_000_00, 1);
    chargeBack(charged, 2_500_00);

    await compare(today().subtract({ days: 1 }));
    await compare();

    expect(await onList(charged)).toMatchObject({ went_back_kurus: 3_500_00 });
  });

  test('is no news where it is our own refund, listed days after it was sent', async () => {
    const ours = await paid();
    await sentBefore(await sendBack(ours, 1_000_00), 4);

    await compare();

    expect(await onList(ours)).toBeUndefined();
    chargeBack(ours, 1_000_00);
    await compare();
    expect(await onList(ours)).toMatchObject({ went_back_kurus: 1_000_00 });
  });

  test('is no news where staff wrote down what they sent at the provider’s own desk', async () => {
    const ours = await paid();
    chargeBack(ours, 1_000_00);
    await site
      .post('/v1/admin/transactions')
      .set(staff)
      .send({
        ...{ reservation_id: ours.id, method: 'CARD', purpose: 'REFUND', amount_kurus: 1_000_00 },
      })
      .expect(201);

    await compare();

    expect(await onList(ours)).toBeUndefined();
  });

  test('is no news where they sent it there days after the provider had refused to', async () => {
    const ours = await paid();
    const refund = await createTransaction({
      ...{ reservation_id: ours.id, refund_of_id: ours.payment_id, amount_kurus: 1_000_00 },
      ...{ method: 'CARD', purpose: 'REFUND', needs_action: 'REFUND_DUE' },
      provider_checked_at: now()
        .subtract({ hours: 24 * 9 })
        .toString(),
    });
    await site
      .patch(`/v1/admin/transactions/${refund.id}`)
      .set(staff)
      .send({ status: 'PAID' })
      .expect(200);
    chargeBack(ours, 1_000_00);

    await compare();

    expect(await onList(ours)).toBeUndefined();
  });

  test('is told once what seemed to be it was written down by mistake', async () => {
    const charged = await paid();
    chargeBack(charged, 1_000_00);
    const { body } = await site
      .post('/v1/admin/transactions')
      .set(staff)
      .send({
        ...{ reservation_id: charged.id, method: 'CARD', purpose: 'REFUND' },
        amount_kurus: 1_000_00,
      })
      .expect(201);
    await compare();

    await site
      .post(`/v1/admin/transactions/${body.content.id}/mistake`)
      .set(staff)
      .send({ outcome: 'PENDING', reason: 'Gönderilmedi' })
      .expect(200);

    expect(await onList(charged)).toMatchObject({ went_back_kurus: 1_000_00 });
    await compare();
    expect(await onList(charged)).toMatchObject({ went_back_kurus: 1_000_00 });
  });

  test('and is written down by staff once it was told hides no later one', async () => {
    const charged = await paid();
    chargeBack(charged, 1_000_00, 1);
    await compare(today().subtract({ days: 1 }));
    await site
      .post('/v1/admin/transactions')
      .set(staff)
      .send({
        ...{ reservation_id: charged.id, method: 'CARD', purpose: 'REFUND' },
        amount_kurus: 1_000_00,
      })
      .expect(201);
    await done(charged);
    chargeBack(charged, 1_000_00);

    await compare();

    expect(await onList(charged)).toMatchObject({ went_back_kurus: 1_000_00 });
  });

  test('of all of it stays told when what else was open is closed by itself', async () => {
    const charged = await paid();
    const again = await createTransaction({
      ...{ reservation_id: charged.id, refund_of_id: charged.payment_id, method: 'TRANSFER' },
      ...{ purpose: 'REFUND', amount_kurus: 500_00 },
    });
    await db
      .updateTable('transactions')
      .set({ needs_action: 'DUPLICATE' })
      .where('id', '=', charged.payment_id)
      .execute();
    chargeBack(charged, PREPAYMENT);
    await compare();

    await site
      .patch(`/v1/admin/transactions/${again.id}`)
      .set(staff)
      .send({ status: 'PAID' })
      .expect(200);

    expect(await shown(charged)).toMatchObject({ action_done_at: expect.any(String) });
    expect(await onList(charged)).toMatchObject({ went_back_kurus: PREPAYMENT });
  });
});
