import { formatPercent } from '../../server/shared/format.ts';
import { formatShortStay } from '../../server/shared/format-days.ts';
import { paths, type StaySearch } from '../../server/shared/paths.ts';
import type { PictureData } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Icon } from './icon.tsx';
import { Kept } from './kept.tsx';
import { Picture } from './picture.tsx';
import { price } from './price.ts';
import { Rating } from './rating.tsx';
import { Tag } from './tag.tsx';

/** All that cards show of the site: they are kept by it. */
export type CardSite = Pick<Site, 't' | 'currency' | 'rates'>;

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
  site: CardSite;
  villa: VillaCardData;
  /** Carried on to the villa's page. */
  stay?: StaySearch;
  /** The first cards of a listing are in the first screen: their pictures are not lazy. */
  first?: boolean;
  sizes?: string;
}

const CARD_SIZES = '(min-width:1100px) 302px,(min-width:720px) 46vw,78vw';

/** Twice the pixels of a card as wide as a phone of 360. */
const WIDEST = 640;

/** A villa in a list: the title is the only link and covers the card, the heart stands above it. */
export function VillaCard(props: VillaCardProps) {
  const { site, villa, stay, first, sizes } = props;
  const className = villa.unavailable ? 'card taken' : 'card';
  // Dates and prices of a stay are seldom asked for again: only the card's parts are kept then.
  if (stay?.check_in)
    return (
      <article className={className}>
        <Content {...props} />
      </article>
    );
  const { pictures, ...facts } = villa;
  const { currency, rates } = site;
  const shown = JSON.stringify([facts, pictures[0], stay, first, sizes, currency, rates]);
  return (
    <Kept
      as="article"
      className={className}
      by={`villa-card|${shown}`}
      content={() => <Content {...props} />}
    />
  );
}

function Content({ site, villa, stay, first, sizes = CARD_SIZES }: VillaCardProps) {
  const { t } = site;
  const picture = villa.pictures[0];
  const place = t('cards:place', { town: villa.town, district: villa.district });
  return (
    <>
      <div className="picture">
        {picture && <Picture picture={picture} sizes={sizes} first={first} widest={WIDEST} />}
        <CardTag site={site} villa={villa} />
      </div>
      <FavouriteButton site={site} listing={villa} />
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
    </>
  );
}

function CardTag({ site, villa }: { site: CardSite; villa: VillaCardData }) {
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

interface FactsProps {
  site: Pick<Site, 't'>;
  villa: Counted;
}

/** 8 kişi · 4 oda · 4 banyo */
export function VillaFacts(props: FactsProps) {
  const { capacity, bedrooms, bathrooms } = props.villa;
  return (
    <Kept
      as="ul"
      className="facts"
      by={`villa-facts|${capacity}|${bedrooms}|${bathrooms}`}
      content={() => <Facts {...props} />}
    />
  );
}

function Facts({ site, villa }: FactsProps) {
  const { t } = site;
  return (
    <>
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
    </>
  );
}

/** Nightly price and, for chosen dates, the whole stay's; else the lowest nightly price. */
function CardPrice({ site, villa }: { site: CardSite; villa: VillaCardData }) {
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
