import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { BoatCard } from '../../components/boat-card.tsx';
import { CoastMap } from '../../components/coast-map.tsx';
import { ItemList } from '../../components/item-list.tsx';
import type { CoastMapData, MapPlace } from '../../components/map-labels.ts';
import { Pagination } from '../../components/pagination.tsx';
import { earlyAt } from '../../components/picture.tsx';
import { price } from '../../components/price.ts';
import type { Site } from '../../layouts/site.ts';
import { address, type BoatListingData, charterOf } from './listing.ts';
import { askMessage } from './messages.ts';

/** Cards of a full page. */
const A_PAGE = 20;
const SIZES = '(width >= 80em) 302px, (width >= 68.75em) 24vw, (width >= 45em) 46vw, 92vw';

/** The cards, the pages, and the same list for search engines. */
export function Results({ site, listing }: { site: Site; listing: BoatListingData }) {
  const { t } = site;
  const { boats, page, pages, total, days } = listing;
  const from = (page - 1) * A_PAGE + 1;
  return (
    <div className={listing.map ? 'beside-map' : undefined}>
      <h2 className="hidden-text">{t('boats:results')}</h2>
      {listing.map && <BoatMap site={site} listing={listing} map={listing.map} />}
      <div className="cards" data-swipe="boat">
        {boats.map((boat, index) => (
          <BoatCard
            key={boat.id}
            site={site}
            boat={boat}
            stay={charterOf(listing, boat)}
            ask={askMessage(site, boat, { ...days, ...boat.nearest })}
            early={earlyAt(index)}
            sizes={SIZES}
          />
        ))}
      </div>
      <Pagination
        site={site}
        page={page}
        pages={pages}
        href={(number) => address(listing, { page: number })}
      />
      {pages > 1 && (
        <p className="range">
          {t('boats:range', {
            total: formatCount(total),
            from: formatCount(from),
            to: formatCount(from + boats.length - 1),
          })}
        </p>
      )}
      <ItemList
        site={site}
        total={total}
        from={from}
        items={boats.map(({ slug }) => paths.boat(slug))}
      />
    </div>
  );
}

/** The list of one marina, where the map shows several. */
const marinaOf =
  (listing: BoatListingData, { places }: CoastMapData) =>
  (place: MapPlace) =>
    places.length > 1 ? address(listing, { marina: Number(place.slug) }) : null;

/** Each boat's price at the marina it lies in. */
function BoatMap({
  site,
  listing,
  map,
}: {
  site: Site;
  listing: BoatListingData;
  map: CoastMapData;
}) {
  const { boats } = listing;
  const pins = boats.map((boat) => {
    const { id, name, slug, total_kurus, from_price_kurus } = boat;
    const kurus = total_kurus ?? from_price_kurus;
    const text = kurus === null ? site.t('map:ask') : price(site, kurus);
    return {
      ...{ id, name, price: text },
      href: paths.boat(slug, charterOf(listing, boat)),
      label: site.t('map:pin', { name, price: text }),
    };
  });
  return <CoastMap site={site} map={map} pins={pins} hrefOf={marinaOf(listing, map)} />;
}
