import { formatPhone } from '../../server/shared/format.ts';
import { LateIcon } from '../components/late-icon.tsx';
import { messageLink } from '../components/message-link.ts';
import { telephone } from './footer.tsx';
import { ShellPart } from './shell.tsx';
import type { ShellSite } from './site.ts';

/**
 * Scroll to top (after 50 px), call, message; on phones these two after the first screen. `lifted` where a bar
 * stands at the bottom: raised on wide screens, gone on phones.
 */
export function Floating({ site, lifted }: { site: ShellSite; lifted: boolean | undefined }) {
  return (
    <ShellPart
      site={site}
      as="nav"
      name="floating"
      className={lifted ? 'floating lifted' : 'floating'}
      aria-label={site.t('layout:quick_contact')}
    >
      {() => <FloatingLinks site={site} />}
    </ShellPart>
  );
}

function FloatingLinks({ site }: { site: ShellSite }) {
  const { t, settings } = site;
  const { site_phone, whatsapp_phone } = settings;
  return (
    <>
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
          <LateIcon site={site} name="whatsapp" size="large" />
        </a>
      )}
    </>
  );
}
