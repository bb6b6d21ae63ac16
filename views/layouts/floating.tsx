import { formatPhone } from '../../server/shared/format.ts';
import { Icon } from '../components/icon.tsx';
import { LateIcon } from '../components/late-icon.tsx';
import { telephone } from './footer.tsx';
import type { Site } from './site.ts';

/**
 * Scroll to top (after 50 px), call, message. `lifted` where a bar stands at the bottom: raised on
 * wide screens, gone on phones.
 */
export function Floating({ site, lifted }: { site: Site; lifted: boolean | undefined }) {
  const { t, settings } = site;
  const { site_phone, whatsapp_phone } = settings;
  return (
    <nav className={lifted ? 'floating lifted' : 'floating'} aria-label={t('layout:quick_contact')}>
      <a className="up" href="#top" aria-label={t('layout:to_top')} data-scroll-top>
        <LateIcon site={site} name="arrow-up" />
      </a>
      {site_phone && (
        <a
          href={telephone(site_phone)}
          aria-label={t('layout:call', { phone: formatPhone(site_phone) })}
        >
          <LateIcon site={site} name="phone" />
        </a>
      )}
      {whatsapp_phone && (
        <a
          className="whatsapp"
          href={messageLink(whatsapp_phone)}
          rel="noopener"
          aria-label={t('layout:whatsapp')}
        >
          <Icon name="whatsapp" size="large" />
        </a>
      )}
    </nav>
  );
}

/** A chat with the agency, with a first message ready to send. */
export function messageLink(phone: string, text?: string): string {
  const number = phone.replace(/\D/g, '').replace(/^0/, '90');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
