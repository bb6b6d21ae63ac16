import { type CancellationPolicy, endingRefund } from '../domain/cancellation.ts';
import { todayInIstanbul } from '../shared/days.ts';
import type { Booked } from './reservation-rows.ts';

/** What an end kept of the paid money and gave back, as the move keeps it. */
export interface EndingSums {
  kept_kurus: number;
  refund_kurus: number;
}

/**
 * The same rules as where somebody ends a reservation (`services/reservations/reservation-refunds.ts`), on the day of
 * its last step; null: it ended nothing, or nobody had paid and it was not called off.
 */
export function endingSums(
  { draft, sums, steps }: Booked,
  policy: CancellationPolicy | undefined,
  paid_kurus: number,
): EndingSums | null {
  const last = steps.at(-1);
  if (!last?.from || (paid_kurus === 0 && last.to !== 'CANCELLED')) return null;
  const refund = endingRefund({
    check_in: Temporal.PlainDate.from(draft.check_in),
    cancelled_on: Temporal.PlainDate.from(todayInIstanbul(last.at.epochMilliseconds)),
    from: last.from,
    to: last.to,
    ended_by: draft.called_off_by,
    policy: policy ?? null,
    total_kurus: sums.total_kurus,
    prepayment_kurus: sums.prepayment_kurus,
    paid_kurus,
    leaving_kurus: 0,
  });
  return refund && { kept_kurus: refund.kept_kurus, refund_kurus: refund.refund_kurus };
}
