import { addDays } from '../shared/days.ts';
import { dayFrom, type Moment, yearOf } from './moments.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';

type Discount = Row<'villa_discounts'>;

/** Discounts of every kind, spread so that most villas have one or two and some have none. */
export function discountsOf(
  villa: { id: number; index: number },
  moment: Moment,
  random: Random,
): Discount[] {
  const all = [`[${dayFrom(moment, -460)},${dayFrom(moment, 540)})`] as const;
  const [always] = all;
  const list: Omit<Discount, 'villa_id'>[] = [];
  if (villa.index % 3 !== 2) list.push(gap(always, random.pick([15, 20, 25])));
  if (random.chance(0.45)) list.push(...early(moment, random.pick([10, 12, 15])));
  if (random.chance(0.3)) list.push(lastMinute(always, random.pick([10, 15])));
  if (random.chance(0.35)) list.push(...longStay(always));
  if (villa.index % 5 === 1) list.push(period(moment, random.pick([10, 15, 20])));
  return list.map((discount) => ({ villa_id: villa.id, ...discount }));
}

const discount = (
  kind: string,
  name: string,
  rest: Pick<Discount, 'percent' | 'days'> & Partial<Discount>,
): Omit<Discount, 'villa_id'> => ({
  kind,
  name,
  percent: rest.percent,
  days: rest.days,
  book_before: rest.book_before ?? null,
  within_days: rest.within_days ?? null,
  min_nights: rest.min_nights ?? null,
});

const gap = (days: string, percent: number) =>
  discount('GAP', 'Kısa boşluk indirimi', { percent, days });

const lastMinute = (days: string, percent: number) =>
  discount('LAST_MINUTE', 'Son dakika', { percent, days, within_days: 10 });

const longStay = (days: string) => [
  discount('LONG_STAY', '14 gece ve üzeri', { percent: 8, days, min_nights: 14 }),
  discount('LONG_STAY', '28 gece ve üzeri', { percent: 15, days, min_nights: 28 }),
];

/** For the coming summer, and for the last one as it was on offer then. */
function early(moment: Moment, percent: number) {
  const year = yearOf(moment.today);
  const coming = moment.today < `${year}-05-01` ? year : year + 1;
  return [coming - 1, coming].map((summer) =>
    discount('EARLY', 'Erken rezervasyon', {
      percent,
      days: `[${summer}-05-01,${summer}-10-16)`,
      book_before: summer === coming ? dayFrom(moment, 45) : `${summer}-02-28`,
      min_nights: 5,
    }),
  );
}

/** A month that begins next week. */
function period(moment: Moment, percent: number) {
  const from = dayFrom(moment, 7);
  return discount('PERIOD', 'Dönem indirimi', { percent, days: `[${from},${addDays(from, 30)})` });
}
