import type { OfferRow } from '../../../server/schemas/answers/offers.ts';
import type { OfferListPage } from '../../../server/schemas/offers.ts';
import { OFFER_STATES } from '../../../server/shared/desk-states.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { SearchFilter } from '../../components/dashboard/search-filter.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { offerColumns } from './columns.tsx';

interface OffersPageProps {
  site: Site;
  shell: DashboardShell;
  rows: OfferRow[];
  total: number;
  query: OfferListPage;
}

const DEFAULTS = { skip: 0, take: 20, order: '-created_at', status: '' } as const;

/** `/dashboard/offer`. */
export function OffersPage({ site, shell, rows, total, query }: OffersPageProps) {
  const { t } = site;
  const title = t('offers:title');
  const address = listAddress<OfferListPage>(paths.dashboard.offers(), query, DEFAULTS as object);
  const { skip: _, take: __, status, ...filters } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('offers:summary', { total: formatCount(total) })}
      file={(format) => paths.api.offers({ ...filters, status: status.join(','), format })}
      add={{ href: paths.dashboard.newOffer(), label: t('offers:new') }}
    >
      <Tabs
        label={t('offers:tabs')}
        tabs={[undefined, ...OFFER_STATES].map((each) => ({
          href: address({ status: each ?? '' }),
          label: each ? t(`states:offer.${each}`) : t('offers:all'),
          current: each ? status.includes(each) : status.length === 0,
        }))}
      />
      <SavedViews t={t} list="offers" here={address({})} views={shell.views} />
      <NameFilter site={site} query={query} address={address} />
      <ListTable
        t={t}
        choice={{ list: 'offers', shell }}
        label={title}
        columns={offerColumns(t)}
        rows={rows}
        row_tone={({ status: each }) =>
          each === 'EXPIRED' || each === 'WITHDRAWN' ? 'past' : undefined
        }
        empty={<NoOffers site={site} query={query} />}
        total={total}
        query={query}
        address={address}
        sizes={[20, 50, 100]}
      />
    </ListPage>
  );
}

function NoOffers({ site: { t }, query }: Pick<OffersPageProps, 'site' | 'query'>) {
  if (query.status.length > 0 || query.customer_name !== undefined)
    return (
      <EmptyState heading="h2" title={t('offers:narrowed.title')} text={t('offers:narrowed.text')}>
        <LinkButton href={paths.dashboard.offers()}>{t('offers:narrowed.action')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState heading="h2" title={t('offers:empty_title')} text={t('offers:empty_text')}>
      <LinkButton href={paths.dashboard.newOffer()}>{t('offers:new')}</LinkButton>
    </EmptyState>
  );
}

interface FilterProps {
  site: Site;
  query: OfferListPage;
  address: ListAddress<OfferListPage>;
}

function NameFilter({ site: { t }, query, address }: FilterProps) {
  const { customer_name, status, order } = query;
  return (
    <SearchFilter
      t={t}
      action={paths.dashboard.offers()}
      label={t('offers:filter')}
      carried={{ status: status.join(','), order: order === DEFAULTS.order ? undefined : order }}
      field={{
        name: 'customer_name',
        label: t('offers:filter_name'),
        defaultValue: customer_name,
        maxLength: 120,
      }}
      all_href={address({ customer_name: undefined })}
    />
  );
}
