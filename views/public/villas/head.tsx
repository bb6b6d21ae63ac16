import { formatAverage, formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { FavouriteSave } from '../../components/favourite-save.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { ListingActions } from '../../components/listing-actions.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import { Gallery } from './gallery.tsx';
import type { VillaData } from './villa.ts';

interface HeadProps {
  site: Site;
  villa: VillaData;
}

/** Way here, pictures, name, place, permit, and what to do with the page; for the inside of an element. */
export function VillaHead({ site, villa }: HeadProps) {
  const { t } = site;
  const { name, slug, town, district, rating, count } = { ...villa, ...villa.comments };
  return (
    <>
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
                <span className="rating starred">{formatAverage(rating)}</span>
                <a className="link" href="#yorumlar">
                  {t('villa:comment_count', { count: formatCount(count) })}
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
        <ListingActions site={site} name={name} path={paths.villa(slug)}>
          <FavouriteSave site={site} kind="villa" id={villa.id} />
        </ListingActions>
      </div>
    </>
  );
}
