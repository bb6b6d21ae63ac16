import { now } from '../../../server/clock.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { auditOf, send } from '../../support/admin-calls.ts';
import { signIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  decideOn,
  eventsOf,
  handIn,
  movementsOf,
  PREPAYMENT,
  record,
  sendLink,
  stateOf,
  TOTAL,
  WEEK,
} from '../../support/due-changes.ts';
import { createReservation, stayFromToday } from '../../support/factories.ts';
import { comeBack, decide, goToPay, optionAndPageEnd } from '../../support/fake-provider.ts';
import { acceptTexts } from '../../support/payment-page.ts';
import { KINDS, type Kind } from '../../support/reservation-kinds.ts';

const REASON = '4.500 yerine 45.000 yazıldı';

const takeBack = (id: number, own: object = {}) =>
  send('post', `/v1/admin/transactions/${id}/mistake`, {
    ...{ outcome: 'FAILED', reason: REASON },
    ...own,
  });

const neverLeft = (id: number, own: object = {}) =>
  takeBack(id, { outcome: 'PENDING', reason: 'Banka emri verilmemiş', ...own });

const sumsOf = async (id: number, kind: Kind = 'villa') => {
  const { paid_kurus, leaving_kurus } = await db
    .selectFrom(KINDS[kind].table as 'reservations')
    .select(['paid_kurus', 'leaving_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [paid_kurus, leaving_kurus];
};

const depositOf = (id: number) =>
  db
    .selectFrom('deposits')
    .select(['state', 'amount_kurus'])
    .where('reservation_id', '=', id)
    .executeTakeFirst();

const heldOf = (id: number) =>
  db
    .selectFrom('deposits')
    .select(['returned_kurus', 'returned_at'])
    .where('reservation_id', '=', id)
    .executeTakeFirst();

const idOf = async (recorded: ReturnType<typeof record>) => (await recorded).body.content.id;

const wrote = (reservation_id: number, own: object = {}): Promise<number> =>
  idOf(record({ reservation_id, amount_kurus: PREPAYMENT, ...own }));

const option = (own: object = {}) => createReservation({ status: 'OPTION', ...WEEK, ...own });

const confirmed = (own: object = {}) =>
  createReservation({ status: 'CONFIRMED', deposit_kurus: 7_500_00, ...WEEK, ...own });

const usesOf = (id: number) =>
  db.selectFrom('payment_links').select('used_at').where('reservation_id', '=', id).execute();

const toldOf = async (id: number) =>
  (
    await db
      .selectFrom('mails')
      .select('template_code')
      .where('reservation_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ template_code }) => template_code);

const statesOfMails = async (id: number) =>
  (
    await db
      .selectFrom('mails')
      .select(['template_code', 'state'])
      .where('reservation_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ template_code, state }) => `${template_code} ${state}`);

const setMailState = (id: number, state: 'SENT' | 'FAILED' | 'DEAD') =>
  db
    .updateTable('mails')
    .set({ state, sent_at: state === 'SENT' ? new Date() : null })
    .where('reservation_id', '=', id)
    .execute();

const mailsOf = async (id: number) => (await toldOf(id)).length;

describe('a payment that never came', () => {
  test.each(['villa', 'boat'] as const)(
    'counts no more, and leaves the %s as it was',
    async (kind) => {
      const stay = { status: 'OPTION', ...WEEK } as const;
      const { id } = await (kind === 'villa'
        ? createReservation(stay)
        : createBoatReservation(stay));
      const of = { [KINDS[kind].of]: id };
      const payment = await idOf(record({ ...of, amount_kurus: PREPAYMENT }));
      const { status: stood } = await stateOf(id, kind);

      const { status, body } = await takeBack(payment);

      expect(status).toBe(200);
      expect(body.content).toMatchObject({
        ...{ status: 'FAILED', failure_code: 'entered_in_error', failure_text: REASON },
        ...{ paid_at: null, verified_at: null, ...of },
      });
      expect(body.content.events.at(-1)).toMatchObject({
        ...{ kind: 'ENTERED_IN_ERROR', from_status: 'PAID', to_status: 'FAILED' },
      });
      expect(await stateOf(id, kind)).toMatchObject({ status: stood, paid_kurus: 0 });
      expect((await auditOf('transaction', payment)).at(-1)).toBe('transaction.entered_in_error');
    },
  );

  test('stands in the timeline with its reason, and nobody is written to', async () => {
    const { id } = await option();
    const payment = await wrote(id);
    const mails = await mailsOf(id);

    await takeBack(payment).expect(200);

    expect((await eventsOf(id)).at(-1)).toBe('PAYMENT_TAKEN_BACK');
    const event = await db
      .selectFrom('reservation_events')
      .select(['reason', 'details', 'guest_told'])
      .where('reservation_id', '=', id)
      .where('kind', '=', 'PAYMENT_TAKEN_BACK')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      ...{ reason: REASON, guest_told: false },
      details: { transaction_id: payment, amount_kurus: PREPAYMENT, outcome: 'FAILED' },
    });
    expect(await mailsOf(id)).toBe(mails);
  });

  test('takes what was too much of it along', async () => {
    const { id } = await option();
    const payment = await wrote(id, { amount_kurus: TOTAL + 5_000_00 });
    expect(await sumsOf(id)).toEqual([TOTAL + 5_000_00, 5_000_00]);

    await takeBack(payment).expect(200);

    expect(await sumsOf(id)).toEqual([0, 0]);
    expect(await movementsOf(id)).toMatchObject([
      { status: 'FAILED', needs_action: 'EXCESS', action_done_at: expect.any(Date) },
      { purpose: 'REFUND', status: 'FAILED' },
    ]);
  });

  test('lets the payment count that seemed to be the second', async () => {
    const { id } = await option();
    const payment = await wrote(id);
    await wrote(id, { method: 'CASH' });
    expect(await sumsOf(id)).toEqual([2 * PREPAYMENT, PREPAYMENT]);

    await takeBack(payment).expect(200);

    expect(await sumsOf(id)).toEqual([PREPAYMENT, 0]);
    const [, second] = await movementsOf(id);
    expect(second).toMatchObject({ needs_action: 'DUPLICATE', action_done_at: expect.any(Date) });
  });

  test('leaves a refund that is due without it', async () => {
    const { id } = await confirmed();
    const payment = await wrote(id, { purpose: 'BALANCE', amount_kurus: 2_000_00 });
    await wrote(id);
    await wrote(id, { method: 'CASH' });

    await takeBack(payment).expect(200);

    expect(await sumsOf(id)).toEqual([2 * PREPAYMENT, PREPAYMENT]);
  });

  test('leaves what staff planned to send back', async () => {
    const { id } = await confirmed();
    await wrote(id, { amount_kurus: 30_000_00, purpose: 'BALANCE' });
    const payment = await wrote(id, { amount_kurus: 5_000_00, purpose: 'BALANCE' });
    await record({
      reservation_id: id,
      purpose: 'REFUND',
      status: 'PENDING',
      amount_kurus: 3_000_00,
    });

    await takeBack(payment).expect(200);

    expect(await sumsOf(id)).toEqual([30_000_00, 3_000_00]);
  });

  test('of a stay that was called off lessens what goes back, and not what was kept', async () => {
    const { id } = await option();
    await wrote(id);
    const payment = await wrote(id, { amount_kurus: 20_000_00, purpose: 'BALANCE' });
    await send('patch', `/v1/admin/reservations/${id}`, {
      ...{ status: 'CANCELLED', cancelled_by: 'AGENCY', reason: 'Villa arızalı' },
    }).expect(200);
    expect(await sumsOf(id)).toEqual([34_000_00, 34_000_00]);

    await takeBack(payment).expect(200);

    expect(await sumsOf(id)).toEqual([PREPAYMENT, PREPAYMENT]);
  });

  test('may be said to have come after all', async () => {
    const { id } = await option();
    const payment = await wrote(id);
    await takeBack(payment).expect(200);

    await decideOn(payment, { status: 'PAID' }).expect(200);

    expect(await sumsOf(id)).toEqual([PREPAYMENT, 0]);
    const { body } = await send('get', `/v1/admin/transactions/${payment}`);
    expect(body.content).toMatchObject({ status: 'PAID', failure_code: null, failure_text: null });
  });

  test('of nobody waits for nobody', async () => {
    const payment = await idOf(record({ amount_kurus: PREPAYMENT }));

    const { body } = await takeBack(payment).expect(200);

    expect(body.content).toMatchObject({ status: 'FAILED', action_done_at: expect.any(String) });
  });
});

describe('money of another', () => {
  test('waits for its reservation again, and counts there', async () => {
    const [wrong, right] = [await option(), await option()];
    const payment = await wrote(wrong.id);

    const { body } = await takeBack(payment, { outcome: 'UNMATCHED' }).expect(200);

    expect(body.content).toMatchObject({
      ...{ status: 'PAID', reservation_id: null, needs_action: 'UNMATCHED', action_done_at: null },
      action_note: REASON,
    });
    expect(body.content.events.at(-1)).toMatchObject({ kind: 'UNMATCHED', to_status: 'PAID' });
    expect(await sumsOf(wrong.id)).toEqual([0, 0]);
    expect((await eventsOf(wrong.id)).at(-1)).toBe('PAYMENT_TAKEN_BACK');
    await decideOn(payment, { reservation_id: right.id }).expect(200);
    expect(await stateOf(right.id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('is not said of what is nobody’s already', async () => {
    const unmatched = await idOf(record({ amount_kurus: PREPAYMENT }));

    const again = await takeBack(unmatched, { outcome: 'UNMATCHED' });

    expect([again.status, again.body.code]).toEqual([409, 'already_unmatched']);
  });

  test('is not said of a transfer that the guest announced', async () => {
    const { id, reservation_id } = await option();
    const code = await sendLink(reservation_id);
    await acceptTexts(code);
    await handIn(code).expect(303);
    const [transfer] = await movementsOf(id);
    await decideOn(transfer?.id ?? 0, { status: 'PAID' }).expect(200);

    const { status, body } = await takeBack(transfer?.id ?? 0, { outcome: 'UNMATCHED' });

    expect([status, body.code]).toEqual([409, 'announced_by_guest']);
    const [before] = await usesOf(id);
    await takeBack(transfer?.id ?? 0).expect(200);
    expect(await sumsOf(id)).toEqual([0, 0]);
    // Its guest is not told any more that it was paid.
    expect([before?.used_at, await usesOf(id)]).toEqual([expect.any(Date), [{ used_at: null }]]);
  });
});

describe('a damage deposit', () => {
  const take = (reservation_id: number, amount_kurus: number) =>
    wrote(reservation_id, { method: 'CASH', purpose: 'DEPOSIT', amount_kurus });
  const move = (id: number, to: object) =>
    send('patch', `/v1/admin/reservations/${id}`, to).expect(200);
  const runOut = async (id: number) => {
    await optionAndPageEnd('villa', id);
    await expireOptions(db, now(), 'villa');
  };
  const settle = (id: number, returned: object = {}) =>
    move(id, { status: 'COMPLETED', ...returned });

  test('is what its other payments brought', async () => {
    const { id } = await confirmed();
    await take(id, 3_000_00);
    const payment = await take(id, 4_500_00);

    await takeBack(payment).expect(200);

    expect(await depositOf(id)).toEqual({ state: 'TAKEN', amount_kurus: 3_000_00 });
  });

  test('was never taken where its only payment was none', async () => {
    const { id } = await confirmed();
    const payment = await take(id, 7_500_00);

    await takeBack(payment).expect(200);

    expect(await depositOf(id)).toBeUndefined();
    await take(id, 7_500_00);
    expect(await depositOf(id)).toEqual({ state: 'TAKEN', amount_kurus: 7_500_00 });
  });

  test('that went back in part is held again where that part never left', async () => {
    const { id } = await confirmed({ status: 'CHECKED_IN', ...stayFromToday(-6, 6) });
    await take(id, 3_000_00);
    await take(id, 4_500_00);
    await settle(id);
    const refunds = (await movementsOf(id)).filter(({ purpose }) => purpose === 'REFUND');
    const [first = 0, second = 0] = refunds.map((refund) => refund.id);
    await decideOn(first, { status: 'PAID' }).expect(200);

    await neverLeft(first).expect(200);

    expect(await depositOf(id)).toEqual({ state: 'TAKEN', amount_kurus: 7_500_00 });
    for (const refund of [first, second]) await decideOn(refund, { status: 'PAID' }).expect(200);
    expect(await depositOf(id)).toMatchObject({ state: 'RETURNED' });
    await neverLeft(second).expect(200);
    expect(await depositOf(id)).toEqual({ state: 'TAKEN', amount_kurus: 7_500_00 });
    expect(await heldOf(id)).toEqual({ returned_kurus: 3_000_00, returned_at: null });
    await decideOn(second, { status: 'PAID' }).expect(200);
    expect(await depositOf(id)).toMatchObject({ state: 'RETURNED' });
  });

  test.each(['EXCESS', 'MISMATCH'])(
    'that staff gave back waits by itself, whatever its payment was looked at for: %s',
    async (needs_action) => {
      const { id } = await confirmed({ status: 'CHECKED_IN', ...stayFromToday(-6, 6) });
      const payment = await take(id, 7_500_00);
      const looked = { needs_action, action_done_at: now().toString() };
      await db.updateTable('transactions').set(looked).where('id', '=', payment).execute();
      await settle(id, { deposit_returned_kurus: 7_500_00 });
      const [, refund] = await movementsOf(id);

      await neverLeft(refund?.id ?? 0).expect(200);

      expect(await movementsOf(id)).toMatchObject([
        { id: payment, needs_action, action_done_at: expect.any(Date) },
        { id: refund?.id, status: 'PENDING', needs_action: 'REFUND_DUE' },
      ]);
    },
  );

  test('of which some was kept is open until the rest of it leaves, and keeps what it kept', async () => {
    const { id } = await confirmed({ status: 'CHECKED_IN', ...stayFromToday(-6, 6) });
    await take(id, 7_500_00);
    await settle(id, { deposit_returned_kurus: 7_000_00, deduction_reason: 'Kırık bardak' });
    const [, refund] = await movementsOf(id);

    await neverLeft(refund?.id ?? 0).expect(200);

    expect(await depositOf(id)).toEqual({ state: 'TAKEN', amount_kurus: 7_500_00 });
    expect(await heldOf(id)).toEqual({ returned_kurus: 0, returned_at: null });
    await decideOn(refund?.id ?? 0, { status: 'PAID' }).expect(200);
    expect(await depositOf(id)).toMatchObject({ state: 'PARTLY_RETURNED' });
    expect(await heldOf(id)).toMatchObject({ returned_kurus: 7_000_00 });
  });

  test('of a former option, settled before this one was taken, went back for good', async () => {
    const { id } = await option({ deposit_kurus: 7_500_00 });
    await take(id, 7_500_00);
    await runOut(id);
    const [, former] = await movementsOf(id);
    await decideOn(former?.id ?? 0, { status: 'PAID' }).expect(200);
    await move(id, { status: 'OPTION' });
    await take(id, 7_500_00);
    await runOut(id);
    const latter = (await movementsOf(id)).at(-1);
    await decideOn(latter?.id ?? 0, { status: 'PAID' }).expect(200);

    const { status, body } = await neverLeft(former?.id ?? 0);

    expect([status, body.code]).toEqual([409, 'deposit_settled']);
    await neverLeft(latter?.id ?? 0).expect(200);
    expect(await depositOf(id)).toEqual({ state: 'TAKEN', amount_kurus: 7_500_00 });
  });

  test('that was settled stays so', async () => {
    const { id } = await confirmed({ status: 'CHECKED_IN', ...stayFromToday(-6, 6) });
    const payment = await take(id, 7_500_00);
    await settle(id, { deposit_returned_kurus: 7_000_00, deduction_reason: 'Kırık bardak' });

    const { status, body } = await takeBack(payment);

    expect([status, body.code]).toEqual([409, 'deposit_settled']);
    expect(await depositOf(id)).toMatchObject({ state: 'PARTLY_RETURNED' });
  });
});

describe('a refund that never left', () => {
  const REFUND = 4_000_00;

  test.each(['villa', 'boat'] as const)('of a %s waits to be sent again', async (kind) => {
    const stay = { status: 'CONFIRMED', ...WEEK } as const;
    const { id } = await (kind === 'villa' ? createReservation(stay) : createBoatReservation(stay));
    const of = { [KINDS[kind].of]: id };
    await idOf(record({ ...of, amount_kurus: PREPAYMENT }));
    const refund = await idOf(record({ ...of, purpose: 'REFUND', amount_kurus: REFUND }));
    expect(await sumsOf(id, kind)).toEqual([PREPAYMENT - REFUND, 0]);

    const { body } = await neverLeft(refund).expect(200);

    expect(body.content).toMatchObject({
      ...{ status: 'PENDING', paid_at: null, verified_at: null, ...of },
      ...{ needs_action: 'REFUND_DUE', action_done_at: null, failure_code: 'entered_in_error' },
      failure_text: 'Banka emri verilmemiş',
    });
    expect(body.content.events.at(-1)).toMatchObject({
      ...{ kind: 'ENTERED_IN_ERROR', from_status: 'PAID', to_status: 'PENDING' },
    });
    expect((await auditOf('transaction', refund)).at(-1)).toBe('transaction.entered_in_error');
    expect(await sumsOf(id, kind)).toEqual([PREPAYMENT, REFUND]);
  });

  test('tells the guest once more when it leaves', async () => {
    const { id } = await confirmed();
    await wrote(id);
    const refund = await wrote(id, { purpose: 'REFUND', amount_kurus: REFUND });
    const told = await toldOf(id);
    expect(told.at(-1)).toBe('refunded');

    await neverLeft(refund).expect(200);

    expect((await eventsOf(id)).at(-1)).toBe('REFUND_TAKEN_BACK');
    expect(await toldOf(id)).toEqual(told);
    const { body } = await decideOn(refund, { status: 'PAID' }).expect(200);
    expect(body.content).toMatchObject({ failure_code: null, action_done_at: expect.any(String) });
    expect(await sumsOf(id)).toEqual([PREPAYMENT - REFUND, 0]);
    expect(await toldOf(id)).toEqual([...told, 'refunded']);
    expect((await statesOfMails(id)).slice(-2)).toEqual(['refunded SKIPPED', 'refunded WAITING']);
  });

  test.each([
    ['FAILED', 'SKIPPED'],
    ['DEAD', 'SKIPPED'],
    ['SENT', 'SENT'],
  ] as const)('leaves what tells of it %s in the outbox: %s', async (was, stands) => {
    const { id } = await confirmed();
    await wrote(id);
    const refund = await wrote(id, { purpose: 'REFUND', amount_kurus: REFUND });
    await setMailState(id, was);

    await neverLeft(refund).expect(200);

    const [payment, back] = (await statesOfMails(id)).slice(-2);
    expect([payment, back]).toEqual([expect.stringContaining(was), `refunded ${stands}`]);
  });

  test('stands in place of the plan that it lessened', async () => {
    const { id } = await confirmed();
    await wrote(id);
    await wrote(id, { purpose: 'REFUND', status: 'PENDING', amount_kurus: PREPAYMENT });
    const refund = await wrote(id, { purpose: 'REFUND', amount_kurus: REFUND });
    expect(await sumsOf(id)).toEqual([PREPAYMENT - REFUND, PREPAYMENT - REFUND]);

    await neverLeft(refund).expect(200);

    expect(await sumsOf(id)).toEqual([PREPAYMENT, PREPAYMENT]);
  });

  test('brings its payment back onto the list where it stood there for it', async () => {
    const { id } = await option();
    const payment = await wrote(id, { amount_kurus: TOTAL + REFUND });
    const [, refund] = await movementsOf(id);
    await decideOn(refund?.id ?? 0, { status: 'PAID' }).expect(200);

    await neverLeft(refund?.id ?? 0).expect(200);

    expect(await sumsOf(id)).toEqual([TOTAL + REFUND, REFUND]);
    expect(await movementsOf(id)).toMatchObject([
      { id: payment, needs_action: 'EXCESS', action_done_at: null },
      { status: 'PENDING', needs_action: null },
    ]);
    await takeBack(payment).expect(200);
    expect(await sumsOf(id)).toEqual([0, 0]);
  });

  test.each(['before', 'after'])(
    'has too much here again where its payment waited for a permit, %s that was there',
    async (moment) => {
      const { id, villa_id } = await option();
      const ofVilla = (own: object) =>
        db.updateTable('villas').set(own).where('id', '=', villa_id).execute();
      const lost = { withdrawn_at: now().toString(), withdrawn_reason: 'PERMIT_LOST' };
      await ofVilla({ active: false, ...lost });
      await wrote(id, { amount_kurus: TOTAL + REFUND });
      const [, refund] = await movementsOf(id);
      await decideOn(refund?.id ?? 0, { status: 'PAID' }).expect(200);

      if (moment === 'before') await neverLeft(refund?.id ?? 0).expect(200);
      await ofVilla({ active: true, withdrawn_at: null, withdrawn_reason: null });
      await send('patch', `/v1/admin/reservations/${id}`, { status: 'CONFIRMED' }).expect(200);
      if (moment === 'after') await neverLeft(refund?.id ?? 0).expect(200);

      const { body } = await send('get', '/v1/admin/transactions').query({ needs_action: '1' });
      const of = { reservation_id: id };
      expect(body.content.filter((row: typeof of) => row.reservation_id === id)).toMatchObject([
        { ...of, purpose: 'PREPAYMENT', needs_action: 'EXCESS', action_note: null },
      ]);
    },
  );

  test('of nobody’s money has its payment ask again whose it is', async () => {
    const payment = await idOf(record({ amount_kurus: PREPAYMENT }));
    const back = { refund_of_id: payment, purpose: 'REFUND', amount_kurus: PREPAYMENT };
    const refund = await idOf(record(back));

    const { body } = await neverLeft(refund).expect(200);

    expect(body.content).toMatchObject({ status: 'PENDING', action_done_at: null });
    const shown = await send('get', `/v1/admin/transactions/${payment}`);
    expect(shown.body.content).toMatchObject({ needs_action: 'UNMATCHED', action_done_at: null });
  });

  test('is taken back once by two clerks, and not again', async () => {
    const { id } = await confirmed();
    await wrote(id);
    const refund = await wrote(id, { purpose: 'REFUND', amount_kurus: REFUND });

    const both = await Promise.all([neverLeft(refund), neverLeft(refund)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await neverLeft(refund)).body).toMatchObject({
      code: 'not_by_hand',
      status: 'PENDING',
    });
    expect((await eventsOf(id)).filter((kind) => kind === 'REFUND_TAKEN_BACK')).toHaveLength(1);
    expect(await sumsOf(id)).toEqual([PREPAYMENT, REFUND]);
  });
});

describe('is refused', () => {
  test('for what a provider brought', async () => {
    const { id, reservation_id } = await option();
    const order = await goToPay(await sendLink(reservation_id));
    decide(order, 'success');
    await comeBack(order).expect(303);
    const [payment] = await movementsOf(id);

    const { status, body } = await takeBack(payment?.id ?? 0);

    expect([status, body.code]).toEqual([409, 'not_by_hand']);
    expect(await sumsOf(id)).toEqual([PREPAYMENT, 0]);
    const back = { purpose: 'REFUND', method: 'CARD', status: 'PENDING', amount_kurus: 1_000_00 };
    const refund = await wrote(id, back);
    await send('post', `/v1/admin/transactions/${refund}/refund`, {}).expect(200);
    expect((await neverLeft(refund)).body.code).toBe('not_by_hand');
    expect(await sumsOf(id)).toEqual([PREPAYMENT - 1_000_00, 0]);
  });

  test('for what is only expected', async () => {
    const { id } = await confirmed();
    const expected = await wrote(id, { status: 'PENDING', purpose: 'BALANCE' });

    const { status, body } = await takeBack(expected);

    expect([status, body.code]).toEqual([409, 'not_by_hand']);
  });

  test('with an outcome of the other direction', async () => {
    const { id } = await confirmed();
    const payment = await wrote(id);
    const refund = await wrote(id, { purpose: 'REFUND', amount_kurus: 1_000_00 });

    const answers = [await takeBack(refund), await neverLeft(payment)];

    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual(
      Array(2).fill([422, { outcome: expect.stringContaining('İade için PENDING') }]),
    );
  });

  test('where a refund of it was sent', async () => {
    const { id } = await option();
    const payment = await wrote(id, { amount_kurus: TOTAL + 5_000_00 });
    const [, refund] = await movementsOf(id);
    await decideOn(refund?.id ?? 0, { status: 'PAID' }).expect(200);

    const { status, body } = await takeBack(payment);

    expect([status, body.code]).toEqual([409, 'payment_refunded']);
  });

  test('where the money is here no more', async () => {
    const { id } = await confirmed();
    const payment = await wrote(id);
    await record({ reservation_id: id, purpose: 'REFUND', amount_kurus: 1_000_00 });

    const { body } = await takeBack(payment).expect(409);

    expect(body.code).toBe('payment_refunded');
  });

  test('without a reason, and with an old version', async () => {
    const { id } = await option();
    const payment = await wrote(id);

    await takeBack(payment, { reason: ' ' }).expect(422);
    const { body } = await takeBack(payment, { version: 999 }).expect(409);

    expect(body.code).toBe('stale');
    expect(await sumsOf(id)).toEqual([PREPAYMENT, 0]);
  });
});

test('two clerks at once take it back once, and a repeated call answers the same', async () => {
  const { id } = await option();
  const payment = await wrote(id);

  const both = await Promise.all([takeBack(payment), takeBack(payment)]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await eventsOf(id)).filter((kind) => kind === 'PAYMENT_TAKEN_BACK')).toHaveLength(1);
  const other = await wrote(id);
  const twice = () => takeBack(other).set('idempotency-key', `mistake-${other}`);
  expect([(await twice()).status, (await twice()).status]).toEqual([200, 200]);
  expect((await eventsOf(id)).filter((kind) => kind === 'PAYMENT_TAKEN_BACK')).toHaveLength(2);
});

describe('the screens', () => {
  const shown = async (path: string) =>
    (
      await site
        .get(path)
        .set('cookie', await signIn('ADMIN'))
        .expect(200)
    ).text;

  test('offer it for what staff wrote down, and say why it counts no more', async () => {
    const { id } = await option();
    const payment = await wrote(id);
    const page = `/dashboard/transactions/${payment}`;
    expect(await shown(page)).toContain('Yanlış girildi: ₺14.000');

    await takeBack(payment).expect(200);

    const after = await shown(page);
    expect(after).toContain(`Yanlış girildiği için sayılmıyor: ${REASON}`);
    expect(after).not.toContain('Yanlış girildi: ₺14.000');
  });

  test('offer it for a refund in its own words', async () => {
    const { id } = await confirmed();
    await wrote(id);
    const refund = await wrote(id, { purpose: 'REFUND', amount_kurus: 1_000_00 });
    const page = `/dashboard/transactions/${refund}`;
    expect(await shown(page)).toMatch(
      /Yanlış girildi: ₺1\.000[\s\S]*name="outcome" value="PENDING"/,
    );

    await neverLeft(refund).expect(200);

    expect(await shown(page)).toContain(
      'Gönderildi olarak yanlış girilmişti: Banka emri verilmemiş',
    );
    expect(await shown(`/dashboard/reservations/villa/${id}`)).toContain(
      'Gönderildi yazılan iade geri alındı',
    );
  });

  test('say of a confirmed stay that its prepayment is not there, until it is', async () => {
    const { id } = await option();
    const page = `/dashboard/reservations/villa/${id}`;
    const payment = await wrote(id);
    expect(await shown(page)).not.toContain('Ön ödemesi eksik');

    await takeBack(payment, { outcome: 'UNMATCHED' }).expect(200);

    expect(await shown(page)).toContain('ön ödemesinin ₺14.000 kadarı yok');
    await wrote(id);
    expect(await shown(page)).not.toContain('Ön ödemesi eksik');
  });
});
