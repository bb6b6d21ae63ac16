import type { ShowcaseRow } from '../../../server/schemas/answers/showcases.ts';
import type { ShowcasesPage as ShowcasesQuery } from '../../../server/schemas/place-pages.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ShowcaseForm } from './form.tsx';

interface ShowcasesPageProps {
  site: Site;
  shell: DashboardShell;
  /** One page of them, in the home page's order. */
  rows: ShowcaseRow[];
  total: number;
  query: ShowcasesQuery;
}

/** `/dashboard/showcase`: the rows of villas on the home page, and the form of a new one. */
export function ShowcasesPage(props: ShowcasesPageProps) {
  const { site, shell, total } = props;
  const { t } = site;
  const title = t('showcases:title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('showcases:summary', { total: formatCount(total) })}
        actions={
          <>
            <ExportButtons t={t} file={(format) => paths.api.showcases({ format })} />
            <LinkButton icon="external-link" href={paths.home()} target="_blank">
              {t('showcases:home')}
            </LinkButton>
          </>
        }
      />
      <div className="main-and-side">
        <div>
          <ShowcaseRows {...props} title={title} />
        </div>
        <aside id="form" aria-label={t('showcases:add')}>
          <ShowcaseForm site={site} showcase={null} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function ShowcaseRows({ site, rows, total, query, title }: ShowcasesPageProps & { title: string }) {
  const { t } = site;
  const address = listAddress(paths.dashboard.showcases(), query, { skip: 0, take: 10 });
  if (total === 0)
    return (
      <EmptyState
        heading="h2"
        title={t('showcases:empty_title')}
        text={t('showcases:empty_text')}
      />
    );
  return (
    <>
      <SortList
        site={site}
        id="order"
        label={title}
        path={paths.api.showcaseOrder()}
        rows={rows}
        name={(row) => row.title}
        href={({ id }) => paths.dashboard.showcase(id)}
        cells={({ villa_count, active }) => (
          <>
            <span>{t('showcases:villas', { count: villa_count })}</span>
            <span className={active ? 'state-dot ok' : 'state-dot plain'}>
              {active ? t('showcases:shown') : t('showcases:hidden')}
            </span>
          </>
        )}
      />
      <ListPaging t={t} total={total} {...query} href={address} sizes={[10, 50, 100]} />
    </>
  );
}
