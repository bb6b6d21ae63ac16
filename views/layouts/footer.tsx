import { formatPhone } from '../../server/shared/format.ts';
import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import { LateIcon } from '../components/late-icon.tsx';
import { Logo } from '../components/logo.tsx';
import { companyLinks, helpLinks, regionLinks, type TextLink, villaTypeLinks } from './links.ts';
import { ShellPart } from './shell.tsx';
import type { ShellSite } from './site.ts';

const FOOTER_TYPES = 7;
const FOOTER_PLACES = 12;

export function Footer({ site }: { site: ShellSite }) {
  return (
    <ShellPart site={site} as="footer" name="footer" className="footer">
      {() => <FooterContent site={site} />}
    </ShellPart>
  );
}

function FooterContent({ site }: { site: ShellSite }) {
  const { t } = site;
  return (
    <div className="wrap">
      <div className="columns">
        <Contact site={site} />
        <nav aria-label={t('layout:footer_menu')}>
          <Links
            title={t('layout:villa_types')}
            links={villaTypeLinks(site)?.slice(0, FOOTER_TYPES) ?? null}
            failed={t('layout:villa_types_failed')}
          />
          <Links
            title={t('layout:regions')}
            links={regionLinks(site)?.slice(0, FOOTER_PLACES) ?? null}
            failed={t('layout:regions_failed')}
          />
          <Links title={t('layout:company')} links={companyLinks(site)} />
          <Links title={t('layout:help')} links={helpLinks(site)} />
        </nav>
      </div>
      <Assurances site={site} />
      <Legal site={site} />
    </div>
  );
}

const SOCIAL = ['instagram_link', 'facebook_link', 'twitter_link', 'youtube_link'] as const;

function Contact({ site }: { site: ShellSite }) {
  const { t, settings } = site;
  const { site_phone, site_email, map_url, company_address, support_hours } = settings;
  return (
    <div className="contact">
      <Logo site={site} />
      {settings.site_footer_text && <p className="intro">{settings.site_footer_text}</p>}
      <ul>
        {site_phone && (
          <li>
            <a className="telephone" href={telephone(site_phone)}>
              {formatPhone(site_phone)}
            </a>
          </li>
        )}
        {support_hours && <li>{support_hours}</li>}
        {company_address && <li>{company_address}</li>}
        {site_email && (
          <li>
            <a href={`mailto:${site_email}`}>{site_email}</a>
          </li>
        )}
        {map_url && (
          <li>
            <a href={map_url} rel="noopener">
              {t('layout:map')}
            </a>
          </li>
        )}
      </ul>
      <ul className="social">
        {SOCIAL.map((key) => {
          const href = settings[key];
          return href ? (
            <li key={key}>
              <a href={href} rel="noopener">
                {t(`layout:social.${key}`)}
              </a>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

interface LinksProps {
  title: string;
  links: TextLink[] | null;
  failed?: string;
}

/**
 * Folded on phones; wide screens show all of it (late.css). Written as the header and the drawer write
 * the same links, so that a compressed page holds them but once.
 */
function Links({ title, links, failed }: LinksProps) {
  if (links?.length === 0) return null;
  return (
    <details>
      <summary>
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div>
        {links?.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        )) ?? <p role="alert">{failed}</p>}
      </div>
    </details>
  );
}

const CARDS = ['visa', 'mastercard', 'troy', 'amex'] as const;

function Assurances({ site }: { site: ShellSite }) {
  const { t, settings, takes_cards } = site;
  const { tursab_no: number, tursab_group: group, tursab_url } = settings;
  const licence = t('layout:licence', { number });
  return (
    <div className="assurances">
      <div className="seal">
        <LateIcon site={site} name="badge-check" />
        <div>
          <b>
            {tursab_url ? (
              <a href={tursab_url} rel="noopener">
                {licence}
              </a>
            ) : (
              licence
            )}
          </b>
          <span>{group ? t('layout:licence_group', { group }) : t('layout:licence_note')}</span>
        </div>
      </div>
      <div className="seal">
        <LateIcon site={site} name="lock-keyhole" />
        <div>
          <b>
            <a href={paths.securePayment()}>{t('layout:ssl')}</a>
          </b>
          {takes_cards && <span>{t('layout:ssl_note')}</span>}
        </div>
      </div>
      <ul className="payments" aria-label={t('layout:payment_methods')}>
        {takes_cards && (
          <li>
            <img
              src={site.assets.asset('icons/cards.svg')}
              width={258}
              height={32}
              loading="lazy"
              alt={CARDS.map((name) => t(`layout:payments.${name}`)).join(', ')}
            />
          </li>
        )}
        <li>{t('layout:payments.transfer')}</li>
      </ul>
    </div>
  );
}

const LEGAL = [
  'company_title',
  'company_address',
  'company_mersis_no',
  'company_kep_address',
  'site_email',
  'site_phone',
  'company_tax_office',
  'company_tax_no',
  'company_trade_registry_no',
  'company_chamber',
  'company_responsible',
] as const;

/**
 * What the e-commerce law (6563) wants under the heading of contact, and the union of a site: who is
 * responsible for it, and where the register knows it.
 */
function Legal({ site }: { site: ShellSite }) {
  const { t, settings, today } = site;
  const company = settings.company_title || settings.site_name;
  const told = LEGAL.filter((key) => settings[key]);
  return (
    <>
      {(told.length > 0 || settings.etbis_url) && (
        <section className="legal">
          <h2>{t('layout:contact')}</h2>
          {told.map((key) => (
            <div key={key}>
              <span>{`${t(`layout:legal.${key}`)}:`}</span>
              <span>{key === 'site_phone' ? formatPhone(settings[key] ?? '') : settings[key]}</span>
            </div>
          ))}
          {settings.etbis_url && (
            <a href={settings.etbis_url} rel="noopener">
              {t('layout:etbis')}
            </a>
          )}
        </section>
      )}
      <p className="rights">
        {/* A company name that ends in an abbreviation brings the sentence's full stop itself. */}
        {t('layout:rights', { year: today.slice(0, 4), company: company.replace(/\.$/, '') })}
      </p>
    </>
  );
}

/** `tel:` address of a number as people write it; a leading 0 is the country's own. */
export function telephone(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+90${digits.slice(1)}` : digits}`;
}
