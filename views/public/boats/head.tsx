import { formatAverage } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { FavouriteSave } from '../../components/favourite-save.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { ListingActions } from '../../components/listing-actions.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import { Gallery } from '../villas/gallery.tsx';
import type { BoatData } from './boat.ts';

/** Way here, pictures, name, marina, the operating licence, and what to do with the page. */
export function BoatHead({ site, boat }: { site: Site; boat: BoatData }) {
  const { t } = site;
  const { name, slug, marina, town, types, rating, rating_count } = boat;
  return (
    <div className="wrap villa-head">
      <Breadcrumbs
        site={site}
        trail={[
          { text: t('boats:boats'), href: paths.boats() },
          ...types.slice(0, 1),
          { text: name, href: paths.boat(slug) },
        ]}
      />
      <Gallery site={site} name={name} pictures={boat.pictures} />
      <div className="title">
        <div>
          <h1>{name}</h1>
          <p className="about-place">
            {rating !== null && <span className="rating starred">{formatAverage(rating)}</span>}
            {rating !== null && (
              <a className="link" href="#yorumlar">
                {t('villa:comment_count', { count: rating_count })}
              </a>
            )}
            {types.map(({ href, text }) => (
              <a key={href} className="link" href={href}>
                {text}
              </a>
            ))}
            <span className="place">
              <LateIcon site={site} name="map-pin" size="small" />
              {marina.includes(town) ? marina : t('boats:place', { marina, town })}
            </span>
            <Tag kind="ok" icon="badge-check">
              {t('boats:licence', { number: boat.licence_no })}
            </Tag>
            {boat.instant_booking && <Tag kind="deniz">{t('villa:instant')}</Tag>}
          </p>
        </div>
        <ListingActions site={site} name={name} path={paths.boat(slug)}>
          <FavouriteSave site={site} kind="boat" id={boat.id} />
        </ListingActions>
      </div>
    </div>
  );
}
