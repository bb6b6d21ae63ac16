import type { Translate } from '../../../server/i18n.ts';
import type {
  CalendarLine,
  TakenStay,
} from '../../../server/presenters/calendars/occupancy-lines.ts';
import { formatMoney, saidDays } from '../../../server/shared/format.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Site } from '../../layouts/site.ts';
import { addressOf, lengthOf } from './cells.tsx';
import { lookOf } from './looks.ts';

interface ListedStay {
  of: Pick<CalendarLine, 'kind' | 'id'>;
  name: string;
  kind: 'taken' | 'gap';
  from: string;
  until: string;
  /** Null: a gap. */
  stay: TakenStay | null;
}

interface StayListProps {
  site: Site;
  kind: CalendarLine['kind'];
  lines: CalendarLine[];
}

/** The same as rows: every stay and every gap of the villas on this page, villa by villa; or boat by boat. */
export function StayList({ site: { t }, kind, lines }: StayListProps) {
  return (
    <DataTable
      label={t('occupancy:view.list')}
      columns={stayColumns(t, kind)}
      rows={lines.flatMap(listed)}
      row_key={({ of, from, kind }) => `${of.id} ${kind} ${from}`}
      empty={
        <EmptyState
          heading="h2"
          title={t('occupancy:list.empty_title')}
          text={t(`occupancy:list.empty_text_${kind}`)}
        />
      }
    />
  );
}

const listed = ({ kind: of, id, name, segments }: CalendarLine): ListedStay[] =>
  segments.flatMap((segment): ListedStay[] => {
    const listing = { of: { kind: of, id }, name };
    if (segment.kind === 'taken') {
      const { stay } = segment;
      return [{ ...listing, kind: 'taken', from: stay.started_at, until: stay.finished_at, stay }];
    }
    if (segment.kind !== 'gap') return [];
    return [{ ...listing, kind: 'gap', from: segment.from, until: segment.until, stay: null }];
  });

const lastOf = ({ from, until, stay }: ListedStay) => saidDays(stay?.unit, from, until)[1];

const stayColumns = (t: Translate, kind: StayListProps['kind']): Column<ListedStay>[] => [
  {
    key: 'listing',
    label: t(`occupancy:list.${kind}`),
    slot: 'a1',
    cell: ({ of, name, stay }) =>
      stay ? (
        <a className="row-link" href={addressOf(of, stay)}>
          {name}
        </a>
      ) : (
        <b>{name}</b>
      ),
  },
  {
    key: 'from',
    label: t(`occupancy:list.from.${kind}`),
    slot: 'b1',
    cell: (row) => (
      <>
        {tableDay(row.from)}
        {lastOf(row) !== row.from && <span className="on-phone"> – {tableDay(lastOf(row))}</span>}
      </>
    ),
  },
  {
    key: 'until',
    label: t(`occupancy:list.until.${kind}`),
    cell: (row) => tableDay(lastOf(row)),
  },
  {
    key: 'nights',
    label: t(kind === 'boat' ? 'occupancy:list.days' : 'occupancy:list.nights'),
    slot: 'b2',
    align: 'end',
    cell: ({ of, from, until }) => lengthOf(t, { from, until }, of.kind),
  },
  {
    key: 'state',
    label: t('occupancy:list.state'),
    slot: 'a2',
    cell: ({ stay }) => (
      <span className={`look-word ${stay ? lookOf(stay) : 'gap'}`}>
        {stay ? t(`occupancy:look.${lookOf(stay)}`) : t('occupancy:list.gap')}
      </span>
    ),
  },
  ...factColumns(t),
];

const factColumns = (t: Translate): Column<ListedStay>[] => [
  {
    key: 'label',
    label: t('occupancy:list.label'),
    slot: 'c1',
    cell: ({ stay }) => stay?.label || <Nothing />,
  },
  {
    key: 'code',
    label: t('occupancy:list.code'),
    cell: ({ stay }) => stay?.code ?? <Nothing />,
  },
  {
    key: 'total',
    label: t('occupancy:list.total'),
    slot: 'c2',
    align: 'end',
    cell: ({ stay }) => (stay?.total_kurus == null ? <Nothing /> : formatMoney(stay.total_kurus)),
  },
];
