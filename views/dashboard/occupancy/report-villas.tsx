import type { Translate } from '../../../server/i18n.ts';
import type { OccupancyReportAnswer } from '../../../server/schemas/answers/occupancy.ts';
import type { OccupancyReportPage } from '../../../server/schemas/occupancy.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { averageText, nightsOf, PARTS, partLabel, percentText, type Year } from './figures.ts';

interface VillasProps {
  t: Translate;
  rows: OccupancyReportAnswer[];
  year: number;
  address: ListAddress<OccupancyReportPage & { year: number }>;
}

interface VillaOfYear {
  villa_id: number;
  name: string;
  /** Undefined: nothing was taken in that year. */
  figures: Year | undefined;
}

/** Every villa's sums of one year; a villa leads to its months. */
export function VillasOfYear({ t, rows, year, address }: VillasProps) {
  return (
    <DataTable
      label={t('occupancy:report.title')}
      columns={columns(t, address)}
      rows={rows.map(({ villa_id, name, years }) => ({
        villa_id,
        name,
        figures: years.find((each) => each.year === year),
      }))}
      row_key={({ villa_id }) => villa_id}
      empty={null}
    />
  );
}

const columns = (t: Translate, address: VillasProps['address']): Column<VillaOfYear>[] => [
  {
    key: 'villa',
    label: t('occupancy:report.villa'),
    slot: 'a1',
    cell: ({ villa_id, name }) => (
      <a className="row-link" href={address({ villa_id, take: undefined })}>
        {name}
      </a>
    ),
  },
  figure('occupancy', t('occupancy:report.occupancy'), percentText, 'a2'),
  figure('revenue', t('occupancy:report.revenue'), (year) => formatMoney(year.revenue_kurus), 'b2'),
  figure('average', t('occupancy:report.average'), averageText),
  ...PARTS.map((part) =>
    figure(
      part,
      partLabel(t, part),
      (year) => String(nightsOf(year)[part]),
      part === 'sold' ? 'b1' : undefined,
    ),
  ),
];

const figure = (
  key: string,
  label: string,
  text: (year: Year) => string,
  slot?: Column<VillaOfYear>['slot'],
): Column<VillaOfYear> => ({
  key,
  label,
  slot,
  align: 'end',
  cell: ({ figures }) => (figures ? text(figures) : <span className="dim">—</span>),
});
