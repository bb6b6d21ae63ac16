import { LinkButton } from '../../components/button.tsx';
import { messageLink } from '../../components/message-link.ts';
import { telephone } from '../../layouts/footer.tsx';
import type { Site } from '../../layouts/site.ts';

/** Whom to ask, with the code in the first message already. */
export function Help({ site, code }: { site: Site; code: string }) {
  const { t, settings } = site;
  const { site_phone, whatsapp_phone } = settings;
  return (
    <section className="panel stack no-print">
      <h2>{t('enquire:help.title')}</h2>
      <p className="muted">{t('enquire:help.text')}</p>
      <div className="row wrapping">
        {site_phone && (
          <LinkButton small icon="phone" href={telephone(site_phone)}>
            {t('enquire:help.call')}
          </LinkButton>
        )}
        {whatsapp_phone && (
          <LinkButton
            kind="whatsapp"
            small
            icon="whatsapp"
            href={messageLink(whatsapp_phone, t('enquire:help.write_text', { code }))}
            rel="noopener"
          >
            {t('enquire:help.write')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
