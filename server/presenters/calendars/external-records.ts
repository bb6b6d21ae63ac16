import type { Actor } from '../../actor.ts';
import { externalDecider, nextExternalStates } from '../../domain/external-states.ts';
import { nights, parseStay } from '../../domain/stay.ts';
import type { ExternalRecordRow } from '../../queries/calendars/external-records.ts';
import type { ExternalAnswer, ExternalRow } from '../../schemas/answers/external-records.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** What a file of the list shows. */
export const externalColumns: Columns<ExternalRow> = {
  id: 'number',
  villa_name: 'text',
  started_at: 'day',
  finished_at: 'day',
  nights: 'number',
  status: { code: 'states:external' },
  note: 'text',
  created_at: 'instant',
  decided_at: 'instant',
};

/** A stay sold elsewhere, in a list. */
export function presentExternalRow(row: ExternalRecordRow): ExternalRow {
  const stay = parseStay(row.stay);
  return {
    id: row.id,
    villa_id: row.villa_id,
    villa_name: row.villa_name,
    started_at: stay.check_in.toString(),
    finished_at: stay.check_out.toString(),
    nights: nights(stay),
    status: row.status as ExternalRow['status'],
    note: row.note,
    reason: row.reason,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Where this person may take it from here. */
export const movesOf = (
  row: Pick<ExternalRecordRow, 'status' | 'teller_id'>,
  actor: Actor,
): ExternalAnswer['moves'] =>
  nextExternalStates(row.status as ExternalRow['status'], externalDecider(actor, row));

/**
 * One record with the moves that are open to this person, and what stands in the way of approving it: an
 * owner who sold nights that we sold has to know at once, though not to whom.
 */
export function presentExternal(
  row: ExternalRecordRow,
  actor: Actor,
  conflicts: ExternalAnswer['conflicts'],
): ExternalAnswer {
  const shown = presentExternalRow(row);
  const isStaff = actor.role === 'ADMIN';
  return {
    ...shown,
    moves: movesOf(row, actor),
    conflicts: isStaff
      ? conflicts
      : conflicts.map((conflict) => ({ ...conflict, customer_name: null })),
  };
}
