import { createHash } from 'node:crypto';

import type { Db } from '../../db/index.ts';
import { log } from '../../log.ts';
import {
  isPaperFileUsed,
  listUnusedPaperFiles,
  lockPaperFile,
} from '../../queries/files/paper-files.ts';
import { documentFolder, documentStore } from './document-store.ts';
import { oldFiles } from './old-files.ts';

export const hashOfPaper = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Keeps a file inside the caller's transaction, which writes the row that names it. @throws 507 */
export async function keepPaperFile(db: Db, hash: string, bytes: Buffer): Promise<void> {
  await lockPaperFile(db, hash);
  await documentStore().put(hash, bytes);
}

/**
 * Removes the files of rows that an erasure deleted. It is done whether or not the disk lets go of them:
 * what it keeps now is looked for again (`pruneOrphanPapers`).
 */
export async function removeErasedFiles(pool: Db, hashes: readonly string[]): Promise<void> {
  await removePaperFiles(pool, hashes).catch((err) =>
    log.error({ err }, 'erased papers were left'),
  );
}

/**
 * Removes papers that no row names, written before an instant: a process was killed between the row's
 * end and the file's, or the disk refused. How many files.
 */
export async function pruneOrphanPapers(pool: Db, before: Temporal.Instant): Promise<number> {
  const kept = await oldFiles(documentFolder(), before);
  const orphans = await listUnusedPaperFiles(
    pool,
    kept.filter((name) => /^[0-9a-f]{64}$/.test(name)),
  );
  await removePaperFiles(pool, orphans);
  return orphans.length;
}

/** Removes files whose rows were deleted, unless another row is the same file. */
export async function removePaperFiles(pool: Db, hashes: readonly string[]): Promise<void> {
  for (const hash of new Set(hashes))
    await pool.transaction().execute(async (db) => {
      await lockPaperFile(db, hash);
      if (!(await isPaperFileUsed(db, hash))) await documentStore().delete(hash);
    });
}
