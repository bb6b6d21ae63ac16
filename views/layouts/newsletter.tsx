import { paths } from '../../server/shared/paths.ts';
import { Trans } from '../components/trans.tsx';
import type { ShellSite } from './site.ts';

/** Newsletter sign-up: a POST form; a script sends it without leaving the page. */
export function Newsletter({ site }: { site: ShellSite }) {
  const { t } = site;
  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{t('layout:newsletter.title')}</h2>
        <p>{t('layout:newsletter.text')}</p>
      </div>
      <form method="post" action={paths.newsletter()} data-newsletter>
        <label className="hidden-text" htmlFor="newsletter-email">
          {t('layout:newsletter.email')}
        </label>
        <input
          id="newsletter-email"
          className="input"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t('layout:newsletter.placeholder')}
        />
        <button type="submit" className="button primary">
          {t('layout:newsletter.button')}
        </button>
        <NewsletterConsent t={t} />
      </form>
    </section>
  );
}

/** What who signs up agrees to; it is kept as it stands here. */
export const NewsletterConsent = ({ t }: Pick<ShellSite, 't'>) => (
  <p>
    <Trans
      text={t('layout:newsletter.consent')}
      parts={{
        link: (words) => (
          <a className="link" href={paths.kvkk()}>
            {words}
          </a>
        ),
      }}
    />
  </p>
);
