import { cancellationPresets } from '../../../server/domain/cancellation.ts';
import type { TransactionDecision } from '../../../server/schemas/transactions.ts';
import { type Doer, SYSTEM } from '../../../server/services/audit.ts';
import { siteRules } from '../../../server/services/listings/shell.ts';
import { decideTransaction } from '../../../server/services/payments/payment-decisions.ts';
import { recordPayment, settlePayment } from '../../../server/services/payments/payments.ts';
import {
  moveReservation,
  type WantedMove,
} from '../../../server/services/reservations/reservation-moves.ts';
import { SEALED_IBANS } from '../../../server/services/seal-ibans.ts';
import { unseal } from '../../../server/services/sealed.ts';
import { db } from '../../support/db.ts';
import { createReservation, createStaff, stayFromToday } from '../../support/factories.ts';
import { refusalOf } from '../../support/refusal.ts';

const PREPAYMENT = 14_000_00;
const TOTAL = 70_000_00;
const DROPPED = { status: 'FAILED', note: 'Misafir kalana saysın dedi' } as const;
let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

/** A ladder as the sale froze it. */
const ladder = (code: string) =>
  JSON.stringify(cancellationPresets.find((preset) => preset.code === code));

async function paidStay(
  status: string,
  { days, paid_kurus = PREPAYMENT, policy }: { days: number; paid_kurus?: number; policy?: string },
) {
  const { id } = await createReservation({
    status,
    ...stayFromToday(days, 7),
    policy: policy ? ladder(policy) : '{}',
  });
  if (paid_kurus > 0) await pay(id, { amount_kurus: paid_kurus });
  return id;
}

const pay = (id: number, own: object) =>
  db.transaction().execute((transaction) =>
    recordPayment(
      transaction,
      {
        of: { kind: 'villa', id },
        method: 'TRANSFER',
        purpose: 'BALANCE',
        amount_kurus: PREPAYMENT,
        ...own,
      },
      staff,
    ),
  );

const decide = async (id: number, decision: TransactionDecision) => {
  const rules = await siteRules();
  return db
    .transaction()
    .execute((transaction) => decideTransaction(transaction, id, decision, { doer: staff, rules }));
};

const move = (id: number, wanted: WantedMove, doer = staff) =>
  moveReservation(db, { kind: 'villa', id }, wanted, doer);

const sumsOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'state_by', 'kept_kurus', 'refund_kurus', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const dueOf = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action', 'method'])
    .where('reservation_id', '=', reservation_id)
    .where('status', '=', 'PENDING')
    .execute();

describe('a confirmed stay cancelled for its guest follows its ladder', () => {
  test.each<[policy: string, days: number, paid: number, kept: number, refund: number]>([
    ['flexible', 30, PREPAYMENT, 0, PREPAYMENT],
    ['flexible', 29, PREPAYMENT, 7_000_00, 7_000_00],
    ['flexible', 15, PREPAYMENT, 7_000_00, 7_000_00],
    ['flexible', 14, PREPAYMENT, PREPAYMENT, 0],
    ['moderate', 60, PREPAYMENT, 0, PREPAYMENT],
    ['moderate', 59, PREPAYMENT, 7_000_00, 7_000_00],
    ['moderate', 29, TOTAL, PREPAYMENT, TOTAL - PREPAYMENT],
    ['strict', 200, PREPAYMENT, PREPAYMENT, 0],
    ['boat', 90, PREPAYMENT, PREPAYMENT, 0],
    ['boat', 90, TOTAL, 14_000_00, 56_000_00],
    ['boat', 29, TOTAL, TOTAL, 0],
    ['flexible', 5, 0, 0, 0],
  ])('%s, %i days before, %i paid', async (policy, days, paid_kurus, kept_kurus, refund_kurus) => {
    const id = await paidStay('CONFIRMED', { days, paid_kurus, policy });

    await move(id, { status: 'CANCELLED', reason: 'Vazgeçti', cancelled_by: 'GUEST' });

    expect(await sumsOf(id)).toMatchObject({ state_by: 'GUEST', kept_kurus, refund_kurus });
    const due = refund_kurus > 0 ? [{ purpose: 'REFUND', amount_kurus: refund_kurus }] : [];
    expect(await dueOf(id)).toEqual(
      due.map((row) => expect.objectContaining({ ...row, needs_action: 'REFUND_DUE' })),
    );
  });
});

