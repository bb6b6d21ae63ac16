import { now } from '../../../server/clock.ts';
import type { TransactionDecision } from '../../../server/schemas/transactions.ts';
import { siteRules } from '../../../server/services/listings/shell.ts';
import { deleteVilla } from '../../../server/services/listings/villa-states.ts';
import { decideTransaction } from '../../../server/services/payments/payment-decisions.ts';
import { recordPayment } from '../../../server/services/payments/payments.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import { createReservation, inHours } from '../../support/factories.ts';
import { holdMovement, holdReservation } from '../../support/gates.ts';
import { open, PREPAYMENT, pay, settle } from '../../support/payment-acts.ts';
import {
  bookAsGuest,
  inLine,
  ledger,
  outcomeOf,
  staff,
  stateOf,
  villa,
  week,
} from '../../support/race-acts.ts';

describe('a payment and the end of its option', () => {
  const dueOption = async () => {
    const { id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(1),
      ...week(),
    });
    const payment = await open(id);
    // The guest stayed on the provider's page until its token was over.
    await db
      .updateTable('transactions')
      .set({ provider_expires_at: inHours(-1) })
      .where('id', '=', payment.id)
      .execute();
    return { id, payment: payment.id };
  };
  const late = now().add({ hours: 3 });

  test('the callback first: the option is confirmed, and nothing is left to end', async () => {
    const { id, payment } = await dueOption();
    const gate = await holdReservation(id);
    const paying = await gate.queue(() => settle(payment, 'PAID'));

    await expireOptions(db, late, 'villa');
    await gate.open();

    expect(outcomeOf(await paying.done)).toBe('done');
    await expireOptions(db, late, 'villa');
    expect([await stateOf(id), await ledger()]).toEqual(['CONFIRMED', ['RESERVATION']]);
  });

  test('the end first: the money takes the stay up again', async () => {
    const { id, payment } = await dueOption();
    await expireOptions(db, late, 'villa');
    const ended = await stateOf(id);

    expect(await settle(payment, 'PAID')).toBe(true);
    expect(ended).toBe('EXPIRED');
    expect([await stateOf(id), await ledger()]).toEqual(['CONFIRMED', ['RESERVATION']]);
  });

  test('the end, then somebody else, then the money: it waits to be given back', async () => {
    const { id, payment } = await dueOption();
    await expireOptions(db, late, 'villa');

    expect(
      await inLine(
        () => bookAsGuest(3),
        () => settle(payment, 'PAID'),
      ),
    ).toEqual(['done', 'done']);

    expect([await stateOf(id), await ledger()]).toEqual(['EXPIRED', ['OPTION']]);
    const { needs_action } = await db
      .selectFrom('transactions')
      .select('needs_action')
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();
    expect(needs_action).toBe('LATE');
  });

  test('the end, then the money before somebody else: the guest who paid has the stay', async () => {
    const { id, payment } = await dueOption();
    await expireOptions(db, late, 'villa');

    expect(
      await inLine(
        () => settle(payment, 'PAID'),
        () => bookAsGuest(3),
      ),
    ).toEqual(['done', 'dates_taken']);

    expect([await stateOf(id), await ledger()]).toEqual(['CONFIRMED', ['RESERVATION']]);
  });

  test('a payment that is opened first keeps the option from ending', async () => {
    const { id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(1),
      ...week(),
    });
    const gate = await holdReservation(id);
    const opening = await gate.queue(() => open(id));
    await expireOptions(db, late, 'villa');
    await gate.open();
    const opened = outcomeOf(await opening.done);
    await expireOptions(db, late, 'villa');

    expect([opened, await stateOf(id), await ledger()]).toEqual(['done', 'OPTION', ['OPTION']]);
  });

  test('a transfer and the end at once end well, whoever is first', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { id } = await createReservation({ status: 'OPTION', option_until: inHours(-1) });
        return id;
      }),
    );

    await Promise.all(
      ids.flatMap((id, index) =>
        index % 2
          ? [pay(id), expireOptions(db, now(), 'villa')]
          : [expireOptions(db, now(), 'villa'), pay(id)],
      ),
    );

    const states = await Promise.all(ids.map(stateOf));
    expect(new Set(states)).toEqual(new Set(['CONFIRMED']));
  });

  test('eight callbacks of one payment: one acts', async () => {
    const { id, payment } = await dueOption();

    const acted = await Promise.all(Array.from({ length: 8 }, () => settle(payment, 'PAID')));

    expect(acted.filter(Boolean)).toHaveLength(1);
    const { paid_kurus } = await db
      .selectFrom('reservations')
      .select('paid_kurus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(paid_kurus).toBe(PREPAYMENT);
    const mails = await db
      .selectFrom('mails')
      .select('template_code')
      .where('reservation_id', '=', id)
      .execute();
    expect(mails).toEqual([{ template_code: 'reservation_confirmed' }]);
  });
});

