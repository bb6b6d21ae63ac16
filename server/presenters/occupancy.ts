import type { OccupiedRow, VillaOccupancy } from '../queries/occupancy.ts';
import type { OccupancyRow, OccupiedStay } from '../schemas/answers/occupancy.ts';

/** A villa's line of the grid, half-open stays in order. */
export const presentOccupancy = ({ villa_id, name, stays }: VillaOccupancy): OccupancyRow => ({
  villa_id,
  name,
  stays: stays.map(presentStay),
});

function presentStay(row: OccupiedRow): OccupiedStay {
  const [started_at, finished_at, kind, status, reservation_id, label] = row;
  return {
    started_at,
    finished_at,
    kind,
    status: status as OccupiedStay['status'],
    reservation_id,
    label,
  };
}
