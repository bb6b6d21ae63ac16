import { paths } from '../../../server/shared/paths.ts';
import { jpegUrl } from '../../../server/shared/pictures.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData } from './boat.ts';

const PICTURES = 8;

/** The boat as search engines read it: a schema.org Product, its prices whole TL. */
export function StructuredData({ site, boat }: { site: Site; boat: BoatData }) {
  const { t, base_url } = site;
  const { rating, rating_count, prices } = boat;
  const amounts = prices
    .flatMap(({ seasons }) => seasons)
    .map((season) => season.price_kurus / 100);
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
        ...(amounts.length > 0 && {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'TRY',
            lowPrice: Math.min(...amounts),
            highPrice: Math.max(...amounts),
            offerCount: amounts.length,
          },
        }),
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
