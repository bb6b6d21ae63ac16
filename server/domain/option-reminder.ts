import { TIME_ZONE } from '../shared/time-zone.ts';

/** An option's guest hears of its end so long before. */
const HOURS_BEFORE = 4;
/** From this hour on, ends in the night and in the early morning are told at once. */
const EVENING = 20;
const NEXT_MORNING = 11;

/**
 * Options that end until then are reminded of now. Nobody is written to at night, so the evening
 * reaches into the next morning.
 */
export function lastEndRemindedNow(now: Temporal.Instant): Temporal.Instant {
  const soon = now.add({ hours: HOURS_BEFORE });
  const here = now.toZonedDateTimeISO(TIME_ZONE);
  if (here.hour < EVENING) return soon;
  const morning = here.add({ days: 1 }).withPlainTime({ hour: NEXT_MORNING }).toInstant();
  return Temporal.Instant.compare(soon, morning) > 0 ? soon : morning;
}
