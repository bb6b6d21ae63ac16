import type { EndedBy } from '../shared/ended-by.ts';
import { percentOf } from './money.ts';
import type { ReservationState } from './reservation-moves.ts';
import { daysUntil } from './stay.ts';

/** Cancelled at least `days_before` days before check-in, `percent` of the base is kept. */
export type CancellationTier = { days_before: number; percent: number };

/** A ladder of a villa or boat; copied onto the reservation when it is sold. */
export type CancellationPolicy = {
  code: string;
  /** What the percents are of. */
  base: 'PREPAYMENT' | 'TOTAL';
  /** Highest `days_before` first; the last step begins at 0. */
  tiers: CancellationTier[];
  /** How often the dates may be changed, at least `date_change_days` before check-in. */
  date_changes: number;
  date_change_days: number | null;
};

/** The ladders an agency starts with: Esnek, Orta, Katı and Tekne. */
export const cancellationPresets: CancellationPolicy[] = [
  {
    code: 'flexible',
    base: 'PREPAYMENT',
    tiers: [
      { days_before: 30, percent: 0 },
      { days_before: 15, percent: 50 },
      { days_before: 0, percent: 100 },
    ],
    date_changes: 1,
    date_change_days: 15,
  },
  {
    code: 'moderate',
    base: 'PREPAYMENT',
    tiers: [
      { days_before: 60, percent: 0 },
      { days_before: 30, percent: 50 },
      { days_before: 0, percent: 100 },
    ],
    date_changes: 1,
    date_change_days: 30,
  },
  {
    code: 'strict',
    base: 'PREPAYMENT',
    tiers: [{ days_before: 0, percent: 100 }],
    date_changes: 1,
    date_change_days: 30,
  },
  {
    code: 'boat',
    base: 'TOTAL',
    tiers: [
      { days_before: 90, percent: 20 },
      { days_before: 30, percent: 40 },
      { days_before: 0, percent: 100 },
    ],
    date_changes: 0,
    date_change_days: null,
  },
];

/** What stands on the reservation that is being cancelled. */
export type CancelledStay = {
  check_in: Temporal.PlainDate;
  /** The day of cancelling, in Istanbul. */
  cancelled_on: Temporal.PlainDate;
  /** `GUEST` follows the ladder; whatever the agency or the owner cancels is given back whole. */
  cancelled_by: Exclude<EndedBy, 'OWNER'>;
  total_kurus: number;
  prepayment_kurus: number;
  /** What the guest has paid so far. */
  paid_kurus: number;
};

export type Refund = {
  days_before: number;
  kept_percent: number;
  kept_kurus: number;
  refund_kurus: number;
};

/** What is kept and what goes back. Never more is kept than was paid (6502: penalties). */
export function refundOf(
  policy: Pick<CancellationPolicy, 'base' | 'tiers'>,
  stay: CancelledStay,
): Refund {
  const daysBefore = daysUntil(stay.cancelled_on, stay.check_in);
  const percent = stay.cancelled_by === 'GUEST' ? keptPercent(policy.tiers, daysBefore) : 0;
  const base = policy.base === 'TOTAL' ? stay.total_kurus : stay.prepayment_kurus;
  const kept = Math.min(percentOf(base, percent), stay.paid_kurus);
  return {
    days_before: daysBefore,
    kept_percent: percent,
    kept_kurus: kept,
    refund_kurus: stay.paid_kurus - kept,
  };
}

/** Whether a ladder's parts are parts of nothing: without a prepayment there is none to keep, whenever it ends. */
export const keepsNothing = ({
  base,
  prepayment_kurus,
}: {
  base?: string | undefined;
  /** Null: not known, as of a stay whose nights have no price. */
  prepayment_kurus: number | null;
}): boolean => base !== 'TOTAL' && prepayment_kurus === 0;

/** A reservation that is about to end, as far as its money goes. */
type EndingStay = Omit<CancelledStay, 'cancelled_by'> & {
  /** What of the paid money waits to go back already: it came twice, or is more than the stay costs. */
  leaving_kurus: number;
  /** The state it is in, and the one it ends in. */
  from: ReservationState;
  to: ReservationState;
  ended_by: EndedBy;
  /** As frozen at the sale; null or without steps: no penalty was agreed, so none is kept. */
  policy: Pick<CancellationPolicy, 'base' | 'tiers'> | null;
};

/**
 * What an end keeps of the money and gives back. The ladder speaks once the sale is made
 * (CONFIRMED); before that everything goes back, and of a guest who never came everything stays.
 * What waits to go back already is no penalty's: it goes back whatever ends. Null: the move ends nothing.
 */
export function endingRefund(stay: EndingStay): Refund | null {
  const { from, to, policy, ended_by } = stay;
  const leaving_kurus = Math.min(stay.leaving_kurus, stay.paid_kurus);
  const paid_kurus = stay.paid_kurus - leaving_kurus;
  const days_before = daysUntil(stay.cancelled_on, stay.check_in);
  if (to === 'NO_SHOW')
    return { days_before, kept_percent: 100, kept_kurus: paid_kurus, refund_kurus: leaving_kurus };
  if (to !== 'CANCELLED' && to !== 'REJECTED' && to !== 'EXPIRED') return null;
  const whole = { days_before, kept_percent: 0, kept_kurus: 0, refund_kurus: stay.paid_kurus };
  if (from !== 'CONFIRMED' || to !== 'CANCELLED' || !policy?.tiers?.length) return whole;
  const cancelled_by = ended_by === 'GUEST' ? 'GUEST' : 'AGENCY';
  const refund = refundOf(policy, { ...stay, paid_kurus, cancelled_by });
  return { ...refund, refund_kurus: refund.refund_kurus + leaving_kurus };
}

/** One step of a ladder for a stay: until the end of `until`, or as long as it can be cancelled, `percent` is kept. */
type StepAhead = { until: Temporal.PlainDate | null; percent: number };

/** The ladder as dates, as a guest is told it ("12 Haziran’a kadar ücretsiz"); steps that are over are left out. */
export function stepsAhead(
  policy: Pick<CancellationPolicy, 'tiers'>,
  checkIn: Temporal.PlainDate,
  today: Temporal.PlainDate,
): StepAhead[] {
  const steps = descending(policy.tiers)
    .map(({ days_before, percent }) => ({
      until: checkIn.subtract({ days: days_before }),
      percent,
    }))
    .filter(({ until }) => Temporal.PlainDate.compare(until, today) >= 0);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, until: null } : step));
}

/** After check-in, and below the last step, everything is kept. */
function keptPercent(tiers: CancellationTier[], daysBefore: number): number {
  return descending(tiers).find((tier) => daysBefore >= tier.days_before)?.percent ?? 100;
}

function descending(tiers: CancellationTier[]): CancellationTier[] {
  return [...tiers].sort((one, other) => other.days_before - one.days_before);
}
