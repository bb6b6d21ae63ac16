import { conflict, invalid } from '../errors.ts';

/** @throws 409 `stale` with the row as it is now, when it changed since the caller saw it */
export function refuseStale(
  row: { version: number },
  version: number | undefined,
  current: object,
): void {
  if (version !== undefined && version !== row.version)
    throw conflict('stale', { version: row.version, current });
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
