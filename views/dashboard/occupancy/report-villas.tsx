import type { Translate } from '../../../server/i18n.ts';
import type { OccupancyReportAnswer } from '../../../server/schemas/answers/occupancy.ts';
import type { OccupancyReportPage } from '../../../server/schemas/occupancy.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import {
  averageText,
  nightsOf,
  PARTS,
  type Part,
  partLabel,
  percentText,
  type Year,
} from './figures.ts';

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
  figure('occupancy', t('occupancy:report.occupancy'), percentText, {
    slot: 'a2',
    onPhone: (percent) => t('occupancy:report.on_phone.occupancy', { percent }),
  }),
  figure('revenue', t('occupancy:report.revenue'), (year) => formatMoney(year.revenue_kurus), {
    slot: 'b2',
  }),
  figure('average', t('occupancy:report.average'), averageText, {
    slot: 'c2',
    onPhone: (price) => t('occupancy:report.on_phone.average', { price }),
  }),
  ...PARTS.map((part) =>
    figure(part, partLabel(t, part), (year) => String(nightsOf(year)[part]), onPhones(t)[part]),
  ),
];

const onPhones = (t: Translate): Partial<Record<Part, Place>> => ({
  sold: { slot: 'b1', onPhone: (count) => t('occupancy:report.on_phone.sold', { count }) },
  free: { slot: 'c1', onPhone: (count) => t('occupancy:report.on_phone.free', { count }) },
});

interface Place {
  slot?: Column<VillaOfYear>['slot'];
  /** A phone's record has no headings: there a figure says itself what it counts. */
  onPhone?: (figure: string) => string;
}

const figure = (
  key: string,
  label: string,
  text: (year: Year) => string,
  { slot, onPhone }: Place = {},
): Column<VillaOfYear> => ({
  key,
  label,
  slot,
  align: 'end',
  cell: ({ figures }) => {
    if (!figures) return <Nothing />;
    if (!slot || !onPhone) return text(figures);
    return (
      <>
        <span className="on-wide">{text(figures)}</span>
        <span className="on-phone">{onPhone(text(figures))}</span>
      </>
    );
  },
});
