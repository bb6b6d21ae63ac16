import type { ReactNode } from 'react';

import type { Currency, ExchangeRates } from '../server/shared/currency.ts';
import {
  formatAverage,
  formatDistance,
  formatMoney,
  formatPrice,
  formatRating,
} from '../server/shared/format.ts';
import { labels } from '../views/locales/tr/compare.json';
import type { Compared, ComparedKind, ComparedListing } from './compared-listings.ts';
import { fill } from './fill.ts';

export interface Looks {
  currency: Currency;
  /** Null: only TL can be shown. */
  rates: ExchangeRates | null;
}

type Row<Listing> = [name: string, value: (listing: Listing) => ReactNode];

/** What is compared, in the order in which it is asked for. */
export const ROWS: { [Kind in ComparedKind]: (looks: Looks) => Row<Compared[Kind]>[] } = {
  villa: (looks) => [
    [labels.place, ({ town, district }) => `${town}, ${district}`],
    [labels.from_price, (villa) => <Price {...looks} kurus={villa.from_price_kurus} />],
    [labels.rating, ratingText],
    [labels.capacity, ({ capacity }) => fill(labels.people, { count: capacity })],
    [labels.bedrooms, ({ bedrooms }) => bedrooms],
    [labels.bathrooms, ({ bathrooms }) => bathrooms],
    [labels.sea, ({ sea_metres: sea }) => (sea === null ? labels.unknown : formatDistance(sea))],
    [labels.min_nights, ({ min_nights }) => min_nights],
    [labels.deposit, depositText],
    [labels.permit, ({ permit_no }) => permit_no],
  ],
  boat: (looks) => [
    [labels.marina, ({ marina, town }) => (marina.includes(town) ? marina : `${marina}, ${town}`)],
    [labels.boat_type, ({ type }) => type || labels.unknown],
    [
      labels.boat_price,
      ({ from_price_kurus: kurus, unit }) => (
        <>
          <Price {...looks} kurus={kurus} /> {kurus === null ? '' : labels.per[unit]}
        </>
      ),
    ],
    [labels.rating, ratingText],
    [labels.guests_day, ({ guests_day }) => fill(labels.people, { count: guests_day })],
    [
      labels.guests_night,
      ({ guests_night: count }) => (count ? fill(labels.people, { count }) : labels.without),
    ],
    [labels.cabins, ({ cabins }) => cabins || labels.without],
    [labels.length, ({ length_metres: metres }) => lengthText(metres)],
    [labels.deposit, ({ deposit_kurus: kurus }) => (kurus ? formatMoney(kurus) : labels.without)],
    [labels.licence, ({ licence_no }) => licence_no],
  ],
};

function Price({ currency, rates, kurus }: Looks & { kurus: number | null }) {
  if (kurus === null) return labels.ask_price;
  return <b>{rates ? formatPrice(kurus, currency, rates) : formatMoney(kurus)}</b>;
}

function depositText({ deposit_kurus: from, deposit_up_to_kurus: until }: Compared['villa']) {
  if (until === 0) return labels.without;
  return from === until ? formatMoney(from) : `${formatMoney(from)} – ${formatMoney(until)}`;
}

const ratingText = ({ rating, rating_count }: ComparedListing) =>
  rating === null
    ? labels.unknown
    : fill(labels.rated, { rating: formatAverage(rating), count: rating_count });

const lengthText = (metres: number | null) =>
  metres === null
    ? labels.unknown
    : fill(labels.metres, { length: formatRating(metres).replace(/,0$/, '') });
