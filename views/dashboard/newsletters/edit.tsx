import type { NewsletterAnswer } from '../../../server/schemas/answers/newsletters.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { MailView } from '../mail-view.tsx';
import { NewsletterActs } from './acts.tsx';
import { NewsletterDot } from './columns.tsx';
import { NewsletterForm } from './form.tsx';
import { NewsletterProgress } from './progress.tsx';

export interface NewsletterPageProps {
  site: Site;
  shell: DashboardShell;
  /** Null: a new one. */
  newsletter: NewsletterAnswer | null;
  /** Subscribers who would get it now. */
  audience: number;
  history: HistoryEvent[];
}

/** `/dashboard/newsletters/new` and `/dashboard/newsletters/{id}`. */
export function NewsletterPage(props: NewsletterPageProps) {
  const { site, shell, newsletter, audience, history } = props;
  const { t } = site;
  const title = newsletter?.subject ?? t('newsletters:add');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('newsletters:title'), href: paths.dashboard.newsletters() },
          { label: title },
        ]}
        title={title}
        tag={newsletter && <NewsletterDot t={t} newsletter={newsletter} />}
        summary={t('newsletters:summary', { audience: formatCount(audience) })}
        actions={newsletter && <NewsletterActs {...props} newsletter={newsletter} />}
      />
      {newsletter && newsletter.state !== 'DRAFT' && (
        <NewsletterProgress t={t} newsletter={newsletter} audience={audience} />
      )}
      <div className="main-and-side even">
        <div className="form">
          {(!newsletter || newsletter.state === 'DRAFT') && (
            <NewsletterForm site={site} newsletter={newsletter} />
          )}
          {newsletter && <HistoryPanel t={t} events={history} />}
        </div>
        <div className="form">
          {newsletter ? (
            <MailView
              t={t}
              html={newsletter.html}
              text={newsletter.text}
              subject={newsletter.subject}
            />
          ) : (
            <p className="note">{t('newsletters:preview_later')}</p>
          )}
        </div>
      </div>
    </DashboardLayout>
  );
}
