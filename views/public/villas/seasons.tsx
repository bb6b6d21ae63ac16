import { weekdaysText } from '../../../islands/stay-rules.tsx';
import { formatList, formatMoney, formatSeason } from '../../../server/shared/format.ts';
import { currencyNote } from '../../components/currency-note.ts';
import { identityOf, Kept } from '../../components/kept.tsx';
import { price } from '../../components/price.ts';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import { monthName } from './month-name.ts';
import type { Extra, Season, SeasonRules, VillaData } from './villa.ts';

interface SeasonsProps {
  site: Site;
  villa: VillaData;
}

/** Nightly and weekly prices by season; the season of the chosen stay, or of today, is marked. */
export function Seasons({ site, villa }: SeasonsProps) {
  const { t, currency, rates, today } = site;
  const { seasons, short_stay, usual } = villa;
  const shown = JSON.stringify([currency, rates, today, seasons, short_stay, usual]);
  return (
    <Kept
      as="section"
      className="block"
      id="fiyatlar"
      by={`villa-seasons|${identityOf(t)}|${shown}`}
      content={() => <SeasonsText site={site} villa={villa} />}
    />
  );
}

function SeasonsText({ site, villa }: SeasonsProps) {
  const { t } = site;
  const { seasons, short_stay, usual } = villa;
  const rules = rulesText(site, usual);
  return (
    <>
      <h2>{t('villa:seasons.title')}</h2>
      {seasons.length === 0 ? (
        <p>{t('villa:seasons.none')}</p>
      ) : (
        <SeasonTable site={site} seasons={seasons} />
      )}
      <p className="small-print">
        {t('villa:seasons.weekly_note')}{' '}
        {short_stay &&
          t('villa:seasons.short_stay', {
            nights: short_stay.limit,
            fee: formatMoney(short_stay.fee_kurus),
          })}{' '}
        {rules && t('villa:seasons.usual', { rules })}{' '}
        {site.currency !== 'TL' && currencyNote(site)}
      </p>
    </>
  );
}

function SeasonTable({ site, seasons }: { site: Site; seasons: readonly Season[] }) {
  const { t, today } = site;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens
    <div className="wide-table" role="group" tabIndex={0} aria-label={t('villa:seasons.label')}>
      <table className="seasons">
        <thead>
          <tr>
            <th scope="col">{t('villa:seasons.season')}</th>
            <th scope="col">{t('villa:seasons.nightly')}</th>
            <th scope="col">{t('villa:seasons.weekly')}</th>
            <th scope="col">{t('villa:seasons.minimum')}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={season.first_day} className={season.marked ? 'on' : undefined}>
              <th scope="row">
                {formatSeason(season, today)}{' '}
                {season.marked && <Tag>{t(`villa:seasons.${season.marked}`)}</Tag>}
                {season.name && <small>{season.name}</small>}
                <Own site={site} own={season.own} />
              </th>
              <td>
                <b>{price(site, season.nightly_price_kurus)}</b>
              </td>
              <td>{price(site, season.weekly_price_kurus)}</td>
              <td>{t('villa:seasons.nights', { count: season.min_nights })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Own({ site, own }: { site: Pick<Site, 't'>; own: SeasonRules }) {
  const words = rulesText(site, own);
  return words && <p>{words}</p>;
}

/** 'giriş yalnız cumartesi, ön ödeme %30, hasar depozitosu ₺15.000' */
function rulesText({ t }: Pick<Site, 't'>, rules: SeasonRules): string {
  const { arrivals, short_stay, prepayment_percent, deposit_kurus } = rules;
  const words = [
    arrivals && t('villa:seasons.own.arrivals', { weekdays: weekdaysText(arrivals) }),
    short_stay === null && t('villa:seasons.own.no_short_stay'),
    short_stay &&
      t('villa:seasons.own.short_stay', {
        nights: short_stay.limit,
        fee: formatMoney(short_stay.fee_kurus),
      }),
    prepayment_percent !== undefined &&
      t('villa:seasons.own.prepayment', { percent: prepayment_percent }),
    deposit_kurus === 0 && t('villa:seasons.own.no_deposit'),
    deposit_kurus && t('villa:seasons.own.deposit', { deposit: formatMoney(deposit_kurus) }),
  ];
  return words.filter(Boolean).join(', ');
}

/** What can be added to a stay, and what always is. */
export function Extras({ site, extras }: { site: Pick<Site, 't'>; extras: readonly Extra[] }) {
  if (extras.length === 0) return null;
  return (
    <Kept
      as="section"
      className="block"
      by={`villa-extras|${identityOf(site.t, extras)}`}
      content={() => <ExtraLines site={site} extras={extras} />}
    />
  );
}

function ExtraLines({ site: { t }, extras }: { site: Pick<Site, 't'>; extras: readonly Extra[] }) {
  return (
    <>
      <h2>{t('villa:extras.title')}</h2>
      <dl className="lines">
        {extras.map(({ id, name, description, unit, amount_kurus, optional, months }) => (
          <div key={id}>
            <dt>
              {name}
              {description && <small>{description}</small>}
              {months && (
                <small>
                  {t('villa:extras.months', { months: formatList(months.map(monthName)) })}
                </small>
              )}
            </dt>
            <dd>
              {t(`villa:extras.per.${unit}`, { amount: formatMoney(amount_kurus) })}
              {!optional && <small>{t('villa:extras.included')}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
