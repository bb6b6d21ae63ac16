import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { HistoryEvent } from '../../components/dashboard/history.tsx';
import type { EditorHead } from '../../layouts/dashboard-editor.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';

/** A tab with a table and the form of one of its rows, of a villa or a boat. */
export interface ListingTab<Row> {
  site: Site;
  shell: DashboardShell;
  kind: ListingKind;
  head: EditorHead;
  rows: Row[];
  /** Whose form is open; null: a new one's. */
  edited: Row | null;
  today: string;
  /** The edited row's, newest first. */
  history: HistoryEvent[];
}
