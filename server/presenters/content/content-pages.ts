import type {
  ContentVersion,
  EditedPage,
  ListedPage,
} from '../../queries/content/content-edits.ts';
import type {
  ContentPageAnswer,
  ContentPageRow,
  ContentVersionAnswer,
  ContentVersionRow,
} from '../../schemas/answers/content-pages.ts';
import { SECTIONS, type Section } from '../../schemas/content-pages.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** Every section in the order of the menu, written or not. */
export function presentContentPages(rows: readonly ListedPage[]): ContentPageRow[] {
  const known = new Map(rows.map((row) => [row.section, row]));
  return SECTIONS.map((section) => presentRow(section, known.get(section)));
}

const presentRow = (section: Section, row: ListedPage | undefined): ContentPageRow => ({
  section,
  title: row?.title ?? null,
  version: row?.version ?? null,
  updated_at: row?.updated_at.toISOString() ?? null,
  updated_by_name: row?.updated_by_name ?? null,
});

/** A page that nobody has written yet is empty. */
export const presentContentPage = (section: Section, page: EditedPage): ContentPageAnswer => ({
  ...presentRow(section, page),
  body: page?.body ?? '',
  seo_title: page?.seo_title ?? null,
  seo_description: page?.seo_description ?? null,
});

export const presentContentVersion = (row: ContentVersion): ContentVersionRow => ({
  number: row.number,
  title: row.title,
  created_at: row.created_at.toISOString(),
  created_by_name: row.created_by_name,
});

/** What a file of a page's versions shows. */
export const contentVersionColumns: Columns<ContentVersionRow> = {
  number: 'number',
  title: 'text',
  created_at: 'instant',
  created_by_name: 'text',
};

export const presentWholeVersion = (
  row: ContentVersion & { body: string },
): ContentVersionAnswer => ({ ...presentContentVersion(row), body: row.body });
