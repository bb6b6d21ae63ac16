import { dayByKey } from '../../islands/day-by-key.ts';
import { changeDay, extendTo, pickDay } from '../../islands/range-picking.ts';

const none = { check_in: '', check_out: '' };
const begun = { check_in: '2026-08-15', check_out: '' };
const whole = { check_in: '2026-08-15', check_out: '2026-08-22' };

test.each([
  ['the first day is the arrival', none, '2026-08-15', 'check_in', begun],
  ['a later one is the departure', begun, '2026-08-22', 'check_out', whole],
  [
    'an earlier one begins anew',
    begun,
    '2026-08-10',
    'check_out',
    { ...none, check_in: '2026-08-10' },
  ],
  ['the same one begins anew', begun, '2026-08-15', 'check_out', begun],
  [
    'a whole stay begins anew',
    whole,
    '2026-08-17',
    'check_in',
    { ...none, check_in: '2026-08-17' },
  ],
  [
    'its departure alone can be moved',
    whole,
    '2026-08-30',
    'check_out',
    { ...whole, check_out: '2026-08-30' },
  ],
  ['without an arrival a day is the arrival', none, '2026-08-15', 'check_out', begun],
] as const)('picking: %s', (_rule, stay, day, ending, expected) => {
  expect(pickDay(stay, day, ending)).toEqual(expected);
});

test.each([
  ['an arrival', none, 'check_in', '2026-08-15', begun],
  [
    'an earlier arrival keeps the departure',
    whole,
    'check_in',
    '2026-08-14',
    { ...whole, check_in: '2026-08-14' },
  ],
  [
    'an arrival after the departure takes it back',
    whole,
    'check_in',
    '2026-08-22',
    { check_in: '2026-08-22', check_out: '' },
  ],
  ['a departure', begun, 'check_out', '2026-08-22', whole],
  ['nothing', whole, 'check_out', '', begun],
] as const)('typing %s', (_what, stay, ending, day, expected) => {
  expect(changeDay(stay, ending, day)).toEqual(expected);
});

test.each([
  ['from an arrival', begun, '2026-08-15', '2026-08-16', { ...begun, check_out: '2026-08-16' }],
  ['from where the key began', none, '2026-08-15', '2026-08-22', whole],
  [
    'back over the arrival',
    whole,
    '2026-08-15',
    '2026-08-14',
    { ...whole, check_in: '2026-08-14' },
  ],
] as const)('stretching %s', (_what, stay, from, to, expected) => {
  expect(extendTo(stay, from, to)).toEqual(expected);
});

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-08-15', '2026-08-08'],
  ['ArrowDown', '2026-08-15', '2026-08-22'],
  ['Home', '2026-08-15', '2026-08-10'],
  ['Home', '2026-08-10', '2026-08-10'],
  ['End', '2026-08-15', '2026-08-16'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['Tab', '2026-08-15', undefined],
])('%s on %s leads to %s', (key, day, expected) => {
  expect(dayByKey(key, day)).toBe(expected);
});
