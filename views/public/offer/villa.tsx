import type { PublicOffer } from '../../../server/schemas/answers/offers.ts';
import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import { staySearch } from '../../../server/shared/paths/search.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { price } from '../../components/price.ts';
import { SplitBar } from '../../components/split-bar.tsx';
import { Tag } from '../../components/tag.tsx';
import type { OfferPageProps } from './index.tsx';

type Villa = PublicOffer['villas'][number];

interface Props extends OfferPageProps {
  villa: Villa;
}

const SIZES = '(width>=68.75em) 400px,(width>=45em) 46vw,92vw';

/** One villa with every line of what it costs, and the way to ask for it. */
export function OfferedVilla(props: Props) {
  const { site, villa } = props;
  const { t } = site;
  const [first] = villa.pictures;
  return (
    <article className={isGone(props) ? 'panel taken' : 'panel'}>
      {first && (
        <div className="offer-picture">
          <Picture picture={first} sizes={SIZES} widest={960} decorative />
        </div>
      )}
      <div className="offer-body">
        <div>
          <h2>{villa.name}</h2>
          <p className="muted">
            {[villa.town, villa.district].filter(Boolean).join(', ')} ·{' '}
            {t('offers:public.rooms', { bedrooms: villa.bedrooms, bathrooms: villa.bathrooms })} ·{' '}
            {t('offers:public.capacity', { count: villa.capacity })}
          </p>
          {villa.permit_no && (
            <p className="fine dim">{t('offers:public.permit', { number: villa.permit_no })}</p>
          )}
        </div>
        {villa.note && (
          <p className="offer-remark">
            <Icon name="message-square-text" size="small" />
            {villa.note}
          </p>
        )}
        <Price {...props} />
        <Split {...props} />
        <Ways {...props} />
      </div>
    </article>
  );
}

function Price({ site, villa }: Props) {
  const { t } = site;
  const lines = linesOf(villa);
  const quoted = villa.quoted_total_kurus ?? villa.total_kurus;
  return (
    <dl className="offer-price">
      {lines.map(({ key, kurus }) => (
        <div key={key} className={kurus < 0 ? 'discount' : undefined}>
          <dt>
            {key === 'discount' ? villa.discount_label : t(`offers:public.line.${key}`)}
            {key === 'offer_discount' && ` ${formatPercent(villa.discount_percent)}`}
            {key === 'short_stay_fee' && villa.short_stay_limit !== null && (
              <small className="muted">
                {t('quote:lines.short_stay_free_from', { nights: villa.short_stay_limit })}
              </small>
            )}
          </dt>
          <dd>{formatMoney(kurus)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('offers:public.total')}</dt>
        <dd>
          {quoted > villa.total_kurus && <s>{formatMoney(quoted)}</s>}{' '}
          <b>{formatMoney(villa.total_kurus)}</b>
          {site.currency !== 'TL' && site.rates && (
            <small className="muted">{price(site, villa.total_kurus)}</small>
          )}
        </dd>
      </div>
      {villa.deposit_kurus > 0 && (
        <div className="fine muted">
          <dt>{t('offers:public.deposit')}</dt>
          <dd>{formatMoney(villa.deposit_kurus)}</dd>
        </div>
      )}
    </dl>
  );
}

/** As on the villa's own page, for who asks for it now. */
function Split({ site, villa, splits }: Props) {
  const split = splits[villa.villa_id];
  if (!split) return null;
  return (
    <>
      <SplitBar site={site} percent={split.prepayment_percent} {...split} />
      {split.whole_is_due && <p className="fine">{site.t('quote:lines.prepayment_whole')}</p>}
    </>
  );
}

type LineKey = 'accommodation' | 'discount' | 'offer_discount' | 'short_stay_fee' | 'extras';

/** They sum to the total; lines of nothing are left out. */
function linesOf(villa: Villa) {
  const quoted = villa.quoted_total_kurus ?? villa.total_kurus;
  return [
    { key: 'accommodation', kurus: villa.accommodation_kurus ?? 0 },
    { key: 'discount', kurus: -(villa.discount_kurus ?? 0) },
    { key: 'offer_discount', kurus: villa.total_kurus - quoted },
    { key: 'short_stay_fee', kurus: villa.short_stay_fee_kurus ?? 0 },
    { key: 'extras', kurus: villa.extras_kurus },
  ].filter(({ kurus }) => kurus !== 0) as { key: LineKey; kurus: number }[];
}

/** Once it was taken, the dates may be this guest's own. */
const isGone = ({ offer, villa, is_past }: Props): boolean =>
  !villa.available && !is_past && offer.status !== 'ACCEPTED';

function Ways(props: Props) {
  const { site, offer, villa, is_past } = props;
  const { t } = site;
  const stay = staySearch(offer);
  const mayAsk = villa.available && !is_past;
  return (
    <div className="offer-ways">
      {villa.villa_id === offer.accepted_villa_id && (
        <p>
          <Tag kind="ok">{t('offers:public.asked_tag')}</Tag>
        </p>
      )}
      {villa.gone && isGone(props) && (
        <p>
          <Tag kind="bad">{t(`offers:public.gone.${villa.gone}.tag`)}</Tag>{' '}
          <span className="muted">{t(`offers:public.gone.${villa.gone}.text`)}</span>
        </p>
      )}
      {mayAsk && offer.status === 'OPEN' && (
        <LinkButton
          kind="primary"
          full
          href={paths.bookVilla(villa.slug, { ...stay, offer: offer.code })}
        >
          {t('offers:public.ask')}
        </LinkButton>
      )}
      {mayAsk && offer.status === 'EXPIRED' && (
        <LinkButton kind="primary" full href={paths.bookVilla(villa.slug, stay)}>
          {t('offers:public.ask_today')}
        </LinkButton>
      )}
      {villa.gone !== 'OFF_SALE' && (
        <LinkButton full href={paths.villa(villa.slug, is_past ? {} : stay)}>
          {t('offers:public.look')}
        </LinkButton>
      )}
    </div>
  );
}
