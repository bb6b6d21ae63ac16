import type { OccupiedRow, VillaOccupancy } from '../queries/occupancy.ts';
import type { OccupancyRow, OccupiedStay } from '../schemas/answers/occupancy.ts';
import type { Columns } from '../services/exports/columns.ts';
import { nightsBetween } from '../shared/days.ts';

/** A row of a file: one taken range of one villa. */
type Occupied = OccupiedStay & { villa_name: string; nights: number };

/** What a file of the grid shows. */
export const occupiedColumns: Columns<Occupied> = {
  villa_name: 'text',
  started_at: 'day',
  finished_at: 'day',
  nights: 'number',
  kind: { code: 'states:occupancy' },
  status: { code: 'states:reservation' },
  reservation_id: 'text',
  label: 'text',
};

/** A villa's line as rows of a file. */
export const presentOccupied = ({ name, stays }: VillaOccupancy): Occupied[] =>
  stays.map(presentStay).map((stay) => ({
    ...stay,
    villa_name: name,
    // An external record in the ledger is an approved one: its kind says so already.
    status: stay.kind === 'EXTERNAL' ? null : stay.status,
    nights: nightsBetween(stay.started_at, stay.finished_at),
  }));

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
