import { maskCardNumbers } from '../../server/domain/card-numbers.ts';

describe('card numbers in what people write', () => {
  test.each([
    ['4111111111111111', '•••• 1111'],
    ['Kartım 4111 1111 1111 1111, son 12/27', 'Kartım •••• 1111, son 12/27'],
    ['5528-7900-0000-0008', '•••• 0008'],
    ['9792.0303.9444.0796', '•••• 0796'],
    ['amex 3782 822463 10005.', 'amex •••• 0005.'],
    ['4111 1111 1111 1111 12 27 123', '•••• 1111 12 27 123'],
    ['0532 123 45 67 4111 1111 1111 1111', '0532 123 45 67 •••• 1111'],
    ['4111111111111111 ve 5528790000000008', '•••• 1111 ve •••• 0008'],
    ['4111 1111 1111 1111 5528 7900 0000 0008', '•••• 1111 •••• 0008'],
  ])('%p → %p', (text, expected) => {
    expect(maskCardNumbers(text)).toBe(expected);
  });

  test.each([
    ['a wrong check digit', '4111 1111 1111 1112'],
    ['a telephone number', '+90 532 123 45 67'],
    ['two telephone numbers', '0532 123 45 67 0242 844 10 20'],
    ['an identity number', '10000000146'],
    ['an IBAN', 'TR33 0006 1005 1978 6457 8413 26'],
    ['an IBAN in one piece', 'tr330006100519786457841326'],
    ['a reservation code', 'K7M2-Q4XH9T'],
    ['dates', '2026-07-10 2026-07-17'],
    ['no digits', 'Merhaba'],
    ['nothing', ''],
  ])('%s stays', (_, text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });

  test('a long run of digits is gone through once', () => {
    const digits = '1 '.repeat(20_000);
    expect(maskCardNumbers(digits)).toBe(digits);
  });
});
