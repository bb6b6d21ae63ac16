import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { barMarks, type Frame, frameOf, lineMarks, UNITS } from './chart-marks.tsx';
import { formatShort, monthName, shortMonthName, tileMoney } from './format.ts';
import { Panel } from './panel.tsx';

/** One month: occupancy in percent of the villas' nights on sale, revenue of what is sold by night. */
export interface MonthFigures {
  /** 'YYYY-MM' */
  month: string;
  occupancy_percent: number;
  /** Null: nothing to compare with. */
  last_year_occupancy_percent: number | null;
  /** Of villas and boats, and the boats' part of it. */
  revenue_kurus: number;
  boat_revenue_kurus: number;
  last_year_revenue_kurus: number | null;
}

/** `earnings`: an owner's revenue is what they receive. */
type ChartKind = 'occupancy' | 'revenue' | 'earnings';

interface YearChartProps {
  t: Translate;
  kind: ChartKind;
  /** January to December. */
  year: MonthFigures[];
  /** ISO day; months after it are what is already confirmed. */
  today: string;
}

/** One month on a chart; `last` null where there is nothing to compare with. */
export interface Point {
  month: string;
  now: number;
  last: number | null;
}

/** Twelve months against last year: a drawing for the eye, a sentence and a table for the rest. */
export function YearChart({ t, kind, year, today }: YearChartProps) {
  const current = today.slice(0, 7);
  const points = year.map((month) => pointOf(kind, month));
  const here = points.find(({ month }) => month === current);
  const say = (value: number) =>
    kind === 'occupancy' ? formatPercent(Math.round(value)) : tileMoney(value);
  const sentence = t(`dashboard:chart.${kind}_sentence`, {
    month: monthName(current),
    value: here ? say(here.now) : '—',
  });
  return (
    <Panel title={t(`dashboard:chart.${kind}`)} action={<Key t={t} current={current} />}>
      {(['wide', 'narrow'] as const).map((size) => (
        <Drawing
          key={size}
          frame={frameOf(kind, points, size)}
          className={`chart on-${size === 'wide' ? 'wide' : 'phone'}`}
          {...{ kind, points, current, sentence }}
        />
      ))}
      <details className="fold">
        <summary>{t('dashboard:chart.as_table')}</summary>
        <ChartTable t={t} kind={kind} points={points} />
      </details>
    </Panel>
  );
}

interface DrawingProps {
  kind: ChartKind;
  frame: Frame;
  points: Point[];
  current: string;
  sentence: string;
  className: string;
}

function Drawing({ kind, frame, points, current, sentence, className }: DrawingProps) {
  const { width, ticks, x, y } = frame;
  const at = points.findIndex(({ month }) => month === current);
  const here = points[at];
  return (
    <svg className={className} viewBox={`0 0 ${width} 190`} role="img" aria-label={sentence}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="grid" d={`M36 ${y(tick)}H${width}`} />
          <text x={30} y={y(tick) + 4} textAnchor="end">
            {scaled(kind, tick)}
          </text>
        </g>
      ))}
      {(kind === 'occupancy' ? lineMarks : barMarks)(points, at, frame)}
      {points.map(
        ({ month }, each) =>
          (width > 400 || each % 2 === at % 2) && (
            <text
              key={month}
              className={each === at ? 'here' : undefined}
              x={x(each)}
              y={184}
              textAnchor="middle"
            >
              {shortMonthName(month)}
            </text>
          ),
      )}
      {here && (
        <text className="here" x={x(at)} y={y(here.now) - 10} textAnchor="middle">
          {scaled(kind, here.now)}
        </text>
      )}
    </svg>
  );
}

/** As the title counts them: whole sums beside a bar would lie over its neighbours. */
const scaled = (kind: ChartKind, value: number) =>
  kind === 'occupancy' ? formatPercent(Math.round(value)) : formatShort(value / UNITS[kind]);

function Key({ t, current }: { t: Translate; current: string }) {
  const year = Number(current.slice(0, 4));
  return (
    <ul className="chart-key">
      <li className="now">{year}</li>
      <li className="ahead">{t('dashboard:chart.ahead')}</li>
      <li className="last">{year - 1}</li>
    </ul>
  );
}

function ChartTable({ t, kind, points }: { t: Translate; kind: ChartKind; points: Point[] }) {
  const say =
    kind === 'occupancy' ? (value: number) => formatPercent(Math.round(value)) : formatMoney;
  return (
    <table className="nights">
      <thead>
        <tr>
          <th scope="col">{t('dashboard:chart.month')}</th>
          <th scope="col" className="end">
            {t('dashboard:chart.this_year')}
          </th>
          <th scope="col" className="end">
            {t('dashboard:chart.last_year')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ month, now, last }) => (
          <tr key={month}>
            <td>{monthName(month)}</td>
            <td className="end">{say(now)}</td>
            <td className="end">{last === null ? '—' : say(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pointOf(kind: ChartKind, figures: MonthFigures): Point {
  const { month } = figures;
  return kind === 'occupancy'
    ? { month, now: figures.occupancy_percent, last: figures.last_year_occupancy_percent }
    : { month, now: figures.revenue_kurus, last: figures.last_year_revenue_kurus };
}
