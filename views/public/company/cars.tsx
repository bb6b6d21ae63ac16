import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Html } from '../../components/html.tsx';
import { messageLink } from '../../components/message-link.ts';
import type { Site } from '../../layouts/site.ts';
import type { CompanyText } from './company-text.ts';
import { CompanyFrame } from './frame.tsx';

interface CarsProps {
  site: Site;
  /** Staff's words and their links to the partners. */
  text: CompanyText | null;
}

/** `/car`: cars are rented by partners; the agency only leads to them. */
export function CarsPage({ site, text }: CarsProps) {
  const { t, settings } = site;
  const { whatsapp_phone } = settings;
  return (
    <CompanyFrame
      site={site}
      href={paths.cars()}
      text={text}
      title={t('company:cars.title')}
      lead={t('company:cars.text')}
      description={t('company:cars.description')}
    >
      {text ? <Html content={text.body} /> : <p>{t('company:cars.partners')}</p>}
      <section className="panel stack">
        <div>
          <h2>{t('company:cars.ask_title')}</h2>
          <p className="muted">{t('company:cars.ask')}</p>
        </div>
        <div className="row wrapping">
          <LinkButton kind="primary" icon="mail" href={paths.contact()}>
            {t('company:cars.write')}
          </LinkButton>
          {whatsapp_phone && (
            <LinkButton
              kind="whatsapp"
              icon="whatsapp"
              href={messageLink(whatsapp_phone, t('company:cars.message'))}
              rel="noopener"
            >
              {t('company:cars.whatsapp')}
            </LinkButton>
          )}
        </div>
      </section>
    </CompanyFrame>
  );
}
