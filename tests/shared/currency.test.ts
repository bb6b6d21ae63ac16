import { convert, isCurrency, parseRate, toForeign } from '../../server/shared/currency.ts';

describe('a rate as it is stored', () => {
  test.each([
    ['48.6992', 486_992],
    ['54.218', 542_180],
    ['64', 640_000],
    ['0.0001', 1],
  ])('%p is %i ten-thousandths', (text, rate) => {
    expect(parseRate(text)).toBe(rate);
  });

  test.each(['', '0', '0.0000', '48,6992', '48.69921', '-48', '4e2', ' 48', '.5', '1234567'])(
    '%p is none',
    (text) => {
      expect(parseRate(text)).toBeNull();
    },
  );
});

describe('a price in another currency', () => {
  test.each([
    ['half up to whole units', 5_000, 100_000, 5],
    ['exactly a half', 550, 10_000, 6],
    ['just below', 549, 10_000, 5],
    ['nothing', 0, 486_992, 0],
  ])('%s', (_, amount, rate, expected) => {
    expect(toForeign(amount, rate)).toBe(expected);
  });

  const rates = {
    dollar_exchange_rate: '46.7035',
    euro_exchange_rate: '54.2180',
    sterling_exchange_rate: '',
  };

  test.each([
    ['DOLLAR', 396],
    ['EURO', 341],
    ['POUND', null],
  ] as const)('18.500 TL in %s: %p', (currency, expected) => {
    expect(convert(1_850_000, currency, rates)).toBe(expected);
  });
});

test.each([
  ['TL', true],
  ['POUND', true],
  ['USD', false],
  ['tl', false],
  [undefined, false],
])('%p is one of the four: %p', (value, expected) => {
  expect(isCurrency(value)).toBe(expected);
});
