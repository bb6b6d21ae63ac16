/** At least one: what is over is not shown as running. */
export const secondsUntil = (instant: Date, now: Temporal.Instant): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.epochMilliseconds) / 1000));
