import type { Db } from '../../db/index.ts';
import { type Difference, differencesOf } from '../../domain/btrans-differences.ts';
import { type DateBasis, type ReportMonth, reportMonth } from '../../domain/btrans-months.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { soldStates } from '../../domain/state-groups.ts';
import {
  type ComparedMonth,
  findFiledReport,
  updateDiffering,
} from '../../queries/reports/btrans-filed.ts';
import { type CheckedStay, checkedStays, filedStay } from './btrans.ts';

/** What was filed of a month, and what stands otherwise by now. */
export interface FiledMonth {
  edition: number;
  /** Null: nobody kept what its rows said. */
  differences: StandingDifference[] | null;
}

interface StandingDifference extends Difference {
  /** `OTHER_MONTH`: sold still, and dated to another month; `ENDED`: no sale any more; `GONE`: nobody has it any more. */
  kind: 'CHANGED' | 'ADDED' | 'OTHER_MONTH' | 'ENDED' | 'GONE';
  /** How the reservation of a filed row stands; null: there is none, or it was not filed. */
  status: ReservationState | null;
}

interface Shown {
  basis: DateBasis;
  checked: readonly CheckedStay[];
}

/**
 * Holds the month's last filed edition against the sales as they are, dated as that edition dates them:
 * nothing tells the revenue administration of a price that changed since, or of a stay that was cancelled,
 * but a correction. Null: nothing was filed.
 */
export async function filedMonth(
  db: Db,
  month: ReportMonth,
  { basis, checked }: Shown,
): Promise<FiledMonth | null> {
  const filed = await findFiledReport(db, month.month);
  if (!filed) return null;
  const { edition, rows, date_basis, states } = filed;
  if (rows === null) return { edition, differences: null };
  const now = date_basis === basis ? checked : await checkedStays(db, month, date_basis);
  const standing = now.map((each) => ({ stay: filedStay(each), ready: each.faults.length === 0 }));
  const differences = differencesOf(rows, standing).map((each) => {
    const status = (each.filed && states[each.filed.id]) ?? null;
    return { ...each, kind: kindOf(each, status), status };
  });
  return { edition, differences };
}

/** Notes beside the month's last filed edition how many of its sales stand otherwise by now. */
export async function noteDiffering(
  db: Db,
  { period, date_basis: basis }: ComparedMonth,
  today: string,
): Promise<void> {
  const month = reportMonth(period, today);
  const checked = await checkedStays(db, month, basis);
  const filed = await filedMonth(db, month, { basis, checked });
  if (!filed?.differences) return;
  await updateDiffering(db, { period, edition: filed.edition }, filed.differences.length);
}

const SOLD: ReadonlySet<string> = new Set(soldStates);

function kindOf(
  { filed, now }: Difference,
  status: ReservationState | null,
): StandingDifference['kind'] {
  if (now) return filed ? 'CHANGED' : 'ADDED';
  if (status === null) return 'GONE';
  return SOLD.has(status) ? 'OTHER_MONTH' : 'ENDED';
}
