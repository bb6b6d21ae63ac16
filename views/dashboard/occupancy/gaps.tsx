import type { AvailabilityGap } from '../../../server/schemas/answers/availability-gaps.ts';
import type { GapsPage } from '../../../server/schemas/availability-gaps.ts';
import { addDays } from '../../../server/shared/days.ts';
import { formatCount, formatMoney, formatShortStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import type { WrongFilters } from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { GapFilters } from './gap-filters.tsx';
import { OccupancyTabs } from './tabs.tsx';

interface GapsScreenProps {
  site: Site;
  shell: DashboardShell;
  rows: AvailabilityGap[];
  total: number;
  /** What all that match would bring as a whole; null when they are too many to price. */
  value_kurus: number | null;
  query: GapsPage;
  wrong: WrongFilters;
  /** The site's: longer free ranges are no gaps. */
  gap_max_nights: number;
}

/** `/dashboard/occupancy/gaps`: nights that are left between two stays, to be sold before they go. */
export function GapsScreen(props: GapsScreenProps) {
  const { site, shell, rows, total, value_kurus, query, wrong, gap_max_nights } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.gaps(), query, GAP_DEFAULTS);
  const narrowed = address({ take: undefined }) !== paths.dashboard.gaps();
  const title = t('occupancy:gaps.title');
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={
        value_kurus === null
          ? t('occupancy:gaps.summary_unvalued', { count: formatCount(total) })
          : t('occupancy:gaps.summary', {
              count: formatCount(total),
              value: formatMoney(value_kurus),
            })
      }
      file={(format) => paths.api.gaps({ ...filtersOf(query), format })}
    >
      <OccupancyTabs t={t} screen="gaps" />
      <GapFilters {...{ site, query, wrong, address }} max={gap_max_nights} />
      <ListTable
        t={t}
        label={title}
        columns={gapColumns(site)}
        rows={rows}
        row_key={({ villa_id, started_at }) => `${villa_id} ${started_at}`}
        empty={
          <EmptyState
            heading="h2"
            title={t('occupancy:gaps.empty_title')}
            text={t('occupancy:gaps.empty_text', { count: gap_max_nights })}
          >
            {narrowed ? (
              <LinkButton href={paths.dashboard.gaps()}>
                {t('occupancy:gaps.empty_action')}
              </LinkButton>
            ) : (
              <LinkButton href={paths.dashboard.occupancy()}>{t('occupancy:title')}</LinkButton>
            )}
          </EmptyState>
        }
        total={total}
        query={query}
        address={address}
        sizes={[50, 100, 250]}
      />
    </ListPage>
  );
}

const GAP_DEFAULTS: Partial<GapsPage> = { skip: 0, take: 50, minNights: 1 };

/** What the file is narrowed to. */
const filtersOf = ({ skip: _skip, take: _take, ...query }: GapsPage) => ({
  ...query,
  status: query.status.join(','),
  villa_id: query.villa_id.join(','),
  region_id: query.region_id.join(','),
  type_id: query.type_id.join(','),
});

const tones = { sellable: 'ok', too_short: 'warn ring', unpriced: 'bad ring' } as const;

function gapColumns({ t }: Site): Column<AvailabilityGap>[] {
  return [
    {
      key: 'villa',
      label: t('occupancy:gaps.column.villa'),
      slot: 'a1',
      cell: (gap) => (
        <a
          className="row-link wrapping"
          href={inCalendar(gap)}
          aria-label={`${gap.name}, ${t('occupancy:gaps.show')}`}
        >
          {gap.name}
        </a>
      ),
    },
    {
      key: 'from',
      label: t('occupancy:gaps.column.from'),
      slot: 'b1',
      cell: ({ started_at, finished_at }) => (
        <>
          {tableDay(started_at)}
          <span className="on-phone"> – {tableDay(finished_at)}</span>
        </>
      ),
    },
    {
      key: 'until',
      label: t('occupancy:gaps.column.until'),
      cell: ({ finished_at }) => tableDay(finished_at),
    },
    {
      key: 'nights',
      label: t('occupancy:gaps.column.nights'),
      slot: 'b2',
      align: 'end',
      cell: ({ nights }) => t('occupancy:nights', { count: nights }),
    },
    ...standingColumns(t),
  ];
}

const standingColumns = (t: Site['t']): Column<AvailabilityGap>[] => [
  {
    key: 'status',
    label: t('occupancy:gaps.column.status'),
    slot: 'a2',
    cell: ({ status }) => (
      <span className={`state-dot ${tones[status]}`}>{t(`states:gap.${status}`)}</span>
    ),
  },
  {
    key: 'why',
    label: t('occupancy:gaps.column.acts'),
    slot: 'c1',
    cell: (gap) => <NextStep t={t} gap={gap} />,
  },
  {
    key: 'total',
    label: t('occupancy:gaps.column.total'),
    slot: 'c2',
    align: 'end',
    cell: ({ total_kurus }) =>
      total_kurus === null ? <Nothing /> : <b>{formatMoney(total_kurus)}</b>,
  },
];

/** Why it stands so, and where that is changed. */
function NextStep({ t, gap }: { t: Site['t']; gap: AvailabilityGap }) {
  const steps = {
    sellable: [paths.dashboard.newReservation('villa', stayOf(gap)), 'sell'],
    too_short: [paths.dashboard.villa(gap.villa_id, 'rules'), 'rules'],
    unpriced: [paths.dashboard.villa(gap.villa_id, 'prices'), 'prices'],
  } as const;
  const [href, label] = steps[gap.status];
  return (
    <span className="wrapping">
      <span className="dim on-wide">{t(`occupancy:gaps.explain.${gap.status}`)}</span>{' '}
      <a
        className="link over nowrap"
        href={href}
        aria-label={`${t(`occupancy:gaps.${label}`)}: ${gap.name}, ${formatShortStay(gap.started_at, gap.finished_at)}`}
      >
        {t(`occupancy:gaps.${label}`)}
      </a>
    </span>
  );
}

const stayOf = ({ villa_id, started_at, finished_at }: AvailabilityGap) => ({
  villa_id,
  check_in: started_at,
  check_out: finished_at,
});

/** The calendar of its villa, from a week before it. */
const inCalendar = ({ villa_id, started_at }: AvailabilityGap) =>
  paths.dashboard.occupancy({
    villa_id,
    dateStart: addDays(started_at, -7),
    dateEnd: addDays(started_at, 20),
  });
