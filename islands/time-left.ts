import { left } from '../views/locales/tr/payments.json';
import { fill } from './fill.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a deadline is away: to the minute, in its last hour to the second. */
export function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (hours > 0) return fill(left.hours, { hours, minutes });
  return fill(left.minutes, { minutes, seconds: seconds % MINUTE });
}
