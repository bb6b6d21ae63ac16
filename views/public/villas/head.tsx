import { formatCount, formatRating } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Icon } from '../../components/icon.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { Tag } from '../../components/tag.tsx';
import { messageLink } from '../../layouts/floating.tsx';
import type { Site } from '../../layouts/site.ts';
import { Gallery } from './gallery.tsx';
import type { VillaData } from './villa.ts';

interface HeadProps {
  site: Site;
  villa: VillaData;
}

/** Way here, pictures, name, place, permit, and what to do with the page. */
export function VillaHead({ site, villa }: HeadProps) {
  const { t } = site;
  const { name, slug, town, district, rating, count } = { ...villa, ...villa.comments };
  return (
    <div className="wrap villa-head">
      <Breadcrumbs
        site={site}
        trail={[
          { text: t('villa:villas'), href: paths.villas() },
          { text: town, href: paths.landing(villa.town_slug) },
          { text: district, href: paths.landing(villa.district_slug) },
          { text: name, href: paths.villa(slug) },
        ]}
      />
      <Gallery site={site} name={name} pictures={villa.pictures} />
      <div className="title">
        <div>
          <h1>{name}</h1>
          <p className="about-place">
            {rating !== null && (
              <>
                <span className="rating">
                  <Icon name="star" />
                  {formatRating(rating)}
                </span>
                <a className="link" href="#yorumlar">
                  {t('villa:comment_count', { count: formatCount(count) as unknown as number })}
                </a>
              </>
            )}
            <span className="place">
              <LateIcon site={site} name="map-pin" size="small" />
              {t('villa:place', { district, town })}
            </span>
            <Tag kind="ok" icon="badge-check">
              {t('villa:permit', { number: villa.permit_no })}
            </Tag>
            {villa.instant_booking && <Tag kind="deniz">{t('villa:instant')}</Tag>}
          </p>
        </div>
        <PageActions site={site} villa={villa} />
      </div>
    </div>
  );
}

/** On phones they stand over the pictures, without words. */
function PageActions({ site, villa }: HeadProps) {
  const { t } = site;
  return (
    <div className="page-actions">
      <Share site={site} villa={villa} />
      <button
        type="button"
        className="button outline small"
        aria-pressed="false"
        data-favourite={villa.id}
      >
        <Icon name="heart" size="small" />
        <span>{t('villa:save')}</span>
      </button>
      <button type="button" className="button outline small print with-script" data-print="">
        {t('villa:print')}
      </button>
    </div>
  );
}

function Share({ site, villa }: HeadProps) {
  const { t } = site;
  const address = site.base_url + paths.villa(villa.slug);
  const text = `${villa.name} – ${address}`;
  return (
    <details className="share" name="menu" data-menu>
      <summary className="button outline small">
        <LateIcon site={site} name="share-2" size="small" />
        <span>{t('villa:share.button')}</span>
      </summary>
      <div className="menu right">
        <a href={messageLink('', text)} rel="noopener">
          {t('villa:share.whatsapp')}
        </a>
        <button
          type="button"
          className="item with-script"
          data-copy={address}
          data-copied={t('villa:share.copied')}
        >
          {t('villa:share.copy')}
        </button>
      </div>
    </details>
  );
}
