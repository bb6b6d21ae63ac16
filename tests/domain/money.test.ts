import fc from 'fast-check';

import { percentInWholeTl, percentOf, splitTaxes, wholeTl } from '../../server/domain/money.ts';

const kurus = fc.integer({ min: 0, max: 90_000_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('a percent of an amount, half up to the kuruş', () => {
  test.each([
    [10_000, 20, 2_000],
    [10_001, 50, 5_001],
    [9_999, 50, 5_000],
    [333, 10, 33],
    [335, 10, 34],
    [1, 49, 0],
    [1, 50, 1],
    [0, 30, 0],
    [12_345, 0, 0],
    [12_345, 100, 12_345],
  ])('%i kuruş, %i percent: %i', (amount, of, expected) => {
    expect(percentOf(amount, of)).toBe(expected);
  });

  test('never exceeds the amount, and agrees with whole-number arithmetic of any size', () => {
    fc.assert(
      fc.property(kurus, percent, (amount, of) => {
        const exact = (BigInt(amount) * BigInt(of) * 2n + 100n) / 200n;
        expect(percentOf(amount, of)).toBe(Number(exact));
        expect(percentOf(amount, of)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('whole lira, half up', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 100],
    [149, 100],
    [150, 200],
    [1_234_550, 1_234_600],
  ])('%i → %i kuruş', (amount, expected) => {
    expect(wholeTl(amount)).toBe(expected);
  });

  test('a percent is rounded once, not by way of the kuruş', () => {
    expect(percentInWholeTl(4_999, 1)).toBe(0);
    expect(wholeTl(percentOf(4_999, 1))).toBe(100);
    expect(percentInWholeTl(6_240_000, 20)).toBe(1_248_000);
  });
});

describe('taxes inside a price', () => {
  test.each([
    [6_240_000, 5_571_428, 557_143, 111_429],
    [11_200, 10_000, 1_000, 200],
    [1, 1, 0, 0],
    [0, 0, 0, 0],
  ])('%i kuruş: base %i, VAT %i, accommodation tax %i', (gross, base, vat, accommodation) => {
    expect(splitTaxes(gross, { vat_rate: 10, accommodation_tax_rate: 2 })).toEqual({
      base_kurus: base,
      vat_kurus: vat,
      accommodation_tax_kurus: accommodation,
    });
  });

  test('a commission or charter has VAT alone', () => {
    expect(splitTaxes(12_000, { vat_rate: 20, accommodation_tax_rate: 0 })).toEqual({
      base_kurus: 10_000,
      vat_kurus: 2_000,
      accommodation_tax_kurus: 0,
    });
  });

  test('always sum to the price', () => {
    const rates = fc.record({ vat_rate: percent, accommodation_tax_rate: percent });
    fc.assert(
      fc.property(kurus, rates, (gross, of) => {
        const split = splitTaxes(gross, of);
        const parts = [split.base_kurus, split.vat_kurus, split.accommodation_tax_kurus];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gross);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test.each([-1, 0.25, Number.NaN, 2 ** 53])('%p is no amount to round', (amount) => {
  expect(() => percentOf(amount, 10)).toThrow(RangeError);
});
