import type { DocumentInForce, ListedEdition } from '../../queries/content/legal-documents.ts';
import type {
  EditionAnswer,
  EditionRow,
  LegalDocumentAnswer,
  LegalDocumentRow,
} from '../../schemas/answers/legal-documents.ts';
import { LEGAL_KINDS, type LegalKind } from '../../schemas/legal-documents.ts';
import { legalWordsOf } from '../../services/content/legal-words.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** Every text that guests accept, written or not. */
export const presentLegalDocuments = (rows: readonly DocumentInForce[]): LegalDocumentRow[] =>
  LEGAL_KINDS.map((kind) =>
    presentRow(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  );

const presentRow = (kind: LegalKind, row: DocumentInForce | undefined): LegalDocumentRow => ({
  kind,
  title: row?.title ?? null,
  edition: row?.edition ?? null,
  published_at: row?.published_at.toISOString() ?? null,
  created_by_name: row?.created_by_name ?? null,
});

/** A text that nobody has written yet is empty. */
export const presentLegalDocument = (
  kind: LegalKind,
  row: DocumentInForce | undefined,
): LegalDocumentAnswer => ({
  ...presentRow(kind, row),
  body: row?.body ?? '',
  words: [...legalWordsOf(kind)],
});

export const presentEdition = (row: ListedEdition): EditionRow => ({
  edition: row.edition,
  title: row.title,
  sha256: row.sha256,
  published_at: row.published_at.toISOString(),
  created_by_name: row.created_by_name,
  acceptances: row.acceptances,
});

/** What a file of a text's editions shows. */
export const editionColumns: Columns<EditionRow> = {
  edition: 'number',
  title: 'text',
  published_at: 'instant',
  created_by_name: 'text',
  acceptances: 'number',
  sha256: 'text',
};

export const presentWholeEdition = (row: ListedEdition & { body: string }): EditionAnswer => ({
  ...presentEdition(row),
  body: row.body,
});
