import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { telephone } from '../../layouts/footer.tsx';
import { companyLinks, helpLinks } from '../../layouts/links.ts';
import type { Site } from '../../layouts/site.ts';

interface AsideProps {
  site: Site;
  /** Path of the page it stands beside. */
  href: string;
}

/** Beside a company page: the others, where there is room for them, and who answers what it leaves open. */
export function CompanyAside({ site, href }: AsideProps) {
  const { t, settings } = site;
  const { site_phone, support_hours } = settings;
  const terms = [paths.howToRent(), paths.cancellation()];
  const links = [
    ...companyLinks(site),
    ...helpLinks(site).filter((link) => terms.includes(link.href)),
  ];
  return (
    <aside className="company-aside">
      <nav aria-label={t('company:aside.pages')}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={link.href === href ? 'page' : undefined}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="panel stack">
        <div>
          <h2>{t('company:aside.ask_title')}</h2>
          <p className="muted">
            {support_hours
              ? t('company:aside.ask_hours', { hours: support_hours })
              : t('company:aside.ask')}
          </p>
        </div>
        <div className="row wrapping">
          {site_phone && (
            <LinkButton icon="phone" href={telephone(site_phone)}>
              {formatPhone(site_phone)}
            </LinkButton>
          )}
          <LinkButton icon="mail" href={paths.contact()}>
            {t('company:aside.write')}
          </LinkButton>
        </div>
      </section>
    </aside>
  );
}
