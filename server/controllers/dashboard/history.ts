import type { HistoryEvent } from '../../../views/components/dashboard/history.tsx';
import { db } from '../../db/index.ts';
import { presentHistory } from '../../presenters/reservations/history.ts';
import { type HistoryRow, listHistory, listSettingsHistory } from '../../queries/audit-log.ts';
import { listRowNames } from '../../queries/row-names.ts';

/** Who changed a row, newest first, for the panel beside its form; nothing where no row is open. */
export async function historyOf(
  entity: string,
  row: { id: number } | null | undefined,
): Promise<HistoryEvent[]> {
  return row ? eventsOf(await listHistory(db, { entity, entity_id: row.id })) : [];
}

/** The same of a section of the settings. */
export const settingsHistoryOf = async (section: string): Promise<HistoryEvent[]> =>
  eventsOf(await listSettingsHistory(db, section));

async function eventsOf(rows: HistoryRow[]): Promise<HistoryEvent[]> {
  const names = await listRowNames(db, rows.map(withoutItself));
  return rows.map((row) => presentHistory(row, names));
}

/** The panel stands beside the row's own form, which says its name. */
const withoutItself = (row: HistoryRow) => ({ ...row, entity_id: null });
