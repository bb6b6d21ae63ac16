import type { BoatLineRow } from '../../queries/calendars/boat-occupancy-page.ts';
import type { OccupiedRow, VillaOccupancy } from '../../queries/calendars/occupancy.ts';
import type { TakenRow } from '../../queries/calendars/occupancy-page.ts';
import type {
  BoatOccupancyRow,
  OccupancyRow,
  OccupiedStay,
} from '../../schemas/answers/occupancy.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { nightsBetween } from '../../shared/days.ts';

/** A row of a file: one taken range of one villa. */
type Occupied = OccupiedStay & { villa_name: string; nights: number };
/** One of one boat. */
type BoatOccupied = OccupiedStay & { boat_name: string; days: number };

const facts = {
  kind: { code: 'states:occupancy' },
  status: { code: 'states:reservation' },
  reservation_id: 'text',
  label: 'text',
} as const;

/** What a file of the grid shows. */
export const occupiedColumns: Columns<Occupied> = {
  villa_name: 'text',
  started_at: 'day',
  finished_at: 'day',
  nights: 'number',
  ...facts,
};

/** What a file of the boats' grid shows. */
export const boatOccupiedColumns: Columns<BoatOccupied> = {
  boat_name: 'text',
  started_at: 'day',
  finished_at: 'day',
  days: 'number',
  ...facts,
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

/** A boat's line as rows of a file, of the days asked for. */
export const presentBoatOccupied = (line: BoatLineRow, from: string): BoatOccupied[] =>
  presentBoatOccupancy(line, from).stays.map((stay) => ({
    ...stay,
    boat_name: line.name,
    days: nightsBetween(stay.started_at, stay.finished_at),
  }));

/** A villa's line of the grid, half-open stays in order. */
export const presentOccupancy = ({ villa_id, name, stays }: VillaOccupancy): OccupancyRow => ({
  villa_id,
  name,
  stays: stays.map(presentStay),
});

/** A boat's line; the page's query also knows what ends on the first day. */
export const presentBoatOccupancy = (
  { boat_id, name, stays }: BoatLineRow,
  from: string,
): BoatOccupancyRow => ({
  boat_id,
  name,
  stays: stays.map(presentStay).filter(({ finished_at }) => finished_at > from),
});

function presentStay(row: OccupiedRow | TakenRow): OccupiedStay {
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
