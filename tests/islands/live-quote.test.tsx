import { BottomBar } from '../../islands/bottom-bar.tsx';
import { quoteLabels } from '../../islands/quote-labels.ts';
import type { PanelProps } from '../../islands/quote-panel.ts';
import { WayOn } from '../../islands/way-on.tsx';
import { render, wordsOf } from '../views/render.ts';

const ages = { child_max: 12, baby_max: 2 };

const DAYS = { check_in: '2027-07-05', check_out: '2027-07-12' };

const unpriced: NonNullable<PanelProps['quote']> = {
  sellable: false,
  reasons: [],
  nights: [],
  accommodation_kurus: null,
  discount_kurus: null,
  discount_label: null,
  short_stay_fee_kurus: null,
  short_stay_limit: null,
  extras: [],
  total_kurus: null,
  prepayment_kurus: null,
  prepayment_percent: 20,
  whole_is_due: false,
  balance_kurus: null,
  deposit_kurus: 0,
  nearest: null,
};

const panelOf = (state: Partial<PanelProps['state']>, days = DAYS): PanelProps => ({
  villa: {
    id: 1,
    slug: 'villa-mercan',
    max_guests: 6,
    instant_booking: false,
    from_price_kurus: 13_000_00,
  },
  choice: { ...days, adults: 2, children: 0, babies: 0 },
  quote: null,
  days_refused: false,
  today: '2026-11-27',
  whatsapp: null,
  currency: 'TL',
  rates: null,
  ages,
  labels: quoteLabels(ages),
  state: { quote: null, waiting: false, failed: false, retry: () => undefined, ...state },
  live: true,
});

const barOf = (state: { waiting?: boolean; failed?: boolean }, days = DAYS) =>
  render(BottomBar, panelOf(state, days));

const bar = (state: { waiting?: boolean; failed?: boolean }) => wordsOf(barOf(state));

test('a price that could not be read is no word against the days, and is read again from the bar', () => {
  const words = bar({ failed: true });

  expect(words).toContain('Fiyat okunamadı');
  expect(words).toContain('Yeniden dene');
  expect(words).not.toMatch(/Başka tarih|en düşük/);
  expect(bar({})).toContain('Başka tarih seç');
});

test('a price that is waited for is no word against the days either', () => {
  const words = bar({ waiting: true });

  expect(words).toContain('Fiyat hesaplanıyor');
  expect(words).not.toMatch(/Başka tarih|en düşük/);
});

test('without days the bar says once that they are to be chosen, and leads to the seasons’ prices', () => {
  const html = barOf({}, { check_in: '', check_out: '' });

  expect(wordsOf(html).match(/Tarih seçin/g)).toHaveLength(1);
  expect(html).toMatch(/<a[^>]* href="#fiyatlar"[^>]*>Dönem fiyatları/);
  expect(barOf({})).not.toContain('#fiyatlar');
});

test('the panel’s main button says what a stay needs, and stays in its place while a price is read', () => {
  const way = (state: Partial<PanelProps['state']>, days = DAYS, live = true) =>
    render(WayOn, { ...panelOf(state, days), live });
  const against = (code: string) => ({
    quote: { ...unpriced, reasons: [{ code, text: 'Olmuyor.' }] },
  });
  const none = { check_in: '', check_out: '' };

  expect(wordsOf(way({}, none))).toBe('Tarih seçin');
  expect(wordsOf(way(against('taken')))).toBe('Başka tarih seç');
  expect(wordsOf(way(against('too_many_guests')))).toBe('Kişileri değiştir');
  expect(way({ waiting: true })).toMatch(/<button[^>]* disabled="">Rezervasyon talebi gönder</);
  expect(way({ failed: true })).toBe('');
  expect(way({}, none, false)).toBe('');
});
