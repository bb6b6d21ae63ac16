import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

import type { Availability } from '../server/shared/availability.ts';
import { addMonths, monthOf } from '../server/shared/days.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { dayByKey } from './day-by-key.ts';
import type { StayChoice } from './live-quote-types.ts';
import { MonthTable } from './month-table.tsx';
import { extendTo, pickDay } from './pick-day.ts';

interface StayCalendarProps {
  /** Apart from other calendars of the page. */
  id: string;
  availability: Availability;
  choice: StayChoice;
  labels: CalendarLabels;
  /** The first month shown, 'YYYY-MM', and how many. */
  month: string;
  count: number;
  /** The last month that can be turned to; absent: there is none. */
  last?: string;
  onMonth: (month: string) => void;
  onChoose: (choice: StayChoice) => void;
  /** False on the server and until the page's script runs. */
  live: boolean;
}

/**
 * Months side by side as grids: arrows move a day or a week, PageUp and PageDown a month, Home and
 * End within the week, Enter picks, Shift and arrows extend the stay.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { id, availability, choice, labels, month, count, onChoose, live } = props;
  const [focused, move] = useFocusedDay(props);
  const pick = (next: StayChoice | null) => next && onChoose(next);
  const grid = {
    id,
    focused,
    onPick: (day: string) => {
      move(day, false);
      pick(pickDay(availability, choice, day));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pick(pickDay(availability, choice, focused));
        return;
      }
      const day = dayByKey(event.key, focused);
      if (!day) return;
      event.preventDefault();
      if (day < availability.today || (props.last && monthOf(day) > props.last)) return;
      move(day, true);
      if (event.shiftKey) pick(extendTo(availability, choice, { from: focused, day }));
    },
  };
  return (
    <div className="months">
      {Array.from({ length: count }, (_, index) => addMonths(month, index)).map((each) => (
        <MonthTable
          key={each}
          month={each}
          availability={availability}
          choice={choice}
          labels={labels.days}
          grid={live ? grid : undefined}
        />
      ))}
    </div>
  );
}

/** The day Tab reaches, always one of the shown months, and how to move it. */
function useFocusedDay({ id, availability, choice, month, count, onMonth }: StayCalendarProps) {
  const [wanted, setWanted] = useState(choice.check_in || availability.today);
  const moved = useRef(false);
  const last = addMonths(month, count - 1);
  const shown = month <= monthOf(wanted) && monthOf(wanted) <= last;
  const first = `${month}-01` < availability.today ? availability.today : `${month}-01`;
  const focused = shown ? wanted : first;
  // With the drawing itself: an effect left for after it would be run late, by the next drawing, and
  // take the next key's move for its own.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    document.getElementById(`${id}-${focused}`)?.focus();
  });
  const move = (day: string, focus: boolean) => {
    moved.current = focus;
    setWanted(day);
    if (monthOf(day) < month) onMonth(monthOf(day));
    if (monthOf(day) > last) onMonth(addMonths(monthOf(day), 1 - count));
  };
  return [focused, move] as const;
}
