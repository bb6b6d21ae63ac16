import { formatPercent } from '../../server/shared/format.ts';
import { formatShortStay } from '../../server/shared/format-days.ts';
import { paths, type StaySearch } from '../../server/shared/paths.ts';
import type { PictureData } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { price } from './price.ts';
import { Rating } from './rating.tsx';
import { Tag } from './tag.tsx';

/** What a card says of a villa. Prices in kuruş; the stay's are null when no dates are chosen. */
export interface VillaCardData {
  id: number;
  slug: string;
  name: string;
  town: string;
  district: string;
  permit_no: string;
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  /** One short thing worth saying after the place: 'Denize 350 m'. */
  highlight: string | null;
  /** Out of 5. */
  rating: number | null;
  rating_count: number;
  /** The first four; the card shows the first. */
  pictures: PictureData[];
  /** Lowest nightly price over bookable future nights. */
  from_price_kurus: number | null;
  nights: number | null;
  nightly_average_kurus: number | null;
  total_kurus: number | null;
  total_before_discount_kurus: number | null;
  discount_percent: number | null;
  tag: string | null;
  instant_booking: boolean;
  /** Why it cannot be had for the chosen dates, in the visitor's words. */
  unavailable?: string | null;
  /** The nearest free stay of that length. */
  nearest?: { check_in: string; check_out: string } | null;
}

export interface VillaCardProps {
  site: Site;
  villa: VillaCardData;
  /** Carried on to the villa's page. */
  stay?: StaySearch;
  /** The first cards of a listing are in the first screen: their pictures are not lazy. */
  first?: boolean;
  sizes?: string;
}

const CARD_SIZES = '(min-width: 1100px) 302px, (min-width: 720px) 46vw, 78vw';

/** Enough for a card as wide as a phone. */
const WIDEST = 960;

/** A villa in a list: the title is the only link and covers the card, the heart stands above it. */
export function VillaCard({ site, villa, stay, first, sizes = CARD_SIZES }: VillaCardProps) {
  const { t } = site;
  const picture = villa.pictures[0];
  const place = t('cards:place', { town: villa.town, district: villa.district });
  return (
    <article className={villa.unavailable ? 'card taken' : 'card'}>
      <div className="picture">
        {picture && <Picture picture={picture} sizes={sizes} first={first} widest={WIDEST} />}
        <CardTag site={site} villa={villa} />
      </div>
      <FavouriteButton site={site} listing={villa} picture={picture} />
      <div className="body">
        <div className="title">
          <h3>
            <a href={paths.villa(villa.slug, stay)}>{villa.name}</a>
          </h3>
          {villa.rating !== null && (
            <Rating site={site} rating={villa.rating} count={villa.rating_count} />
          )}
        </div>
        <p className="place">{villa.highlight ? `${place} · ${villa.highlight}` : place}</p>
        <VillaFacts site={site} villa={villa} />
        <CardPrice site={site} villa={villa} />
        {villa.nearest && (
          <p className="nearest">
            <a className="link" href={paths.villa(villa.slug, { ...stay, ...villa.nearest })}>
              {t('cards:nearest', {
                dates: formatShortStay(villa.nearest.check_in, villa.nearest.check_out),
              })}
            </a>
          </p>
        )}
        <p className="permit">{t('cards:permit', { number: villa.permit_no })}</p>
      </div>
    </article>
  );
}

function CardTag({ site, villa }: { site: Site; villa: VillaCardData }) {
  const { t } = site;
  if (villa.unavailable) return <Tag kind="ink">{villa.unavailable}</Tag>;
  if (villa.discount_percent) {
    const percent = formatPercent(villa.discount_percent);
    return <Tag kind="begonvil">{t('cards:discount', { percent })}</Tag>;
  }
  if (villa.tag) return <Tag kind="ink">{villa.tag}</Tag>;
  return villa.instant_booking ? <Tag kind="ink">{t('cards:instant')}</Tag> : null;
}

type Counted = Pick<VillaCardData, 'capacity' | 'bedrooms' | 'bathrooms'>;

/** 8 kişi · 4 oda · 4 banyo */
export function VillaFacts({ site, villa }: { site: Pick<Site, 't'>; villa: Counted }) {
  const { t } = site;
  return (
    <ul className="facts">
      <li>
        <Icon name="users-round" />
        {t('cards:people', { count: villa.capacity })}
      </li>
      <li>
        <Icon name="bed-double" />
        {t('cards:bedrooms', { count: villa.bedrooms })}
      </li>
      <li>
        <Icon name="bath" />
        {t('cards:bathrooms', { count: villa.bathrooms })}
      </li>
    </ul>
  );
}

/** Nightly price and, for chosen dates, the whole stay's; else the lowest nightly price. */
function CardPrice({ site, villa }: { site: Site; villa: VillaCardData }) {
  const { t } = site;
  const { total_kurus, nights, nightly_average_kurus, from_price_kurus } = villa;
  if (total_kurus !== null && nights !== null) {
    return (
      <p className="price">
        {nightly_average_kurus !== null && (
          <span>
            <b>{price(site, nightly_average_kurus)}</b> {t('cards:per.night')}
          </span>
        )}
        <span className="stay">
          {t('cards:stay_total', { count: nights })}{' '}
          {villa.total_before_discount_kurus !== null && villa.discount_percent ? (
            <>
              <s>{price(site, villa.total_before_discount_kurus)}</s>{' '}
            </>
          ) : null}
          <b>{price(site, total_kurus)}</b>
        </span>
      </p>
    );
  }
  if (from_price_kurus === null) return <p className="price">{t('cards:no_price')}</p>;
  return (
    <p className="price">
      <span>
        {t('cards:from')} <b>{price(site, from_price_kurus)}</b> {t('cards:per.night')}
      </span>
    </p>
  );
}
