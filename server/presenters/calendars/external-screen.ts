import type { Actor } from '../../actor.ts';
import type {
  ExternalListRow,
  ExternalRecordRow,
} from '../../queries/calendars/external-records.ts';
import type { ExternalRow } from '../../schemas/answers/external-records.ts';
import { movesOf, presentExternalRow } from './external-records.ts';

/** A line of the screen's list. */
export interface ExternalLine extends ExternalRow {
  moves: ExternalRow['status'][];
  /** How many stays stand in the way of approving it. */
  clashes: number;
}

/** What takes the villa's days around the open record. */
export interface TakenAround {
  started_at: string;
  finished_at: string;
  kind: string;
  reservation_id: string | null;
  label: string;
  external_id: number | null;
}

export interface OpenExternal extends ExternalLine {
  /** In the whole months around it, its own nights among them once it is approved. */
  taken: TakenAround[];
  /** Those of them that stand in its way. */
  in_the_way: TakenAround[];
}

export const presentExternalLine =
  (actor: Actor) =>
  (row: ExternalListRow): ExternalLine => ({
    ...presentExternalRow(row),
    moves: movesOf(row, actor),
    clashes: row.clashes,
  });

export function presentOpenExternal(
  row: ExternalRecordRow,
  actor: Actor,
  dates: TakenAround[],
): OpenExternal {
  const shown = presentExternalRow(row);
  const taken = dates.map(
    ({ started_at, finished_at, kind, reservation_id, label, external_id }) => ({
      started_at,
      finished_at,
      kind,
      reservation_id,
      label: label ?? '',
      external_id,
    }),
  );
  const in_the_way = taken.filter(
    ({ started_at, finished_at }) =>
      shown.status === 'PENDING' &&
      started_at < shown.finished_at &&
      finished_at > shown.started_at,
  );
  const moves = movesOf(row, actor);
  return { ...shown, moves, clashes: in_the_way.length, taken, in_the_way };
}
