import type { BoatPlan } from './boat-plan.ts';
import { dayFrom, type Moment, yearOf } from './moments.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';

/** Low, middle and high season of a year by first day, with their share of the high price. */
const SEASONS = [
  { from: '04-15', until: '06-01', name: 'Düşük sezon', factor: 0.65 },
  { from: '06-01', until: '07-01', name: 'Orta sezon', factor: 0.82 },
  { from: '07-01', until: '09-01', name: 'Yüksek sezon', factor: 1 },
  { from: '09-01', until: '10-01', name: 'Eylül', factor: 0.82 },
  { from: '10-01', until: '11-16', name: 'Sonbahar', factor: 0.6 },
];

/** TL of a week, a day and a day trip in high season by level 1 … 5 (domain §1.12). */
const WEEK = [0, 320_000, 480_000, 640_000, 980_000, 1_850_000];
// A day by itself is dearer than a seventh of a week.
const DAY = [0, 50_000, 75_000, 99_000, 150_000, 280_000];
const TRIP = [0, 15_000, 21_000, 34_000, 45_000, 60_000];

const YEARS: Record<number, number> = { [-1]: 0.78, 0: 1, 1: 1.2 };

interface Making {
  moment: Moment;
  random: Random;
}

/** A row for each unit the boat is sold by, season and year, last year's among them. */
export function boatPricesOf(
  plan: BoatPlan,
  boat_id: number,
  { moment, random }: Making,
): Row<'boat_prices'>[] {
  const liking = 0.9 + random.next() * 0.2;
  return Object.entries(highPrices(plan)).flatMap(([unit, high]) =>
    [-1, 0, 1].flatMap((step) =>
      SEASONS.map(({ from, until, name, factor }) => {
        const year = yearOf(moment.today) + step;
        return {
          boat_id,
          unit,
          days: `[${year}-${from},${year}-${until})`,
          name,
          price_kurus: Math.round((high * liking * factor * (YEARS[step] ?? 1)) / 500) * 50_000,
          min_days: unit === 'DAY' && name === 'Yüksek sezon' ? 3 : null,
        };
      }),
    ),
  );
}

function highPrices({ tags, level, cabins }: BoatPlan): Record<string, number> {
  // A catamaran or sailing boat without a crew costs half as much as a gulet of the same size.
  const share = tags.includes('bareboat') ? 0.5 : 0.75 + cabins * 0.06;
  return {
    ...(tags.includes('week') ? { WEEK: (WEEK[level] ?? 0) * share } : {}),
    ...(tags.includes('day') ? { DAY: (DAY[level] ?? 0) * share } : {}),
    ...(tags.includes('trip') ? { TRIP: TRIP[level] ?? 0 } : {}),
  };
}

/** Every third boat gives something to those who book early, every fourth to the late ones. */
export function boatDiscountsOf(boat_id: number, moment: Moment): Row<'boat_discounts'>[] {
  const days = `[${dayFrom(moment, -400)},${dayFrom(moment, 420)})`;
  const none = { boat_id, unit: null, book_before: null, within_days: null, min_nights: null };
  return [
    ...(boat_id % 3 === 0
      ? [
          {
            ...none,
            kind: 'EARLY',
            name: 'Erken rezervasyon',
            percent: 10,
            days,
            book_before: dayFrom(moment, 60),
          },
        ]
      : []),
    ...(boat_id % 4 === 0
      ? [{ ...none, kind: 'LAST_MINUTE', name: 'Son dakika', percent: 15, days, within_days: 7 }]
      : []),
  ];
}

export function boatExtrasOf(plan: BoatPlan, boat_id: number): Row<'boat_extras'>[] {
  const charter = [
    {
      name: 'Tam pansiyon',
      unit: 'PERSON',
      tl: 14_000,
      description: 'Kiralama boyunca kişi başı: üç öğün ve çay saati.',
    },
    {
      name: 'Marina transferi',
      unit: 'STAY',
      tl: 3_500,
      description: 'Havalimanından tekneye, tek yön.',
    },
    { name: 'Jet ski', unit: 'STAY', tl: 9_000, description: 'Bir saat, yakıt dahil.' },
  ];
  const trip = [
    {
      name: 'Balık menüsü',
      unit: 'PERSON',
      tl: 650,
      description: 'Öğle yemeğinde çipura ya da levrek.',
    },
    { name: 'Otelden alma', unit: 'STAY', tl: 1_500, description: '15 km’ye kadar gidiş dönüş.' },
  ];
  const chosen = plan.tags.includes('trip') ? trip : charter;
  return chosen.map(({ name, unit, tl, description }, position) => ({
    boat_id,
    name,
    description,
    unit,
    amount_kurus: tl * 100,
    optional: true,
    position,
  }));
}
