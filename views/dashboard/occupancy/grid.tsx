import type { GridDays } from '../../../server/domain/occupancy-line.ts';
import type { Translate } from '../../../server/i18n.ts';
import { daysBetween, monthOf, nightsBetween, weekday } from '../../../server/shared/days.ts';
import { formatFullDay, formatMonth } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { isDense, Lines, type LinesProps } from './lines.tsx';
import type { OccupancyWords } from './words.ts';

interface GridProps extends LinesProps {
  kind: ListingKind;
  take: number;
  /** What the script says. */
  words: OccupancyWords;
}

/**
 * The calendar: a table of half-days, so that a stay is one cell from noon to noon and a turnover two
 * that touch. Where columns lie is said by classes of digits, as no style attribute may.
 */
export function OccupancyGrid(props: GridProps) {
  const { site, kind, total, days, take, words } = props;
  const { t } = site;
  const count = nightsBetween(days.from, days.until);
  const today = nightsBetween(days.from, days.today);
  const shape = isDense(days) ? 'occ dense-days' : 'occ';
  return (
    <section
      className={shape}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('occupancy:title')}
      data-occupancy={kind}
      data-total={total}
      data-take={take}
      data-from={days.from}
      data-until={days.until}
      data-today={days.today}
      data-words={JSON.stringify(words)}
    >
      <div className={`occ-days ${digits(count)} ${saturday(days.from)}`}>
        {today >= 0 && today < count && <i className={`today-line ${digits(today)}`} />}
        <table aria-rowcount={total + 1} aria-label={t('occupancy:title')}>
          <colgroup>
            <col className="first" />
            <col span={count * 2} />
          </colgroup>
          <Heads t={t} days={days} kind={kind} />
          <Lines {...props} />
        </table>
      </div>
    </section>
  );
}

/** The classes `tens-2 ones-8` for 28. */
const digits = (number: number) => `tens-${Math.floor(number / 10)} ones-${number % 10}`;

/** How many days after the first one the first Saturday is. */
const saturday = (from: string) => `saturday-${(13 - weekday(from)) % 7}`;

function Heads({ t, days, kind }: { t: Translate; days: GridDays; kind: GridProps['kind'] }) {
  const shown = daysBetween(days.from, days.until);
  const months = [...new Set(shown.map(monthOf))];
  const dense = isDense(days);
  return (
    <thead>
      {dense && (
        <tr className="months">
          <td />
          {months.map((month) => (
            <th
              key={month}
              scope="colgroup"
              colSpan={2 * shown.filter((day) => monthOf(day) === month).length}
            >
              <span>{formatMonth(month)}</span>
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={1}>
        <th scope="col">{dense ? t(`occupancy:${kind}s`) : rangeOfMonths(months)}</th>
        {shown.map((day) => (
          <DayHead key={day} t={t} day={day} today={days.today} />
        ))}
      </tr>
    </thead>
  );
}

function DayHead({ t, day, today }: { t: Translate; day: string; today: string }) {
  const number = weekday(day);
  const classes = [number > 5 && 'weekend', day === today && 'today'].filter(Boolean).join(' ');
  return (
    <th scope="col" colSpan={2} className={classes || undefined} aria-label={formatFullDay(day)}>
      <span>{t('occupancy:weekdays').split(' ')[number - 1]}</span>
      <b>{Number(day.slice(8))}</b>
    </th>
  );
}

/** 'Temmuz 2026', 'Temmuz – Ağustos 2026' */
function rangeOfMonths(months: string[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  if (first === last) return formatMonth(first);
  return `${formatMonth(first).split(' ')[0]} – ${formatMonth(last)}`;
}
