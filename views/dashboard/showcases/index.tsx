import type { ShowcaseRow } from '../../../server/schemas/answers/showcases.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
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
  /** In the home page's order. */
  rows: ShowcaseRow[];
}

/** `/dashboard/showcase`: the rows of villas on the home page, and the form of a new one. */
export function ShowcasesPage({ site, shell, rows }: ShowcasesPageProps) {
  const { t } = site;
  const title = t('showcases:title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('showcases:summary', { total: formatCount(rows.length) })}
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
          {rows.length === 0 ? (
            <EmptyState
              heading="h2"
              title={t('showcases:empty_title')}
              text={t('showcases:empty_text')}
            />
          ) : (
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
          )}
        </div>
        <aside id="form" aria-label={t('showcases:add')}>
          <ShowcaseForm site={site} showcase={null} />
        </aside>
      </div>
    </DashboardLayout>
  );
}
