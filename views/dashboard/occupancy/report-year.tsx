import type { Translate } from '../../../server/i18n.ts';
import type { OccupancyReportAnswer } from '../../../server/schemas/answers/occupancy.ts';
import type { OccupancyReportPage } from '../../../server/schemas/occupancy.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { monthName } from '../../components/dashboard/format.ts';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import {
  averageText,
  type Figures,
  nightsOf,
  PARTS,
  partLabel,
  percentText,
  type Year,
} from './figures.ts';
import { NightsChart } from './nights-chart.tsx';

interface VillaYearProps {
  t: Translate;
  villa: OccupancyReportAnswer;
  year: number;
  address: ListAddress<OccupancyReportPage & { year: number }>;
}

/** A villa's year: drawn, month by month behind it, and its other years. */
export function VillaYear({ t, villa, year, address }: VillaYearProps) {
  const shown = villa.years.find((each) => each.year === year);
  return (
    <>
      <Panel title={t('occupancy:report.year_of', { villa: villa.name, year })}>
        {shown ? (
          <>
            <NightsChart t={t} villa={villa.name} year={shown} />
            <FiguresTable
              t={t}
              head={t('occupancy:report.month')}
              rows={shown.months.map((month) => ({
                name: monthName(month.month),
                figures: month,
              }))}
              sum={shown}
            />
          </>
        ) : (
          <p className="dim">{t('occupancy:report.no_sales')}</p>
        )}
      </Panel>
      {villa.years.length > 0 && (
        <Panel title={t('occupancy:report.year')}>
          <FiguresTable
            t={t}
            head={t('occupancy:report.year')}
            rows={villa.years.map((each) => ({
              name: String(each.year),
              href: address({ year: each.year, take: undefined }),
              figures: each,
            }))}
          />
        </Panel>
      )}
    </>
  );
}

interface TableProps {
  t: Translate;
  head: string;
  rows: { name: string; href?: string; figures: Figures }[];
  sum?: Year;
}

function FiguresTable({ t, head, rows, sum }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="figures-frame" tabIndex={0} aria-label={head}>
      <table className="nights figures">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col" className="end">
                {partLabel(t, part)}
              </th>
            ))}
            {(['occupancy', 'revenue', 'average'] as const).map((key) => (
              <th key={key} scope="col" className="end">
                {t(`occupancy:report.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, figures }) => (
            <FiguresRow key={name} name={name} href={href} figures={figures} />
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <FiguresRow name={t('occupancy:report.total')} figures={sum} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function FiguresRow({ name, href, figures }: TableProps['rows'][number]) {
  const nights = nightsOf(figures);
  return (
    <tr>
      <th scope="row">
        {href ? (
          <a className="link" href={href}>
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      {PARTS.map((part) => (
        <td key={part} className="end">
          {nights[part] || <span className="dim">0</span>}
        </td>
      ))}
      <td className="end">{percentText(figures)}</td>
      <td className="end">{formatMoney(figures.revenue_kurus)}</td>
      <td className="end">{averageText(figures)}</td>
    </tr>
  );
}
