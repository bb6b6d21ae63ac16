import { sql } from 'kysely';

import { now } from '../../../server/clock.ts';
import { holdOf, type ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Doer } from '../../../server/services/audit.ts';
import { confirmAsGuest } from '../../../server/services/guests/guest-confirmations.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import {
  createBankAccount,
  createLegalDocuments,
  createReservation,
  createStaff,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { refusalOf } from '../../support/refusal.ts';
import { loseNights, mailsOf, occupancyOf, stateOf } from '../../support/reservation-traces.ts';

let staff: Doer;

beforeAll(async () => {
  await createLegalDocuments();
  staff = await createStaff();
});

/** Stays for which a move's guard on the days holds: arrived yesterday, or left today. */
const STAYS: Partial<Record<ReservationState, { check_in: string; check_out: string }>> = {
  CHECKED_IN: stayFromToday(-1, 7),
  NO_SHOW: stayFromToday(-1, 7),
  COMPLETED: stayFromToday(-7, 7),
};

const FREE = { prepayment_kurus: 0, balance_kurus: 70_000_00 };
const guest: Doer = { id: null, role: 'GUEST', ip: null, request_id: 'r2' };
/** The guest's word, where nothing has to be accepted with it any more. */
const confirm = (id: number) =>
  confirmAsGuest(db, { kind: 'villa', id }, () => '', { doer: guest, userAgent: null });

describe('an option that asks for no prepayment', () => {
  test('is offered by a mail that asks for no money, and waits for the guest’s word', async () => {
    const { id } = await createReservation(FREE);

    await moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff);

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect(await mailsOf(id)).toEqual(['option_to_confirm']);
    const { text } = await db
      .selectFrom('mails')
      .select('text')
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(text).not.toMatch(/IBAN|hesap/);
  });

  test('is confirmed by it, its texts accepted before', async () => {
    const { id } = await createReservation({ status: 'OPTION', ...FREE });
    await createAcceptance({ reservation_id: id });

    await confirm(id);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', state_reason: null });
    expect((await occupancyOf(id))?.kind).toBe('RESERVATION');
    expect(await mailsOf(id)).toEqual(['reservation_confirmed']);
  });

  test('is confirmed by staff without its being their word against missing money', async () => {
    const { id } = await createReservation({ status: 'OPTION', ...FREE });

    await moveReservation(db, { kind: 'villa', id }, { status: 'CONFIRMED' }, staff);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', state_reason: null });
  });
});

test('an option sold on the telephone is told of with the way to its texts, and no account', async () => {
  await createBankAccount();
  const { id, reservation_id } = await createReservation();

  await moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff);

  const { text } = await db
    .selectFrom('mails')
    .select('text')
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(text).toContain(`/odeme/${reservation_id}`);
  expect(text).toContain('₺14.000');
  expect(text).not.toContain('TR33');
});

describe('the ledger follows every move staff may make', () => {
  test.each<[from: ReservationState, to: ReservationState]>([
    ['PENDING', 'OPTION'],
    ['PENDING', 'CONFIRMED'],
    ['PENDING', 'REJECTED'],
    ['PENDING', 'CANCELLED'],
    ['OPTION', 'PAYMENT_REVIEW'],
    ['OPTION', 'CONFIRMED'],
    ['OPTION', 'CANCELLED'],
    ['PAYMENT_REVIEW', 'CONFIRMED'],
    ['PAYMENT_REVIEW', 'OPTION'],
    ['PAYMENT_REVIEW', 'CANCELLED'],
    ['CONFIRMED', 'CHECKED_IN'],
    ['CONFIRMED', 'NO_SHOW'],
    ['CONFIRMED', 'CANCELLED'],
    ['CHECKED_IN', 'COMPLETED'],
    ['EXPIRED', 'OPTION'],
  ])('%s → %s', async (from, to) => {
    const { id } = await createReservation({ status: from, ...STAYS[to] });

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: to, reason: 'Böyle istendi' },
      staff,
    );

    const state = await stateOf(id);
    expect(state).toMatchObject({ status: to, state_by: 'AGENCY', state_reason: 'Böyle istendi' });
    const held = await occupancyOf(id);
    expect(held?.kind ?? null).toBe(holdOf(to));
    expect(held?.expires_at ?? null).toEqual(state.option_until);
    expect(state.option_until === null).toBe(to !== 'OPTION');
  });
});

