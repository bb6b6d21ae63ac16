import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

interface NewsletterPageProps {
  site: Site;
  outcome: 'done' | 'known' | 'failed';
}

/** The answer to the newsletter's form, for visitors without a script. */
export function NewsletterPage({ site, outcome }: NewsletterPageProps) {
  const { t } = site;
  return (
    <PublicLayout site={site} title={t('layout:newsletter.title')} noindex styles={['company']}>
      <div className="wrap company">
        <h1>{t('layout:newsletter.title')}</h1>
        <p>{t(`layout:newsletter.${outcome}`)}</p>
        <p>
          <LinkButton href={paths.home()}>{t('layout:newsletter.on')}</LinkButton>
        </p>
      </div>
    </PublicLayout>
  );
}
