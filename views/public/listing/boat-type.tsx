import { formatPhone } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Html } from '../../components/html.tsx';
import { messageLink } from '../../layouts/floating.tsx';
import { telephone } from '../../layouts/footer.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';

interface BoatTypePageProps {
  site: Site;
  type: {
    slug: string;
    name: string;
    intro: string;
    /** Rich text, sanitised. */
    body: string;
    picture: PictureData | null;
  };
}

/** A boat type: staff's words and, as long as boats are not listed here, how to ask for one. */
export function BoatTypePage({ site, type }: BoatTypePageProps) {
  const { t, settings } = site;
  const { slug, name, intro, body, picture } = type;
  const { site_phone, whatsapp_phone } = settings;
  return (
    <PublicLayout
      site={site}
      title={name}
      description={intro || undefined}
      canonical={paths.landing(slug)}
      picture={picture ?? undefined}
      styles={['prose']}
    >
      <div className="wrap">
        <div className="page-head">
          <Breadcrumbs site={site} trail={[{ text: name, href: paths.landing(slug) }]} />
          <h1>{name}</h1>
          {intro && <p>{intro}</p>}
        </div>
        <div className="stack loose">
          {body && <Html content={body} />}
          <h2>{t('listing:boats.title')}</h2>
          <p className="muted">{t('listing:boats.text', { name })}</p>
          <div className="row wrapping">
            {site_phone && (
              <LinkButton kind="primary" icon="phone" href={telephone(site_phone)}>
                {t('listing:boats.call', { phone: formatPhone(site_phone) })}
              </LinkButton>
            )}
            {whatsapp_phone && (
              <LinkButton
                icon="whatsapp"
                rel="noopener"
                href={messageLink(whatsapp_phone, t('listing:boats.first_message', { name }))}
              >
                {t('listing:boats.message')}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}
