import {
  agreedWithExtras,
  type FrozenSale,
  percentAsked,
  quoteWithExtras,
  soldPercent,
} from '../../server/domain/frozen-sale.ts';
import { quote } from '../../server/domain/pricing.ts';
import { extra, request, tl, villa } from './villa.ts';

const asked = {
  ...request('2026-06-02', '2026-06-05', { extra_ids: [1] }),
  tax_rates: { vat_rate: 10, accommodation_tax_rate: 2 },
};
const heated = quote(villa({ extras: [extra(1, 900)] }), asked);

/** A sale at its quote's price, or at what staff agreed on. */
const sold = (own: Partial<FrozenSale> = {}): FrozenSale => ({
  quote: { ...heated, unit: 'DAY' },
  accommodation_kurus: tl(30_000),
  discount_kurus: 0,
  short_stay_fee_kurus: tl(3_500),
  extras_kurus: heated.extras[0]?.amount_kurus ?? 0,
  total_kurus: heated.total_kurus ?? 0,
  prepayment_kurus: heated.prepayment_kurus ?? 0,
  deposit_kurus: heated.deposit_kurus,
  ...own,
});

const bed = { id: 2, name: 'Ek yatak', amount_kurus: tl(500) };

test.each([
  ['the quote’s prepayment', sold(), heated.prepayment_kurus, 20],
  ['that of the price agreed on', sold({ total_kurus: tl(20_000) }), tl(4_000), 20],
  ['nothing, as all is paid at the arrival', sold(), 0, null],
  ['a sale that keeps no percent', sold({ quote: {} }), tl(6_000), null],
])('the percent that is named with what is asked for: %s', (_, sale, asked_kurus, percent) => {
  expect(percentAsked(sale, asked_kurus ?? 0)).toBe(percent);
});

describe('a sale with other extras', () => {
  test('has the nights, the percent and all else it was sold with', () => {
    expect(quoteWithExtras(sold(), [bed])).toEqual({
      ...heated,
      unit: 'DAY',
      extras: [bed],
      total_kurus: tl(34_000),
      balance_kurus: tl(34_000) - (heated.prepayment_kurus ?? 0),
      taxes: { base_kurus: 3_035_715, vat_kurus: 303_571, accommodation_tax_kurus: 60_714 },
    });
  });

  test('keeps its discount, of which no part is asked for in advance', () => {
    const lowered = sold({ discount_kurus: tl(5_000) });

    expect(quoteWithExtras(lowered, [bed])).toMatchObject({
      total_kurus: tl(30_000 - 5_000 + 3_500 + 500),
      prepayment_kurus: tl(5_000),
    });
  });

  test('asks for all of it in advance where all of it was asked for', () => {
    const near = sold({ quote: { ...heated, whole_is_due: true, prepayment_percent: 100 } });

    expect(quoteWithExtras(near, [bed])).toMatchObject({
      prepayment_kurus: tl(34_000),
      balance_kurus: 0,
    });
  });

  test('is at the quote’s price where nothing else was agreed on', () => {
    expect(agreedWithExtras(sold(), [bed])).toBeUndefined();
  });

  test('is dearer or cheaper than the agreed total by its extras alone, never below nothing', () => {
    const agreed = sold({ total_kurus: tl(20_000), extras_kurus: tl(900) });

    expect(agreedWithExtras(agreed, [bed])).toBe(tl(19_600));
    expect(agreedWithExtras({ ...agreed, total_kurus: tl(100) }, [])).toBe(0);
  });

  test('that was written down by hand is taken by its sums', () => {
    const byHand = sold({ quote: {}, prepayment_kurus: tl(6_000), total_kurus: tl(34_400) });

    expect(soldPercent({ ...byHand, quote: null })).toBe(20);
    expect(agreedWithExtras({ ...byHand, extras_kurus: tl(900) }, [bed])).toBeUndefined();
    expect(quoteWithExtras(byHand, [bed])).toMatchObject({
      nights: [],
      total_kurus: tl(34_000),
      prepayment_kurus: tl(6_000),
      taxes: null,
    });
  });
});
