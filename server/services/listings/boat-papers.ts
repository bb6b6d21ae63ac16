import type { Db } from '../../db/index.ts';
import { getBoatPapersForUpdate, updateBoatRow } from '../../queries/listings/boat-writes.ts';
import type { BoatPapers } from '../../schemas/boat-fields.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { refuseStale } from '../stale-rows.ts';
import { OFF_SALE } from './boats.ts';

const entity = 'boat';

type KeptPapers = Awaited<ReturnType<typeof getBoatPapersForUpdate>>;

/**
 * Replaces a boat's papers. A licence that was not verified before, or has another number now, is
 * noted as seen by `doer` now. Withdrawing takes the boat off sale.
 * @throws 404, 409 `stale`, 409 `papers_required` for a boat on sale that would lack one
 */
export function editBoatPapers(
  pool: Db,
  id: number,
  { version, ...wanted }: BoatPapers,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const kept = await getBoatPapersForUpdate(db, id);
    const before = { ...kept, licence_verified: kept.licence_verified_at !== null };
    refuseStale(kept, version, fieldsBefore(before, wanted));
    const { licence_verified: _, withdrawn_reason, ...papers } = wanted;
    await updateBoatRow(db, id, {
      ...papers,
      ...verification(kept, wanted, doer),
      ...withdrawal(kept, withdrawn_reason),
    });
    const changes = changedFields(before, wanted);
    await audit(db, doer, { action: `${entity}.papers`, entity, entity_id: id, ...changes });
  });
}

function verification(kept: KeptPapers, wanted: Omit<BoatPapers, 'version'>, doer: Doer) {
  if (!wanted.licence_verified) return { licence_verified_at: null, licence_verified_by: null };
  const isSame = kept.licence_verified_at !== null && kept.licence_no === wanted.licence_no;
  return isSame ? {} : { licence_verified_at: new Date(), licence_verified_by: doer.id };
}

function withdrawal(kept: KeptPapers, reason: BoatPapers['withdrawn_reason']) {
  if (reason === undefined) return {};
  if (reason === null) return { withdrawn_at: null, withdrawn_reason: null };
  return {
    withdrawn_at: kept.withdrawn_at ?? new Date(),
    withdrawn_reason: reason,
    ...OFF_SALE,
  };
}
