import type { HistoryEvent } from '../../../views/components/dashboard/history.tsx';
import { db } from '../../db/index.ts';
import { presentHistory } from '../../presenters/history.ts';
import { listHistory } from '../../queries/audit-log.ts';

/** Who changed a row, newest first, for the panel beside its form; nothing where no row is open. */
export async function historyOf(
  entity: string,
  row: { id: number } | null | undefined,
): Promise<HistoryEvent[]> {
  if (!row) return [];
  const events = await listHistory(db, { entity, entity_id: row.id });
  return events.map(presentHistory);
}
