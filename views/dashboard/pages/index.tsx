import type { DiffLine } from '../../../server/domain/text-diff.ts';
import type {
  ContentPageAnswer,
  ContentVersionRow,
} from '../../../server/schemas/answers/content-pages.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { Comparison } from './comparison.tsx';
import { SitePageForm } from './form.tsx';
import { SITE_PAGES, SitePageTabs } from './tabs.tsx';
import { Versions } from './versions.tsx';

export interface Compared {
  version: ContentVersionRow;
  /** From that version to what stands now. */
  lines: DiffLine[];
}

export interface SitePageProps {
  site: Site;
  shell: DashboardShell;
  page: ContentPageAnswer;
  /** The latest first. */
  versions: ContentVersionRow[];
  versions_total: number;
  compared: Compared | null;
}

/** `/dashboard/website/{section}`: what is saved is at once on the site, and every text is kept. */
export function SitePage(props: SitePageProps) {
  const { site, shell, page, compared } = props;
  const { t } = site;
  const title = t(`pages:name.${page.section}`);
  const address = SITE_PAGES[page.section];
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        title={title}
        summary={lastChange(site, page)}
        actions={
          address && (
            <LinkButton icon="external-link" href={address()} target="_blank" rel="noopener">
              {t('pages:open')}
            </LinkButton>
          )
        }
      />
      <SitePageTabs site={site} shell={shell} current={page.section} />
      <div className="main-and-side">
        <div className="form">
          {compared && <Comparison site={site} page={page} compared={compared} />}
          <SitePageForm site={site} page={page} />
        </div>
        <aside aria-label={t('pages:versions.title')}>
          <Versions {...props} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function lastChange({ t }: Site, { updated_at, updated_by_name }: ContentPageAnswer): string {
  if (!updated_at) return t('pages:unwritten');
  const when = formatInstant(updated_at);
  return updated_by_name
    ? t('pages:changed_by', { when, who: updated_by_name })
    : t('pages:changed', { when });
}
