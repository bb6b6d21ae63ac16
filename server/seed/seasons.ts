import { addDays, daysBetween } from '../shared/days.ts';
import { type Moment, yearOf } from './moments.ts';
import holidays from './texts/holidays.json' with { type: 'json' };

/** A stretch of days with one name and one share of the high season's price. */
export interface Season {
  name: string;
  /** ISO, half-open. */
  from: string;
  until: string;
  factor: number;
  min_nights: number;
  /** 0 this year, 1 next year … */
  year: number;
}

/** First day of each season in a year (domain §1.12); the high season's minimum is each villa's own. */
const STARTS = [
  { day: '01-03', name: 'Kış', factor: 0.35, min_nights: 3 },
  { day: '04-01', name: 'İlkbahar', factor: 0.45, min_nights: 3 },
  { day: '05-01', name: 'Erken sezon', factor: 0.6, min_nights: 4 },
  { day: '06-01', name: 'Haziran başı', factor: 0.8, min_nights: 4 },
  { day: '06-15', name: 'Yüksek sezon', factor: 1, min_nights: 6 },
  { day: '09-01', name: 'Eylül başı', factor: 0.85, min_nights: 5 },
  { day: '09-16', name: 'Eylül sonu', factor: 0.7, min_nights: 4 },
  { day: '10-01', name: 'Ekim', factor: 0.55, min_nights: 3 },
  { day: '11-01', name: 'Kış', factor: 0.35, min_nights: 3 },
  { day: '12-29', name: 'Yılbaşı', factor: 0.6, min_nights: 3 },
];

/** Added to the season a bayram falls in. */
const HOLIDAY_FACTOR = 1.12;

/** All seasons from fifteen months ago to the end of the spring after next year's. */
export function seasonsAround({ today }: Moment): Season[] {
  const first = addDays(today, -460);
  const year = yearOf(today);
  const seasons: Season[] = [];
  for (const day of daysBetween(first, `${year + 2}-06-01`)) {
    const season = seasonOn(day, year);
    const last = seasons.at(-1);
    if (last && last.name === season.name && last.until === day) last.until = addDays(day, 1);
    else seasons.push({ ...season, from: day, until: addDays(day, 1) });
  }
  return seasons;
}

function seasonOn(day: string, thisYear: number): Omit<Season, 'from' | 'until'> {
  const start = STARTS.findLast((row) => row.day <= day.slice(5)) ?? STARTS.at(-1);
  const { name, factor, min_nights } = start ?? { name: '', factor: 1, min_nights: 3 };
  // The turn of the year belongs to the season that began in December.
  const year = yearOf(day) - thisYear - (day.slice(5) < '01-03' ? 1 : 0);
  const holiday = holidays.find(({ from, until }) => from <= day && day < until);
  if (!holiday) return { name, factor, min_nights, year };
  return { name: holiday.name, factor: factor * HOLIDAY_FACTOR, min_nights: 4, year };
}