const mailOf = async (reservation_id: number, template_code: string) => {
  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('reservation_id', '=', reservation_id)
    .where('template_code', '=', template_code)
    .executeTakeFirstOrThrow();
  return text.replace(/\s+/g, ' ');
};

describe('the mail of a cancellation says what it came to, not the terms it might have followed', () => {
  test.each<[by: 'GUEST' | 'AGENCY', kept: string, due: string]>([
    ['GUEST', '₺7.000', '₺7.000'],
    ['AGENCY', '₺0', '₺14.000'],
  ])('wished by the %s', async (cancelled_by, kept, due) => {
    const id = await paidStay('CONFIRMED', { days: 20, policy: 'flexible' });

    await move(id, { status: 'CANCELLED', reason: 'Olmadı', cancelled_by });

    const text = await mailOf(id, 'reservation_cancelled');
    expect(text).toContain(`Kesinti: ${kept}`);
    expect(text).toContain(`İade edilecek: ${due}`);
    expect(text).not.toContain('İptal koşulları');
  });

  test('and nothing of money where none was paid', async () => {
    const id = await paidStay('CONFIRMED', { days: 20, paid_kurus: 0, policy: 'flexible' });

    await move(id, { status: 'CANCELLED', reason: 'Olmadı', cancelled_by: 'GUEST' });

    expect(await mailOf(id, 'reservation_cancelled')).not.toContain('Kesinti');
  });
});

describe('everything goes back', () => {
  test.each(['AGENCY', 'OWNER'] as const)('when the %s cancels', async (cancelled_by) => {
    const id = await paidStay('CONFIRMED', { days: 3, policy: 'strict' });

    await move(id, { status: 'CANCELLED', reason: 'Su baskını', cancelled_by });

    expect(await sumsOf(id)).toMatchObject({
      state_by: cancelled_by,
      kept_kurus: 0,
      refund_kurus: PREPAYMENT,
    });
  });

  test('when no ladder was agreed on', async () => {
    const id = await paidStay('CONFIRMED', { days: 3 });

    await move(id, { status: 'CANCELLED', reason: 'Vazgeçti', cancelled_by: 'GUEST' });

    expect(await sumsOf(id)).toMatchObject({ kept_kurus: 0, refund_kurus: PREPAYMENT });
  });

  test.each([
    ['PENDING', 'REJECTED'],
    ['PENDING', 'CANCELLED'],
    ['OPTION', 'CANCELLED'],
  ] as const)('when a %s one is %s: nothing was sold', async (from, to) => {
    const id = await paidStay(from, { days: 3, paid_kurus: 1_000_00, policy: 'strict' });

    await move(id, { status: to, reason: 'Olmadı', cancelled_by: 'GUEST' });

    expect(await sumsOf(id)).toMatchObject({ kept_kurus: 0, refund_kurus: 1_000_00 });
    expect(await dueOf(id)).toEqual([expect.objectContaining({ amount_kurus: 1_000_00 })]);
  });
});

test('a guest who never came gets nothing back', async () => {
  const id = await paidStay('CONFIRMED', { days: -1, policy: 'flexible' });

  await move(id, { status: 'NO_SHOW' });

  expect(await sumsOf(id)).toMatchObject({ kept_kurus: PREPAYMENT, refund_kurus: 0 });
  expect(await dueOf(id)).toEqual([]);
});

