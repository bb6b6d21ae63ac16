import { send } from '../../support/admin-calls.ts';
import { decideOn, record, sold } from '../../support/due-changes.ts';
import { createTransaction } from '../../support/factories.ts';

const KURUS = 14_000_00;

const came = async (): Promise<number> =>
  (await record({ amount_kurus: KURUS, payer_name: 'HÜSEYİN TANDOĞAN' })).body.content.id;

const giveBack = (refund_of_id: number, own: object = {}) =>
  send('post', '/v1/admin/transactions', {
    ...{ refund_of_id, purpose: 'REFUND', method: 'TRANSFER', amount_kurus: KURUS },
    ...own,
  });

const shown = async (id: number) =>
  (await send('get', `/v1/admin/transactions/${id}`).expect(200)).body.content;

test('a refund of money of nobody names it, and its payment waits no more', async () => {
  const payment = await came();

  const { body } = await giveBack(payment).expect(201);

  expect(body.content).toMatchObject({
    ...{ status: 'PAID', refund_of_id: payment, reservation_id: null },
    action_done_at: expect.any(String),
  });
  expect(await shown(payment)).toMatchObject({
    ...{ refund_kurus: KURUS, needs_action: 'UNMATCHED', action_done_at: expect.any(String) },
  });
});

test('one that is still to be sent waits itself, and its payment with it', async () => {
  const payment = await came();
  const { body } = await giveBack(payment, { status: 'PENDING' }).expect(201);
  expect(body.content).toMatchObject({ status: 'PENDING', needs_action: 'REFUND_DUE' });
  expect(await shown(payment)).toMatchObject({ action_done_at: null });

  await decideOn(body.content.id, { status: 'PAID' }).expect(200);

  expect(await shown(body.content.id)).toMatchObject({ action_done_at: expect.any(String) });
  expect(await shown(payment)).toMatchObject({ action_done_at: expect.any(String) });
});

test('no more goes back than came, and what is left of it still waits', async () => {
  const payment = await came();
  await giveBack(payment, { amount_kurus: 10_000_00, status: 'PENDING' }).expect(201);

  const { body } = await giveBack(payment, { amount_kurus: 4_000_01 }).expect(422);

  expect(body.fields).toEqual({ amount_kurus: 'Ödenenden fazlası iade edilemez.' });
  await giveBack(payment, { amount_kurus: 4_000_00 }).expect(201);
  expect(await shown(payment)).toMatchObject({ action_done_at: null });
});

test('two clerks at once give it back once', async () => {
  const payment = await came();

  const both = await Promise.all([giveBack(payment), giveBack(payment)]);

  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('what goes back is of no reservation, until its refund is dropped', async () => {
  const payment = await came();
  const { id } = await sold();
  const refund = (await giveBack(payment, { status: 'PENDING' })).body.content.id;

  const answers = [
    await decideOn(payment, { reservation_id: id }),
    await decideOn(refund, { reservation_id: id }),
  ];

  expect(answers.map(({ body }) => body.code)).toEqual(['money_going_back', 'money_going_back']);
  await decideOn(refund, { status: 'FAILED', note: 'Sahibi bulundu' }).expect(200);
  await decideOn(payment, { reservation_id: id }).expect(200);
});

test('money of a stay, and what is none, is given back otherwise', async () => {
  const { id: reservation_id } = await sold();
  const own = (await record({ reservation_id, amount_kurus: KURUS })).body.content.id;
  const payment = await came();

  const answers = [
    await giveBack(own),
    await giveBack(payment, { reservation_id }),
    await giveBack(payment, { purpose: 'BALANCE' }),
  ];

  expect(answers.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual(
    Array(3).fill([422, ['refund_of_id']]),
  );
  await giveBack(999_999).expect(422);
});

test('a card of nobody’s payment can take all of its refund back', async () => {
  const { id: payment } = await createTransaction({
    ...{
      method: 'CARD',
      provider: 'IYZICO',
      provider_payment_id: 'P-nobody',
      needs_action: 'UNMATCHED',
    },
    ...{ status: 'PAID', paid_at: new Date(), amount_kurus: KURUS, conversation_id: 'C-nobody' },
  });

  const { body } = await giveBack(payment, { method: 'CARD', status: 'PENDING' }).expect(201);

  expect(body.content.cards_hold_kurus).toBe(KURUS);
});