describe('an option that ended, and its villa deleted at the same moment', () => {
  const ended = () => createReservation({ villa_id: villa.id, status: 'EXPIRED', ...week() });
  const deleted = () => deleteVilla(db, villa.id, staff);
  const given = (id: number) =>
    moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff);

  test('the deletion first: staff hold no dates of it', async () => {
    const { id } = await ended();

    expect(await inLine(deleted, () => given(id))).toEqual(['done', 'not_sellable']);

    expect([await stateOf(id), await ledger()]).toEqual(['EXPIRED', []]);
  });

  test('the deletion first: money makes no contract of it', async () => {
    const { id } = await ended();

    expect(await inLine(deleted, () => pay(id))).toEqual(['done', 'done']);

    expect([await stateOf(id), await ledger()]).toEqual(['EXPIRED', []]);
  });

  test('the option first: the villa stays', async () => {
    const { id } = await ended();

    expect(await inLine(() => given(id), deleted)).toEqual(['done', 'future_reservations']);

    expect([await stateOf(id), await ledger()]).toEqual(['OPTION', ['OPTION']]);
  });
});

describe('money that is decided while it is matched', () => {
  const expected = () =>
    db.transaction().execute((transaction) =>
      recordPayment(
        transaction,
        {
          ...{ of: null, status: 'PENDING' },
          ...{ method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT },
        },
        staff,
      ),
    );

  async function decided(id: number, decision: TransactionDecision) {
    const rules = await siteRules();
    return db
      .transaction()
      .execute((transaction) =>
        decideTransaction(transaction, id, decision, { doer: staff, rules }),
      );
  }

  /** Lets all stand in line for the money, in this order, and tells how each ended. */
  async function inLineFor(money: number, ...starts: (() => Promise<unknown>)[]) {
    const gate = await holdMovement(money);
    const queued: Awaited<ReturnType<typeof gate.queue>>[] = [];
    for (const start of starts) queued.push(await gate.queue(start));
    await gate.open();
    return (await Promise.all(queued.map(({ done }) => done))).map(outcomeOf);
  }

  test('nobody ends in a deadlock with whoever waits for the reservation', async () => {
    const [{ id: reservation_id }, money] = [
      await createReservation({ villa_id: villa.id, status: 'OPTION', ...week() }),
      await expected(),
    ];
    const matched = () => decided(money, { reservation_id });

    expect(
      await inLineFor(money, matched, () => decided(money, { status: 'PAID' }), matched),
    ).toEqual(['done', 'done', 'already_matched']);

    expect(await stateOf(reservation_id)).toBe('CONFIRMED');
  });

  test.each([
    ['staff', (money: number) => decided(money, { status: 'PAID' })],
    ['whoever heard of it', (money: number) => settle(money, 'PAID')],
  ])('by %s, it pays for the reservation it was matched to', async (_who, pays) => {
    const [{ id: reservation_id }, money] = [
      await createReservation({ villa_id: villa.id, status: 'OPTION', ...week() }),
      await expected(),
    ];

    await inLineFor(
      money,
      () => decided(money, { reservation_id }),
      () => pays(money),
    );

    expect(await stateOf(reservation_id)).toBe('CONFIRMED');
  });
});
