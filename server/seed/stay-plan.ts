import { addDays, daysBetween, nightsBetween, weekday } from '../shared/days.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { dayFrom, type Moment } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import { has } from './villa-plan.ts';
import type { DemoVilla } from './villas.ts';

/** A stay the demo wants in a villa, before it has a guest, a price or a state. */
export interface PlannedStay {
  villa: DemoVilla;
  check_in: string;
  check_out: string;
}

export interface VillaCalendar {
  villa: DemoVilla;
  calendar: Calendar;
  stays: PlannedStay[];
}

/** Share of nights sold in each month, January first. */
const COAST = [0.07, 0.07, 0.1, 0.24, 0.44, 0.74, 0.94, 0.95, 0.6, 0.3, 0.08, 0.08];
const LAKE = [0.5, 0.45, 0.34, 0.3, 0.3, 0.35, 0.4, 0.4, 0.35, 0.4, 0.42, 0.5];

const FIRST_DAY = -425;
const LAST_DAY = 305;

export const emptyCalendars = (villas: readonly DemoVilla[]): VillaCalendar[] =>
  villas.map((villa) => ({ villa, calendar: createCalendar(), stays: [] }));

/** Takes a stay if its nights are free; tells whether it did. */
export function place(book: VillaCalendar, check_in: string, nights: number): boolean {
  const check_out = addDays(check_in, nights);
  if (!book.calendar.isFree(check_in, check_out)) return false;
  book.calendar.take(check_in, check_out);
  book.stays.push({ villa: book.villa, check_in, check_out });
  return true;
}

/** Fills what is left of a villa's calendar as seasons and the distance from today suggest. */
export function fillCalendar(book: VillaCalendar, moment: Moment): void {
  const { villa, calendar } = book;
  if (!villa.row.active && !has(villa.plan, 'off-withdrawn')) return;
  const random = createRandom(`stays of ${villa.plan.name}`);
  const liking = 0.88 + random.next() * 0.2;
  const end = dayFrom(moment, villa.row.active ? LAST_DAY : -30);
  let day = addDays(dayFrom(moment, FIRST_DAY), random.int(0, 20));
  while (day < end) {
    const blocked = calendar.takenUntil(day);
    if (blocked) {
      day = blocked;
      continue;
    }
    const share = Math.min(0.92, shareSold(villa, day, moment) * liking);
    const nights = lengthOf(villa, day, { calendar, random });
    if (nights > 0) place(book, day, nights);
    // What stays free after a stay, so that the share of sold nights comes out; often none in summer.
    const idle = (-Math.log(1 - random.next()) * Math.max(4, nights) * (1 - share)) / share;
    day = addDays(day, nights > 0 ? nights + Math.min(80, Math.round(idle)) : 1);
  }
}

function shareSold({ plan }: DemoVilla, day: string, { today }: Moment): number {
  const month = Number(day.slice(5, 7)) - 1;
  const usual = (has(plan, 'lake') ? LAKE : COAST)[month] ?? 0.3;
  return usual * bookedSoFar(nightsBetween(today, day));
}

/** What part of the nights that will be sold is sold already, so many days ahead. */
function bookedSoFar(ahead: number): number {
  if (ahead <= 0) return 1;
  if (ahead <= 14) return 0.95;
  if (ahead <= 45) return 0.7;
  return ahead <= 120 ? 0.35 : 0.2;
}

/** Nights of a stay that begins on that day and may be sold; 0: none can begin there. */
function lengthOf(
  villa: DemoVilla,
  day: string,
  { calendar, random }: { calendar: Calendar; random: Random },
): number {
  const season = seasonOn(villa, day);
  if (!season) return 0;
  const wanted = season.arrival_weekdays;
  if (wanted && !wanted.includes(weekday(day))) return 0;
  const shortest = season.min_nights ?? 3;
  const longest = villa.plan.level === 5 ? 11 : 9;
  const free = calendar.freeNights(day, 15);
  if (free < shortest) return 0;
  const nights = random.chance(0.04) ? 14 : random.int(shortest, Math.max(longest, shortest));
  const possible = Math.min(nights, free);
  return isPriced(villa, day, addDays(day, possible)) ? possible : 0;
}

export const seasonOn = ({ prices }: DemoVilla, day: string) =>
  prices.find(({ days }) => days.slice(1, 11) <= day && day < days.slice(12, 22));

/** Whether every night has a price. */
export const isPriced = (villa: DemoVilla, check_in: string, check_out: string) =>
  daysBetween(check_in, check_out).every((day) => seasonOn(villa, day) !== undefined);
