import type { CancellationPolicy } from './cancellation.ts';

export interface DateChangeFacts {
  status: string;
  /** As it was sold; null or without numbers: nothing was agreed. */
  policy: Partial<Pick<CancellationPolicy, 'date_changes' | 'date_change_days'>> | null;
  check_in: Temporal.PlainDate;
  today: Temporal.PlainDate;
  /** Changes of dates that this guest was granted, and that were made, since the stay was confirmed. */
  granted: number;
}

type DateChangeRefusal = 'no_date_change' | 'date_changes_used' | 'date_change_late';

export interface DateChangeRight {
  /** Why other dates can't be asked for. */
  refusal: DateChangeRefusal | null;
  /** How often they still can; null: nothing was agreed about it. */
  left: number | null;
  /** The last day to ask; null: nothing was agreed about it. */
  until: Temporal.PlainDate | null;
}

const OPEN: DateChangeRight = { refusal: null, left: null, until: null };

/**
 * Whether a guest may ask for other dates. What is not confirmed yet is still being agreed on, so
 * there anybody may; a confirmed stay follows the policy it was sold with: so many changes, the last
 * of them so many days before check-in (domain.md §1.10, `degisiklik_hakki`).
 */
export function dateChangeRight(facts: DateChangeFacts): DateChangeRight {
  const { status, policy, check_in, today, granted } = facts;
  const changes = policy?.date_changes;
  if (status !== 'CONFIRMED' || changes === undefined) return OPEN;
  const until = check_in.subtract({ days: policy?.date_change_days ?? 0 });
  const left = Math.max(0, changes - granted);
  const refusal = refusalOf({
    changes,
    left,
    isLate: Temporal.PlainDate.compare(today, until) > 0,
  });
  return { refusal, left, until };
}

function refusalOf(right: {
  changes: number;
  left: number;
  isLate: boolean;
}): DateChangeRefusal | null {
  if (right.changes === 0) return 'no_date_change';
  if (right.left === 0) return 'date_changes_used';
  return right.isLate ? 'date_change_late' : null;
}
