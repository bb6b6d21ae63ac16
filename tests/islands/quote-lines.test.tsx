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
  discount_label: null,
  short_stay_fee_kurus: 0,
  short_stay_limit: null,
  extras: [],
  total_kurus: 10_000_00,
  prepayment_kurus: 10_000_00,
  prepayment_percent: 100,
  whole_is_due: false,
  balance_kurus: 0,
  deposit_kurus: 0,
  nearest: null,
  ...own,
});

const labels = quoteLabels({ child_max: 12, baby_max: 2 });

const said = (own: Partial<LiveQuote>) =>
  wordsOf(render(QuoteLines, { quote: quote(own), labels, currency: 'TL', rates: null }));

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

test('lines of nothing stay, so that nothing appears later, and taxes are said to be inside', () => {
  const words = said({ short_stay_limit: 5 });

  expect(words).toContain('Kısa konaklama bedeli ₺0');
  expect(words).toContain('İndirim ₺0');
  expect(words).toContain('Vergiler toplamın içindedir.');
});

test('what another currency says is of the rate of a day', () => {
  const rates = {
    dollar_exchange_rate: '40',
    euro_exchange_rate: '50',
    sterling_exchange_rate: '60',
    updated_on: '2026-11-27',
  };
  const words = wordsOf(render(QuoteLines, { quote: quote({}), labels, currency: 'EURO', rates }));

  expect(words).toMatch(/₺10\.000\s*≈\s€200, 27 Kasım kuruyla/);
});
