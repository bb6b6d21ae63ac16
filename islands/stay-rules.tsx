import { type Availability, arrivalsOf, minimumsOf } from '../server/shared/availability.ts';
import { addDays, monthOf } from '../server/shared/days.ts';
import { formatList } from '../server/shared/format.ts';
import { formatDayOfMonth, formatStay, weekdayName } from '../server/shared/format-days.ts';
import type { CalendarLabels } from './calendar-labels.ts';
import { fill, marked } from './fill.ts';
import { SpriteIcon } from './sprite-icon.tsx';

interface StayRulesProps {
  availability: Availability;
  labels: CalendarLabels;
  /** 'YYYY-MM', those that are shown. */
  months: readonly string[];
  gaps: readonly { check_in: string; check_out: string; nights: number }[];
}

/** The least number of nights of the shown months and their days of arrival in words, and what fills a gap. */
export function StayRules({ availability, labels, months, gaps }: StayRulesProps) {
  const minimums = minimumsOf(availability, months).map(({ min_nights, ...days }) =>
    fill(labels.minimum, { dates: daysText(days), count: min_nights }),
  );
  const arrivals = arrivalsOf(availability, months).map(({ arrivals: weekdays, ...days }) =>
    fill(labels.arrivals, { dates: daysText(days), weekdays: weekdaysText(weekdays) }),
  );
  const open = gaps
    .filter(({ check_in }) => months.includes(monthOf(check_in)))
    .map(({ check_in, check_out, nights }) =>
      fill(labels.gap, { dates: formatStay(check_in, check_out), count: nights }),
    );
  if (minimums.length === 0) return null;
  return (
    <div className="note">
      <SpriteIcon name="moon" />
      <ul>
        {[...minimums, ...arrivals, ...open].map((sentence) => (
          <li key={sentence}>
            {marked(sentence).map((words, index) =>
              index % 2 ? <b key={words}>{words}</b> : words,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** [6, 7] → 'cumartesi ve pazar' */
export const weekdaysText = (weekdays: readonly number[]): string =>
  formatList(weekdays.map((day) => weekdayName(day).toLocaleLowerCase('tr')));

function daysText({ from, until }: { from: string; until: string }): string {
  const last = addDays(until, -1);
  return from === last ? formatDayOfMonth(from) : formatStay(from, last);
}
