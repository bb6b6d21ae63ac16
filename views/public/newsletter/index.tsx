import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

/** What happened, or what the page's one button would do (`waiting`, `leaving`). */
export type NewsletterStep =
  | 'done'
  | 'known'
  | 'failed'
  | 'waiting'
  | 'active'
  | 'over'
  | 'leaving'
  | 'left';

interface NewsletterPageProps {
  site: Site;
  step: NewsletterStep;
}

/** Signing up without a script, and the two pages that newsletters' links lead to. */
export function NewsletterPage({ site, step }: NewsletterPageProps) {
  const { t } = site;
  const title = t(`layout:newsletter_steps.${step}.title`);
  const asks = step === 'waiting' || step === 'leaving';
  return (
    <PublicLayout site={site} title={title} noindex styles={['company']}>
      <div className="wrap company">
        <h1>{title}</h1>
        <p>{t(`layout:newsletter_steps.${step}.text`)}</p>
        {asks ? (
          // Without an action a form goes to the page's own address.
          <form method="post">
            <Button kind="primary">{t(`layout:newsletter_steps.${step}.button`)}</Button>
          </form>
        ) : (
          <p>
            <LinkButton href={paths.home()}>{t('layout:newsletter.on')}</LinkButton>
          </p>
        )}
      </div>
    </PublicLayout>
  );
}
