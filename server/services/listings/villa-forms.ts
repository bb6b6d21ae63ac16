import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  getVillaForUpdate,
  insertVilla,
  type LockedVilla,
  replaceDistances,
  replaceFeatures,
  replaceRooms,
  replaceTypes,
  touchVillaParts,
  updateVilla,
} from '../../queries/listings/villa-forms.ts';
import { findStrangers } from '../../queries/listings/villa-references.ts';
import type { NewVilla, VillaChanges } from '../../schemas/villa-forms.ts';
import type { VillaFeatures } from '../../schemas/villas.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { freeSlugFor } from '../content/new-slugs.ts';
import { refuseStale } from '../stale-rows.ts';

const entity = 'villa';

/**
 * Makes a villa that is not on sale yet, within a transaction; its id. 409 `slug_taken`, `code_taken`; 422 for an
 * owner, place, type or policy that is not there.
 */
export async function createVilla(db: Db, wanted: NewVilla, doer: Doer): Promise<number> {
  const slug = wanted.slug ?? (await freeSlugFor(db, 'VILLA', wanted.name));
  const after = { ...wanted, slug };
  await refuseStrangers(db, after);
  const { type_ids, rooms, distances, ...fields } = after;
  const { id } = await insertVilla(db, fields);
  await writeParts(db, id, { type_ids, rooms, distances });
  await audit(db, doer, { action: 'villa.created', entity, entity_id: id, after });
  return id;
}

/**
 * Changes what is given and leaves the rest. A changed slug leaves the old address behind, which leads
 * to the new one. @throws 404; 409 `stale`, `slug_taken`, `owner_of_active_villa`; 422
 */
export function editVilla(
  pool: Db,
  id: number,
  { version, ...wanted }: VillaChanges,
  doer: Doer,
): Promise<void> {
  // Another owner leaves stays behind, whose rows a move may hold while it waits for this one.
  return inTransaction(pool, async (db) => {
    const row = await getVillaForUpdate(db, id);
    refuseStale(row, version, fieldsBefore(row, wanted));
    const { before, after } = changedFields(row, inOrder(wanted));
    if (Object.keys(after).length === 0) return;
    await refuseStrangers(db, after as VillaChanges);
    const { type_ids, rooms, distances, ...fields } = after as VillaChanges;
    const permit = permitAfter(row, fields.owner_id);
    await updateVilla(db, id, { ...fields, ...permit });
    await writeParts(db, id, { type_ids, rooms, distances });
    if (type_ids || rooms || distances) await touchVillaParts(db, id);
    await audit(db, doer, {
      action: 'villa.edited',
      entity,
      entity_id: id,
      before: { ...before, ...fieldsBefore(row, permit) },
      after: { ...after, ...permit },
    });
  });
}

/** Gives a villa exactly these features. @throws 404, 409 `stale`, 422 */
export function setVillaFeatures(
  pool: Db,
  id: number,
  { version, feature_ids }: VillaFeatures,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getVillaForUpdate(db, id);
    refuseStale(row, version, { feature_ids: row.feature_ids });
    const changes = changedFields(row, inOrder({ feature_ids }));
    if (Object.keys(changes.after).length === 0) return;
    await refuseStrangers(db, { feature_ids });
    await replaceFeatures(db, id, feature_ids);
    await touchVillaParts(db, id);
    await audit(db, doer, { action: 'villa.features', entity, entity_id: id, ...changes });
  });
}

type Parts = Pick<VillaChanges, 'type_ids' | 'rooms' | 'distances'>;

/** Writes those parts that are given. */
export async function writeParts(db: Db, id: number, { type_ids, rooms, distances }: Parts) {
  if (type_ids) await replaceTypes(db, id, type_ids);
  if (rooms) await replaceRooms(db, id, rooms);
  if (distances) await replaceDistances(db, id, distances);
}

async function refuseStrangers(db: Db, named: Parameters<typeof findStrangers>[1]) {
  const strangers = await findStrangers(db, named);
  if (Object.keys(strangers).length > 0) throw invalid(strangers);
}

/** Sets have no order: as the database gives them. */
function inOrder<Wanted extends { type_ids?: number[]; feature_ids?: number[] }>(wanted: Wanted) {
  const sorted = (ids: number[] | undefined) => ids?.toSorted((one, other) => one - other);
  const { type_ids, feature_ids } = wanted;
  return {
    ...wanted,
    ...(type_ids && { type_ids: sorted(type_ids) }),
    ...(feature_ids && { feature_ids: sorted(feature_ids) }),
  };
}

/**
 * A permit is its holder's: with another owner it has to be verified anew (Law 7464), and until then
 * the villa cannot be on sale. The first owner a villa gets changes nothing.
 */
function permitAfter(row: LockedVilla, owner: number | null | undefined) {
  if (owner === undefined || row.owner_id === null || row.permit_verified_at === null) return {};
  if (row.active) throw conflict('owner_of_active_villa');
  return { permit_verified_at: null, permit_verified_by: null };
}
