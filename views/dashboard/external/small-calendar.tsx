import type { Translate } from '../../../server/i18n.ts';
import type { OpenExternal } from '../../../server/presenters/calendars/external-screen.ts';
import { monthGrid } from '../../../server/shared/days.ts';
import { formatFullDay, formatMonth } from '../../../server/shared/format.ts';
import { monthsAround } from '../../../server/shared/months-around.ts';

interface CalendarProps {
  t: Translate;
  record: OpenExternal;
}

/** The villa's nights in the months around a record: its own, what is taken, where both meet. */
export function SmallCalendar({ t, record }: CalendarProps) {
  const { months } = monthsAround(record.started_at, record.finished_at);
  return (
    <div className="small-calendar">
      {months.map((month) => (
        <Month key={month} t={t} record={record} month={month} />
      ))}
      <ul className="occ-key">
        {(['asked', 'taken', 'clash'] as const).map((mark) => (
          <li key={mark}>
            <span className={`night ${mark}`} aria-hidden="true" />
            {t(`external:night.${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Month({ t, record, month }: CalendarProps & { month: string }) {
  return (
    <table>
      <caption>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {t('occupancy:weekdays')
            .split(' ')
            .map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <Night key={day ?? `${month} ${place}`} t={t} record={record} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Night({ t, record, day }: CalendarProps & { day: string | null }) {
  if (!day) return <td />;
  const mark = markOf(record, day);
  return (
    <td
      className={mark ? `night ${mark}` : undefined}
      aria-label={mark ? `${formatFullDay(day)}: ${t(`external:night.${mark}`)}` : undefined}
    >
      {Number(day.slice(8))}
    </td>
  );
}

function markOf(record: OpenExternal, day: string): 'asked' | 'taken' | 'clash' | null {
  const holds = ({ started_at, finished_at }: { started_at: string; finished_at: string }) =>
    started_at <= day && day < finished_at;
  const isAsked = holds(record);
  const isTaken = record.taken.some((taken) => taken.external_id !== record.id && holds(taken));
  if (isAsked) return isTaken && record.status === 'PENDING' ? 'clash' : 'asked';
  return isTaken ? 'taken' : null;
}