describe('a prepayment that came twice, and more than the stay costs, goes back', () => {
  const twice = async (days: number, policy: string) => {
    const id = await paidStay('CONFIRMED', { days, policy });
    await pay(id, { purpose: 'PREPAYMENT' });
    expect(await dueOf(id)).toEqual([expect.objectContaining({ amount_kurus: PREPAYMENT })]);
    return id;
  };

  test('when the guest never came, as it was planned', async () => {
    const id = await twice(-1, 'flexible');
    const planned = await dueOf(id);

    await move(id, { status: 'NO_SHOW' });

    expect(await sumsOf(id)).toMatchObject({ kept_kurus: PREPAYMENT, refund_kurus: PREPAYMENT });
    expect(await dueOf(id)).toEqual(planned);
  });

  test('when the guest cancels so late that the whole price is kept', async () => {
    const id = await twice(3, 'boat');

    await move(id, { status: 'CANCELLED', reason: 'Vazgeçti', cancelled_by: 'GUEST' });

    expect(await sumsOf(id)).toMatchObject({ kept_kurus: PREPAYMENT, refund_kurus: PREPAYMENT });
    expect(await dueOf(id)).toEqual([expect.objectContaining({ amount_kurus: PREPAYMENT })]);
  });

  test('when nobody came to a stay that was paid above its price', async () => {
    const id = await paidStay('CONFIRMED', { days: -1, paid_kurus: TOTAL + 1_000_00 });

    await move(id, { status: 'NO_SHOW' });

    expect(await sumsOf(id)).toMatchObject({ kept_kurus: TOTAL, refund_kurus: 1_000_00 });
    expect(await dueOf(id)).toEqual([expect.objectContaining({ amount_kurus: 1_000_00 })]);
  });
});

test('a refund that went back by hand does not go back again as it was planned', async () => {
  const id = await paidStay('CONFIRMED', { days: 40, policy: 'flexible' });
  await move(id, { status: 'CANCELLED', reason: 'Olmadı', cancelled_by: 'GUEST' });
  const [planned] = await dueOf(id);
  await pay(id, { purpose: 'REFUND' });

  const again = await refusalOf(decide(planned?.id ?? 0, { status: 'PAID' }));
  expect(again).toMatchObject({ status: 422, fields: { amount_kurus: 'more_than_paid' } });

  const dropped = await refusalOf(decide(planned?.id ?? 0, DROPPED));
  expect(dropped).toMatchObject({ status: 409, code: 'already_decided' });
  expect(await dueOf(id)).toEqual([]);
});

test.each([
  ['in part leaves the rest of the plan to be sent', 10_000_00, [{ amount_kurus: 4_000_00 }]],
  ['whole leaves nothing of the plan to be sent', PREPAYMENT, []],
])('a planned refund that went back by hand %s', async (_what, amount_kurus, waiting) => {
  const id = await paidStay('CONFIRMED', { days: 90, policy: 'flexible' });
  await move(id, { status: 'CANCELLED', reason: 'Ev satıldı', cancelled_by: 'AGENCY' });

  await pay(id, { purpose: 'REFUND', amount_kurus });

  expect(await sumsOf(id)).toMatchObject({ paid_kurus: PREPAYMENT - amount_kurus });
  expect(await dueOf(id)).toMatchObject(waiting);
});

test('what was sent by hand beyond a plan leaves the plan as it is', async () => {
  const id = await paidStay('CONFIRMED', { days: 20, policy: 'flexible' });
  await move(id, { status: 'CANCELLED', reason: 'Olmadı', cancelled_by: 'GUEST' });
  const planned = await dueOf(id);

  await pay(id, { purpose: 'REFUND', amount_kurus: 1_000_00 });

  expect(await dueOf(id)).toEqual(planned);
});

