import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  deleteShowcaseVillas,
  getShowcaseVilla,
  insertShowcaseVillas,
  listImportable,
  listKnownVillas,
} from '../../queries/content/showcase-villas.ts';
import { getShowcase, getShowcaseForUpdate } from '../../queries/content/showcases.ts';
import { lockOwnedRows } from '../../queries/owned-ranks.ts';
import type { NewShowcaseVillas, ShowcaseImport } from '../../schemas/showcases.ts';
import { audit, auditAll, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { placeAmong } from '../owned-ranks.ts';
import { strangers } from './flags.ts';

const entity = 'showcase_villa';
const ROWS = { table: 'showcase_villas', owner: 'showcase_id' } as const;

/**
 * Puts villas at the end of a showcase; the rows' ids.
 * @throws 409 `already_there`; 422 for an unknown showcase or villas
 */
export function addShowcaseVillas(
  pool: Db,
  { showcase_id, villa_ids }: NewShowcaseVillas,
  doer: Doer,
): Promise<number[]> {
  return pool.transaction().execute(async (db) => {
    await namedIn('showcase_id', getShowcaseForUpdate(db, showcase_id));
    const known = await listKnownVillas(db, villa_ids);
    if (known.length !== villa_ids.length) throw invalid(strangers(villa_ids, known, 'villa_ids'));
    return insertNoted(db, { showcase_id, villa_ids }, doer);
  });
}

/** Takes villas out of their showcases, all of them or none. @throws 422 when an id is nobody's */
export function removeShowcaseVillas(pool: Db, ids: readonly number[], doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const gone = await deleteShowcaseVillas(db, ids);
    if (gone.length !== ids.length) throw invalid(strangers(ids, gone));
    await auditAll(
      db,
      doer,
      gone.map(({ id, ...before }) => ({
        action: `${entity}.deleted`,
        entity,
        entity_id: id,
        before,
      })),
    );
  });
}

/** Moves a villa within its showcase to a place counted from 1; the place it got. @throws 404 */
export function placeShowcaseVilla(
  pool: Db,
  { id, order }: { id: number; order: number },
  doer: Doer,
): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const { showcase_id } = await getShowcaseVilla(db, id);
    const all = await lockOwnedRows(db, ROWS, showcase_id);
    return placeAmong(db, { table: 'showcase_villas', entity }, { all, id, order }, doer);
  });
}

/**
 * Brings the villas of another showcase, or those that fit a filter, to the end of a showcase; with
 * `preview` only tells which. @throws 422 for a showcase that is not there
 */
export function importShowcaseVillas(pool: Db, wanted: ShowcaseImport, doer: Doer) {
  return pool.transaction().execute(async (db) => {
    await namedIn('showcase_id', getShowcaseForUpdate(db, wanted.showcase_id));
    if (wanted.from_showcase_id !== undefined)
      await namedIn('from_showcase_id', getShowcase(db, wanted.from_showcase_id));
    const villas = await listImportable(db, wanted);
    const villa_ids = villas.map(({ villa_id }) => villa_id);
    if (!wanted.preview && villa_ids.length > 0)
      await insertNoted(db, { showcase_id: wanted.showcase_id, villa_ids }, doer);
    return villas;
  });
}

async function insertNoted(
  db: Db,
  { showcase_id, villa_ids }: NewShowcaseVillas,
  doer: Doer,
): Promise<number[]> {
  const ids = await insertShowcaseVillas(db, showcase_id, villa_ids);
  await audit(db, doer, {
    action: 'showcase.villas_added',
    entity: 'showcase',
    entity_id: showcase_id,
    after: { villa_ids },
  });
  return ids;
}
