import type { CharterUnit } from '../domain/charter-pricing.ts';
import { addDays, daysBetween, nightsBetween, weekday } from '../shared/days.ts';
import type { DemoBoat } from './boats.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { dayFrom, type Moment } from './moments.ts';
import { createRandom, type Random } from './random.ts';

export interface PlannedCharter {
  boat: DemoBoat;
  unit: CharterUnit;
  check_in: string;
  check_out: string;
}

export interface BoatCalendar {
  boat: DemoBoat;
  calendar: Calendar;
  charters: PlannedCharter[];
}

/** Share of weeks sold in each month, January first. */
const MONTHS = [0, 0, 0, 0.15, 0.35, 0.6, 0.85, 0.88, 0.6, 0.35, 0.1, 0];

/** Of the days a boat could be taken for a day or two, far fewer are. */
const BY_UNIT: Record<CharterUnit, number> = { week: 0.8, day: 0.12, trip: 0.16 };

export function charterCalendars(boats: readonly DemoBoat[], moment: Moment): BoatCalendar[] {
  return boats.map((boat) => {
    const book = { boat, calendar: createCalendar(), charters: [] };
    if (boat.row.active) fill(book, moment);
    return book;
  });
}

function fill(book: BoatCalendar, moment: Moment): void {
  const { boat, calendar } = book;
  const random = createRandom(`charters of ${boat.plan.name}`);
  const end = dayFrom(moment, 305);
  let day = dayFrom(moment, -425);
  while (day < end) {
    const planned = charterFrom(boat, day, random);
    const share =
      (MONTHS[Number(day.slice(5, 7)) - 1] ?? 0) * soldSoFar(nightsBetween(moment.today, day));
    if (!planned || !random.chance(share * BY_UNIT[planned.unit])) {
      day = addDays(day, planned?.unit === 'week' ? 7 : 1);
      continue;
    }
    calendar.take(planned.check_in, planned.check_out);
    book.charters.push(planned);
    day = planned.check_out;
  }
}

function soldSoFar(ahead: number): number {
  if (ahead <= 0) return 1;
  return ahead <= 40 ? 0.75 : 0.4;
}

/** A charter that may begin on that day by the boat's units and prices, or none. */
export function charterFrom(
  boat: DemoBoat,
  day: string,
  random: Random,
): PlannedCharter | undefined {
  const unit = unitFrom(boat, day, random);
  if (!unit) return undefined;
  const days = { week: random.chance(0.08) ? 14 : 7, day: random.int(3, 5), trip: 1 }[unit];
  const check_out = addDays(day, days);
  const priced = daysBetween(day, check_out).every((each) => hasPrice(boat, unit, each));
  return priced ? { boat, unit, check_in: day, check_out } : undefined;
}

function unitFrom({ plan, row }: DemoBoat, day: string, random: Random): CharterUnit | undefined {
  if (plan.tags.includes('trip')) return 'trip';
  const isChangeover = weekday(day) === (row.changeover_weekday ?? 6);
  if (plan.tags.includes('week') && isChangeover) return 'week';
  return plan.tags.includes('day') && random.chance(0.3) ? 'day' : undefined;
}

const hasPrice = ({ prices }: DemoBoat, unit: CharterUnit, day: string) =>
  prices.some(
    (price) =>
      price.unit === unit.toUpperCase() &&
      price.days.slice(1, 11) <= day &&
      day < price.days.slice(12, 22),
  );