test('a refund of which less was sent waits with its rest', async () => {
  const id = await paidStay('CONFIRMED', { days: 90, policy: 'flexible' });
  await move(id, { status: 'CANCELLED', reason: 'Vazgeçti', cancelled_by: 'GUEST' });
  const [refund] = await dueOf(id);

  await decide(refund?.id ?? 0, { status: 'PAID', amount_kurus: 10_000_00 });

  expect(await sumsOf(id)).toMatchObject({ paid_kurus: 4_000_00, refund_kurus: PREPAYMENT });
  const [rest, ...more] = await dueOf(id);
  expect(rest).toMatchObject({ amount_kurus: 4_000_00, needs_action: 'REFUND_DUE' });
  expect(more).toEqual([]);
  await decide(rest?.id ?? 0, { status: 'PAID' });
  expect(await sumsOf(id)).toMatchObject({ paid_kurus: 0 });
  expect(await dueOf(id)).toEqual([]);
});

test('what came twice waits with its rest where less of it was sent', async () => {
  const id = await paidStay('CONFIRMED', { days: 90, policy: 'flexible' });
  await pay(id, { purpose: 'PREPAYMENT' });
  const [refund] = await dueOf(id);

  await decide(refund?.id ?? 0, { status: 'PAID', amount_kurus: 10_000_00 });
  const [rest] = await dueOf(id);
  expect(rest).toMatchObject({ amount_kurus: 4_000_00, needs_action: 'REFUND_DUE' });

  await decide(rest?.id ?? 0, DROPPED);
  expect(await dueOf(id)).toEqual([]);
});

