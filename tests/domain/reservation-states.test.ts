import {
  allowedMoves,
  holdOf,
  holdsDates,
  type MoveFacts,
  type MoveOrigin,
  type Mover,
  planMove,
  type ReservationState,
  stayChange,
} from '../../server/domain/reservation-states.ts';
import { parseDay, stayOf } from '../../server/domain/stay.ts';
import { RESERVATION_STATES } from '../../server/shared/reservation-states.ts';
import { MOVES } from '../support/reservation-move-rules.ts';

const movers: Mover[] = ['GUEST', 'ADMIN', 'OWNER', 'SYSTEM'];
const origins: MoveOrigin[] = ['NEW', ...RESERVATION_STATES];

const arrival = parseDay('2026-07-10');

/** On the last day of the stay every guard on time holds but that of an option; it is over and everything is paid. */
const facts = (changes: Partial<MoveFacts> = {}): MoveFacts => ({
  stay: stayOf('2026-07-10', '2026-07-17'),
  leaves_on: parseDay('2026-07-17'),
  today: parseDay('2026-07-17'),
  now: Temporal.Instant.from('2026-07-17T09:00:00Z'),
  option_until: Temporal.Instant.from('2026-07-17T09:00:00Z'),
  payment_in_flight: false,
  prepaid: true,
  instant_booking: true,
  ...changes,
});

const move = (
  from: MoveOrigin,
  to: ReservationState,
  who: Mover,
  changes: Partial<MoveFacts> = {},
) => {
  const day = to === 'OPTION' ? { today: arrival } : {};
  return planMove({ from, to, who, reason: 'because', facts: facts({ ...day, ...changes }) });
};

/** A new one is not moved but made; all others are refused. */
const allowed: Record<MoveOrigin, Partial<Record<ReservationState, Mover[]>>> = {
  NEW: { PENDING: ['GUEST', 'ADMIN'], OPTION: ['GUEST', 'ADMIN'], CONFIRMED: ['GUEST', 'ADMIN'] },
  ...MOVES,
};

const matrix = origins.flatMap((from) =>
  RESERVATION_STATES.flatMap((to) =>
    movers.map((who) => [from, to, who, allowed[from][to]?.includes(who) ?? false] as const),
  ),
);

describe('every move by everyone', () => {
  test.each(matrix)('%s → %s by %s: %p', (from, to, who, expected) => {
    expect(move(from, to, who).ok).toBe(expected);
    expect(allowedMoves(from, who).some((open) => open.to === to)).toBe(expected);
  });

  test('what is not in the table is move_not_allowed', () => {
    expect(move('COMPLETED', 'CANCELLED', 'ADMIN')).toEqual({
      ok: false,
      code: 'move_not_allowed',
    });
  });
});

describe('taken time', () => {
  test.each([
    ['PENDING', null],
    ['OPTION', 'OPTION'],
    ['PAYMENT_REVIEW', 'RESERVATION'],
    ['CONFIRMED', 'RESERVATION'],
    ['CHECKED_IN', 'RESERVATION'],
    ['COMPLETED', 'RESERVATION'],
    ['NO_SHOW', 'RESERVATION'],
    ['REJECTED', null],
    ['EXPIRED', null],
    ['CANCELLED', null],
  ] as const)('%s holds the dates as %p', (state, hold) => {
    expect(holdOf(state)).toBe(hold);
    expect(holdsDates(state)).toBe(hold !== null);
  });

  test('every allowed move leaves the ledger as its state says', () => {
    for (const [from, to, who, expected] of matrix) {
      const plan = move(from, to, who);
      if (!expected || !plan.ok) continue;
      const before = from !== 'NEW' && holdsDates(from);
      const after = holdsDates(to);
      const change = { 'false,true': 'take', 'true,true': 'keep', 'true,false': 'release' };
      expect(plan.occupancy).toBe(change[`${before},${after}` as keyof typeof change] ?? 'none');
      expect(plan.holds).toBe(holdOf(to));
    }
  });

  test('only an option has a deadline', () => {
    expect(move('PENDING', 'OPTION', 'ADMIN')).toMatchObject({ option: 'start' });
    expect(move('PAYMENT_REVIEW', 'OPTION', 'ADMIN')).toMatchObject({ option: 'start' });
    expect(move('OPTION', 'CONFIRMED', 'ADMIN')).toMatchObject({ option: 'stop' });
    expect(move('OPTION', 'EXPIRED', 'SYSTEM')).toMatchObject({ option: 'stop' });
    expect(move('CONFIRMED', 'CANCELLED', 'ADMIN')).toMatchObject({ option: 'none' });
  });
});

