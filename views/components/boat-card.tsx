import { formatPercent, formatRating, unbroken } from '../../server/shared/format.ts';
import { formatShortStay, saidDays } from '../../server/shared/format-days.ts';
import { type CharterSearch, paths } from '../../server/shared/paths.ts';
import type { PictureData } from '../../server/shared/pictures.ts';
import type { Site } from '../layouts/site.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Kept } from './kept.tsx';
import { messageLink } from './message-link.ts';
import { type Early, Picture } from './picture.tsx';
import { price, priceFrom } from './price.ts';
import { Rating } from './rating.tsx';
import { Tag } from './tag.tsx';
import { Trans } from './trans.tsx';

/** What a card says of a boat; the price is the lowest of its unit, in kuruş. */
export interface BoatCardData {
  id: number;
  slug: string;
  name: string;
  marina: string;
  type: string;
  length_metres: number | null;
  capacity: number;
  cabins: number;
  rating: number | null;
  rating_count: number;
  pictures: PictureData[];
  from_price_kurus: number | null;
  /** Of the charter that is searched for; then it is shown instead. */
  total_kurus?: number | null;
  /** Where a discount is on. */
  total_before_discount_kurus?: number | null;
  discount_percent?: number | null;
  instant_booking?: boolean;
  /** The days it is free, where they are others than those asked for. */
  nearest?: { check_in: string; check_out: string } | null;
  /** Why it cannot be had for the chosen days, in the visitor's words. */
  unavailable?: string | null;
  unit: 'day' | 'week' | 'trip';
  tag: string | null;
}

interface BoatCardProps {
  site: Pick<Site, 't' | 'currency' | 'rates' | 'settings'>;
  boat: BoatCardData;
  stay?: CharterSearch;
  /** What a chat about it begins with; without it the card has no link to one. */
  ask?: string;
  early?: Early;
  sizes?: string;
}

const CARD_SIZES = '(width>=68.75em) 302px,(width>=45em) 46vw,78vw';

export function BoatCard(props: BoatCardProps) {
  const { site, boat, stay, ask, early, sizes } = props;
  const { pictures, ...facts } = boat;
  const { currency, rates, settings } = site;
  const { whatsapp_phone } = settings;
  const shown = [facts, pictures[0], stay, ask, early, sizes, currency, rates, whatsapp_phone];
  return (
    <Kept
      as="article"
      className={boat.unavailable ? 'card taken' : 'card'}
      by={`boat-card|${JSON.stringify(shown)}`}
      content={() => <Content {...props} />}
    />
  );
}

function Content({ site, boat, stay, ask, early, sizes = CARD_SIZES }: BoatCardProps) {
  const { t, settings } = site;
  const picture = boat.pictures[0];
  return (
    <>
      <div className="picture">
        {picture && <Picture picture={picture} sizes={sizes} early={early} widest={640} />}
        <BoatTag site={site} boat={boat} />
      </div>
      <FavouriteButton site={site} kind="boat" listing={boat} />
      <div className="body">
        <div className="title">
          <h3>
            <a href={paths.boat(boat.slug, stay)}>{boat.name}</a>
          </h3>
          {boat.rating !== null && (
            <Rating site={site} rating={boat.rating} count={boat.rating_count} />
          )}
        </div>
        <p className="place">{place(site, boat)}</p>
        <ul className="facts">
          <li>{t('cards:people', { count: boat.capacity })}</li>
          {boat.cabins > 0 && <li>{t('cards:cabins', { count: boat.cabins })}</li>}
        </ul>
        <p className="price">
          <BoatPrice site={site} boat={boat} />
        </p>
        <Nearest site={site} boat={boat} stay={stay} />
        {ask && settings.whatsapp_phone && (
          <a
            className="nearest link"
            href={messageLink(settings.whatsapp_phone, ask)}
            rel="noopener"
            aria-label={t('cards:ask_about', { name: boat.name })}
          >
            {t('cards:ask')}
          </a>
        )}
      </div>
    </>
  );
}

/** The days it can be had: those of the card's own link, or of one beside it where they were not asked for. */
function Nearest({ site: { t }, boat, stay }: Pick<BoatCardProps, 'site' | 'boat' | 'stay'>) {
  const { nearest, slug, unavailable } = boat;
  if (!nearest) return null;
  const words = t('cards:nearest', {
    dates: formatShortStay(...saidDays(stay?.unit, nearest.check_in, nearest.check_out)),
  });
  return (
    <p className="nearest">
      {unavailable ? (
        <a className="link" href={paths.boat(slug, { ...stay, ...nearest })}>
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}

function BoatTag({ site: { t }, boat }: Pick<BoatCardProps, 'site' | 'boat'>) {
  const { tag, discount_percent, instant_booking, unavailable } = boat;
  if (unavailable) return <Tag kind="ink">{unavailable}</Tag>;
  if (discount_percent)
    return (
      <Tag kind="begonvil">{t('cards:discount', { percent: formatPercent(discount_percent) })}</Tag>
    );
  const words = tag ?? (instant_booking ? t('cards:instant') : null);
  return words ? <Tag kind="ink">{words}</Tag> : null;
}

function BoatPrice({ site, boat }: Pick<BoatCardProps, 'site' | 'boat'>) {
  const { t } = site;
  const { from_price_kurus, total_kurus, total_before_discount_kurus: before, unit } = boat;
  if (typeof total_kurus === 'number')
    return (
      <span>
        {before ? (
          <>
            <s>{price(site, before)}</s>{' '}
          </>
        ) : null}
        <b>{price(site, total_kurus)}</b> {t('cards:charter_total')}
      </span>
    );
  if (from_price_kurus === null) return t('cards:no_price');
  return (
    <span>
      <Trans text={t(`cards:from.${unit}`, priceFrom(site, from_price_kurus))} />
    </span>
  );
}

function place({ t }: Pick<Site, 't'>, { marina, type, length_metres }: BoatCardData): string {
  const length =
    length_metres === null
      ? null
      : unbroken(t('cards:metres', { length: formatRating(length_metres).replace(/,0$/, '') }));
  return [marina, type, length].filter(Boolean).join('\u00a0· ');
}
