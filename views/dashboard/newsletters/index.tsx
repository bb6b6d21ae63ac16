import type { NewsletterRow } from '../../../server/schemas/answers/newsletters.ts';
import type { NewsletterListPage } from '../../../server/schemas/newsletters.ts';
import { NEWSLETTER_STATES } from '../../../server/shared/desk-states.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { newsletterColumns } from './columns.tsx';

interface NewslettersPageProps {
  site: Site;
  shell: DashboardShell;
  rows: NewsletterRow[];
  total: number;
  /** Subscribers who would get one now. */
  audience: number;
  query: NewsletterListPage;
}

/** `/dashboard/newsletters`: what subscribers got and will get, the newest first. */
export function NewslettersPage(props: NewslettersPageProps) {
  const { site, shell, rows, total, audience, query } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.newsletters(), query, { skip: 0, take: 50 });
  const title = t('newsletters:title');
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('newsletters:summary', { audience: formatCount(audience) })}
      file={(format) => paths.api.newsletters({ state: query.state, format })}
      actions={
        <LinkButton kind="quiet" href={paths.dashboard.subscribers()}>
          {t('newsletters:subscribers')}
        </LinkButton>
      }
      add={{ href: paths.dashboard.newNewsletter(), label: t('newsletters:add') }}
    >
      <Tabs
        label={t('newsletters:states')}
        tabs={[undefined, ...NEWSLETTER_STATES].map((state) => ({
          href: address({ state }),
          label: state ? t(`newsletters:state.${state}`) : t('newsletters:all'),
          current: query.state === state,
        }))}
      />
      <SavedViews t={t} list="newsletters" here={address({})} views={shell.views} />
      <ListTable
        t={t}
        choice={{ list: 'newsletters', shell }}
        label={title}
        columns={newsletterColumns(t)}
        rows={rows}
        empty={<NoNewsletters site={site} narrowed={query.state !== undefined} />}
        total={total}
        query={query}
        address={address}
      />
    </ListPage>
  );
}

function NoNewsletters({ site: { t }, narrowed }: { site: Site; narrowed: boolean }) {
  if (narrowed)
    return (
      <EmptyState heading="h2" title={t('newsletters:none_found')}>
        <LinkButton href={paths.dashboard.newsletters()}>{t('newsletters:show_all')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState heading="h2" title={t('newsletters:none')} text={t('newsletters:none_text')}>
      <LinkButton href={paths.dashboard.newNewsletter()}>{t('newsletters:add')}</LinkButton>
    </EmptyState>
  );
}
