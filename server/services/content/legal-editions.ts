import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import { t } from '../../i18n.ts';
import {
  insertEdition,
  listDocumentsInForce,
  lockEditions,
} from '../../queries/content/legal-documents.ts';
import type { LegalKind, NewEdition } from '../../schemas/legal-documents.ts';
import { audit, type Doer } from '../audit.ts';
import { refuseStale } from '../stale-rows.ts';
import { filledIn, printOf } from './legal-documents.ts';
import { legalTextProblem, legalWordsOf } from './legal-words.ts';
import { sanitiseRichText, sanitiseWritten } from './rich-text.ts';

/**
 * Publishes a text that guests accept from now on; the editions before it, and what was accepted of
 * them, stay as they are; the text in force is no new one. Resolves with its number. 422 for a text that says nothing, or with the
 * `{{names}}` that no fact has; 409 `stale`.
 */
export async function publishEdition(
  pool: Db,
  kind: LegalKind,
  { version, title, ...wanted }: NewEdition,
  doer: Doer,
): Promise<number> {
  const body = sanitiseWritten(wanted.body, 'body');
  refuseUnknownWords(kind, body);
  return pool.transaction().execute(async (db) => {
    await lockEditions(db);
    const [former] = await listDocumentsInForce(db, [kind]);
    const before = former && { edition: former.edition, title: former.title, body: former.body };
    refuseStale({ version: former?.edition ?? 0 }, version, { title: '', body: '', ...before });
    if (former?.title === title && former.body === body) return former.edition;
    const text = { kind, title, body, sha256: printOf(body) };
    const { id, edition } = await insertEdition(db, { ...text, created_by: doer.id });
    const change = { entity: 'legal_document', entity_id: id, before };
    const after = { kind, edition, title, body };
    await audit(db, doer, { action: 'legal_document.published', ...change, after });
    return edition;
  });
}

function refuseUnknownWords(kind: LegalKind, body: string): void {
  const problem = legalTextProblem(kind, body);
  if (problem) throw invalid({ body: problem });
}

/** A text as guests would read it, with the names of the facts where the facts will stand. */
export function previewEdition(kind: LegalKind, body: string): string {
  const names = legalWordsOf(kind).map((word) => [word, `[${t(`legal:word.${word}`)}]`]);
  return filledIn(sanitiseRichText(body), Object.fromEntries(names));
}
