import type { Db } from '../db/index.ts';
import { deleteTownRow, getTownForUpdate, insertTown, updateTownRow } from '../queries/towns.ts';
import type { NewTown, TownChanges } from '../schemas/towns.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

/** Makes a town; its id. 409 `slug_taken`; 422 for a region that is not there and for a reserved slug. */
export function createTown(pool: Db, wanted: NewTown, doer: Doer): Promise<number> {
  const town = { ...wanted, slug: wanted.slug ?? slugFor(wanted.name), ...cleaned(wanted) };
  return pool.transaction().execute(async (db) => {
    const { id } = await insertTown(db, town);
    await audit(db, doer, { action: 'town.created', entity: 'town', entity_id: id, after: town });
    return id;
  });
}

/** Replaces a town's fields. A changed slug leaves the old address behind, which leads to the new one. */
export async function editTown(
  pool: Db,
  id: number,
  { version, ...wanted }: TownChanges,
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const town = await getTownForUpdate(db, id);
    const after = { ...wanted, slug: wanted.slug ?? town.slug, ...cleaned(wanted) };
    refuseStale(town, version, fieldsBefore(town, after));
    await updateTownRow(db, id, after);
    const changes = changedFields(town, after);
    await audit(db, doer, { action: 'town.edited', entity: 'town', entity_id: id, ...changes });
    return picturesIn(town.body);
  });
  await dropPictures(pool, former);
}

/** Removes a town that nothing uses any more. @throws 404; 409 `in_use` while it has districts or marinas */
export async function deleteTown(pool: Db, id: number, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const { picture_hash, ...before } = await deleteTownRow(db, id);
    await audit(db, doer, { action: 'town.deleted', entity: 'town', entity_id: id, before });
    return [picture_hash, ...picturesIn(before.body)];
  });
  await dropPictures(pool, former);
}

const cleaned = ({ body }: Pick<NewTown, 'body'>) => ({ body: sanitiseRichText(body) });
