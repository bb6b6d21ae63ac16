import type { DocumentRow, PublicDocumentRow } from '../../queries/content/documents.ts';
import type { DocumentAnswer, PublicDocument } from '../../schemas/answers/documents.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { paths } from '../../shared/paths.ts';

/** A paper as staff see it. */
export const presentDocument = (row: DocumentRow): DocumentAnswer => ({
  ...presentPublicDocument(row),
  active: row.active,
  position: row.position,
  order: row.order,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** What a file of the list shows. */
export const documentColumns: Columns<DocumentAnswer> = {
  id: 'number',
  title: 'text',
  file_name: 'text',
  bytes: 'number',
  active: 'yes_no',
  created_at: 'instant',
};

type Shown = Pick<PublicDocumentRow, 'id' | 'title' | 'file_name' | 'bytes' | 'updated_at'>;

/** A paper as everybody may know it. */
export const presentPublicDocument = (row: Shown): PublicDocument => ({
  id: row.id,
  title: row.title,
  file_name: row.file_name,
  bytes: row.bytes,
  url: paths.document(row.id),
  updated_at: row.updated_at.toISOString(),
});
