import type { Translate } from '../../../server/i18n.ts';
import { inThousands } from '../../../server/shared/availability.ts';
import { monthGrid } from '../../../server/shared/days.ts';
import { formatFullDay, formatMonth, weekdayName } from '../../../server/shared/format.ts';
import { type CalendarDay, dayOf, type PricedRange, type TakenRange } from './taken-range.ts';

interface MonthProps {
  t: Translate;
  /** 'YYYY-MM' */
  month: string;
  today: string;
  taken: TakenRange[];
  prices: PricedRange[];
  /** Keeps ids apart where a page shows a month of several villas. */
  scope?: string;
}

/** A month as a table; a script makes its days choosable. Half a day is taken on arrivals and departures. */
export function CalendarMonth({ t, month, today, taken, prices, scope }: MonthProps) {
  // In two letters each: a phone's column is narrower than three.
  const weekdays = t('occupancy:weekdays').split(' ');
  const id = ['ay', scope, month].filter(Boolean).join('-');
  return (
    <table className="day-table" id={id} aria-label={formatMonth(month)}>
      <caption aria-hidden="true">{formatMonth(month)}</caption>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((number) => (
            <th key={number} scope="col" abbr={weekdayName(number)}>
              {weekdays[number - 1]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week[0] === null && <td colSpan={week.findIndex(Boolean)} />}
            {week.map(
              (day) =>
                day && <Day key={day} t={t} today={today} state={dayOf(day, { taken, prices })} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ t, today, state }: { t: Translate; today: string; state: CalendarDay }) {
  const { day, before, now, price_kurus } = state;
  const classes = [
    before && `am-${before.kind}`,
    now && `pm-${now.kind}`,
    before && now && before !== now && 'turn',
    day < today && 'past',
    day === today && 'today',
  ];
  return (
    <td
      data-day={day}
      data-taken={now?.id}
      data-small={now ? t(`calendar:short.${now.kind}`) : price_kurus && inThousands(price_kurus)}
      className={classes.filter(Boolean).join(' ') || undefined}
      aria-label={labelOf(t, state)}
    >
      {Number(day.slice(8))}
    </td>
  );
}

/** A free day's number says enough; of the others what takes them. */
function labelOf(t: Translate, { day, before, now }: CalendarDay): string | undefined {
  const words = { day: formatFullDay(day) };
  if (now && now === before) return t('calendar:day.taken', { ...words, what: whatOf(t, now) });
  if (now) return t('calendar:day.arrival', { ...words, what: whatOf(t, now) });
  if (before) return t('calendar:day.departure', { ...words, what: whatOf(t, before) });
  return undefined;
}

const whatOf = (t: Translate, { kind, label }: TakenRange) =>
  [t(`states:occupancy.${kind}`), label].filter(Boolean).join(', ');
