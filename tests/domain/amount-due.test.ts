import {
  amountCounted,
  amountDue,
  amountLeft,
  isAllAtArrival,
  isPrepaymentThere,
} from '../../server/domain/amount-due.ts';

const SOLD = { total_kurus: 70_000_00, prepayment_kurus: 14_000_00, leaving_kurus: 0 };

test.each([
  ['nothing is paid', 0, 'PREPAYMENT', 14_000_00],
  ['a part of the prepayment is paid', 4_000_00, 'PREPAYMENT', 10_000_00],
  ['the prepayment is paid', 14_000_00, 'BALANCE', 56_000_00],
  ['more than the prepayment is paid', 20_000_00, 'BALANCE', 50_000_00],
  ['all is paid', 70_000_00, 'BALANCE', 0],
  ['too much is paid', 71_000_00, 'BALANCE', 0],
])('when %s (%i), %s of %i is next', (_, paid_kurus, purpose, amount_kurus) => {
  expect(amountDue({ ...SOLD, paid_kurus })).toEqual({ purpose, amount_kurus });
});

test.each([
  ['a prepayment that came twice', 28_000_00, 14_000_00, 'BALANCE', 56_000_00],
  ['all of the prepayment', 14_000_00, 14_000_00, 'PREPAYMENT', 14_000_00],
  ['a part of the prepayment', 14_000_00, 4_000_00, 'PREPAYMENT', 4_000_00],
  ['what was paid above the total', 75_000_00, 5_000_00, 'BALANCE', 0],
])('what waits to go back pays for nothing: %s', (_, paid_kurus, leaving_kurus, purpose, due) => {
  const money = { ...SOLD, paid_kurus, leaving_kurus };

  expect(amountDue(money)).toEqual({ purpose, amount_kurus: due });
  expect(isPrepaymentThere(money)).toBe(purpose === 'BALANCE');
});

test('without a prepayment the whole is due at once', () => {
  const money = { ...SOLD, prepayment_kurus: 0, paid_kurus: 0 };

  expect(amountDue(money)).toEqual({ purpose: 'BALANCE', amount_kurus: 70_000_00 });
});

test.each([
  ['PENDING', 56_000_00],
  ['CONFIRMED', 56_000_00],
  ['COMPLETED', 56_000_00],
  ['REJECTED', 0],
  ['EXPIRED', 0],
  ['CANCELLED', 0],
  ['NO_SHOW', 0],
] as const)('of a sale that is %s, %i is left', (status, left) => {
  expect(amountLeft(status, { ...SOLD, paid_kurus: 14_000_00 })).toBe(left);
});

test.each([
  ['CONFIRMED', 70_000_00],
  ['COMPLETED', 70_000_00],
  ['NO_SHOW', 14_000_00],
  ['CANCELLED', 0],
] as const)('a sale that is %s brings %i', (status, counted) => {
  const money = { ...SOLD, paid_kurus: 20_000_00, leaving_kurus: 6_000_00 };

  expect(amountCounted(status, money)).toBe(counted);
});

test('of a sale that was paid too much, nothing is left', () => {
  expect(amountLeft('CONFIRMED', { ...SOLD, paid_kurus: 71_000_00 })).toBe(0);
});

test.each([
  ['confirmed on staff’s word', 'CONFIRMED', 0, 0, true],
  ['who is in and paid nothing', 'CHECKED_IN', 0, 0, true],
  ['confirmed, and what came goes back', 'CONFIRMED', 14_000_00, 14_000_00, true],
  ['confirmed with a part of the prepayment', 'CONFIRMED', 4_000_00, 0, false],
  ['whose prepayment is waited for', 'OPTION', 0, 0, false],
])('all is paid at the arrival: %s', (_, status, paid_kurus, leaving_kurus, told) => {
  expect(isAllAtArrival({ ...SOLD, status, paid_kurus, leaving_kurus })).toBe(told);
  expect(isAllAtArrival({ ...SOLD, prepayment_kurus: 0, status, paid_kurus, leaving_kurus })).toBe(
    false,
  );
});
