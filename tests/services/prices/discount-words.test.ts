import type { QuoteNight } from '../../../server/domain/pricing.ts';
import { discountLabel } from '../../../server/services/prices/discount-words.ts';
import { paths } from '../../../server/shared/paths.ts';
import { site } from '../../support/api.ts';
import {
  createDiscount,
  createReservation,
  createVilla,
  dayFromToday,
} from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

const night = (own: Partial<QuoteNight>): QuoteNight => ({
  ...{ date: '2026-07-01', price_kurus: 10_000_00, discount_kurus: 1_000_00, season_id: 1 },
  ...{ discount_id: 1, discount_kind: 'early', ...own },
});

test.each([
  ['one discount of one percent', [night({}), night({})], 'Erken rezervasyon indirimi, %10'],
  [
    'one that lowers some nights',
    [night({}), night({ discount_kurus: 0, discount_id: null, discount_kind: null })],
    'Erken rezervasyon indirimi',
  ],
  ['two discounts', [night({}), night({ discount_id: 2, discount_kind: 'gap' })], 'İndirim, %10'],
  ['a sale of before kinds were kept', [night({ discount_kind: undefined })], 'İndirim, %10'],
  ['a sale without its nights', [], 'İndirim'],
  ['no whole percent', [night({ discount_kurus: 1_450_00, discount_kind: null })], 'İndirim'],
  [
    'one that was rounded',
    [night({ discount_kurus: 1_000_01 })],
    'Erken rezervasyon indirimi, %10',
  ],
])('%s', (_what, nights, words) => {
  expect(discountLabel(nights, false)).toBe(words);
});

test('a boat’s long stay is a long charter', () => {
  expect(discountLabel([night({ discount_kind: 'long_stay' })], true)).toBe(
    'Uzun kiralama indirimi, %10',
  );
});

test('is of one name on the listing, in its form and where it is paid', async () => {
  const villa = await createVilla();
  await createDiscount({
    ...{ villa_id: villa.id, kind: 'EARLY', percent: 10, book_before: dayFromToday(20) },
  });
  const stay = { check_in: dayFromToday(40), check_out: dayFromToday(47), adults: 2 };
  const sold = await createReservation({
    villa_id: villa.id,
    status: 'OPTION',
    ...{ accommodation_kurus: 77_000_00, discount_kurus: 7_000_00 },
    quote: JSON.stringify({ nights: Array.from({ length: 7 }, () => night({})) }),
  });

  const pages = [
    paths.villa(villa.slug, stay),
    paths.bookVilla(villa.slug, stay),
    paths.payment(sold.reservation_id),
  ];
  for (const address of pages) {
    const words = wordsOf((await site.get(address).expect(200)).text);
    expect(words).toContain('Erken rezervasyon indirimi, %10');
    expect(words).not.toContain('İndirim, %10');
  }
});
