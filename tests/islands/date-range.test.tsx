import { Calendar } from '../../islands/range-calendar.tsx';
import { addDays } from '../../server/shared/days.ts';
import { DateRangeFields } from '../../views/components/date-range.tsx';
import { elementsOf, render } from '../views/render.ts';
import { testSite } from '../views/site.ts';

const site = testSite();

test('is two date inputs of a form before any script', () => {
  const inputs = elementsOf(
    render(DateRangeFields, { site, check_in: '2026-08-15', check_out: '2026-08-22' }),
    'input',
  );

  expect(inputs).toEqual([
    expect.objectContaining({
      type: 'date',
      name: 'check_in',
      value: '2026-08-15',
      min: '2026-07-09',
    }),
    expect.objectContaining({
      type: 'date',
      name: 'check_out',
      value: '2026-08-22',
      min: '2026-08-16',
    }),
  ]);
});

test('asks for no day before today, and a departure after it', () => {
  const inputs = elementsOf(render(DateRangeFields, { site }), 'input');

  expect(inputs.map(({ min }) => min)).toEqual(['2026-07-09', '2026-07-10']);
});

test('of its calendar’s days those before today are closed, and no other', () => {
  const calendar = render(Calendar, {
    months: 2,
    open: true,
    stay: { check_in: '', check_out: '' },
    today: '2026-07-09',
    start: '2026-07-09',
    labels: {
      ...{ check_in: 'Giriş', check_out: 'Çıkış', arrival: 'giriş', departure: 'çıkış' },
      ...{ previous_month: 'Önceki ay', next_month: 'Sonraki ay' },
    },
    onPick: () => {},
    onExtend: () => {},
  });
  const days = elementsOf(calendar, 'button').filter((button) => button['data-day']);

  expect(days).toHaveLength(31 + 31);
  expect(days.filter((day) => 'disabled' in day).map((day) => day['data-day'])).toEqual(
    Array.from({ length: 8 }, (_, index) => addDays('2026-07-01', index)),
  );
});

test('calls its days as the form says', () => {
  const html = render(DateRangeFields, {
    site,
    names: { check_in: 'Başlangıç', check_out: 'Bitiş' },
  });

  expect(html).toContain('<span>Başlangıç</span>');
  expect(html).toContain('<span>Bitiş</span>');
});