describe('a stay of before that lost its nights', () => {
  test.each<[from: ReservationState, to: ReservationState]>([
    ['CONFIRMED', 'CHECKED_IN'],
    ['CONFIRMED', 'CANCELLED'],
    ['CHECKED_IN', 'COMPLETED'],
  ])('goes on from %s to %s, and holds what it should', async (from, to) => {
    const { id } = await createReservation({ status: from, ...STAYS[to] });
    await loseNights(id);

    await moveReservation(db, { kind: 'villa', id }, { status: to, reason: 'Böyle' }, staff);

    expect(await stateOf(id)).toMatchObject({ status: to });
    expect((await occupancyOf(id))?.kind ?? null).toBe(holdOf(to));
  });

  test('is an option that gets them with another end', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    await loseNights(id);

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'OPTION', option_until: inHours(30) },
      staff,
    );

    const { option_until } = await stateOf(id);
    expect(await occupancyOf(id)).toEqual({ kind: 'OPTION', expires_at: option_until });
  });

  test('is told whose they are by now', async () => {
    const villa = await createVilla();
    const here = { villa_id: villa.id, status: 'CONFIRMED', ...STAYS.CHECKED_IN };
    const { id } = await createReservation(here);
    await loseNights(id);
    const taken = await createReservation(here);

    const arrives = moveReservation(db, { kind: 'villa', id }, { status: 'CHECKED_IN' }, staff);
    const refusal = await refusalOf(arrives);

    expect(refusal).toMatchObject({ status: 409, code: 'dates_taken' });
    expect(refusal.details.conflicts).toEqual([
      expect.objectContaining({ reservation_id: taken.reservation_id }),
    ]);
  });
});

describe('what a move leaves behind', () => {
  test('its place in the timeline and in the audit log', async () => {
    const { id } = await createReservation();

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'REJECTED', reason: 'Ev sahibi kullanıyor' },
      staff,
    );

    const event = await db
      .selectFrom('reservation_events')
      .select([
        'kind',
        'from_status',
        'to_status',
        'reason',
        'actor_id',
        'actor_role',
        'guest_told',
      ])
      .where('reservation_id', '=', id)
      .where('kind', '=', 'MOVED')
      .executeTakeFirst();
    expect(event).toEqual({
      kind: 'MOVED',
      from_status: 'PENDING',
      to_status: 'REJECTED',
      reason: 'Ev sahibi kullanıyor',
      actor_id: staff.id,
      actor_role: 'ADMIN',
      guest_told: true,
    });
    const noted = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('entity', '=', 'reservation')
      .executeTakeFirst();
    expect(noted).toEqual({
      action: 'reservation.rejected',
      before: { status: 'PENDING' },
      after: { status: 'REJECTED', reason: 'Ev sahibi kullanıyor' },
    });
    expect(await mailsOf(id)).toEqual(['reservation_rejected']);
  });

  test('staff’s word where the prepayment is missing, none where it is there', async () => {
    const unpaid = await createReservation();
    const paid = await createReservation({ paid_kurus: 14_000_00 });

    await moveReservation(db, { kind: 'villa', id: unpaid.id }, { status: 'CONFIRMED' }, staff);
    await moveReservation(db, { kind: 'villa', id: paid.id }, { status: 'CONFIRMED' }, staff);

    expect(await stateOf(unpaid.id)).toMatchObject({ state_reason: 'STAFF_WORD' });
    expect(await stateOf(paid.id)).toMatchObject({ state_reason: null });
    expect((await stateOf(paid.id)).confirmed_at).not.toBeNull();
  });

  test('the end’s hour', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'CANCELLED', reason: 'Vazgeçti' },
      staff,
    );

    expect((await stateOf(id)).ended_at).not.toBeNull();
  });
});

