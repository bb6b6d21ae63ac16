import type { Db } from '../db/index.ts';
import { conflict, invalid } from '../errors.ts';
import { listLastActs } from '../queries/audit-log.ts';

/** @throws 409 `stale` with the row as it is now, when it changed since the caller saw it */
export function refuseStale(
  row: { version: number },
  version: number | undefined,
  current: object,
): void {
  if (version !== undefined && version !== row.version)
    throw conflict('stale', { version: row.version, current });
}

/** A row that is to go, with the version that was seen of it where the caller cares. */
export interface UnwantedRow {
  id: number;
  version?: number | undefined;
}

/** A row as a caller saw it. */
export interface SeenRow {
  id: number;
  version: number;
}

/**
 * Of several rows that one call goes by: all are as they were seen, where the caller says how that was.
 * @throws 409 `stale` with the first that is not, as it is now
 */
export function refuseStaleRows<Row extends SeenRow>(
  rows: readonly Row[],
  seen: readonly SeenRow[] | undefined,
  present: (row: Row) => object,
): void {
  if (!seen) return;
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  // One that came meanwhile was not seen at all.
  for (const row of rows) refuseStale(row, versions.get(row.id) ?? 0, present(row));
}

/** The same, of rows that were seen as all there are: one that is gone is a change, too. @throws 409 `stale` */
export function refuseOtherRows<Row extends SeenRow>(
  rows: readonly Row[],
  seen: readonly SeenRow[] | undefined,
  present: (row: Row) => object,
): void {
  refuseStaleRows(rows, seen, present);
  const there = new Set(rows.map(({ id }) => id));
  if (seen?.some(({ id }) => !there.has(id))) throw conflict('stale');
}

/** Whether somebody knew of all these rows as they are; who does not say what they saw takes them as they come. */
export const areAsSeen = (
  rows: readonly SeenRow[],
  seen: readonly SeenRow[] | undefined,
): boolean =>
  !seen ||
  rows.every(({ id, version }) => seen.some((row) => row.id === id && row.version === version));

interface ChosenRow extends SeenRow {
  /** As the list calls it. */
  name: string;
}

/**
 * Of rows that were ticked in a list all are as they were seen; those of which nobody says how are left alone.
 * @throws 409 `rows_changed` with each that is not, who changed it and when
 */
export async function refuseChangedRows(
  db: Db,
  entity: string,
  { rows, seen = [] }: { rows: readonly ChosenRow[]; seen?: readonly SeenRow[] | undefined },
): Promise<void> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ id, version }) => (versions.get(id) ?? version) !== version);
  if (changed.length === 0) return;
  const acts = await listLastActs(db, { entity, ids: changed.map(({ id }) => id) });
  const refused = changed.map(({ id, name }) => {
    const act = acts.find(({ entity_id }) => entity_id === id);
    return { id, name, by: act?.actor ?? null, at: act?.at.toISOString() ?? null };
  });
  throw conflict('rows_changed', { refused });
}

/** @throws 422 when an edit names another villa than the row's own */
export function refuseOtherVilla(row: { villa_id: number }, villaId: number | undefined): void {
  if (villaId !== undefined && villaId !== row.villa_id)
    throw invalid({ villa_id: 'cannot_change' });
}

/** @throws 422 when an edit names another boat than the row's own */
export function refuseOtherBoat(row: { boat_id: number }, boatId: number | undefined): void {
  if (boatId !== undefined && boatId !== row.boat_id) throw invalid({ boat_id: 'cannot_change' });
}
