import type { SavedViewRow } from '../../queries/accounts/saved-views.ts';
import type { SavedViewAnswer } from '../../schemas/answers/saved-views.ts';

export const presentSavedView = (row: SavedViewRow): SavedViewAnswer => ({
  id: row.id,
  list: row.list as SavedViewAnswer['list'],
  name: row.name,
  search: row.search,
  shared: row.shared,
  opening: row.opening,
  created_at: row.created_at.toISOString(),
});
