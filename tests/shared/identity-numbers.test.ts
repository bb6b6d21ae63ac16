import { isTckn, isTurkishIban, isVkn, parseIban } from '../../server/shared/identity-numbers.ts';

describe('TCKN', () => {
  test.each([
    ['10000000146', true],
    ['11111111110', true],
    ['99999999990', true],
    ['11111111111', false],
    ['10000000147', false],
    ['10000000156', false],
    ['00000000146', false],
    ['1000000014', false],
    ['100000001466', false],
    ['1000000014a', false],
    ['', false],
  ])('%p: %p', (text, expected) => {
    expect(isTckn(text)).toBe(expected);
  });
});

describe('VKN', () => {
  test.each([
    ['8760047464', true],
    ['8770013406', true],
    ['3130557669', true],
    ['4470040675', true],
    ['1234567890', true],
    ['0010058800', false],
    ['8760047465', false],
    ['876004746', false],
    ['87600474644', false],
    ['876004746x', false],
  ])('%p: %p', (text, expected) => {
    expect(isVkn(text)).toBe(expected);
  });
});

describe('IBAN', () => {
  test.each([
    ['TR330006100519786457841326', true],
    ['TR320010009999901234567890', true],
    ['TR330006100519786457841327', false],
    ['TR330006101519786457841326', false],
    ['TR33000610051978645784132', false],
    ['DE89370400440532013000', false],
    ['330006100519786457841326', false],
  ])('%p: %p', (text, expected) => {
    expect(isTurkishIban(text)).toBe(expected);
  });

  test.each([
    ['TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    ['tr33-0006-1005-1978-6457-8413-26', 'TR330006100519786457841326'],
    [' TR330006100519786457841326\n', 'TR330006100519786457841326'],
    ['TR33 0006 1005 1978 6457 8413 27', null],
    ['', null],
  ])('typed as %p it is stored as %p', (text, expected) => {
    expect(parseIban(text)).toBe(expected);
  });
});
