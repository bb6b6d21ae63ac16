import { TIME_ZONE } from '../shared/time-zone.ts';
import { daysUntil } from './stay.ts';

/** How long a guest has on a provider's payment page, and an instant booking's dates are held for it. */
export const PAYMENT_MINUTES = 30;

export type OptionTerms = {
  now: Temporal.Instant;
  checkIn: Temporal.PlainDate;
  /** When a day trip leaves, ISO; null or none: the guest may come until the day is over. */
  tripStartsAt?: string | null | undefined;
  /** Today in Istanbul. */
  today: Temporal.PlainDate;
  /** Site settings `option_hours`, `option_hours_near`, `near_days`. */
  optionHours: number;
  optionHoursNear: number;
  nearDays: number;
  /** The villa's own length; null: the site's. */
  villaHours: number | null;
};

type Arrival = Pick<OptionTerms, 'checkIn' | 'tripStartsAt'>;
type Moment = Arrival & Pick<OptionTerms, 'now'>;

/** The last moment an option makes sense: the end of the day its guest arrives, or a day trip's departure. */
export function lastOptionEnd({ checkIn, tripStartsAt }: Arrival): Temporal.Instant {
  if (!tripStartsAt) return checkIn.add({ days: 1 }).toZonedDateTime(TIME_ZONE).toInstant();
  return checkIn.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: tripStartsAt }).toInstant();
}

/** Whether an option would still run when its guest has long arrived; a stay in the past has no such end. */
export const outlastsArrival = (until: Temporal.Instant, { now, ...arrival }: Moment): boolean => {
  const last = lastOptionEnd(arrival);
  return Temporal.Instant.compare(last, now) > 0 && Temporal.Instant.compare(until, last) > 0;
};

/**
 * When an option given now ends: the villa's hours or the site's, never more than the near hours when
 * check-in is at most `nearDays` away, and at the latest with the day of arrival, or when the day trip leaves.
 */
export function optionUntil(terms: OptionTerms): Temporal.Instant {
  const usual = terms.villaHours ?? terms.optionHours;
  const isNear = daysUntil(terms.today, terms.checkIn) <= terms.nearDays;
  const until = terms.now.add({ hours: isNear ? Math.min(usual, terms.optionHoursNear) : usual });
  return outlastsArrival(until, terms) ? lastOptionEnd(terms) : until;
}

/** When the option of an instant booking ends: with the payment page it was made for, or with the last moment that makes sense. */
export function instantOptionUntil(moment: Moment): Temporal.Instant {
  const until = moment.now.add({ minutes: PAYMENT_MINUTES });
  return outlastsArrival(until, moment) ? lastOptionEnd(moment) : until;
}

/**
 * The deadline once a card payment is opened: extended a single time, to the end of the provider's
 * token, or to when its guest must have come. null: nothing changes, because it was extended before or reaches that far anyway.
 */
export function extendedOption(
  option: { option_until: Temporal.Instant; option_extended: boolean },
  moment: Moment,
): Temporal.Instant | null {
  const tokenEnds = instantOptionUntil(moment);
  const reaches = Temporal.Instant.compare(option.option_until, tokenEnds) >= 0;
  return option.option_extended || reaches ? null : tokenEnds;
}