describe('a move that is refused', () => {
  test('wants a reason', async () => {
    const { id } = await createReservation();

    const refusal = await refusalOf(
      moveReservation(db, { kind: 'villa', id }, { status: 'REJECTED' }, staff),
    );

    expect(refusal).toMatchObject({ status: 422, fields: { reason: 'required' } });
  });

  test('was decided on an old copy', async () => {
    const { id } = await createReservation();

    const refusal = await refusalOf(
      moveReservation(db, { kind: 'villa', id }, { status: 'CONFIRMED', version: 7 }, staff),
    );

    expect(refusal).toMatchObject({
      status: 409,
      code: 'stale',
      details: { version: 1, status: 'PENDING' },
    });
  });

  test.each(['OPTION', 'CONFIRMED'] as const)(
    'is to %s for a villa whose permit was lost since it was asked for',
    async (status) => {
      const villa = await createVilla();
      const { id } = await createReservation({ villa_id: villa.id });
      await db
        .updateTable('villas')
        .set({ active: false, withdrawn_at: now().toString(), withdrawn_reason: 'PERMIT_LOST' })
        .where('id', '=', villa.id)
        .execute();

      const refusal = await refusalOf(
        moveReservation(db, { kind: 'villa', id }, { status, reason: 'Söz' }, staff),
      );

      expect(refusal).toMatchObject({
        status: 422,
        code: 'not_sellable',
        details: { reasons: [expect.objectContaining({ code: 'no_permit' })] },
      });
      expect(await stateOf(id)).toMatchObject({ status: 'PENDING' });
    },
  );

  test('is of an option that ended, to hold a villa again that was deleted since', async () => {
    const { id, villa_id } = await createReservation({ status: 'EXPIRED' });
    const gone = { active: false, deleted_at: now().toString() };
    await db.updateTable('villas').set(gone).where('id', '=', villa_id).execute();

    const refusal = await refusalOf(
      moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff),
    );

    expect(refusal).toMatchObject({
      code: 'not_sellable',
      details: { reasons: [expect.objectContaining({ code: 'inactive' })] },
    });
    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
  });

  test.each<[string, Parameters<typeof createReservation>[0], string | null]>([
    ['asks for money', {}, null],
    ['is over', { ...FREE, option_until: inHours(-1) }, null],
    ['is of a villa without its permit', FREE, 'PERMIT_LOST'],
  ])('is a guest’s word for an option that %s', async (_what, own, withdrawn_reason) => {
    const { id, villa_id } = await createReservation({ status: 'OPTION', ...own });
    if (withdrawn_reason)
      await db
        .updateTable('villas')
        .set({ active: false, withdrawn_at: now().toString(), withdrawn_reason })
        .where('id', '=', villa_id)
        .execute();

    const refusal = await refusalOf(confirm(id));

    const code = withdrawn_reason ? 'not_sellable' : 'move_not_allowed';
    expect(refusal).toMatchObject({ code });
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
  });

  test.each(['OPTION', 'CONFIRMED'] as const)(
    'is to %s for more people than the permit is for by now',
    async (status) => {
      const villa = await createVilla({ capacity: 4, permit_capacity: 4 });
      const { id } = await createReservation({ villa_id: villa.id, adults: 3, children: 2 });

      const refusal = await refusalOf(
        moveReservation(db, { kind: 'villa', id }, { status, reason: 'Söz' }, staff),
      );

      expect(refusal).toMatchObject({
        status: 422,
        code: 'not_sellable',
        details: { reasons: [expect.objectContaining({ code: 'over_permit' })] },
      });
    },
  );

  test('belongs to no reservation', async () => {
    const refusal = await refusalOf(
      moveReservation(db, { kind: 'villa', id: 999_999_999 }, { status: 'CONFIRMED' }, staff),
    );

    expect(refusal).toMatchObject({ status: 404 });
  });

  test('meets somebody else’s nights, and says whose', async () => {
    const villa = await createVilla();
    const taken = await createReservation({ villa_id: villa.id, status: 'CONFIRMED' });
    const { id } = await createReservation({ villa_id: villa.id });

    const refusal = await refusalOf(
      moveReservation(db, { kind: 'villa', id }, { status: 'OPTION' }, staff),
    );

    expect(refusal).toMatchObject({ status: 409, code: 'dates_taken' });
    expect(refusal.details.conflicts).toEqual([
      expect.objectContaining({ reservation_id: taken.reservation_id }),
    ]);
    expect(await stateOf(id)).toMatchObject({ status: 'PENDING' });
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('options whose time is over', () => {
  test('end, and their dates are free', async () => {
    await expireOptions(db, now(), 'villa');
    const { id } = await createReservation({ status: 'OPTION', option_until: inHours(-1) });
    const live = await createReservation({ status: 'OPTION', option_until: inHours(1) });

    const ended = await expireOptions(db, now(), 'villa');

    expect(ended).toBe(1);
    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED', state_by: 'SYSTEM' });
    expect(await occupancyOf(id)).toBeUndefined();
    expect(await stateOf(live.id)).toMatchObject({ status: 'OPTION' });
  });

  test('end by the clock they are asked by', async () => {
    const { id } = await createReservation({ status: 'OPTION', option_until: inHours(3) });

    expect(await expireOptions(db, now().add({ hours: 4 }), 'villa')).toBeGreaterThanOrEqual(1);
    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
  });

  test('one that cannot end keeps no other waiting', async () => {
    const stuck = await createReservation({ status: 'OPTION', option_until: inHours(-2) });
    const next = await createReservation({ status: 'OPTION', option_until: inHours(-1) });
    await refuseEventsOf(stuck.id);

    await expect(expireOptions(db, now(), 'villa')).rejects.toThrow(AggregateError);

    expect(await stateOf(stuck.id)).toMatchObject({ status: 'OPTION' });
    expect((await occupancyOf(stuck.id))?.kind).toBe('OPTION');
    expect(await stateOf(next.id)).toMatchObject({ status: 'EXPIRED' });
    await sql`drop trigger stuck on reservation_events`.execute(db);
  });

  test.each([
    ['of whoever owes it', 0, ['reservation_option']],
    ['of nobody who has paid it', 14_000_00, []],
  ])('with a later end ask %s for the prepayment', async (_who, paid_kurus, mails) => {
    const { id } = await createReservation({
      ...{ status: 'OPTION', option_until: inHours(1), paid_kurus },
    });

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'OPTION', option_until: inHours(5) },
      staff,
    );

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect(await mailsOf(id)).toEqual(mails);
  });

  test('come back when the dates are still free', async () => {
    const { id } = await createReservation({ status: 'EXPIRED' });

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'OPTION', option_until: inHours(5) },
      staff,
    );

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect((await occupancyOf(id))?.kind).toBe('OPTION');
  });
});

/** Makes the database refuse whatever is to happen to one reservation. */
const refuseEventsOf = (id: number) =>
  sql`create trigger stuck before insert on reservation_events for each row
    when (new.reservation_id = ${sql.lit(id)}) execute function refuse_change()`.execute(db);
