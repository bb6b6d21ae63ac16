import type { AllHTMLAttributes } from 'react';

import { unbroken } from '../../server/shared/format.ts';
import type { StaySearch } from '../../server/shared/paths.ts';
import type { PictureData } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { type CardWords, cardWords, slotsOf } from './card-words.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Kept, type KeptElement, KeptRow } from './kept.tsx';
import { type Early, Picture } from './picture.tsx';
import { Rating } from './rating.tsx';
import { Tag } from './tag.tsx';
import { Trans } from './trans.tsx';

/** All that cards show of the site: they are kept by it. */
type CardSite = Pick<Site, 't' | 'currency' | 'rates'>;

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
  early?: Early;
  sizes?: string;
}

const CARD_SIZES = '(width>=68.75em) 302px,(width>=45em) 46vw,78vw';

/** Twice the pixels of a card as wide as a phone of 360. */
const WIDEST = 640;

/**
 * A villa in a list: the title is the only link and covers the card, the heart stands above it. Kept
 * by what it says of the villa; address, prices and dates are filled in.
 */
export const VillaCard = (props: VillaCardProps) => <Kept {...elementOf(props)} />;

interface VillaCardsProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  cards: readonly VillaCardProps[];
}

/** Many of them, and nothing else, in one element. */
export const VillaCards = ({ cards, ...attributes }: VillaCardsProps) => (
  <KeptRow as="div" elements={cards.map(elementOf)} {...attributes} />
);

function elementOf(props: VillaCardProps): KeptElement {
  const { villa, early, sizes } = props;
  const words = cardWords(props);
  const { places, texts } = slotsOf(words);
  return {
    as: 'article',
    className: villa.unavailable ? 'card taken' : 'card',
    by: `villa-card|${JSON.stringify([saidOf(villa), places, early, sizes])}`,
    texts,
    content: () => <Content {...props} words={places} />,
  };
}

/** All of a villa that stands on its card and is not one of its `CardWords`. */
function saidOf(villa: VillaCardData) {
  const { id, name, town, district, permit_no, highlight, rating, rating_count } = villa;
  const { capacity, bedrooms, bathrooms, pictures, discount_percent, unavailable } = villa;
  const facts = [capacity, bedrooms, bathrooms, rating, rating_count, highlight, permit_no];
  const tag = [Boolean(discount_percent), Boolean(unavailable)];
  return [id, name, town, district, facts, tag, pictures[0]];
}

function Content(props: VillaCardProps & { words: CardWords }) {
  const { site, villa, early, sizes = CARD_SIZES, words } = props;
  const { t } = site;
  const picture = villa.pictures[0];
  const place = t('cards:place', { town: villa.town, district: villa.district });
  const isDiscount = villa.discount_percent && !villa.unavailable;
  return (
    <>
      <div className="picture">
        {picture && <Picture picture={picture} sizes={sizes} early={early} widest={WIDEST} />}
        {words.tag !== null && <Tag kind={isDiscount ? 'begonvil' : 'ink'}>{words.tag}</Tag>}
      </div>
      <FavouriteButton site={site} listing={villa} />
      <div className="body">
        <div className="title">
          <h3>
            <a href={words.address}>{villa.name}</a>
          </h3>
          {villa.rating !== null && (
            <Rating site={site} rating={villa.rating} count={villa.rating_count} />
          )}
        </div>
        <p className="place">
          {villa.highlight ? `${place} · ${villa.highlight.replace(/\d /, unbroken)}` : place}
        </p>
        <VillaFacts site={site} villa={villa} />
        <CardPrice site={site} words={words} />
        {words.nearest !== null && (
          <p className="nearest">
            <a className="link" href={words.nearest_address ?? undefined}>
              {words.nearest}
            </a>
          </p>
        )}
        <p className="permit">{t('cards:permit', { number: villa.permit_no })}</p>
      </div>
    </>
  );
}

type Counted = Pick<VillaCardData, 'capacity' | 'bedrooms' | 'bathrooms'>;

interface FactsProps {
  site: Pick<Site, 't'>;
  villa: Counted;
}

/** 8 kişi · 4 oda · 4 banyo, in the order in which their style has a symbol for each. */
function VillaFacts(props: FactsProps) {
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
      <li>{t('cards:people', { count: villa.capacity })}</li>
      <li>{t('cards:bedrooms', { count: villa.bedrooms })}</li>
      <li>{t('cards:bathrooms', { count: villa.bathrooms })}</li>
    </>
  );
}

/** For chosen dates what the stay costs, and a night beside it; else the lowest nightly price. */
function CardPrice({ site: { t }, words }: { site: CardSite; words: CardWords }) {
  if (words.total !== null) {
    return (
      <p className="price">
        <span>
          {words.nights}{' '}
          {words.before !== null && (
            <>
              <s>{words.before}</s>{' '}
            </>
          )}
          <b>{words.total}</b>
        </span>
        {words.nightly !== null && (
          <span>
            {words.nightly} {t('cards:per.night')}
          </span>
        )}
      </p>
    );
  }
  if (words.from === null || words.from_suffix === null)
    return <p className="price">{t('cards:no_price')}</p>;
  return (
    <p className="price">
      <span>
        <Trans text={t('cards:from.night', { price: words.from, suffix: words.from_suffix })} />
      </span>
    </p>
  );
}
