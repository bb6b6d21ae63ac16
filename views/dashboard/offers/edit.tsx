import type { OfferAnswer } from '../../../server/schemas/answers/offers.ts';
import { paths } from '../../../server/shared/paths.ts';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import type { OfferDraft } from './draft.ts';
import { DraftForm } from './draft-form.tsx';
import { OfferChip } from './state.tsx';

interface EditOfferPageProps {
  site: Site;
  shell: DashboardShell;
  offer: OfferAnswer;
  draft: OfferDraft;
}

/** `/dashboard/offer/{id}/edit`. */
export function EditOfferPage({ site, shell, offer, draft }: EditOfferPageProps) {
  const { t } = site;
  const title = t('offers:edit_title', { name: offer.customer_name });
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('offers:title'), href: paths.dashboard.offers() },
          { label: offer.customer_name, href: paths.dashboard.offer(offer.id) },
          { label: t('offers:edit') },
        ]}
        title={title}
        tag={<OfferChip t={t} status={offer.status} />}
        summary={t('offers:edit_summary')}
      />
      <DraftForm
        site={site}
        draft={draft}
        address={(search) => paths.dashboard.editOffer(offer.id, search)}
        offer={offer}
      />
    </DashboardLayout>
  );
}
