import {
  hasRunOut,
  isOver,
  isPayable,
  mayBePaid,
  useOfMoney,
} from '../../server/domain/payable.ts';
import { RESERVATION_STATES } from '../../server/shared/reservation-states.ts';

const now = Temporal.Instant.from('2026-07-10T09:00:00Z');
const at = (time: string) => new Date(`2026-07-10T${time}Z`);

test('money is waited for from the option to the stay', () => {
  expect(RESERVATION_STATES.filter(isPayable)).toEqual([
    'OPTION',
    'PAYMENT_REVIEW',
    'CONFIRMED',
    'CHECKED_IN',
  ]);
});

test('nothing is waited for once it was, or never will be', () => {
  expect(RESERVATION_STATES.filter(isOver)).toEqual([
    'COMPLETED',
    'NO_SHOW',
    'REJECTED',
    'EXPIRED',
    'CANCELLED',
  ]);
});

test('money for what came to nothing is late, or takes up again what ran out', () => {
  const used = (purpose: string, use: string) =>
    RESERVATION_STATES.filter((state) => useOfMoney(purpose, state) === use);

  expect(used('PREPAYMENT', 'late')).toEqual(['REJECTED', 'CANCELLED']);
  expect(used('BALANCE', 'revives')).toEqual(['EXPIRED']);
  expect(used('DEPOSIT', 'late')).toEqual(RESERVATION_STATES.filter(isOver));
  expect(used('DEPOSIT', 'revives')).toEqual([]);
});

test.each([
  ['OPTION', at('09:00:01'), false],
  ['OPTION', at('09:00:00'), true],
  ['OPTION', null, true],
  ['PAYMENT_REVIEW', at('08:00:00'), false],
  ['CONFIRMED', at('08:00:00'), false],
])('%s until %s has run out: %s', (status, option_until, over) => {
  expect(hasRunOut({ status, option_until }, now)).toBe(over);
  expect(mayBePaid({ status, option_until }, now)).toBe(!over);
});

test.each(['PENDING', 'COMPLETED', 'NO_SHOW', 'REJECTED', 'EXPIRED', 'CANCELLED'])(
  '%s is not paid',
  (status) => {
    expect(mayBePaid({ status, option_until: at('10:00:00') }, now)).toBe(false);
  },
);
