import type { Db } from '../../db/index.ts';
import {
  deleteDocumentRow,
  getDocumentForUpdate,
  insertDocument,
  listDocuments,
  updateDocumentRow,
} from '../../queries/content/documents.ts';
import type { DocumentChanges } from '../../schemas/documents.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { documentStore } from '../files/document-store.ts';
import { paperNameOf, readPdf } from '../files/incoming-documents.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { hashOfPaper, keepPaperFile, removePaperFiles } from '../files/paper-files.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';

const entity = 'document';

/** The papers everybody may read; one whose file is not in the store is not offered. */
export async function listOfferedDocuments(db: Db) {
  const rows = await listDocuments(db);
  const kept = await Promise.all(rows.map(({ hash }) => documentStore().has(hash)));
  return rows.filter((_, at) => kept[at]);
}

/**
 * Keeps a PDF as the last of the agency's papers; its id.
 * @throws 413 `file_too_large`, 422 `not_a_pdf`, 507 `storage_unavailable`
 */
export async function addDocument(
  pool: Db,
  { title, file }: { title: string; file: IncomingFile },
  doer: Doer,
): Promise<number> {
  const bytes = await readPdf(file);
  const hash = hashOfPaper(bytes);
  const after = {
    title,
    file_name: paperNameOf(file.name, 'application/pdf'),
    hash,
    bytes: bytes.length,
  };
  return pool.transaction().execute(async (db) => {
    await keepPaperFile(db, hash, bytes);
    const { id } = await insertDocument(db, { ...after, created_by: doer.id });
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Says what a paper is called and whether the site offers it. @throws 404, 409 `stale` */
export function editDocument(
  pool: Db,
  id: number,
  { version, ...after }: DocumentChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getDocumentForUpdate(db, id);
    refuseStale(row, version, fieldsBefore(row, after));
    await updateDocumentRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Removes a paper, and its file unless another row is the same file. @throws 404; 409 `stale` */
export async function deleteDocument(
  pool: Db,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  const { hash } = await pool.transaction().execute(async (db) => {
    const row = await getDocumentForUpdate(db, id);
    refuseStale(row, version, row);
    const before = await deleteDocumentRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return before;
  });
  await removePaperFiles(pool, [hash]);
}
