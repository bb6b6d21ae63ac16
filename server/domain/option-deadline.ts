import { daysUntil } from './stay.ts';

/** How long the payment page of an instant booking holds the dates; also the life of the provider's token. */
export const PAYMENT_MINUTES = 30;

export type OptionTerms = {
  now: Temporal.Instant;
  checkIn: Temporal.PlainDate;
  /** Today in Istanbul. */
  today: Temporal.PlainDate;
  /** Site settings `option_hours`, `option_hours_near`, `near_days`. */
  optionHours: number;
  optionHoursNear: number;
  nearDays: number;
  /** The villa's own length; null: the site's. */
  villaHours: number | null;
};

/**
 * When an option given now ends: the villa's hours or the site's, and never more than the near
 * hours when check-in is at most `nearDays` away.
 */
export function optionUntil(terms: OptionTerms): Temporal.Instant {
  const usual = terms.villaHours ?? terms.optionHours;
  const isNear = daysUntil(terms.today, terms.checkIn) <= terms.nearDays;
  return terms.now.add({ hours: isNear ? Math.min(usual, terms.optionHoursNear) : usual });
}

/** When the option of an instant booking ends: with the payment page it was made for. */
export function instantOptionUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: PAYMENT_MINUTES });
}

/**
 * The deadline once a card payment is opened: extended a single time, to the end of the provider's
 * token. null: nothing changes, because it was extended before or reaches that far anyway.
 */
export function extendedOption(
  option: { option_until: Temporal.Instant; option_extended: boolean },
  now: Temporal.Instant,
): Temporal.Instant | null {
  const tokenEnds = instantOptionUntil(now);
  const reaches = Temporal.Instant.compare(option.option_until, tokenEnds) >= 0;
  return option.option_extended || reaches ? null : tokenEnds;
}
