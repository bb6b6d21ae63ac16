import type { Db } from '../db/index.ts';
import { conflict } from '../errors.ts';
import {
  type BoatPictureRow,
  countPicturesForUpdate,
  deleteBoatPictureRow,
  getBoatPicture,
  insertBoatPicture,
  updateBoatPicture,
} from '../queries/boat-pictures.ts';
import type { BoatPictureChanges, BoatPictureUpload } from '../schemas/boat-pictures.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields } from './changed-fields.ts';
import type { IncomingFile } from './incoming-file.ts';
import { dropPictureIfUnused } from './picture-removal.ts';
import { keepPictures, type UploadResult } from './picture-uploads.ts';

const entity = 'boat_picture';

/** More than anybody looks at; what a page can carry. */
const MOST = 100;

/**
 * Adds pictures to the end of a boat's gallery, each with a result of its own: 409
 * `boat_pictures__once` for one that is there already, 409 `too_many_pictures` beyond 100.
 * @throws the first file's failure when none could be kept
 */
export function addBoatPictures(
  pool: Db,
  { boat_id, kind }: BoatPictureUpload,
  files: readonly IncomingFile[],
  doer: Doer,
): Promise<UploadResult<BoatPictureRow>[]> {
  return keepPictures(pool, files, async (db, { hash }) => {
    const { pictures, name } = await countPicturesForUpdate(db, boat_id);
    if (pictures >= MOST) throw conflict('too_many_pictures');
    const after = { boat_id, hash, kind: kind ?? null, alt: name };
    const { id } = await insertBoatPicture(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return getBoatPicture(db, id);
  });
}

/** Says what a picture shows. @throws 404 */
export function editBoatPicture(
  pool: Db,
  id: number,
  wanted: BoatPictureChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const changes = changedFields(await getBoatPicture(db, id), wanted);
    await updateBoatPicture(db, id, wanted);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Takes a picture out of the gallery; its files go with its last use. @throws 404 */
export async function deleteBoatPicture(pool: Db, id: number, doer: Doer): Promise<void> {
  const hash = await pool.transaction().execute(async (db) => {
    const before = await deleteBoatPictureRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return before.hash;
  });
  await dropPictureIfUnused(pool, hash);
}
