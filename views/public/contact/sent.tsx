import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

/** After a message was sent; a reload sends nothing again. */
export function ContactSentPage({ site }: { site: Site }) {
  const { t, settings } = site;
  const { support_hours: hours } = settings;
  return (
    <PublicLayout site={site} title={t('contact:sent.title')} noindex styles={['form', 'contact']}>
      <div className="wrap">
        <div className="page-head sent">
          <span className="mark">
            <Icon name="circle-check" size="large" />
          </span>
          <h1>{t('contact:sent.title')}</h1>
          <p>{t('contact:sent.text')}</p>
          {hours && <p>{t('contact:sent.hours', { hours })}</p>}
          <div className="row wrapping">
            <LinkButton kind="primary" href={paths.villas()}>
              {t('contact:sent.villas')}
            </LinkButton>
            <LinkButton href={paths.home()}>{t('contact:sent.home')}</LinkButton>
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}
