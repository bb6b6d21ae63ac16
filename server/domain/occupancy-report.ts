import { addMonths, daysBetween, monthOf } from '../shared/days.ts';
import { REPORTED_STATES } from '../shared/reservation-states.ts';
import { divideHalfUp } from '../shared/rounding.ts';
import { soldStates } from './state-groups.ts';
import type { Stay } from './stay.ts';

export type ReportedState = (typeof REPORTED_STATES)[number];

/** A stay of the ledger. Only those of reservations carry money, in kuruş. */
export type ReportedStay = { stay: Stay; state: ReportedState; sale: Sale | null };

type Sale = {
  total_kurus: number;
  /** What each night brings, in order, without fees and extras (`queries/reports/nights-brought.ts`). */
  nights_kurus: number[];
};

export type Figures = {
  /** Nights the calendar has in this time. */
  nights: number;
  nights_by_state: Partial<Record<ReportedState, number>>;
  sold_nights: number;
  /** To a tenth; null when every night is closed. */
  occupancy_percent: number | null;
  revenue_kurus: number;
  average_price_kurus: number | null;
};

type YearReport = Figures & { year: number; months: (Figures & { month: string })[] };

const SOLD: ReadonlySet<ReportedState> = new Set(soldStates);

/** What is counted of a month before anything is divided. */
type Counted = {
  nights: number;
  by_state: Map<ReportedState, number>;
  nights_kurus: number;
  other_kurus: number;
};

/**
 * What a villa's nights did, by month and year: every year that has a taken night, with its twelve
 * months.
 * - A night counts in the month it begins in, so the day of departure counts nowhere.
 * - `sold_nights` are those of confirmed, checked-in, completed and no-show stays; options and
 *   payments under review are shown by state and earn nothing yet. What was cancelled, rejected or
 *   expired holds no nights.
 * - `occupancy_percent` is (sold + external) ÷ (nights of the calendar − closed nights): a closed
 *   night was not on sale, a stay sold elsewhere fills the villa but earns us nothing.
 * - `revenue_kurus`: what each sold night brings; fees and extras in the month of check-in. The months of
 *   a stay add up to its total.
 * - `average_price_kurus`: money of the sold nights, without fees and extras, ÷ sold nights.
 */
export function occupancyReport(stays: ReportedStay[]): YearReport[] {
  const months = new Map<string, Counted>();
  for (const { stay, state, sale } of stays) {
    const days = daysBetween(stay.check_in.toString(), stay.check_out.toString());
    for (const day of days) count(monthIn(months, monthOf(day)), state);
    if (sale !== null && SOLD.has(state)) addMoney(months, days, sale);
  }
  const years = [...months.keys()].map((month) => Number(month.slice(0, 4)));
  return [...new Set(years)].sort((one, other) => one - other).map((year) => yearOf(year, months));
}

function yearOf(year: number, counted: Map<string, Counted>): YearReport {
  const first = `${String(year).padStart(4, '0')}-01`;
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(first, index);
    return { month, counted: monthIn(counted, month) };
  });
  return {
    year,
    ...figuresOf(months.map((month) => month.counted)),
    months: months.map((month) => ({ month: month.month, ...figuresOf([month.counted]) })),
  };
}

function monthIn(months: Map<string, Counted>, month: string): Counted {
  const known = months.get(month);
  if (known) return known;
  const nights = daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`).length;
  const counted = { nights, by_state: new Map(), nights_kurus: 0, other_kurus: 0 };
  months.set(month, counted);
  return counted;
}

const count = ({ by_state }: Counted, state: ReportedState) =>
  by_state.set(state, (by_state.get(state) ?? 0) + 1);

function addMoney(months: Map<string, Counted>, days: string[], sale: Sale): void {
  for (const [index, day] of days.entries())
    monthIn(months, monthOf(day)).nights_kurus += sale.nights_kurus[index] ?? 0;
  const rest = sale.total_kurus - sale.nights_kurus.reduce((sum, night) => sum + night, 0);
  monthIn(months, monthOf(days[0] ?? '')).other_kurus += rest;
}

function figuresOf(months: Counted[]): Figures {
  const sum = (value: (month: Counted) => number) =>
    months.reduce((total, month) => total + value(month), 0);
  const held = (state: ReportedState) => sum(({ by_state }) => by_state.get(state) ?? 0);
  const nights = sum((month) => month.nights);
  const sold_nights = [...SOLD].reduce((total, state) => total + held(state), 0);
  const nights_kurus = sum((month) => month.nights_kurus);
  const onSale = nights - held('CLOSED');
  const taken = REPORTED_STATES.map((state) => [state, held(state)] as const);
  return {
    nights,
    nights_by_state: Object.fromEntries(taken.filter(([, number]) => number > 0)),
    sold_nights,
    occupancy_percent:
      onSale > 0 ? divideHalfUp((sold_nights + held('EXTERNAL')) * 1000, onSale) / 10 : null,
    revenue_kurus: nights_kurus + sum((month) => month.other_kurus),
    average_price_kurus: sold_nights > 0 ? divideHalfUp(nights_kurus, sold_nights) : null,
  };
}
