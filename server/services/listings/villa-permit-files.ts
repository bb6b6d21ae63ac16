import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import {
  countPermitFilesForUpdate,
  deletePermitFileRow,
  insertPermitFile,
} from '../../queries/listings/villa-permit-files.ts';
import { audit, type Doer } from '../audit.ts';
import { paperNameOf, readPaper } from '../files/incoming-documents.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { hashOfPaper, keepPaperFile, removePaperFiles } from '../files/paper-files.ts';

const entity = 'villa';

/** More than one permit's papers ever are. */
const MOST = 30;

interface NewPermitFile {
  villa_id: number;
  title: string;
  file: IncomingFile;
}

/**
 * Keeps a paper of a villa's permit, for staff alone; its id.
 * @throws 404; 409 `too_many_permit_files`, `already_there`; 413 `file_too_large`; 422
 * `not_a_permit_file`, `too_many_pixels`; 507 `storage_unavailable`
 */
export async function addPermitFile(
  pool: Db,
  { villa_id, title, file }: NewPermitFile,
  doer: Doer,
): Promise<number> {
  const { bytes, mime } = await readPaper(file, 'not_a_permit_file');
  const hash = hashOfPaper(bytes);
  const file_name = paperNameOf(file.name, mime);
  return pool.transaction().execute(async (db) => {
    if ((await countPermitFilesForUpdate(db, villa_id)) >= MOST)
      throw conflict('too_many_permit_files');
    const after = { title, file_name, hash, mime, bytes: bytes.length };
    const { id } = await insertPermitFile(db, { ...after, villa_id, created_by: doer.id });
    await keepPaperFile(db, hash, bytes);
    const action = 'villa.permit_file_added';
    await audit(db, doer, { action, entity, entity_id: villa_id, after });
    return id;
  });
}

/** Removes one, and its file unless another row is the same file. @throws 404 */
export async function deletePermitFile(pool: Db, id: number, doer: Doer): Promise<void> {
  const hash = await pool.transaction().execute(async (db) => {
    const { villa_id, ...before } = await deletePermitFileRow(db, id);
    const action = 'villa.permit_file_deleted';
    await audit(db, doer, { action, entity, entity_id: villa_id, before });
    return before.hash;
  });
  await removePaperFiles(pool, [hash]);
}
