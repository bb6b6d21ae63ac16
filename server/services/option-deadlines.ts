import { now as currentInstant, today } from '../clock.ts';
import { optionUntil, outlastsArrival } from '../domain/option-deadline.ts';
import { invalid } from '../errors.ts';
import type { SiteRules } from './settings.ts';

/**
 * When an option given now ends: as staff say, or by the villa's and the site's hours.
 * @throws 422 when the wished deadline has passed already, or lies behind the day of arrival
 */
export function optionDeadline(
  wanted: string | undefined,
  villa: { check_in: string; option_hours: number | null },
  rules: SiteRules,
): string {
  const now = currentInstant();
  const checkIn = Temporal.PlainDate.from(villa.check_in);
  if (wanted !== undefined) {
    const until = Temporal.Instant.from(wanted);
    if (Temporal.Instant.compare(until, now) <= 0) throw invalid({ option_until: 'option_over' });
    if (outlastsArrival(until, { checkIn, now }))
      throw invalid({ option_until: 'option_after_arrival' });
    return until.toString(WHOLE_MILLISECONDS);
  }
  return optionUntil({
    now,
    checkIn,
    today: today(),
    optionHours: rules.option_hours,
    optionHoursNear: rules.option_hours_near,
    nearDays: rules.near_days,
    villaHours: villa.option_hours,
  }).toString(WHOLE_MILLISECONDS);
}

/** As a `Date` has them, so that who makes an option and who reads it are told the same moment. */
const WHOLE_MILLISECONDS = { fractionalSecondDigits: 3 } as const;
