import { paths } from '../../../server/shared/paths.ts';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import type { OfferDraft } from './draft.ts';
import { DraftForm } from './draft-form.tsx';

interface NewOfferPageProps {
  site: Site;
  shell: DashboardShell;
  draft: OfferDraft;
}

/** `/dashboard/offer/new`. */
export function NewOfferPage({ site, shell, draft }: NewOfferPageProps) {
  const { t } = site;
  const title = t('offers:new_title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[{ label: t('offers:title'), href: paths.dashboard.offers() }, { label: title }]}
        title={title}
        summary={t('offers:new_summary')}
      />
      <DraftForm site={site} draft={draft} address={paths.dashboard.newOffer} offer={null} />
    </DashboardLayout>
  );
}
