import type { KeyboardEvent } from 'react';

import {
  type Availability,
  type DayState,
  inThousands,
  monthStates,
} from '../server/shared/availability.ts';
import { formatMoney, shortWeekdayName, weekdayName } from '../server/shared/format.ts';
import { formatFullDay, formatMonth } from '../server/shared/format-days.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { fill } from './fill.ts';
import type { StayChoice } from './live-quote-types.ts';
import { canPick } from './pick-day.ts';

interface MonthTableProps {
  /** 'YYYY-MM' */
  month: string;
  availability: Availability;
  choice: StayChoice;
  labels: CalendarLabels['days'];
  /** Before the page's script runs a calendar only shows; afterwards days can be picked. */
  grid?: {
    /** The one day of all shown months that Tab reaches. */
    focused: string;
    id: string;
    onPick: (day: string) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** One month with prices, taken days and the chosen stay. */
export function MonthTable(props: MonthTableProps) {
  const { month, availability, grid } = props;
  return (
    <div className="month">
      <table role={grid ? 'grid' : undefined} onKeyDown={grid?.onKeyDown}>
        <caption>{formatMonth(month)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((number) => (
              <th key={number} scope="col" abbr={grid && weekdayName(number)}>
                {shortWeekdayName(number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthStates(availability, month).map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week[0] === null && <td colSpan={week.findIndex(Boolean)} />}
              {week.map((state) => state && dayCell(props, state))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What only shows says the plain days by their numbers alone; what can be used names every day. A
 * function, not a component, as there are sixty of them.
 */
function dayCell(props: MonthTableProps, state: DayState) {
  const { availability, choice, labels, grid } = props;
  const { day, kind, halves, price_kurus } = state;
  const chosen = partOf(choice, state);
  const looks = kind === 'free' ? state.no_arrival && 'off' : kind;
  const classes = [chosen ? CLASSES[chosen] : looks, halves];
  const label = grid || chosen || looks ? labelOf(state, chosen, labels) : undefined;
  const look = {
    className: classes.filter(Boolean).join(' ') || undefined,
    'aria-label': label,
    'data-price': price_kurus === null ? undefined : inThousands(price_kurus),
    children: Number(day.slice(8)),
  };
  if (!grid) return <td key={day} {...look} />;
  const pickable = kind !== 'past' && canPick(availability, choice, day);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the grid as a whole
    <td
      key={day}
      {...look}
      id={`${grid.id}-${day}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is made of a table
      role="gridcell"
      tabIndex={grid.focused === day ? 0 : -1}
      aria-selected={chosen !== null}
      aria-disabled={pickable ? undefined : true}
      onClick={() => grid.onPick(day)}
    />
  );
}

type Part = 'check_in' | 'check_out' | 'stay';
const CLASSES: Record<Part, string> = { check_in: 'seli', check_out: 'selo', stay: 'sel' };

/** A day that is taken stays so to the eye, whatever was chosen around it. */
function partOf({ check_in, check_out }: StayChoice, { day, price_kurus }: DayState): Part | null {
  if (day === check_in) return 'check_in';
  if (day === check_out) return 'check_out';
  return check_in && check_in < day && day < check_out && price_kurus !== null ? 'stay' : null;
}

function labelOf(
  { day, kind, price_kurus, no_arrival }: DayState,
  chosen: Part | null,
  labels: CalendarLabels['days'],
): string | undefined {
  if (kind === 'past' && !chosen) return undefined;
  const free = no_arrival ? 'no_arrival' : (kind as Exclude<typeof kind, 'past'>);
  const label = labels[chosen ?? free];
  const price = price_kurus === null ? '' : formatMoney(price_kurus);
  return fill(label, { day: formatFullDay(day), price });
}
