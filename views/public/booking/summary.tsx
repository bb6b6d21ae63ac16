import { Fragment } from 'react';

import { weekday } from '../../../server/shared/days.ts';
import { formatMoney, formatPercent } from '../../../server/shared/format.ts';
import {
  formatDay,
  formatDayOfMonth,
  formatShortDate,
  formatStayWithYear,
  formatTime,
  shortWeekdayName,
} from '../../../server/shared/format-days.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { price as shownPrice } from '../../components/price.ts';
import { Rating } from '../../components/rating.tsx';
import { SplitBar } from '../../components/split-bar.tsx';
import type { Site } from '../../layouts/site.ts';
import { listingAddress } from './addresses.ts';
import type { BookedStay, BookedVilla, LadderStep, StayPrice, StaySummary } from './booking.ts';

interface SummaryProps {
  site: Site;
  summary: StaySummary;
}

/** The stay with its price and terms, beside the page's own matter. */
export function Summary({ site, summary }: SummaryProps) {
  const { t } = site;
  return (
    <section className="summary" aria-label={t('booking:summary.title')} data-priced="summary">
      <VillaRow site={site} villa={summary.villa} />
      <Details site={site} summary={summary} />
    </section>
  );
}

/** The same on phones, before the form: one line, the rest on demand. */
export function FoldedSummary({ site, summary }: SummaryProps) {
  const { t } = site;
  const { villa, stay, price } = summary;
  const total = price && formatMoney(price.total_kurus);
  return (
    <details className="folded-summary" data-priced="folded">
      <summary>
        <Thumbnail villa={villa} />
        <span>
          <b>{villa.name}</b>
          <span className="fine muted">{formatStayWithYear(stay.check_in, stay.check_out)}</span>
          {total && <span className="fine muted number">{total}</span>}
        </span>
        <span className="hidden-text">{t('booking:summary.show')}</span>
        <Icon name="chevron-down" />
      </summary>
      <Details site={site} summary={summary} />
    </details>
  );
}

