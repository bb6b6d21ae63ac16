import { paths } from '../../../server/shared/paths.ts';
import { jpegUrl } from '../../../server/shared/pictures.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData, UnitPrices } from './boat.ts';

const PICTURES = 8;

/** UN/CEFACT's; a trip is one day. */
const UNIT_CODES = { week: 'WEE', day: 'DAY', trip: 'DAY' } as const;

/** The boat as search engines read it: a schema.org Product, its prices whole TL. */
export function StructuredData({ site, boat }: { site: Site; boat: BoatData }) {
  const { t, base_url } = site;
  const { rating, rating_count, prices } = boat;
  const [sold] = prices;
  return (
    <JsonLd
      content={{
        '@type': 'Product',
        productID: String(boat.id),
        name: boat.name,
        category: t('boats:category'),
        description: boat.summary || boat.paragraphs[0],
        url: base_url + paths.boat(boat.slug),
        image: boat.pictures.slice(0, PICTURES).map((picture) => base_url + jpegUrl(picture)),
        ...(sold && { offers: offersOf(sold) }),
        ...(rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: rating_count,
            bestRating: 5,
          },
        }),
      }}
    />
  );
}

/** Of the unit the page begins with: a week beside a day would read as dear and cheap of one thing. */
function offersOf({ unit, seasons }: UnitPrices) {
  const amounts = seasons.map(({ price_kurus }) => price_kurus / 100);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'TRY',
    lowPrice: lowest,
    highPrice: highest,
    offerCount: amounts.length,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'TRY',
      minPrice: lowest,
      maxPrice: highest,
      unitCode: UNIT_CODES[unit],
    },
  };
}
