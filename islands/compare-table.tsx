import type { ReactNode } from 'react';

import type { Currency, ExchangeRates } from '../server/shared/currency.ts';
import { formatDistance, formatMoney, formatPrice, formatRating } from '../server/shared/format.ts';
import { paths } from '../server/shared/paths.ts';
import { labels } from '../views/locales/tr/compare.json';
import type { ComparedVilla } from './compared-villa.ts';
import { fill } from './fill.ts';

interface CompareTableProps {
  villas: readonly ComparedVilla[];
  currency: Currency;
  /** Null: only TL can be shown. */
  rates: ExchangeRates | null;
  /** What can be done with a villa, under its picture. */
  action?: (villa: ComparedVilla) => ReactNode;
}

/** Villas side by side: a column each, what is compared in rows. It scrolls sideways by itself. */
export function CompareTable({ villas, action, ...looks }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <section className="comparison" aria-label={labels.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {villas.map((villa) => (
              <th key={villa.id} scope="col">
                <Head villa={villa} />
                {action?.(villa)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(looks).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {villas.map((villa) => (
                <td key={villa.id}>{value(villa)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ villa }: { villa: ComparedVilla }) {
  const { slug, name, thumbnail, thumbnail_alt } = villa;
  return (
    <a href={paths.villa(slug)}>
      <span className="picture">
        {thumbnail && (
          <img className="cover" src={thumbnail} alt={thumbnail_alt} width="320" height="240" />
        )}
      </span>
      <b>{name}</b>
    </a>
  );
}

type Row = [name: string, value: (villa: ComparedVilla) => ReactNode];

function rowsOf(looks: Pick<CompareTableProps, 'currency' | 'rates'>): Row[] {
  return [
    [labels.place, ({ town, district }) => `${town}, ${district}`],
    [labels.from_price, ({ from_price_kurus }) => <Price {...looks} kurus={from_price_kurus} />],
    [labels.rating, (villa) => ratingText(villa)],
    [labels.capacity, ({ capacity }) => fill(labels.people, { count: capacity })],
    [labels.bedrooms, ({ bedrooms }) => bedrooms],
    [labels.bathrooms, ({ bathrooms }) => bathrooms],
    [labels.sea, ({ sea_metres: sea }) => (sea === null ? labels.unknown : formatDistance(sea))],
    [labels.min_nights, ({ min_nights }) => min_nights],
    [labels.deposit, ({ deposit_kurus }) => formatMoney(deposit_kurus)],
    [labels.permit, ({ permit_no }) => permit_no],
  ];
}

function Price(props: Pick<CompareTableProps, 'currency' | 'rates'> & { kurus: number | null }) {
  const { currency, rates, kurus } = props;
  if (kurus === null) return labels.ask_price;
  return <b>{rates ? formatPrice(kurus, currency, rates) : formatMoney(kurus)}</b>;
}

const ratingText = ({ rating, rating_count }: ComparedVilla) =>
  rating === null
    ? labels.unknown
    : fill(labels.rated, { rating: formatRating(rating), count: rating_count });
