import { chargedSums } from '../../server/domain/charged-sums.ts';
import { quote } from '../../server/domain/pricing.ts';
import { extra, request, season, tl, villa } from './villa.ts';

const priced = quote(
  villa({ extras: [extra(1, 900, { optional: false }), extra(2, 600, { optional: false })] }),
  request('2026-06-02', '2026-06-05'),
);

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

  test('an agreed price that is due at once is all prepayment, to the kuruş', () => {
    const near = quote(villa(), request('2026-06-02', '2026-06-05', { today: '2026-06-01' }));
    expect(chargedSums(near, tl(100.4))).toMatchObject({
      prepayment_kurus: tl(100.4),
      balance_kurus: 0,
    });
  });
});
