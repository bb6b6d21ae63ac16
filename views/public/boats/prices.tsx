import { formatSeason, formatTime, weekdayName } from '../../../server/shared/format.ts';
import { currencyNote } from '../../components/currency-note.ts';
import { price } from '../../components/price.ts';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData, UnitPrices } from './boat.ts';

interface PricesProps {
  site: Site;
  boat: BoatData;
}

/** A table for each unit the boat is sold by: season by season, the present one marked. */
export function Prices({ site, boat }: PricesProps) {
  const { t } = site;
  return (
    <section className="block" id="fiyatlar">
      <h2>{t('boats:prices.title')}</h2>
      {boat.prices.length === 0 && <p>{t('boats:prices.none')}</p>}
      {boat.prices.map((prices) => (
        <div key={prices.unit}>
          <h3>{t(`boats:unit.${prices.unit}`)}</h3>
          <p className="small-print">{hoursOf(site, boat, prices)}</p>
          <UnitTable site={site} prices={prices} />
        </div>
      ))}
      <p className="small-print">
        {t('boats:prices.whole_boat')} {site.currency !== 'TL' && currencyNote(site)}
      </p>
    </section>
  );
}

/** From when to when: 'Cumartesi 12.00 – 11.00', '10.00 – 18.00 arası'. */
function hoursOf({ t }: Site, boat: BoatData, { unit }: UnitPrices): string {
  const [from, until] =
    unit === 'trip'
      ? [boat.trip_starts_at, boat.trip_ends_at]
      : [boat.boarding_time, boat.leaving_time];
  return t(`boats:prices.hours.${unit}`, {
    from: formatTime(from),
    until: formatTime(until),
    weekday: weekdayName(boat.changeover_weekday).toLocaleLowerCase('tr'),
  });
}

function UnitTable({ site, prices }: { site: Site; prices: UnitPrices }) {
  const { t } = site;
  const { unit, seasons } = prices;
  const isByDay = unit === 'day';
  const label = t('boats:prices.label', { unit: t(`boats:unit.${unit}`) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on narrow screens
    <div className="wide-table" role="group" tabIndex={0} aria-label={label}>
      <table className="seasons">
        <thead>
          <tr>
            <th scope="col">{t('boats:prices.season')}</th>
            {isByDay && <th scope="col">{t('boats:prices.minimum')}</th>}
            <th scope="col">{t(`boats:prices.per.${unit}`)}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={season.first_day} className={season.current ? 'on' : undefined}>
              <th scope="row">
                {formatSeason(season, site.today)}{' '}
                {season.current && <Tag>{t('boats:prices.today')}</Tag>}{' '}
                {season.name && <small>{season.name}</small>}
              </th>
              {isByDay && <td>{t('boats:prices.days', { count: season.min_days ?? 1 })}</td>}
              <td>
                <b>{price(site, season.price_kurus)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
