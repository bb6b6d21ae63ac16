import { getPayable } from '../../../server/services/payments/payables.ts';
import { send } from '../../support/admin-calls.ts';
import { signIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  decideOn,
  edit,
  FORTNIGHT,
  handIn,
  movementsOf,
  PREPAYMENT,
  record,
  sendLink,
  sold,
  stateOf,
  TOTAL,
  waitingOf,
} from '../../support/due-changes.ts';
import { stayFromToday } from '../../support/factories.ts';
import { comeBack, decide, goToPay } from '../../support/fake-provider.ts';
import { acceptTexts } from '../../support/payment-page.ts';
import { KINDS } from '../../support/reservation-kinds.ts';

const lastOf = (transaction_id: number) =>
  db
    .selectFrom('transaction_events')
    .select(['kind', 'details'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('a transfer that staff expect', () => {
  test('is expected at the sum that is due', async () => {
    const { id } = await sold();
    const { body } = await record({
      ...{ reservation_id: id, status: 'PENDING', amount_kurus: PREPAYMENT },
    });

    await edit(id, FORTNIGHT).expect(200);

    expect(await movementsOf(id)).toMatchObject([{ amount_kurus: 2 * PREPAYMENT }]);
    expect(await lastOf(body.content.id)).toEqual({
      kind: 'REPRICED',
      details: {
        before: { amount_kurus: PREPAYMENT },
        after: { amount_kurus: 2 * PREPAYMENT },
      },
    });
  });

  test('of a part that was agreed on stays that part', async () => {
    const { id } = await sold();
    await record({ reservation_id: id, status: 'PENDING', amount_kurus: 5_000_00 });

    await edit(id, FORTNIGHT).expect(200);

    expect(await movementsOf(id)).toMatchObject([{ amount_kurus: 5_000_00 }]);
  });
});

describe('a transfer that staff expect at more than is due', () => {
  test('was their own word, and stays when the sale is made anew', async () => {
    const { id } = await sold();
    await record({ reservation_id: id, status: 'PENDING', amount_kurus: 3 * PREPAYMENT });

    await edit(id, FORTNIGHT).expect(200);

    expect(await movementsOf(id)).toMatchObject([
      { status: 'PENDING', amount_kurus: 3 * PREPAYMENT },
    ]);
  });
});

describe('a transfer that staff expect, when its money comes another way', () => {
  const expected = async (own: object): Promise<number> => {
    const { body } = await record({ status: 'PENDING', amount_kurus: PREPAYMENT, ...own });
    return body.content.id;
  };

  const ENDED = { status: 'FAILED', failure_code: 'not_due' };
  const howItStands = (id: number) =>
    db
      .selectFrom('transactions')
      .select(['status', 'failure_code', 'amount_kurus'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('by card, is expected no more, and says so', async () => {
    const { id, reservation_id } = await sold();
    const transfer = await expected({ reservation_id: id });
    const order = await goToPay(await sendLink(reservation_id));
    decide(order, 'success');
    await comeBack(order).expect(303);

    expect(await howItStands(transfer)).toMatchObject(ENDED);
    const { text } = await site
      .get(`/dashboard/transactions/${transfer}`)
      .set('Cookie', await signIn('ADMIN'))
      .expect(200);
    expect(text).toContain('Bu tutarın borcu kalmadı');
    expect(text).toContain('artık beklenmiyor');
  });

  test.each(['villa', 'boat'] as const)(
    'by another transfer, of a %s, is expected no more',
    async (kind) => {
      const { id, reservation_id } = await (kind === 'villa'
        ? sold()
        : createBoatReservation({ status: 'OPTION' }));
      const { amount_kurus } = await getPayable(db, reservation_id);
      const { of } = KINDS[kind];
      const whole = await expected({ [of]: id, amount_kurus });
      const part = await expected({ [of]: id, amount_kurus: 5_000_00 });

      await record({ [of]: id, amount_kurus });

      expect(await howItStands(whole)).toMatchObject(ENDED);
      expect(await howItStands(part)).toMatchObject(ENDED);
    },
  );

  test('in part, is expected with the rest', async () => {
    const { id } = await sold();
    const whole = await expected({ reservation_id: id });
    const part = await expected({ reservation_id: id, amount_kurus: 5_000_00 });

    await record({ reservation_id: id, amount_kurus: 10_000_00 });

    expect(await howItStands(whole)).toMatchObject({ status: 'PENDING', amount_kurus: 4_000_00 });
    expect(await howItStands(part)).toMatchObject({ status: 'PENDING', amount_kurus: 4_000_00 });
  });

  test('matched later, or at the door, is expected no more', async () => {
    const { id } = await sold({ ...stayFromToday(0, 7), deposit_kurus: 10_000_00 });
    const prepayment = await expected({ reservation_id: id });
    const BALANCE = { purpose: 'BALANCE', amount_kurus: TOTAL - PREPAYMENT };
    const balance = await expected({ reservation_id: id, ...BALANCE });
    const DEPOSIT = { purpose: 'DEPOSIT', amount_kurus: 10_000_00 };
    const deposit = await expected({ reservation_id: id, ...DEPOSIT });

    const { body } = await record({ amount_kurus: PREPAYMENT });
    await decideOn(body.content.id, { reservation_id: id }).expect(200);
    expect(await howItStands(prepayment)).toMatchObject(ENDED);
    expect(await howItStands(balance)).toMatchObject({ status: 'PENDING' });
    await send('patch', `/v1/admin/reservations/${id}`, {
      status: 'CHECKED_IN',
      balance_method: 'CASH',
      deposit_method: 'CASH',
    }).expect(200);

    expect(await howItStands(balance)).toMatchObject(ENDED);
    expect(await howItStands(deposit)).toMatchObject(ENDED);
  });

  test('and then comes as well, is taken and stands on the list', async () => {
    const { id } = await sold();
    const transfer = await expected({ reservation_id: id });
    await record({ reservation_id: id, amount_kurus: PREPAYMENT });

    await decideOn(transfer, { status: 'PAID' }).expect(200);

    expect(await stateOf(id)).toMatchObject({ paid_kurus: 2 * PREPAYMENT });
    expect(await waitingOf(id)).toEqual([['DUPLICATE', null]]);
  });

  test('both at once, are one payment or one too many, and nothing is expected', async () => {
    const { id } = await sold();
    const transfer = await expected({ reservation_id: id });

    const answers = await Promise.all([
      decideOn(transfer, { status: 'PAID' }),
      record({ reservation_id: id, amount_kurus: PREPAYMENT }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 201]);
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: 2 * PREPAYMENT });
    expect(await waitingOf(id)).toEqual([['DUPLICATE', null]]);
  });

  test('that a receipt announced is what the guest sent', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    await handIn(reservation_id).expect(303);
    const [announced] = await movementsOf(id);

    await record({ reservation_id: id, amount_kurus: PREPAYMENT });

    expect(await howItStands(announced?.id ?? 0)).toMatchObject({
      ...{ status: 'PENDING', amount_kurus: PREPAYMENT },
    });
  });

  test('at another sum than a receipt is for, is expected at that one, as is told', async () => {
    const { id, reservation_id } = await sold();
    const transfer = await expected({ reservation_id: id, amount_kurus: 5_000_00 });
    await acceptTexts(reservation_id);

    await handIn(reservation_id).expect(303);

    expect(await movementsOf(id)).toMatchObject([{ id: transfer, amount_kurus: PREPAYMENT }]);
    expect(await lastOf(transfer)).toEqual({
      kind: 'REPRICED',
      details: { before: { amount_kurus: 5_000_00 }, after: { amount_kurus: PREPAYMENT } },
    });
  });
});
