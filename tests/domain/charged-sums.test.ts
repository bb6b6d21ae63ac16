import { chargedSums, chargedTaxes } from '../../server/domain/charged-sums.ts';
import { quote } from '../../server/domain/pricing.ts';
import { extra, request, season, tl, villa } from './villa.ts';

const priced = quote(
  villa({ extras: [extra(1, 900, { optional: false }), extra(2, 600, { optional: false })] }),
  request('2026-06-02', '2026-06-05'),
);

describe('the taxes inside what is charged', () => {
  const tax_rates = { vat_rate: 10, accommodation_tax_rate: 2 };
  const asked = { ...request('2026-06-02', '2026-06-05'), tax_rates };

  test.each([
    [
      'the quoted total',
      undefined,
      { base_kurus: 2_991_072, vat_kurus: 299_107, accommodation_tax_kurus: 59_821 },
    ],
    [
      'the agreed one',
      tl(112),
      { base_kurus: tl(100), vat_kurus: tl(10), accommodation_tax_kurus: tl(2) },
    ],
  ])('%s', (_, agreed, expected) => {
    expect(chargedTaxes(quote(villa(), asked), agreed)).toEqual(expected);
  });

  test('are unknown where the quote knew no rates or no price', () => {
    const unpriced = quote(villa({ seasons: [] }), asked);
    expect(chargedTaxes(priced, tl(112))).toBeNull();
    expect(chargedTaxes(unpriced, undefined)).toBeNull();
    expect(chargedTaxes(unpriced, tl(112))).toMatchObject({ base_kurus: tl(100) });
  });
});

describe('what a reservation charges', () => {
  test('the quote’s sums', () => {
    expect(chargedSums(priced, undefined)).toEqual({
      accommodation_kurus: tl(30_000),
      discount_kurus: 0,
      short_stay_fee_kurus: tl(3_500),
      extras_kurus: tl(1_500),
      deposit_kurus: tl(5_000),
      total_kurus: tl(35_000),
      prepayment_kurus: tl(6_000),
      balance_kurus: tl(29_000),
    });
  });

  test('or the price staff agreed on, its prepayment by the quote’s percent', () => {
    expect(chargedSums(priced, tl(30_002.5))).toMatchObject({
      total_kurus: tl(30_002.5),
      prepayment_kurus: tl(6_001),
      balance_kurus: tl(24_001.5),
    });
  });

  test('an agreed price stands in where a night has none', () => {
    const unpriced = quote(
      villa({ seasons: [season(1, ['2026-06-01', '2026-06-03'], 10_000)] }),
      request('2026-06-02', '2026-06-05'),
    );
    expect(chargedSums(unpriced, tl(25_000))).toMatchObject({
      accommodation_kurus: tl(25_000),
      total_kurus: tl(25_000),
      prepayment_kurus: tl(5_000),
    });
  });

  test('with extras it stands in for the rest of it: the lines sum to what was agreed on', () => {
    const unpriced = quote(
      villa({ seasons: [], extras: [extra(1, 1_500, { optional: false })] }),
      request('2026-06-02', '2026-06-05'),
    );
    const sums = chargedSums(unpriced, tl(25_000));
    expect(sums).toMatchObject({
      accommodation_kurus: tl(23_500),
      extras_kurus: tl(1_500),
      total_kurus: tl(25_000),
    });
  });

  test('an agreed price that is due at once is all prepayment, to the kuruş', () => {
    const near = quote(villa(), request('2026-06-02', '2026-06-05', { today: '2026-06-01' }));
    expect(chargedSums(near, tl(100.4))).toMatchObject({
      prepayment_kurus: tl(100.4),
      balance_kurus: 0,
    });
  });
});
