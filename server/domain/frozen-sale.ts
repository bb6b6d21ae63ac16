import type { CancellationPolicy } from './cancellation.ts';
import type { Quote } from './pricing.ts';

/**
 * The quote that a reservation was sold by, as its JSON column keeps it. One that was written down by
 * hand, or before a part was known, lacks that part.
 */
export const frozenQuote = (kept: unknown): Partial<Quote> => (kept ?? {}) as Partial<Quote>;

/** The ladder that was agreed at the sale; null: none was. */
export const frozenPolicy = (kept: unknown): CancellationPolicy | null =>
  (kept ?? null) as CancellationPolicy | null;
