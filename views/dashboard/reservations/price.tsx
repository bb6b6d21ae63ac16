import type { Translate } from '../../../server/i18n.ts';
import { formatMoney, formatPercent, formatShortWeekday } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type MoneyLine, MoneyLines } from '../../components/dashboard/money-lines.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Site } from '../../layouts/site.ts';
import { nightLines } from './night-lines.ts';
import type { ReservationDetail } from './reservation.ts';

interface PriceProps {
  site: Site;
  reservation: ReservationDetail;
}

/** What was sold, and the price as it was frozen then. */
export function Price({ site, reservation }: PriceProps) {
  const { t } = site;
  return (
    <Panel title={t(`reservations:price.${reservation.kind}`)}>
      <Listing site={site} reservation={reservation} />
      <MoneyLines lines={priceLines(t, reservation)} />
      {wasPricedByNight(reservation) && <NightByNight t={t} reservation={reservation} />}
    </Panel>
  );
}

function Listing({ site: { t }, reservation }: PriceProps) {
  const { kind, listing_name, listing_slug, place, district, permit_no, picture } = reservation;
  const address = kind === 'villa' ? paths.villa(listing_slug) : paths.boat(listing_slug);
  return (
    <div className="villa-line">
      {picture && (
        <span className="thumbnail">
          <Picture picture={picture} sizes="72px" decorative />
        </span>
      )}
      <p>
        <a href={address} target="_blank" rel="noopener">
          <b>{listing_name}</b>
        </a>
        <small>{[place, district].filter(Boolean).join(', ')}</small>
        {permit_no && <small>{t(`reservations:permit.${kind}`, { number: permit_no })}</small>}
      </p>
    </div>
  );
}

function priceLines(t: Translate, reservation: ReservationDetail): MoneyLine[] {
  const { total_kurus, deposit_kurus } = reservation;
  return [
    ...quotedLines(t, reservation),
    ...agreedLine(t, reservation),
    { key: 'total', label: t('reservations:total'), amount_kurus: total_kurus, tone: 'total' },
    {
      key: 'deposit',
      label: t('reservations:deposit'),
      amount_kurus: deposit_kurus,
      tone: 'apart',
    },
    ...ownerLines(t, reservation),
  ];
}

function quotedLines(t: Translate, reservation: ReservationDetail): MoneyLine[] {
  const { discount_kurus, discount_label, short_stay_fee_kurus, extras } = reservation;
  return [
    ...(wasPricedByNight(reservation)
      ? nightLines(t, reservation, reservation.quoted_nights)
      : [wholeLine(t, reservation)]),
    {
      key: 'discount',
      label: discount_label,
      amount_kurus: -discount_kurus,
      tone: discount_kurus > 0 ? ('discount' as const) : undefined,
    },
    ...(reservation.kind === 'villa'
      ? [
          {
            key: 'short_stay_fee',
            label: t('reservations:short_stay_fee'),
            amount_kurus: short_stay_fee_kurus,
          },
        ]
      : []),
    ...extras.map(({ name, amount_kurus }) => ({
      key: `extra-${name}`,
      label: name,
      amount_kurus,
    })),
  ];
}

/** Nights that had no price were sold for what was agreed on: theirs are no zeros, and sum to nothing. */
const wasPricedByNight = ({ quoted_nights, accommodation_kurus }: ReservationDetail): boolean =>
  quoted_nights.reduce((sum, { price_kurus }) => sum + price_kurus, 0) === accommodation_kurus;

/** In the words that the guest reads. */
function wholeLine(t: Translate, reservation: ReservationDetail): MoneyLine {
  const { kind, unit, nights, accommodation_kurus } = reservation;
  const charter = unit === 'TRIP' ? 'day_trip' : 'charter';
  const label =
    kind === 'villa'
      ? t('booking:summary.accommodation', { nights })
      : t(`booking:summary.${charter}`, { days: nights });
  return { key: 'whole', label, amount_kurus: accommodation_kurus };
}

/** Where another total was agreed on than the quote's, the difference, so that the lines sum to it. */
function agreedLine(t: Translate, reservation: ReservationDetail): MoneyLine[] {
  const { accommodation_kurus, discount_kurus, short_stay_fee_kurus, extras } = reservation;
  const quoted = extras.reduce(
    (sum, { amount_kurus }) => sum + amount_kurus,
    accommodation_kurus - discount_kurus + short_stay_fee_kurus,
  );
  const amount_kurus = reservation.total_kurus - quoted;
  if (amount_kurus === 0) return [];
  return [{ key: 'agreed', label: t('booking:summary.adjustment'), amount_kurus }];
}

/** What stays with the agency and what the owner gets, where a commission is agreed and the sale brings something. */
function ownerLines(t: Translate, reservation: ReservationDetail) {
  const { kind, commission_percent, counted_kurus } = reservation;
  if (commission_percent === null || counted_kurus === 0) return [];
  const owner = Math.round((counted_kurus * (100 - commission_percent)) / 100);
  return [
    {
      key: 'commission',
      label: t('reservations:commission', { percent: formatPercent(commission_percent) }),
      amount_kurus: counted_kurus - owner,
      tone: 'apart' as const,
    },
    {
      key: 'owner',
      label: t(`reservations:owner_share.${kind}`),
      amount_kurus: owner,
      tone: 'apart' as const,
    },
  ];
}

function NightByNight({ t, reservation }: { t: Translate; reservation: ReservationDetail }) {
  const { kind, quoted_nights } = reservation;
  return (
    <details className="fold">
      <summary>
        {t(`reservations:night_by_night.${kind}`)}
        <Icon name="chevron-down" size="small" />
      </summary>
      <table className="nights">
        <thead className="hidden-text">
          <tr>
            <th scope="col">{t(`reservations:night.${kind}`)}</th>
            <th scope="col">{t('reservations:discount')}</th>
            <th scope="col">{t(`reservations:night_price.${kind}`)}</th>
          </tr>
        </thead>
        <tbody>
          {quoted_nights.map(({ date, price_kurus, discount_kurus }) => (
            <tr key={date}>
              <td>{formatShortWeekday(date)}</td>
              <td className="end">{discount_kurus > 0 && <s>{formatMoney(price_kurus)}</s>}</td>
              <td className="end">{formatMoney(price_kurus - discount_kurus)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
