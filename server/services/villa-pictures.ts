import type { Db } from '../db/index.ts';
import { conflict } from '../errors.ts';
import {
  countPicturesForUpdate,
  deleteVillaPictureRow,
  getVillaPicture,
  insertVillaPicture,
  updateVillaPicture,
  type VillaPictureRow,
} from '../queries/villa-pictures.ts';
import type { VillaPictureChanges, VillaPictureUpload } from '../schemas/villa-pictures.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields } from './changed-fields.ts';
import type { IncomingFile } from './incoming-file.ts';
import { dropPictureIfUnused } from './picture-removal.ts';
import { keepPictures, type UploadResult } from './picture-uploads.ts';

const entity = 'villa_picture';

/** More than anybody looks at; what a page can carry. */
const MOST = 100;

/**
 * Adds pictures to the end of a villa's gallery, each with a result of its own: 409
 * `villa_pictures__once` for one that is there already, 409 `too_many_pictures` beyond 100.
 * @throws the first file's failure when none could be kept
 */
export function addVillaPictures(
  pool: Db,
  { villa_id, kind }: VillaPictureUpload,
  files: readonly IncomingFile[],
  doer: Doer,
): Promise<UploadResult<VillaPictureRow>[]> {
  return keepPictures(pool, files, async (db, { hash }) => {
    const { pictures, name } = await countPicturesForUpdate(db, villa_id);
    if (pictures >= MOST) throw conflict('too_many_pictures');
    const after = { villa_id, hash, kind: kind ?? null, alt: name };
    const { id } = await insertVillaPicture(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return getVillaPicture(db, id);
  });
}

/** Says what a picture shows. @throws 404 */
export function editVillaPicture(
  pool: Db,
  id: number,
  wanted: VillaPictureChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const changes = changedFields(await getVillaPicture(db, id), wanted);
    await updateVillaPicture(db, id, wanted);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Takes a picture out of the gallery; its files go with its last use. @throws 404 */
export async function deleteVillaPicture(pool: Db, id: number, doer: Doer): Promise<void> {
  const hash = await pool.transaction().execute(async (db) => {
    const before = await deleteVillaPictureRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return before.hash;
  });
  await dropPictureIfUnused(pool, hash);
}