function VillaRow({ site, villa }: { site: Site; villa: BookedVilla }) {
  const { t } = site;
  return (
    <div className="villa-row">
      <Thumbnail villa={villa} />
      <div>
        <a className="villa-name" href={listingAddress(villa)}>
          {villa.name}
        </a>
        <p className="fine muted">
          {[
            t('booking:where', { district: villa.district, town: villa.town }),
            roomsOf(site, villa),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {villa.rating !== null && (
          <span className="fine">
            <Rating site={site} rating={villa.rating} count={villa.rating_count} />
          </span>
        )}
      </div>
    </div>
  );
}

function roomsOf({ t }: Site, { charter, bedrooms }: BookedVilla): string {
  if (!charter) return t('booking:bedrooms', { count: bedrooms });
  return bedrooms > 0 ? t('booking:cabins', { count: bedrooms }) : '';
}

function Thumbnail({ villa: { picture } }: { villa: BookedVilla }) {
  return (
    <span className="thumbnail">
      {picture && (
        <Picture picture={picture} sizes="96px" early="in-view" widest={360} decorative />
      )}
    </span>
  );
}

function Details({ site, summary }: SummaryProps) {
  const { t } = site;
  const { villa, stay, price, ladder } = summary;
  return (
    <div className="details">
      <Days site={site} villa={villa} stay={stay} />
      {price && <Price site={site} price={price} boat={villa.charter !== null} />}
      {ladder.length > 0 && <Ladder site={site} ladder={ladder} />}
      {villa.permit_no && (
        <p className="fine muted row">
          <Icon name="badge-check" size="small" />
          {t(villa.charter ? 'booking:summary.boat_licence' : 'booking:summary.permit', {
            number: villa.permit_no,
          })}
        </p>
      )}
    </div>
  );
}

function Days({ site, villa, stay }: { site: Site; villa: BookedVilla; stay: BookedStay }) {
  const { t } = site;
  const from = formatTime(villa.check_in_time);
  const until = formatTime(villa.check_out_time);
  const isTrip = villa.charter?.unit === 'trip';
  return (
    <dl className="days">
      <div>
        <dt>{t(villa.charter ? 'booking:summary.boat_check_in' : 'booking:summary.check_in')}</dt>
        <dd>
          <b>{formatShortDate(stay.check_in)}</b>
          <span>
            {t(isTrip ? 'booking:summary.at' : 'booking:summary.from', {
              day: weekdayOf(stay.check_in),
              time: from,
            })}
          </span>
        </dd>
      </div>
      <Icon name="arrow-right" size="small" />
      <div>
        <dt>{t(villa.charter ? 'booking:summary.boat_check_out' : 'booking:summary.check_out')}</dt>
        <dd>
          <b>{formatShortDate(stay.check_out)}</b>
          <span>
            {t(isTrip ? 'booking:summary.at' : 'booking:summary.until', {
              day: weekdayOf(stay.check_out),
              time: until,
            })}
          </span>
        </dd>
      </div>
    </dl>
  );
}

const weekdayOf = (day: string): string => shortWeekdayName(weekday(day));

/** Why there is no balance: the first day is near, or the season asks for all at once. */
function wholeOf({ whole_is_due }: StayPrice, boat: boolean) {
  if (!whole_is_due) return 'quote:lines.prepayment_all' as const;
  return boat
    ? ('quote:lines.boat_prepayment_whole' as const)
    : ('quote:lines.prepayment_whole' as const);
}

interface PriceProps {
  site: Site;
  price: StayPrice;
  /** It is a boat's. */
  boat: boolean;
  /** It came to nothing: what it would have cost is told, and nothing is due. */
  isOff?: boolean;
}

/** Every line of the price, also the zero ones, the total, and what is due when. */
export function Price({ site, price, boat, isOff = false }: PriceProps) {
  const { t } = site;
  const rates = price.rates ?? site.rates;
  return (
    <div className="price">
      <dl className="amounts">
        {price.lines.map(({ label, kurus, note }) => (
          <Fragment key={label}>
            <dt className={kurus < 0 ? 'discount' : undefined}>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd className={kurus < 0 ? 'discount' : undefined}>{formatMoney(kurus)}</dd>
          </Fragment>
        ))}
        <dt className="total">{t('booking:summary.total')}</dt>
        <dd className="total">{formatMoney(price.total_kurus)}</dd>
      </dl>
      {!isOff && <Due site={site} price={price} boat={boat} />}
      <p className="fine muted">{t('booking:summary.tl')}</p>
      {site.currency !== 'TL' && rates && (
        <p className="fine muted">
          {t('booking:summary.about', {
            // A sale may be of another year.
            date: price.rates ? formatDay(rates.updated_on) : formatDayOfMonth(rates.updated_on),
            total: shownPrice({ ...site, rates }, price.total_kurus),
          })}
        </p>
      )}
    </div>
  );
}

function Due({ site, price, boat }: Omit<PriceProps, 'isOff'>) {
  const { t } = site;
  const deposit = formatMoney(price.deposit_kurus);
  return (
    <>
      <SplitBar
        site={site}
        prepayment_kurus={price.prepayment_kurus}
        balance_kurus={price.balance_kurus}
        percent={price.prepayment_percent}
        boat={boat}
      />
      {price.total_kurus > 0 && price.balance_kurus === 0 && (
        <p className="fine muted">{t(wholeOf(price, boat))}</p>
      )}
      {price.deposit_kurus > 0 && (
        <p className="fine muted row top">
          <Icon name="shield-check" size="small" />
          <span>
            {t(boat ? 'booking:summary.boat_deposit' : 'booking:summary.deposit', { deposit })}
          </span>
        </p>
      )}
    </>
  );
}

/** What a cancellation costs, as days of the calendar. */
export function Ladder({ site, ladder }: { site: Site; ladder: LadderStep[] }) {
  const { t } = site;
  return (
    <div className="ladder">
      <h2>{t('booking:summary.cancellation')}</h2>
      <dl>
        {ladder.map((step) => (
          <div key={step.until ?? 'after'} className={step.percent === 0 ? 'free' : undefined}>
            <dt>{ladderWhen(site, step, ladder.length === 1)}</dt>
            <dd>{ladderText(site, step)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function ladderWhen({ t }: Pick<Site, 't'>, { until }: LadderStep, alone: boolean): string {
  if (until !== null) return t('booking:ladder.until', { day: formatDay(until) });
  return alone ? t('booking:ladder.always') : t('booking:ladder.after');
}

export function ladderText({ t }: Pick<Site, 't'>, { percent, base }: LadderStep): string {
  if (base === null) return t('booking:ladder.nothing');
  const part = formatPercent(percent);
  if (base === 'TOTAL')
    return percent === 100
      ? t('booking:ladder.total_whole')
      : t('booking:ladder.total', { percent: part });
  if (percent === 0) return t('booking:ladder.free');
  return percent === 100
    ? t('booking:ladder.prepayment_whole')
    : t('booking:ladder.prepayment', { percent: part });
}
