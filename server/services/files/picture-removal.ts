import type { Db } from '../../db/index.ts';
import {
  deletePictureUnlessUsed,
  isStoredPicture,
  lockPicture,
} from '../../queries/files/stored-pictures.ts';
import { mediaStore } from './media-store.ts';
import { deletePictureFiles } from './pictures.ts';

/**
 * After a use of a picture is gone: with the last one go its row and its files (product.md §9).
 * Uploads of the same picture wait meanwhile, so that none finds files that are about to vanish.
 */
export function dropPictureIfUnused(pool: Db, hash: string | null): Promise<void> {
  if (hash === null) return Promise.resolve();
  return pool.transaction().execute(async (db) => {
    await lockPicture(db, hash);
    if (await deletePictureUnlessUsed(db, hash)) await deletePictureFiles(mediaStore(), hash);
  });
}

/** After a picture was refused its place: its files go again, unless they are those of one that is kept. */
export const dropFilesOfNone = (pool: Db, hash: string): Promise<void> =>
  pool.transaction().execute(async (db) => {
    await lockPicture(db, hash);
    if (!(await isStoredPicture(db, hash))) await deletePictureFiles(mediaStore(), hash);
  });
