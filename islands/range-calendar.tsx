import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from 'react';

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
    const to = dayOf(event.target) && dayByKey(event.key, focused);
    if (!to) return;
    event.preventDefault();
    const day = later(to, today);
    if (monthOf(day) < first) setFirst(monthOf(day));
    if (monthOf(day) > last) setFirst(addMonths(monthOf(day), 1 - months));
    setWanted(day);
    if (event.shiftKey && event.key.startsWith('Arrow')) onExtend(focused, day);
  };
  const click = ({ target }: MouseEvent) => {
    const day = dayOf(target);
    if (!day) return;
    setWanted(day);
    onPick(day);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears for all days, so that a month is drawn anew only where it changes
    <div ref={frame} className="calendar" onKeyDown={press} onClick={click}>
      {months <= 2 && <Turn {...{ labels, months, first, today }} onTurn={setFirst} />}
      {monthsFrom(first, Math.max(drawn, monthsBetween(first, monthOf(focused)) + 1)).map(
        (month) => (
          <Month
            key={month}
            {...{ month, today }}
            {...within(month, stay)}
            {...{ arrival: labels.arrival, departure: labels.departure }}
            focused={monthOf(focused) === month ? focused : ''}
          />
        ),
      )}
    </div>
  );
}

/** Whose button it is; undefined: no day's. */
const dayOf = (target: EventTarget): string | undefined => (target as HTMLElement).dataset.day;

/** The stay as far as the days of a month show it: the same for all months that it does not touch. */
function within(month: string, { check_in, check_out }: Stay): Stay {
  const last = later(check_in, check_out);
  const isTouched = check_in !== '' && monthOf(check_in) <= month && month <= monthOf(last);
  return isTouched ? { check_in, check_out } : { check_in: '', check_out: '' };
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

interface TurnProps extends Pick<CalendarProps, 'labels' | 'months' | 'today'> {
  first: string;
  onTurn: (month: string) => void;
}

function Turn({ labels, months, first, today, onTurn }: TurnProps) {
  const [turned, say] = useState('');
  const turn = (by: 1 | -1) => {
    const to = addMonths(first, by);
    onTurn(to);
    say(monthsFrom(to, months).map(formatMonth).join(', '));
  };
  return (
    <div className="turn">
      <span className="hidden-text" role="status">
        {turned}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.previous_month}
        disabled={first <= monthOf(today)}
        onClick={() => turn(-1)}
      >
        <Chevron path="m15 18-6-6 6-6" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.next_month}
        onClick={() => turn(1)}
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

interface MonthProps extends Stay {
  month: string;
  /** Days before it can't be chosen. */
  today: string;
  /** What a chosen day is, after its date. */
  arrival: string;
  departure: string;
  /** The one day that Tab reaches, '' where it is in another month. */
  focused: string;
}

/** Nothing in it is a new object at each drawing, so that it is drawn anew only where it changed. */
const Month = memo(function Month({ month, ...rest }: MonthProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are moved over by arrows
    <table role="grid" aria-label={formatMonth(month)}>
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
});

interface DayProps extends Omit<MonthProps, 'month'> {
  day: string;
}

function Day({ day, check_in, check_out, today, arrival, departure, focused }: DayProps) {
  const inside = day > check_in && day < check_out;
  const from = day === check_in;
  const to = day === check_out;
  const name = [formatFullDay(day), from && arrival, to && departure];
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
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
