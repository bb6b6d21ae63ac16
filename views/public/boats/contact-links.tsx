import type { ReactNode } from 'react';

import { formatPhone } from '../../../server/shared/format.ts';
import { LinkButton } from '../../components/button.tsx';
import { messageLink } from '../../components/message-link.ts';
import { telephone } from '../../layouts/footer.tsx';
import type { Site } from '../../layouts/site.ts';

interface ContactLinksProps {
  site: Site;
  /** What the chat begins with. */
  message: string;
  /** Under each other, as wide as their place: beside a form, whose button is the first way. */
  full?: boolean;
  /** A further way, under them. */
  children?: ReactNode;
}

/** The ways to reserve a boat: a chat and a call; those the settings have. */
export function ContactLinks({ site, message, full, children }: ContactLinksProps) {
  const { t, settings } = site;
  const { site_phone, whatsapp_phone } = settings;
  return (
    <div className={full ? 'actions' : 'row wrapping'}>
      {whatsapp_phone && (
        <LinkButton
          kind={full ? 'outline' : 'primary'}
          icon="whatsapp"
          full={full}
          rel="noopener"
          href={messageLink(whatsapp_phone, message)}
        >
          {t('boats:contact.message')}
        </LinkButton>
      )}
      {site_phone && (
        <LinkButton
          kind={whatsapp_phone ? 'outline' : 'primary'}
          icon="phone"
          full={full}
          href={telephone(site_phone)}
        >
          {t('boats:contact.call', { phone: formatPhone(site_phone) })}
        </LinkButton>
      )}
      {children}
    </div>
  );
}
