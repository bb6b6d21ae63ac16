import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { addMonths, monthGrid, monthOf, monthsBetween } from '../server/shared/days.ts';
import {
  formatFullDay,
  formatMonth,
  shortWeekdayName,
  weekdayName,
} from '../server/shared/format-days.ts';
import { dayByKey } from './day-by-key.ts';
import { inIdleTime } from './idle-time.ts';
import type { Stay } from './range-picking.ts';

export interface CalendarLabels {
  check_in: string;
  check_out: string;
  /** What a chosen day is, after its date: "giriş", "çıkış". */
  arrival: string;
  departure: string;
  previous_month: string;
  next_month: string;
}

interface CalendarProps {
  /** How many months stand beside or under each other. */
  months: number;
  /** It may be drawn before. */
  open: boolean;
  stay: Stay;
  /** Days before it can't be chosen. */
  today: string;
  /** The day that holds the focus first. */
  start: string;
  labels: CalendarLabels;
  onPick: (day: string) => void;
  onExtend: (from: string, to: string) => void;
}

/**
 * Months as grids. Arrows move by days and weeks, Page Up and Down by months, Home and End to the
 * ends of a week; Enter picks, Shift with an arrow stretches the stay.
 */
export function Calendar(props: CalendarProps) {
  const { months, open, stay, today, start, labels, onPick, onExtend } = props;
  const [wanted, setWanted] = useState(start);
  const [first, setFirst] = useState(monthOf(months > 2 ? today : start));
  const drawn = useDrawn(open ? months : AT_ONCE);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  }, [wanted]);

  const last = addMonths(first, months - 1);
  const isShown = first <= monthOf(wanted) && monthOf(wanted) <= last;
  const focused = isShown ? wanted : later(`${first}-01`, today);
  const press = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, focused);
    if (!to) return;
    event.preventDefault();
    const day = later(to, today);
    if (monthOf(day) < first) setFirst(monthOf(day));
    if (monthOf(day) > last) setFirst(addMonths(monthOf(day), 1 - months));
    setWanted(day);
    if (event.shiftKey && event.key.startsWith('Arrow')) onExtend(focused, day);
  };
  return (
    <div ref={frame} className="calendar">
      {months <= 2 && <Turn labels={labels} first={first} today={today} onTurn={setFirst} />}
      {monthsFrom(first, Math.max(drawn, monthsBetween(first, monthOf(focused)) + 1)).map(
        (month) => (
          <Month
            key={month}
            {...{ month, stay, today, labels, focused }}
            onKeyDown={press}
            onPick={(day) => {
              setWanted(day);
              onPick(day);
            }}
          />
        ),
      )}
    </div>
  );
}

const monthsFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** What a screen holds, and at most what is drawn at a time. */
const AT_ONCE = 2;

/**
 * How many months to draw: those one sees first at once, the others while the browser is idle, as a
 * slow phone takes a quarter of a second for the twelve.
 */
function useDrawn(months: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    if (drawn < months) return inIdleTime(() => setDrawn(drawn + AT_ONCE));
  }, [drawn, months]);
  return drawn;
}

const later = (one: string, other: string) => (one > other ? one : other);

interface TurnProps {
  labels: CalendarLabels;
  first: string;
  today: string;
  onTurn: (month: string) => void;
}

function Turn({ labels, first, today, onTurn }: TurnProps) {
  return (
    <div className="turn">
      <button
        type="button"
        className="icon-button"
        aria-label={labels.previous_month}
        disabled={first <= monthOf(today)}
        onClick={() => onTurn(addMonths(first, -1))}
      >
        <Chevron path="m15 18-6-6 6-6" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.next_month}
        onClick={() => onTurn(addMonths(first, 1))}
      >
        <Chevron path="m9 18 6-6-6-6" />
      </button>
    </div>
  );
}

const Chevron = ({ path }: { path: string }) => (
  <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
    <path d={path} />
  </svg>
);

interface MonthProps extends Pick<CalendarProps, 'stay' | 'today' | 'labels' | 'onPick'> {
  month: string;
  /** The one day that Tab reaches. */
  focused: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Month({ month, onKeyDown, ...rest }: MonthProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are moved over by arrows
    <table role="grid" aria-label={formatMonth(month)} onKeyDown={onKeyDown}>
      <caption aria-hidden="true">{formatMonth(month)}</caption>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((number) => (
            <th key={number} scope="col" abbr={weekdayName(number)}>
              {shortWeekdayName(number)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is nothing but its place
              day ? <Day key={day} day={day} {...rest} /> : <td key={index} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  stay,
  today,
  labels,
  focused,
  onPick,
}: { day: string } & Omit<MonthProps, 'month' | 'onKeyDown'>) {
  const { check_in, check_out } = stay;
  const inside = day > check_in && day < check_out;
  const from = day === check_in;
  const to = day === check_out;
  const name = [formatFullDay(day), from && labels.arrival, to && labels.departure];
  const look = [inside && 'inside', from && 'from', to && 'to', check_out && 'whole'];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the button in it
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid's cell can be selected
      role="gridcell"
      aria-selected={inside || from || to}
      className={inside || from || to ? look.filter(Boolean).join(' ') : undefined}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={name.filter(Boolean).join(', ')}
        disabled={day < today}
        onClick={() => onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
