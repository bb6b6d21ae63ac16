import type { ReservationState } from '../domain/reservation-states.ts';
import { addDays, nightsBetween } from '../shared/days.ts';
import { at, dayFrom, type Moment } from './moments.ts';
import type { Random } from './random.ts';

interface Days {
  check_in: string;
  check_out: string;
}

/** The state of a stay that holds its dates, as of today. */
export function stateToday({ check_in, check_out }: Days, { today }: Moment, random: Random) {
  if (check_out < today) return random.chance(0.012) ? 'NO_SHOW' : 'COMPLETED';
  if (check_in < today) return 'CHECKED_IN';
  return 'CONFIRMED' satisfies ReservationState;
}

/** When a stay was asked for: weeks before a summer stay, days before one in winter; never today. */
export function createdBefore({ check_in }: Days, moment: Moment, random: Random) {
  const month = Number(check_in.slice(5, 7));
  const longest = month >= 6 && month <= 9 ? 210 : 75;
  const lead = 3 + Math.floor(random.next() ** 1.6 * longest);
  const ahead = nightsBetween(moment.today, check_in);
  const day = ahead - lead < -1 ? addDays(check_in, -lead) : dayFrom(moment, -random.int(2, 120));
  return Temporal.Instant.from(at(day, random.int(9, 21), random.int(0, 59)));
}

/** Hours before now, as an instant. */
export const hoursAgo = ({ now }: Moment, hours: number, minutes = 0) =>
  now.subtract({ hours, minutes });
