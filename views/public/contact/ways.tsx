import type { ReactNode } from 'react';

import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { messageLink } from '../../components/message-link.ts';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import { telephone } from '../../layouts/footer.tsx';
import type { Site } from '../../layouts/site.ts';

/** Every way to the agency that its settings name, and who it is. */
export function Ways({ site }: { site: Site }) {
  const { t, settings } = site;
  const { site_phone, whatsapp_phone, site_email, support_hours } = settings;
  return (
    <>
      <section className="panel ways" aria-labelledby="ways">
        <h2 id="ways">{t('contact:ways')}</h2>
        <dl>
          {site_phone && (
            <Way icon="phone" name={t('contact:call')}>
              <a className="link number" href={telephone(site_phone)}>
                {formatPhone(site_phone)}
              </a>
            </Way>
          )}
          {whatsapp_phone && (
            <Way icon="whatsapp" name={t('contact:whatsapp')}>
              <a className="link" href={messageLink(whatsapp_phone)} rel="noopener">
                {t('contact:whatsapp_link')}
              </a>
            </Way>
          )}
          {site_email && (
            <Way icon="mail" name={t('contact:mail')}>
              <a className="link" href={`mailto:${site_email}`}>
                {site_email}
              </a>
            </Way>
          )}
          {support_hours && (
            <Way icon="clock" name={t('contact:hours')}>
              {support_hours}
            </Way>
          )}
          <Office site={site} />
        </dl>
      </section>
      <Note icon="ticket" title={t('contact:booked_title')}>
        <p>
          <Trans text={t('contact:booked')} parts={{ link: enquireLink }} />
        </p>
      </Note>
    </>
  );
}

function Office({ site }: { site: Site }) {
  const { t, settings } = site;
  const { company_address, company_title, map_url } = settings;
  return (
    <>
      {company_address && (
        <Way icon="map-pin" name={t('contact:address')}>
          {company_address}
          {map_url && (
            <a className="link map" href={map_url} rel="noopener">
              {t('contact:map')}
            </a>
          )}
        </Way>
      )}
      {company_title && (
        <Way icon="building" name={t('contact:company')}>
          {company_title}
        </Way>
      )}
      <Way icon="badge-check" name={t('contact:licence')}>
        {settings.tursab_no}
      </Way>
    </>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const enquireLink = (words: string) => (
  <a className="link" href={paths.enquire()}>
    {words}
  </a>
);
