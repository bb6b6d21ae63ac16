import type { GridDays } from '../../../server/domain/occupancy-line.ts';
import type { CalendarLine } from '../../../server/presenters/calendars/occupancy-lines.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import type { Site } from '../../layouts/site.ts';
import { LineRow } from './cells.tsx';

export interface LinesProps {
  site: Site;
  lines: CalendarLine[];
  /** Villas or boats that match, on all pages. */
  total: number;
  /** The place of the first line among them. */
  skip: number;
  days: GridDays;
}

/** More days than this are drawn narrow: letters for icons, a line a week. */
export const isDense = ({ from, until }: { from: string; until: string }): boolean =>
  nightsBetween(from, until) > 35;

/** The lines of some villas without a page around them, for the one that is open. */
export function OccupancyLines(props: LinesProps) {
  return (
    <table>
      <Lines {...props} />
    </table>
  );
}

export function Lines({ site: { t }, lines, skip, days }: LinesProps) {
  return (
    <tbody data-skip={skip}>
      {lines.map((line, place) => (
        <LineRow
          key={line.id}
          t={t}
          line={line}
          row_index={skip + place + 2}
          dense={isDense(days)}
        />
      ))}
    </tbody>
  );
}
