import type { SavedViewAnswer } from '../../server/schemas/answers/saved-views.ts';
import type { Role } from '../../server/shared/roles.ts';
import type { DashboardCounts } from './dashboard-menu.ts';

/** What the dashboard's frame needs beside `Site`: who is in, what waits, which screens there are. */
export interface DashboardShell {
  user: { id: number; role: Role; user_name: string; email: string };
  /** Null: the counts could not be read; the menu stands without badges. */
  counts: DashboardCounts | null;
  /** Names for filters, one's own and the shared ones, of all lists; none for an owner. */
  views: SavedViewAnswer[];
  /** Columns that one leaves out, by the list's name. */
  hidden_columns: Partial<Record<string, string[]>>;
  /** Paths that have a screen (from the route table); other menu entries are text, not links. */
  available: ReadonlySet<string>;
}
