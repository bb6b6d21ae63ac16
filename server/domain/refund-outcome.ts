/** A refund that a provider was asked for, and what is known beside it. Sums in kuruş. */
interface AskedRefund {
  amount_kurus: number;
  /** What the provider says went back of the payment. */
  went_kurus: number;
  /** What of that we know it sent before. */
  sent_kurus: number;
  /** Refunds of the same payment that staff sent themselves: by their bank, or on the provider's own pages. */
  by_hand: readonly number[];
}

/**
 * Whether the provider sent it, by how much went back. What staff sent is in that sum or is not; where
 * the sum fits both, nobody knows but they.
 */
export function refundOutcome({
  amount_kurus,
  went_kurus,
  sent_kurus,
  by_hand,
}: AskedRefund): 'sent' | 'not_sent' | 'unknown' {
  const beside = went_kurus - sent_kurus;
  if (by_hand.length === 0) return beside >= amount_kurus ? 'sent' : 'not_sent';
  const sums = sumsOf(by_hand, beside);
  const [fits, fitsWithout] = [sums.has(beside - amount_kurus), sums.has(beside)];
  if (fits === fitsWithout) return 'unknown';
  return fits ? 'sent' : 'not_sent';
}

/** What some of the amounts can add up to, up to `most`. */
function sumsOf(amounts: readonly number[], most: number): Set<number> {
  const sums = new Set([0]);
  for (const amount of amounts)
    for (const sum of [...sums]) if (sum + amount <= most) sums.add(sum + amount);
  return sums;
}
