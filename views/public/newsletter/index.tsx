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

/** What leads back to the form of the page's end. */
const ASKS_AGAIN: readonly NewsletterStep[] = ['failed', 'over'];

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
    <PublicLayout
      site={site}
      title={title}
      noindex
      styles={['form', 'company']}
      withoutNewsletter={!ASKS_AGAIN.includes(step)}
    >
      <div className="wrap company">
        <section className="panel stack one-matter">
          <h1>{title}</h1>
          <p>{t(`layout:newsletter_steps.${step}.text`)}</p>
          {asks ? (
            // Without an action a form goes to the page's own address.
            <form method="post">
              <Button kind="primary">{t(`layout:newsletter_steps.${step}.button`)}</Button>
            </form>
          ) : (
            <div className="row wrapping">
              <LinkButton kind="primary" href={paths.villas()}>
                {t('layout:newsletter.villas')}
              </LinkButton>
              <LinkButton href={paths.home()}>{t('layout:newsletter.on')}</LinkButton>
            </div>
          )}
        </section>
      </div>
    </PublicLayout>
  );
}
