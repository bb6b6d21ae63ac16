import type { TakenRangeRow } from '../../../server/queries/calendars/listing-calendar.ts';

export type TakenRange = TakenRangeRow;

/** A night's price for a calendar's cell; half-open. */
export interface PricedRange {
  from: string;
  until: string;
  price_kurus: number;
}

/** A day of a calendar: what takes the night before it and the night that begins on it. */
export interface CalendarDay {
  day: string;
  before: TakenRange | undefined;
  now: TakenRange | undefined;
  price_kurus: number | null;
}

export const dayOf = (
  day: string,
  { taken, prices }: { taken: TakenRange[]; prices: PricedRange[] },
): CalendarDay => ({
  day,
  before: taken.find(({ started_at, finished_at }) => started_at < day && day <= finished_at),
  now: taken.find(({ started_at, finished_at }) => started_at <= day && day < finished_at),
  price_kurus: prices.find(({ from, until }) => from <= day && day < until)?.price_kurus ?? null,
});
