import type { Translate } from '../../../server/i18n.ts';
import type { GuestRequestAnswer } from '../../../server/schemas/answers/guest-requests.ts';
import type { GuestRequestListPage } from '../../../server/schemas/guest-requests.ts';
import {
  formatCount,
  formatShortInstant,
  formatStayWithYear,
  saidDays,
  truncate,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Tag } from '../../components/tag.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { requestTones } from './requests.tsx';

interface RequestListProps {
  site: Site;
  shell: DashboardShell;
  rows: GuestRequestAnswer[];
  total: number;
  counts: Partial<Record<GuestRequestAnswer['state'], number>>;
  query: GuestRequestListPage;
}

const STATES = ['OPEN', 'DONE', 'REFUSED'] as const;

/** `/dashboard/reservations/requests`: what guests of villas and boats asked for; answered on its page. */
export function RequestListPage({ site, shell, rows, total, counts, query }: RequestListProps) {
  const { t } = site;
  const title = t('affairs:requests.title');
  const address = listAddress<GuestRequestListPage>(paths.dashboard.guestRequests(), query, {
    skip: 0,
    take: 50,
    state: ['OPEN'],
  });
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('affairs:requests.summary', { open: formatCount(counts.OPEN ?? 0) })}
        actions={
          <ExportButtons
            t={t}
            file={(format) => paths.api.guestRequests({ state: query.state.join(), format })}
          />
        }
      />
      <Tabs label={t('affairs:requests.tabs')} tabs={tabsOf({ t, counts, query, address })} />
      <DataTable
        label={title}
        columns={columns(t)}
        rows={rows}
        row_key={({ id }) => id}
        row_tone={({ state }) => (state === 'OPEN' ? undefined : 'past')}
        empty={
          <EmptyState
            heading="h2"
            title={t('affairs:requests.empty_title')}
            text={t('affairs:requests.empty_text')}
          >
            <LinkButton href={address({ state: [...STATES] })}>
              {t('affairs:requests.see_all')}
            </LinkButton>
          </EmptyState>
        }
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        sizes={[50, 100]}
        href={(place) => address(place)}
      />
    </DashboardLayout>
  );
}

interface TabsProps extends Pick<RequestListProps, 'counts' | 'query'> {
  t: Translate;
  address: ListAddress<GuestRequestListPage>;
}

function tabsOf({ t, counts, query, address }: TabsProps) {
  const isCurrent = (states: readonly string[]) => query.state.join() === states.join();
  return [
    ...STATES.map((state) => ({
      href: address({ state: [state] }),
      label: t(`affairs:request.state.${state}`),
      count: formatCount(counts[state] ?? 0),
      current: isCurrent([state]),
    })),
    {
      href: address({ state: [...STATES] }),
      label: t('affairs:requests.all'),
      current: isCurrent(STATES),
    },
  ];
}

const daysOf = (
  { unit }: GuestRequestAnswer['reservation'],
  { check_in, check_out }: NonNullable<GuestRequestAnswer['wanted']>,
): string => formatStayWithYear(...saidDays(unit, check_in, check_out));

const columns = (t: Translate): Column<GuestRequestAnswer>[] => [
  {
    key: 'customer',
    label: t('affairs:requests.customer'),
    slot: 'a1',
    cell: ({ reservation }) => (
      <a className="row-link" href={paths.dashboard.reservation(reservation.kind, reservation.id)}>
        <b className="wrapping">{reservation.customer_name}</b>
      </a>
    ),
  },
  {
    key: 'request',
    label: t('affairs:requests.request'),
    slot: 'b',
    cell: ({ kind, wanted, message, reservation }) => (
      <span className="wrapping">
        {[
          t(`affairs:request.kind.${kind}`),
          wanted && daysOf(reservation, wanted),
          message && truncate(message, 90),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
  },
  {
    key: 'reservation',
    label: t('affairs:requests.reservation'),
    slot: 'c1',
    cell: ({ reservation }) => (
      <span className="wrapping">
        {[reservation.reservation_id, reservation.listing, daysOf(reservation, reservation)].join(
          ' · ',
        )}
      </span>
    ),
  },
  {
    key: 'state',
    label: t('affairs:requests.state'),
    slot: 'a2',
    cell: ({ state }) => (
      <Tag kind={requestTones[state]}>{t(`affairs:request.state.${state}`)}</Tag>
    ),
  },
  {
    key: 'created_at',
    label: t('affairs:requests.created_at'),
    slot: 'c2',
    cell: ({ created_at }) => formatShortInstant(created_at),
  },
];
