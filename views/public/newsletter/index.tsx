import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { InputField } from '../../components/field.tsx';
import { NewsletterConsent } from '../../layouts/newsletter.tsx';
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

/** What was sent and not taken. */
export interface RefusedSignUp {
  typed: string;
  /** What is wrong with the address. */
  problem: string | undefined;
}

interface NewsletterPageProps {
  site: Site;
  step: NewsletterStep;
  form?: RefusedSignUp | undefined;
}

/** Signing up without a script, and the two pages that newsletters' links lead to. */
export function NewsletterPage({ site, step, form }: NewsletterPageProps) {
  const { t } = site;
  const title = t(`layout:newsletter_steps.${step}.title`);
  const asks = step === 'waiting' || step === 'leaving';
  return (
    <PublicLayout
      site={site}
      title={form ? t('booking:error_prefix', { title }) : title}
      noindex
      styles={['form', 'company']}
      withoutNewsletter={form !== undefined || !ASKS_AGAIN.includes(step)}
    >
      <div className="wrap company">
        <section className="panel stack one-matter">
          <h1>{title}</h1>
          <p>{t(`layout:newsletter_steps.${step}.text`)}</p>
          {form && <SignUpAgain site={site} form={form} />}
          {asks ? (
            // Without an action a form goes to the page's own address.
            <form method="post">
              <Button kind="primary">{t(`layout:newsletter_steps.${step}.button`)}</Button>
            </form>
          ) : (
            <div className="row wrapping">
              <LinkButton kind={form ? undefined : 'primary'} href={paths.villas()}>
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

/** The form of a page's end, with what was typed and what is wrong with it. */
function SignUpAgain({ site, form }: { site: Site; form: RefusedSignUp }) {
  const { t } = site;
  const { typed, problem } = form;
  return (
    <form method="post" action={paths.newsletter()} className="stack" noValidate>
      <ErrorSummary site={site} fields={problem ? { email: problem } : {}} />
      <InputField
        site={site}
        name="email"
        kind="email"
        label={t('layout:newsletter.email')}
        defaultValue={typed}
        error={problem}
        autoComplete="email"
        required
      />
      <NewsletterConsent t={t} />
      <Button kind="primary">{t('layout:newsletter.button')}</Button>
    </form>
  );
}
