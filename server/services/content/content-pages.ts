import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import {
  getContentVersion,
  hasContentVersions,
  insertContentPage,
  insertContentVersion,
  lockContentPage,
  updateContentPage,
} from '../../queries/content/content-edits.ts';
import type { PageChanges, PageRestore, Section } from '../../schemas/content-pages.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { refuseStale } from '../stale-rows.ts';
import { sanitiseWritten } from './rich-text.ts';

/**
 * Saves the text of a page and keeps it as a version of its own; every earlier one stays. What is saved as
 * it stands leaves the page and its day alone. 422 for a text that says nothing; 409 `stale`.
 */
export function editContentPage(
  pool: Db,
  section: Section,
  { version, ...wanted }: PageChanges,
  doer: Doer,
): Promise<void> {
  const page = { ...wanted, body: sanitiseWritten(wanted.body, 'body') };
  return pool
    .transaction()
    .execute((db) => save(db, { section, page, version, action: 'content_page.edited' }, doer));
}

/** Lets a kept version stand again: its text becomes the newest version. @throws 404; 422 for one that says nothing; 409 `stale` */
export function restoreContentPage(
  pool: Db,
  section: Section,
  { number, version }: PageRestore,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const { title, body } = await getContentVersion(db, section, number);
    const page = { title, body: sanitiseWritten(body, 'body') };
    await save(db, { section, page, version, action: 'content_page.restored' }, doer);
  });
}

interface Saving {
  section: Section;
  page: Omit<PageChanges, 'version'>;
  version: number | undefined;
  action: string;
}

async function save(db: Db, { section, page, version, action }: Saving, doer: Doer) {
  const row = await lockContentPage(db, section);
  if (!row) return create(db, { section, page, version, action }, doer);
  refuseStale(row, version, fieldsBefore(row, page));
  const changes = changedFields(row, page);
  const isNew = (field: string) => field in changes.after;
  if (Object.keys(changes.after).length > 0) {
    await keepFirstText(db, row);
    await updateContentPage(db, row.id, { ...page, updated_by: doer.id });
  }
  if (isNew('title') || isNew('body')) await insertContentVersion(db, textOf(row.id, page, doer));
  await audit(db, doer, { action, entity: 'content_page', entity_id: row.id, ...changes });
}

async function create(db: Db, { section, page, version, action }: Saving, doer: Doer) {
  const made = await insertContentPage(db, { section, ...page, updated_by: doer.id });
  if (!made || version !== undefined) throw conflict('try_again');
  await insertContentVersion(db, textOf(made.id, page, doer));
  await audit(db, doer, { action, entity: 'content_page', entity_id: made.id, after: page });
}

/** A text that was there before versions were kept is the first of them. */
async function keepFirstText(
  db: Db,
  row: { id: number; title: string; body: string; updated_by: number | null },
): Promise<void> {
  if (await hasContentVersions(db, row.id)) return;
  const { id: page_id, title, body, updated_by: created_by } = row;
  await insertContentVersion(db, { page_id, title, body, created_by });
}

const textOf = (page_id: number, { title, body }: Saving['page'], doer: Doer) => ({
  page_id,
  title,
  body,
  created_by: doer.id,
});
