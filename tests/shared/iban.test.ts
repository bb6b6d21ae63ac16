import { hasIbanCheckDigits, plainIban } from '../../server/shared/iban.ts';

test.each<[what: string, iban: string, fits: boolean]>([
  ['a Turkish one', 'TR33 0006 1005 1978 6457 8413 26', true],
  ['typed in small letters', 'tr33-0006-1005-1978-6457-8413-26', true],
  ['a German one', 'DE89 3704 0044 0532 0130 00', true],
  ['one with letters inside', 'GB82 WEST 1234 5698 7654 32', true],
  ['a wrong digit', 'TR33 0006 1005 1978 6457 8413 27', false],
  ['two digits changed places', 'TR33 0006 1005 1978 6457 8431 26', false],
  ['one that is not finished', 'TR33 0006 1005 1978', false],
  ['nothing', '', false],
])('%s: %s fits: %s', (_what, iban, fits) => {
  expect(hasIbanCheckDigits(plainIban(iban))).toBe(fits);
});
