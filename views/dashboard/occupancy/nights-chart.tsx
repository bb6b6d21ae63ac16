import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { monthName, shortMonthName } from '../../components/dashboard/format.ts';
import { nightsOf, PARTS, type Part, partLabel, percentText, type Year } from './figures.ts';

interface ChartProps {
  t: Translate;
  villa: string;
  year: Year;
}

const FLOOR = 166;
const CEILING = 24;
const LEFT = 36;
const MOST_NIGHTS = 31;

const y = (nights: number) => FLOOR - ((FLOOR - CEILING) * nights) / MOST_NIGHTS;
const round = (value: number) => Math.round(value * 10) / 10;

/** A bar of nights for each month, with the percent above it; the table below says the same. */
export function NightsChart({ t, villa, year }: ChartProps) {
  const sentence = t('occupancy:report.chart_sentence', {
    villa,
    year: year.year,
    sold: year.sold_nights,
    percent: percentText(year),
    revenue: formatMoney(year.revenue_kurus),
  });
  return (
    <figure className="nights-chart">
      <figcaption>
        {t('occupancy:report.chart')}
        <ul className="chart-key parts">
          {PARTS.slice(0, -1).map((part) => (
            <li key={part} className={part}>
              {partLabel(t, part)}
            </li>
          ))}
        </ul>
      </figcaption>
      {[720, 330].map((width) => (
        <Drawing key={width} width={width} year={year} sentence={sentence} />
      ))}
    </figure>
  );
}

function Drawing({ width, year, sentence }: { width: number; year: Year; sentence: string }) {
  const step = (width - LEFT) / year.months.length;
  const size = width > 400 ? 'chart on-wide' : 'chart on-phone';
  return (
    <svg className={size} viewBox={`0 0 ${width} 190`} role="img" aria-label={sentence}>
      {[0, 10, 20, 30].map((nights) => (
        <g key={nights}>
          <path className="grid" d={`M${LEFT - 4} ${round(y(nights))}H${width}`} />
          <text x={LEFT - 10} y={round(y(nights)) + 4} textAnchor="end">
            {nights}
          </text>
        </g>
      ))}
      {year.months.map((month, place) => (
        <MonthBar
          key={month.month}
          month={month}
          middle={round(LEFT + step * (place + 0.5))}
          wide={round(step * 0.62)}
          labelled={width > 400}
        />
      ))}
    </svg>
  );
}

interface BarProps {
  month: Year['months'][number];
  middle: number;
  wide: number;
  labelled: boolean;
}

function MonthBar({ month, middle, wide, labelled }: BarProps) {
  const nights = nightsOf(month);
  const taken = PARTS.slice(0, -1).reduce((sum, part) => sum + nights[part], 0);
  return (
    <g>
      <title>{`${monthName(month.month)}: ${percentText(month)}`}</title>
      {stacked(nights).map(({ part, from, until }) => (
        <rect
          key={part}
          className={`part ${part}`}
          x={round(middle - wide / 2)}
          y={round(y(until))}
          width={wide}
          height={round(y(from) - y(until))}
        />
      ))}
      {labelled && taken > 0 && (
        <text x={middle} y={round(y(taken)) - 5} textAnchor="middle">
          {percentText(month)}
        </text>
      )}
      <text x={middle} y={184} textAnchor="middle">
        {labelled ? shortMonthName(month.month) : shortMonthName(month.month).slice(0, 1)}
      </text>
    </g>
  );
}

/** Parts of a bar one upon the other, those without a night left out. */
function stacked(nights: Record<Part, number>): { part: Part; from: number; until: number }[] {
  let reached = 0;
  return PARTS.slice(0, -1).flatMap((part) => {
    const from = reached;
    reached += nights[part];
    return nights[part] > 0 ? [{ part, from, until: reached }] : [];
  });
}
