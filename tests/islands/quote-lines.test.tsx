import type { LiveQuote } from '../../islands/live-quote-types.ts';
import { quoteLabels } from '../../islands/quote-labels.ts';
import { QuoteLines } from '../../islands/quote-lines.tsx';
import { render, wordsOf } from '../views/render.ts';

const quote = (own: Partial<LiveQuote>): LiveQuote => ({
  sellable: true,
  reasons: [],
  nights: [{ date: '2026-07-10', price_kurus: 10_000_00, discount_kurus: 0 }],
  accommodation_kurus: 10_000_00,
  discount_kurus: 0,
  short_stay_fee_kurus: 0,
  short_stay_limit: null,
  extras: [],
  total_kurus: 10_000_00,
  prepayment_kurus: 10_000_00,
  prepayment_percent: 100,
  whole_is_due: false,
  balance_kurus: 0,
  deposit_kurus: 0,
  ...own,
});

const said = (own: Partial<LiveQuote>) =>
  wordsOf(
    render(QuoteLines, {
      quote: quote(own),
      labels: quoteLabels({ child_max: 12, baby_max: 2 }),
      currency: 'TL',
      rates: null,
    }),
  );

const NEAR = 'Girişe az kaldığı için tutarın tamamı ön ödemede alınır.';
const ALL = 'Tutarın tamamı ön ödemede alınır.';

test.each([
  ['check-in is near', { whole_is_due: true }, NEAR],
  ['its seasons ask for all of it', {}, ALL],
])('where %s, it says so', (_why, own, words) => {
  expect(said(own)).toContain(words);
});

test('where extras stay for the door, nothing is said of the whole', () => {
  const words = said({ total_kurus: 11_000_00, balance_kurus: 1_000_00 });

  expect(words).not.toMatch(/tamamı ön ödemede/);
});
