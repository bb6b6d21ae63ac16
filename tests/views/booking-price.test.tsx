import { Price } from '../../views/public/booking/summary.tsx';
import { render, wordsOf } from './render.ts';
import { testSite } from './site.ts';

const price = {
  lines: [{ label: '7 gece', kurus: 56_000_00 }],
  total_kurus: 56_000_00,
  prepayment_kurus: 16_800_00,
  balance_kurus: 39_200_00,
  prepayment_percent: 30,
  deposit_kurus: 0,
  whole_is_due: false,
};

const said = (own: Parameters<typeof testSite>[0]) =>
  wordsOf(render(Price, { site: testSite(own), price, boat: false }));

test('the total is told in the chosen currency, too, and of which day’s rate it is', () => {
  expect(said({ currency: 'EURO' })).toMatch(/Toplam, \d+ \S+ kuruyla ≈ €[\d.]+/);
  expect(said({ currency: 'TL' })).not.toContain('≈');
  expect(said({ currency: 'EURO', rates: null })).not.toContain('≈');
});

test('what was sold is told at the rates of its own day', () => {
  const rates = {
    dollar_exchange_rate: '40',
    euro_exchange_rate: '50',
    sterling_exchange_rate: '60',
    updated_on: '2025-12-28',
  };
  const site = testSite({ currency: 'EURO' });

  const words = wordsOf(render(Price, { site, price: { ...price, rates }, boat: false }));

  expect(words).toContain('Toplam, 28 Aralık 2025 kuruyla ≈ €1.120');
});