describe('guards', () => {
  test.each<[string, MoveOrigin, ReservationState, Mover, Partial<MoveFacts>]>([
    [
      'a guest’s option without instant booking',
      'NEW',
      'OPTION',
      'GUEST',
      { instant_booking: false },
    ],
    ['a guest’s own confirmation without it', 'NEW', 'CONFIRMED', 'GUEST', { prepaid: false }],
    [
      'a confirmation at once without instant booking',
      'NEW',
      'CONFIRMED',
      'GUEST',
      { instant_booking: false },
    ],
    [
      'a guest’s confirmation of an option that asks for money',
      'OPTION',
      'CONFIRMED',
      'GUEST',
      { prepaid: false },
    ],
    [
      'the system’s confirmation without the prepayment',
      'OPTION',
      'CONFIRMED',
      'SYSTEM',
      { prepaid: false },
    ],
    [
      'confirmation from review without it',
      'PAYMENT_REVIEW',
      'CONFIRMED',
      'SYSTEM',
      { prepaid: false },
    ],
    ['reviving an expired option without money', 'EXPIRED', 'OPTION', 'SYSTEM', { prepaid: false }],
    ...(['PENDING', 'EXPIRED'] as const).map(
      (from): [string, MoveOrigin, ReservationState, Mover, Partial<MoveFacts>] => [
        `an option of nights that went by, from ${from}`,
        from,
        'OPTION',
        'ADMIN',
        { today: parseDay('2026-07-11') },
      ],
    ),
    [
      'expiry a second early',
      'OPTION',
      'EXPIRED',
      'SYSTEM',
      { now: Temporal.Instant.from('2026-07-17T08:59:59Z') },
    ],
    [
      'expiry while a payment is undecided',
      'OPTION',
      'EXPIRED',
      'SYSTEM',
      { payment_in_flight: true },
    ],
    ['expiry without a deadline', 'OPTION', 'EXPIRED', 'SYSTEM', { option_until: null }],
    [
      'check-in the day before',
      'CONFIRMED',
      'CHECKED_IN',
      'ADMIN',
      { today: parseDay('2026-07-09') },
    ],
    [
      'no-show on the day of arrival',
      'CONFIRMED',
      'NO_SHOW',
      'ADMIN',
      { today: parseDay('2026-07-10') },
    ],
    [
      'completion the day before departure',
      'CHECKED_IN',
      'COMPLETED',
      'SYSTEM',
      { today: parseDay('2026-07-16') },
    ],
  ])('refuse %s', (...[, from, to, who, changes]) => {
    expect(move(from, to, who, changes)).toEqual({ ok: false, code: 'move_not_allowed' });
    expect(allowedMoves(from, who, facts(changes)).map((open) => open.to)).not.toContain(to);
  });

  test.each<[string, MoveOrigin, ReservationState, Mover, Partial<MoveFacts>]>([
    [
      'check-in on the day of arrival',
      'CONFIRMED',
      'CHECKED_IN',
      'ADMIN',
      { today: parseDay('2026-07-10') },
    ],
    ['an option on the day of arrival', 'PENDING', 'OPTION', 'ADMIN', { today: arrival }],
    ['no-show the day after', 'CONFIRMED', 'NO_SHOW', 'ADMIN', { today: parseDay('2026-07-11') }],
    ['completion on the day of departure', 'CHECKED_IN', 'COMPLETED', 'SYSTEM', {}],
    ['expiry at the deadline', 'OPTION', 'EXPIRED', 'SYSTEM', {}],
  ])('let pass %s', (...[, from, to, who, changes]) => {
    expect(move(from, to, who, changes).ok).toBe(true);
  });
});

