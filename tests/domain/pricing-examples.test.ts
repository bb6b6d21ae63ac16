import { quote } from '../../server/domain/pricing.ts';
import { discount, reasonsOf, request, stays, tl, villa } from './villa.ts';

const example = villa({ discounts: [discount(1, ['2026-06-13', '2026-06-16'], 20)] });

describe('the worked examples of the price rules', () => {
  test('12 → 18 June: six nights over two seasons with a period discount', () => {
    const found = quote(example, request('2026-06-12', '2026-06-18'));
    expect(found.nights.map((night) => (night.price_kurus ?? 0) - night.discount_kurus)).toEqual([
      tl(10_000),
      tl(8_000),
      tl(8_000),
      tl(11_200),
      tl(11_200),
      tl(14_000),
    ]);
    expect(found).toMatchObject({
      sellable: true,
      reasons: [],
      accommodation_kurus: tl(72_000),
      discount_kurus: tl(9_600),
      short_stay_fee_kurus: 0,
      total_kurus: tl(62_400),
      prepayment_kurus: tl(12_480),
      balance_kurus: tl(49_920),
      deposit_kurus: tl(5_000),
    });
  });

  test('15 → 18 June: three nights where five are the minimum', () => {
    expect(reasonsOf(example, '2026-06-15', '2026-06-18')).toEqual(['min_nights']);
  });

  test('15 → 18 June is sold when it fills a gap, with the short-stay fee', () => {
    const between = villa({
      ...example,
      occupied: stays(['2026-06-10', '2026-06-15'], ['2026-06-18', '2026-06-25']),
    });
    expect(quote(between, request('2026-06-15', '2026-06-18'))).toMatchObject({
      sellable: true,
      accommodation_kurus: tl(42_000),
      discount_kurus: tl(5_600),
      short_stay_fee_kurus: tl(3_500),
      short_stay_limit: 5,
      total_kurus: tl(39_900),
      prepayment_kurus: tl(7_280),
      balance_kurus: tl(32_620),
    });
  });

  test('occupied 10 – 17 and 20 – 27: 17 → 20 fills the gap, 17 → 19 would leave one night', () => {
    const between = villa({
      ...example,
      occupied: stays(['2026-06-10', '2026-06-17'], ['2026-06-20', '2026-06-27']),
    });
    expect(reasonsOf(between, '2026-06-17', '2026-06-20')).toEqual([]);
    expect(reasonsOf(between, '2026-06-17', '2026-06-19')).toEqual(['min_nights']);
  });

  test('31 August → 2 September without a September price', () => {
    const found = quote(example, request('2026-08-31', '2026-09-02'));
    expect(found.sellable).toBe(false);
    expect(found.reasons).toContainEqual({ code: 'unpriced', values: {} });
    expect(found.nights.map((night) => night.price_kurus)).toEqual([tl(14_000), null]);
    expect(found).toMatchObject({ accommodation_kurus: null, total_kurus: null });
  });

  test('102 nights: Law 7464 knows no contract over 100', () => {
    const open = villa({ seasons: villa().seasons });
    expect(quote(open, request('2026-06-01', '2026-09-11')).reasons).toContainEqual({
      code: 'too_long',
      values: { nights: 100 },
    });
  });

  test('the taxes inside 62.400: taxes first, the base is the remainder', () => {
    const tax_rates = { vat_rate: 10, accommodation_tax_rate: 2 };
    const asked = { ...request('2026-06-12', '2026-06-18'), tax_rates };
    expect(quote(example, asked)).toMatchObject({ total_kurus: tl(62_400), tax_rates });
    expect(quote(example, asked).taxes).toEqual({
      base_kurus: tl(55_714.28),
      vat_kurus: tl(5_571.43),
      accommodation_tax_kurus: tl(1_114.29),
    });
  });
});
