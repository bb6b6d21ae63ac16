import legal from '../../../views/locales/tr/legal.json' with { type: 'json' };
import pages from '../../../views/locales/tr/pages.json' with { type: 'json' };
import type { Db } from '../../db/index.ts';
import {
  insertContentPage,
  insertContentVersion,
  listContentPages,
} from '../../queries/content/content-edits.ts';
import { insertFirstEdition, listCurrentDocuments } from '../../queries/content/legal-documents.ts';
import type { Section } from '../../schemas/content-pages.ts';
import { LEGAL_KINDS, type LegalKind } from '../../schemas/legal-documents.ts';
import { printOf } from './legal-documents.ts';

interface StartingText {
  title: string;
  /** Rich text. */
  body: string;
}

/** What guests accept, as the product comes with it: the agency's own data are facts in it. */
export const startingLegalTexts: (StartingText & { kind: LegalKind })[] = LEGAL_KINDS.map(
  (kind) => ({ kind, ...legal.texts[kind] }),
);

/** The pages that every page links to. They name no agency: its data stand at the foot of each page. */
export const startingPages = Object.entries(pages.texts).map(([section, text]) => ({
  section: section as Section,
  ...text,
})) satisfies (StartingText & { section: Section })[];

/**
 * Writes those of the texts that are not there: without them no link of the footer leads anywhere and
 * nothing can be sold. Staff publish their own over them.
 */
export async function addMissingTexts(pool: Db): Promise<void> {
  await pool.transaction().execute(async (db) => {
    await addLegalTexts(db);
    await addPages(db);
  });
}

async function addLegalTexts(db: Db): Promise<void> {
  const known = new Set((await listCurrentDocuments(db, LEGAL_KINDS)).map(({ kind }) => kind));
  for (const text of startingLegalTexts.filter(({ kind }) => !known.has(kind)))
    await insertFirstEdition(db, { ...text, sha256: printOf(text.body) });
}

async function addPages(db: Db): Promise<void> {
  const known = new Set((await listContentPages(db)).map(({ section }) => section));
  for (const page of startingPages.filter(({ section }) => !known.has(section))) {
    const made = await insertContentPage(db, page);
    const { title, body } = page;
    if (made) await insertContentVersion(db, { page_id: made.id, title, body, created_by: null });
  }
}
