import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

/** An offer that staff took back. */
export function OfferWithdrawnPage({ site }: { site: Site }) {
  const { t } = site;
  const title = t('offers:public.withdrawn_title');
  return (
    <PublicLayout site={site} title={title} noindex styles={['form', 'offer']}>
      <div className="wrap offer">
        <header className="page-head">
          <h1>{title}</h1>
        </header>
        <EmptyState
          heading="h2"
          title={t('offers:public.withdrawn_head')}
          text={t('offers:public.withdrawn')}
        >
          <LinkButton kind="primary" href={paths.contact()}>
            {t('offers:public.withdrawn_ask')}
          </LinkButton>
          <LinkButton href={paths.villas()}>{t('offers:public.withdrawn_villas')}</LinkButton>
        </EmptyState>
      </div>
    </PublicLayout>
  );
}
