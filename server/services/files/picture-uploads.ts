import { readFile } from 'node:fs/promises';

import { asAppError } from '../../db/errors.ts';
import type { Db } from '../../db/index.ts';
import { AppError } from '../../errors.ts';
import { log } from '../../log.ts';
import {
  insertStoredPicture,
  isStoredPicture,
  lockPicture,
  markAvif,
} from '../../queries/files/stored-pictures.ts';
import type { IncomingFile } from './incoming-file.ts';
import { mediaStore } from './media-store.ts';
import { dropFilesOfNone } from './picture-removal.ts';
import {
  avifOf,
  type PreparedPicture,
  preparePicture,
  type StoredPicture,
  storePrepared,
  storeVariants,
} from './pictures.ts';

/** What became of one file of an upload. */
export type UploadResult<Row> =
  | { file_name: string; ok: true; row: Row }
  | { file_name: string; ok: false; error: AppError };

/**
 * Keeps pictures one after the other. `attach` gives a picture its place, in the transaction that
 * notes its files; what it returns is that file's result. A file that is no picture, too large, or
 * there already is told so, and the others go on.
 * @throws the first file's failure when not one of them could be kept
 */
export async function keepPictures<Row>(
  pool: Db,
  files: readonly IncomingFile[],
  attach: (db: Db, picture: StoredPicture) => Promise<Row>,
): Promise<UploadResult<Row>[]> {
  const results: UploadResult<Row>[] = [];
  for (const file of files) results.push(await keepPicture(pool, file, attach));
  const [first] = results;
  if (first && !first.ok && results.every(({ ok }) => !ok)) throw first.error;
  return results;
}

async function keepPicture<Row>(
  pool: Db,
  file: IncomingFile,
  attach: (db: Db, picture: StoredPicture) => Promise<Row>,
): Promise<UploadResult<Row>> {
  try {
    if (file.too_large) throw new AppError(413, 'picture_too_large', { values: { megabytes: 15 } });
    const prepared = await preparePicture(await readFile(file.path));
    const row = await storeAttached(pool, prepared, attach);
    return { file_name: file.name, ok: true, row };
  } catch (error) {
    const known = error instanceof AppError ? error : asAppError(error);
    if (!known) throw error;
    return { file_name: file.name, ok: false, error: known };
  }
}

async function storeAttached<Row>(
  pool: Db,
  prepared: PreparedPicture,
  attach: (db: Db, picture: StoredPicture) => Promise<Row>,
): Promise<Row> {
  try {
    return await pool.transaction().execute(async (db) => {
      await lockPicture(db, prepared.hash);
      const picture = await storePrepared(mediaStore(), prepared);
      await insertStoredPicture(db, picture);
      return attach(db, picture);
    });
  } catch (error) {
    const { hash } = prepared;
    await dropFilesOfNone(pool, hash).catch((err) => log.warn({ err, hash }, 'files stay behind'));
    throw error;
  }
}

/**
 * Gives a kept picture its AVIF files. Making them takes seconds, in which its last use may go: what was
 * removed meanwhile, as a guest's photograph is that has to be erased, stays removed.
 */
export async function addAvif(pool: Db, picture: { hash: string; width: number }): Promise<void> {
  const { hash } = picture;
  const variants = await avifOf(mediaStore(), picture);
  await pool.transaction().execute(async (db) => {
    await lockPicture(db, hash);
    if (!(await isStoredPicture(db, hash))) return;
    await markAvif(db, hash, await storeVariants(mediaStore(), hash, variants));
  });
}
