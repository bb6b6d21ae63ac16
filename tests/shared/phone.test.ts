import { parsePhone, tenDigits } from '../../server/shared/phone.ts';

describe('a telephone number as people type it', () => {
  test.each([
    ['0532 123 45 67', '+905321234567', 'mobile'],
    ['532 123 45 67', '+905321234567', 'mobile'],
    ['5321234567', '+905321234567', 'mobile'],
    ['+90 532 123 45 67', '+905321234567', 'mobile'],
    ['+90 (0532) 123 45 67', '+905321234567', 'mobile'],
    ['0090 532 123 45 67', '+905321234567', 'mobile'],
    ['90 532 123 45 67', '+905321234567', 'mobile'],
    ['0(532) 123-45-67', '+905321234567', 'mobile'],
    ['0532.123.45.67', '+905321234567', 'mobile'],
    ['0242 844 10 20', '+902428441020', 'landline'],
    ['0850 123 45 67', '+908501234567', 'service'],
    ['444 1 234', '+904441234', 'service'],
    ['+49 170 1234567', '+491701234567', 'foreign'],
    ['0044 20 7946 0018', '+442079460018', 'foreign'],
    ['+1 (212) 555-0142', '+12125550142', 'foreign'],
  ])('%p → %s (%s)', (text, phone, kind) => {
    expect(parsePhone(text)).toEqual({ phone, kind });
  });

  test.each([
    '',
    '   ',
    '12345',
    '0532 123 45 6',
    '0532 123 45 678',
    '+90 532 123 45',
    '0132 123 45 67',
    '+0 532 123 45 67',
    '+4912',
    '++905321234567',
    '0532 123 45 6x',
    '+1234567890123456',
    'telefon',
  ])('%p is none', (text) => {
    expect(parsePhone(text)).toBeNull();
  });
});

test.each([
  ['+905321234567', '5321234567'],
  ['+904441234', null],
  ['+491701234567', null],
])('the transport report’s ten digits of %s: %p', (phone, expected) => {
  expect(tenDigits(phone)).toBe(expected);
});