describe('reasons', () => {
  test.each<[MoveOrigin, ReservationState, Mover]>([
    ['PENDING', 'REJECTED', 'ADMIN'],
    ['PENDING', 'CANCELLED', 'GUEST'],
    ['OPTION', 'CANCELLED', 'ADMIN'],
    ['PAYMENT_REVIEW', 'CANCELLED', 'ADMIN'],
    ['CONFIRMED', 'CANCELLED', 'ADMIN'],
  ])('%s → %s wants one', (from, to, who) => {
    for (const reason of [undefined, null, '', '  ']) {
      expect(planMove({ from, to, who, reason, facts: facts() })).toEqual({
        ok: false,
        code: 'reason_required',
      });
    }
    expect(planMove({ from, to, who, reason: ' dates changed ', facts: facts() })).toMatchObject({
      ok: true,
      reason: 'dates changed',
    });
  });

  test('a confirmation without the prepayment is staff’s word, with or without a reason', () => {
    const unpaid = facts({ prepaid: false });
    const asked = { from: 'OPTION', to: 'CONFIRMED', who: 'ADMIN', facts: unpaid } as const;
    expect(planMove(asked)).toMatchObject({ ok: true, staff_word: true, reason: null });
    expect(planMove({ ...asked, facts: facts() })).toMatchObject({ ok: true, staff_word: false });
  });
});

describe('what a move brings with it', () => {
  test.each<[MoveOrigin, ReservationState, Mover, string[]]>([
    ['NEW', 'PENDING', 'GUEST', ['reservation_requested', 'staff_new_request']],
    ['PENDING', 'OPTION', 'ADMIN', ['reservation_option']],
    ['OPTION', 'CONFIRMED', 'SYSTEM', ['reservation_confirmed']],
    ['NEW', 'CONFIRMED', 'GUEST', ['reservation_confirmed']],
    ['OPTION', 'CONFIRMED', 'GUEST', ['reservation_confirmed']],
    ['OPTION', 'EXPIRED', 'SYSTEM', ['reservation_expired']],
    ['PENDING', 'REJECTED', 'ADMIN', ['reservation_rejected']],
    ['CONFIRMED', 'CANCELLED', 'ADMIN', ['reservation_cancelled']],
    ['CONFIRMED', 'CHECKED_IN', 'ADMIN', []],
    ['EXPIRED', 'OPTION', 'SYSTEM', []],
  ])('%s → %s by %s sends %p', (from, to, who, mails) => {
    expect(move(from, to, who)).toMatchObject({ mails });
  });

  test('money that was paid leaves a refund to decide, a departure its deposit and a comment', () => {
    expect(move('CONFIRMED', 'CANCELLED', 'ADMIN')).toMatchObject({ tasks: ['refund'] });
    expect(move('PENDING', 'CANCELLED', 'GUEST')).toMatchObject({ tasks: [] });
    expect(move('CHECKED_IN', 'COMPLETED', 'SYSTEM')).toMatchObject({
      tasks: ['settle_deposit', 'invite_comment'],
      stamp: 'completed_at',
      audit: 'reservation.completed',
    });
  });

  test('dates change freely before the confirmation, with a revision after it, then the price alone', () => {
    expect(RESERVATION_STATES.map(stayChange)).toEqual([
      'free',
      'free',
      'free',
      'revision',
      'price',
      'price',
      ...Array(4).fill('closed'),
    ]);
  });
});