test('a refund that was sent closes the matter', async () => {
  const id = await paidStay('CONFIRMED', { days: 90, policy: 'flexible' });
  await move(id, { status: 'CANCELLED', reason: 'Vazgeçti', cancelled_by: 'GUEST' });
  const [refund] = await dueOf(id);

  await db
    .transaction()
    .execute((transaction) =>
      settlePayment(transaction, refund?.id ?? 0, { status: 'PAID' }, staff),
    );

  expect(await sumsOf(id)).toMatchObject({ paid_kurus: 0, refund_kurus: PREPAYMENT });
  const { action_done_by } = await db
    .selectFrom('transactions')
    .select('action_done_by')
    .where('id', '=', refund?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(action_done_by).toBe(staff.id);
});

describe('at the check-in', () => {
  const depositOf = (reservation_id: number) =>
    db
      .selectFrom('deposits')
      .select(['amount_kurus', 'state', 'returned_kurus', 'deduction_reason'])
      .where('reservation_id', '=', reservation_id)
      .executeTakeFirst();

  test('the rest and the deposit are taken with the move', async () => {
    const id = await paidStay('CONFIRMED', { days: 0 });

    await move(id, { status: 'CHECKED_IN', balance_method: 'CASH', deposit_method: 'CASH' });

    expect(await sumsOf(id)).toMatchObject({ status: 'CHECKED_IN', paid_kurus: TOTAL });
    expect(await depositOf(id)).toMatchObject({ amount_kurus: 5_000_00, state: 'TAKEN' });
  });

  test('what is not taken stands in the timeline', async () => {
    const id = await paidStay('CONFIRMED', { days: 0 });

    await move(id, { status: 'CHECKED_IN' });

    expect(await sumsOf(id)).toMatchObject({ paid_kurus: PREPAYMENT });
    const event = await db
      .selectFrom('reservation_events')
      .select('details')
      .where('reservation_id', '=', id)
      .where('to_status', '=', 'CHECKED_IN')
      .executeTakeFirst();
    expect(event?.details).toMatchObject({
      unpaid_kurus: TOTAL - PREPAYMENT,
      deposit_missing_kurus: 5_000_00,
    });
  });

  async function stayed() {
    const id = await paidStay('CONFIRMED', { days: -7 });
    await move(id, { status: 'CHECKED_IN', balance_method: 'CASH', deposit_method: 'CASH' });
    return id;
  }

  test('and at the departure the deposit goes back', async () => {
    const id = await stayed();

    await move(id, { status: 'COMPLETED', deposit_returned_kurus: 5_000_00 });

    expect(await depositOf(id)).toMatchObject({ state: 'RETURNED', returned_kurus: 5_000_00 });
    expect(await sumsOf(id)).toMatchObject({ status: 'COMPLETED', paid_kurus: TOTAL });
    expect(await dueOf(id)).toEqual([]);
  });

  test('a part of it with a reason, none without', async () => {
    const id = await stayed();
    const part = { status: 'COMPLETED', deposit_returned_kurus: 4_000_00 } as const;

    const silent = await refusalOf(move(id, part));
    await move(id, { ...part, deduction_reason: 'Kırılan sehpa' });

    expect(silent).toMatchObject({
      status: 422,
      fields: { deduction_reason: 'deduction_unexplained' },
    });
    expect(await depositOf(id)).toEqual({
      amount_kurus: 5_000_00,
      state: 'PARTLY_RETURNED',
      returned_kurus: 4_000_00,
      deduction_reason: 'Kırılan sehpa',
    });
  });

  test('to an account that is one, kept sealed', async () => {
    const id = await stayed();
    const back = { status: 'COMPLETED', deposit_returned_kurus: 5_000_00 } as const;

    const refusal = await refusalOf(
      move(id, { ...back, return_iban: 'DE89 3704 0044 0532 0130 01' }),
    );
    await move(id, { ...back, return_iban: 'de89 3704 0044 0532 0130 00' });

    expect(refusal).toMatchObject({ status: 422, fields: { return_iban: 'any_iban' } });
    const sealed = await sealedAccountOf(id);
    expect(sealed).not.toContain('DE89');
    expect(unseal(sealed ?? '', SEALED_IBANS.deposits)).toBe('DE89370400440532013000');
  });

  const sealedAccountOf = async (id: number) => {
    const deposit = db.selectFrom('deposits').where('reservation_id', '=', id);
    const { return_iban_encrypted } = await deposit
      .select('return_iban_encrypted')
      .executeTakeFirstOrThrow();
    return return_iban_encrypted;
  };

  test('which is kept for a refund that waits; a deduction without a sum is not taken for one', async () => {
    const id = await stayed();
    const waits = { status: 'COMPLETED', return_iban: 'DE89 3704 0044 0532 0130 00' } as const;

    const refusal = await refusalOf(move(id, { ...waits, deduction_reason: 'Kırılan sehpa' }));
    await move(id, waits);

    expect(refusal).toMatchObject({
      fields: { deposit_returned_kurus: 'deduction_without_sum' },
    });
    expect(await dueOf(id)).toMatchObject([{ amount_kurus: 5_000_00 }]);
    expect(unseal((await sealedAccountOf(id)) ?? '', SEALED_IBANS.deposits)).toBe(
      'DE89370400440532013000',
    );
  });

  test('never more than was taken', async () => {
    const id = await stayed();

    const refusal = await refusalOf(
      move(id, { status: 'COMPLETED', deposit_returned_kurus: 5_000_01 }),
    );

    expect(refusal).toMatchObject({ fields: { deposit_returned_kurus: 'more_than_deposit' } });
    expect(await sumsOf(id)).toMatchObject({ status: 'CHECKED_IN' });
  });

  test('a stay the system completes leaves the deposit to be settled by staff', async () => {
    const id = await stayed();

    await move(id, { status: 'COMPLETED' }, SYSTEM);
    const [due] = await dueOf(id);
    expect(due).toMatchObject({
      amount_kurus: 5_000_00,
      needs_action: 'REFUND_DUE',
      method: 'CASH',
    });
    await db
      .transaction()
      .execute((transaction) =>
        settlePayment(transaction, due?.id ?? 0, { status: 'PAID' }, staff),
      );

    expect(await depositOf(id)).toMatchObject({ state: 'RETURNED', returned_kurus: 5_000_00 });
    expect(await sumsOf(id)).toMatchObject({ paid_kurus: TOTAL });
  });

  test('there is nothing to return where nothing was taken', async () => {
    const id = await paidStay('CHECKED_IN', { days: -7 });

    const refusal = await refusalOf(move(id, { status: 'COMPLETED', deposit_returned_kurus: 1 }));

    expect(refusal).toMatchObject({ status: 409, code: 'no_deposit' });
  });
});
