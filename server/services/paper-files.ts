import { createHash } from 'node:crypto';

import type { Db } from '../db/index.ts';
import { isPaperFileUsed, lockPaperFile } from '../queries/paper-files.ts';
import { documentStore } from './document-store.ts';

export const hashOfPaper = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Keeps a file inside the caller's transaction, which writes the row that names it. @throws 507 */
export async function keepPaperFile(db: Db, hash: string, bytes: Buffer): Promise<void> {
  await lockPaperFile(db, hash);
  await documentStore().put(hash, bytes);
}

/** Removes files whose rows were deleted, unless another row is the same file. */
export async function removePaperFiles(pool: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes))
    await pool.transaction().execute(async (db) => {
      await lockPaperFile(db, hash);
      if (!(await isPaperFileUsed(db, hash))) await documentStore().delete(hash);
    });
}
