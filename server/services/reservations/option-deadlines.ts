import { now as currentInstant, today } from '../../clock.ts';
import { instantOptionUntil, optionUntil, outlastsArrival } from '../../domain/option-deadline.ts';
import { parseDay } from '../../domain/stay.ts';
import { invalid } from '../../errors.ts';
import type { SiteRules } from '../content/settings.ts';

/** What an option is of. */
interface Optioned extends Arrival {
  option_hours: number | null;
}

interface Arrival {
  check_in: string;
  /** Of a day trip; null or none: it is none. */
  starts_at?: string | null | undefined;
}

/**
 * When an option given now ends: as staff say, or by the villa's and the site's hours.
 * @throws 422 when the wished deadline has passed already, or lies behind the day of arrival or a trip's departure
 */
export function optionDeadline(
  wanted: string | undefined,
  listing: Optioned,
  rules: SiteRules,
): string {
  const now = currentInstant();
  const { option_hours: villaHours } = listing;
  const arrival = arrivalOf(listing);
  if (wanted !== undefined) {
    const until = Temporal.Instant.from(wanted);
    if (Temporal.Instant.compare(until, now) <= 0) throw invalid({ option_until: 'option_over' });
    if (outlastsArrival(until, { ...arrival, now }))
      throw invalid({
        option_until: arrival.tripStartsAt ? 'option_after_trip' : 'option_after_arrival',
      });
    return until.toString(WHOLE_MILLISECONDS);
  }
  return optionUntil({
    now,
    ...arrival,
    today: today(),
    optionHours: rules.option_hours,
    optionHoursNear: rules.option_hours_near,
    nearDays: rules.near_days,
    villaHours,
  }).toString(WHOLE_MILLISECONDS);
}

/** When days end to be held that are held only as long as a payment page lives. */
export const instantDeadline = (listing: Arrival): string =>
  instantOptionUntil({ ...arrivalOf(listing), now: currentInstant() }).toString(WHOLE_MILLISECONDS);

/** When the guest of an option has to have come. */
export const arrivalOf = ({ check_in, starts_at }: Arrival) => ({
  checkIn: parseDay(check_in),
  tripStartsAt: starts_at,
});

/** As a `Date` has them, so that who makes an option and who reads it are told the same moment. */
const WHOLE_MILLISECONDS = { fractionalSecondDigits: 3 } as const;
