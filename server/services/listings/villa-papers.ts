import { now, today } from '../../clock.ts';
import { asAppError } from '../../db/errors.ts';
import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  getVillaForUpdate,
  type LockedVilla,
  updateVilla,
} from '../../queries/listings/villa-forms.ts';
import type { VillaPapers } from '../../schemas/villa-papers.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { refuseStale } from '../stale-rows.ts';

const entity = 'villa';

/** What the ministry's register says of a permit: when one of them changes, it has to be looked up again. */
const REGISTERED = ['permit_type', 'permit_no', 'permit_holder', 'permit_capacity'] as const;

/**
 * Changes permit and address as far as they are given. @throws 404; 409 `stale`; 409
 * `permit_required` when a villa on sale would have no verified permit; 422
 */
export function editVillaPapers(
  pool: Db,
  id: number,
  { version, permit_verified, ...wanted }: VillaPapers,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getVillaForUpdate(db, id);
    refuseStale(row, version, fieldsBefore(row, wanted));
    refuseUnissued(wanted);
    const { before, after } = changedFields(row, wanted);
    const verification = verificationOf(row, { after, permit_verified, doer });
    if (Object.keys({ ...after, ...verification }).length === 0) return;
    await savePapers(db, { id, capacity: row.capacity }, { ...after, ...verification });
    const isCheck = row.permit_verified_at !== null && Object.keys(after).length === 0;
    await audit(db, doer, {
      action: isCheck && permit_verified ? 'villa.permit_checked' : 'villa.papers',
      entity,
      entity_id: id,
      before: { ...before, ...fieldsBefore(row, verification) },
      after: { ...after, ...verification },
    });
  });
}

/** That a villa takes no more people than its permit is told at the number that stands on this form. @throws 422 */
async function savePapers(
  db: Db,
  { id, capacity }: Pick<LockedVilla, 'capacity'> & { id: number },
  changes: Parameters<typeof updateVilla>[2],
): Promise<void> {
  try {
    await updateVilla(db, id, changes);
  } catch (error) {
    if (!('capacity' in (asAppError(error)?.fields ?? {}))) throw error;
    throw invalid({ permit_capacity: { code: 'permit_below_capacity', values: { capacity } } });
  }
}

interface Given {
  after: Record<string, unknown>;
  permit_verified: boolean | undefined;
  doer: Doer;
}

/** A permit that is still to be given is none: its day was mistyped. @throws 422 */
function refuseUnissued({ permit_date }: Pick<VillaPapers, 'permit_date'>): void {
  if (permit_date && permit_date > today().toString()) throw invalid({ permit_date: 'not_issued' });
}

/** A permit is looked up by its number, and says for how many people it is. @throws 422 with what lacks */
function refuseUnnamed(permit: Pick<LockedVilla, 'permit_no' | 'permit_capacity'>): void {
  const wanted = ['permit_no', 'permit_capacity'] as const;
  const lacking = wanted.filter((field) => permit[field] === null);
  if (lacking.length > 0) throw invalid(Object.fromEntries(lacking.map((at) => [at, 'required'])));
}

/**
 * When and by whom the permit counts as verified now; nothing when that stays as it is. One that is verified
 * is looked up again each year, so that the last look-up counts.
 */
function verificationOf(row: LockedVilla, { after, permit_verified, doer }: Given) {
  const isOther = REGISTERED.some((field) => field in after);
  const wasVerified = row.permit_verified_at !== null;
  if (permit_verified) {
    refuseUnnamed({ ...row, ...after });
    if (!isOther && wasToday(row.permit_verified_at)) return {};
    return { permit_verified_at: now().toString(), permit_verified_by: doer.id };
  }
  const isLost = wasVerified && (permit_verified === false || isOther);
  return isLost ? { permit_verified_at: null, permit_verified_by: null } : {};
}

const wasToday = (at: Date | null): boolean =>
  at !== null &&
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .equals(today());
