import { bearer, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import {
  decideOn,
  edit,
  handIn,
  record,
  sendLink,
  THREE_NIGHTS,
  WEEK,
} from '../../support/due-changes.ts';
import { createReservation } from '../../support/factories.ts';
import { comeBack, decide, goToPay } from '../../support/fake-provider.ts';
import { acceptTexts } from '../../support/payment-page.ts';

const AGREED = 7_500_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
});

const stay = () =>
  createReservation({ status: 'CONFIRMED', deposit_kurus: AGREED, paid_kurus: 14_000_00, ...WEEK });

const takeInCash = (reservation_id: number, amount_kurus: number) =>
  record({ reservation_id, method: 'CASH', purpose: 'DEPOSIT', amount_kurus });

const movementsOf = (id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'method', 'amount_kurus', 'needs_action'])
    .select(['action_done_at'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();

async function standing(id: number) {
  const deposit = await db
    .selectFrom('deposits')
    .select(['state', 'amount_kurus', 'returned_kurus'])
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  const movements = await movementsOf(id);
  return {
    deposit: deposit && `${deposit.state} ${deposit.returned_kurus} of ${deposit.amount_kurus}`,
    movements: movements.map((each) =>
      [
        ...[each.purpose, each.status, each.method, each.amount_kurus],
        each.action_done_at ? null : each.needs_action,
      ].join(' '),
    ),
  };
}

async function sendBack(id: number): Promise<void> {
  const refund = (await movementsOf(id)).find(({ purpose }) => purpose === 'REFUND');
  if (refund?.method === 'CARD')
    await site.post(`/v1/admin/transactions/${refund.id}/refund`).set(staff).send({}).expect(200);
  else await decideOn(refund?.id ?? 0, { status: 'PAID' }).expect(200);
}

test('a card that pays the whole while a part was taken in cash brings too much, which goes back', async () => {
  const { id, reservation_id } = await stay();
  const order = await goToPay(await sendLink(reservation_id, { purpose: 'DEPOSIT' }));
  await takeInCash(id, 3_000_00);
  decide(order, 'success');
  await comeBack(order).expect(303);

  expect(await standing(id)).toEqual({
    deposit: 'TAKEN 0 of 1050000',
    movements: [
      'DEPOSIT PAID CARD 750000 EXCESS',
      'DEPOSIT PAID CASH 300000 ',
      'REFUND PENDING CARD 300000 ',
    ],
  });
  await sendBack(id);

  expect(await standing(id)).toEqual({
    deposit: 'TAKEN 0 of 750000',
    movements: [
      'DEPOSIT PAID CARD 750000 ',
      'DEPOSIT PAID CASH 300000 ',
      'REFUND PAID CARD 300000 ',
    ],
  });
  await site
    .patch(`/v1/admin/reservations/${id}`)
    .set(staff)
    .send({ status: 'CANCELLED', reason: 'Vazgeçti' })
    .expect(200);
  const { movements } = await standing(id);
  expect(movements).toContain('REFUND PENDING CARD 450000 REFUND_DUE');
  expect(movements).toContain('REFUND PENDING CASH 300000 REFUND_DUE');
});

test('so does a transfer whose receipt was there before the cash', async () => {
  const { id, reservation_id } = await stay();
  const code = await sendLink(reservation_id, { purpose: 'DEPOSIT' });
  await acceptTexts(code);
  await handIn(code).expect(303);
  await takeInCash(id, 3_000_00);
  const [transfer] = await movementsOf(id);
  await decideOn(transfer?.id ?? 0, { status: 'PAID' }).expect(200);

  expect((await standing(id)).movements).toEqual([
    'DEPOSIT PAID TRANSFER 750000 EXCESS',
    'DEPOSIT PAID CASH 300000 ',
    'REFUND PENDING TRANSFER 300000 ',
  ]);
});

test('what is held above the deposit of a sale made anew goes back, once', async () => {
  const { id } = await stay();
  await takeInCash(id, AGREED);
  await edit(id, THREE_NIGHTS).expect(200);

  expect(await standing(id)).toEqual({
    deposit: 'TAKEN 0 of 750000',
    movements: ['DEPOSIT PAID CASH 750000 ', 'REFUND PENDING CASH 250000 REFUND_DUE'],
  });
  await edit(id, WEEK).expect(200);
  await sendBack(id);

  expect(await standing(id)).toEqual({
    deposit: 'TAKEN 0 of 500000',
    movements: ['DEPOSIT PAID CASH 750000 ', 'REFUND PAID CASH 250000 '],
  });
});

test('goes back, too, where it is sent after a part of the deposit was kept', async () => {
  const { id } = await stay();
  await takeInCash(id, AGREED);
  await edit(id, THREE_NIGHTS).expect(200);
  await site
    .patch(`/v1/admin/reservations/${id}`)
    .set(staff)
    .send({ status: 'CANCELLED', reason: 'Vazgeçti' })
    .expect(200);
  const main = (await movementsOf(id)).findLast(({ purpose }) => purpose === 'REFUND');

  const kept = { amount_kurus: 4_000_00, deduction_reason: 'Kırılan sandalye' };
  await decideOn(main?.id ?? 0, { status: 'PAID', ...kept }).expect(200);
  expect((await standing(id)).deposit).toBe('TAKEN 400000 of 750000');
  await sendBack(id);

  expect(await standing(id)).toEqual({
    deposit: 'PARTLY_RETURNED 650000 of 750000',
    movements: [
      'DEPOSIT PAID CASH 750000 ',
      'REFUND PAID CASH 250000 ',
      'REFUND PENDING TRANSFER 1400000 REFUND_DUE',
      'REFUND PAID CASH 400000 ',
    ],
  });
});
