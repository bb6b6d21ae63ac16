import { formatCount } from '../../../server/shared/format.ts';
import { paths, type StaySearch } from '../../../server/shared/paths.ts';
import { CoastMap, type MapPin } from '../../components/coast-map.tsx';
import { ItemList } from '../../components/item-list.tsx';
import type { CoastMapData } from '../../components/map-labels.ts';
import { Pagination } from '../../components/pagination.tsx';
import { earlyAt } from '../../components/picture.tsx';
import { price } from '../../components/price.ts';
import { type VillaCardData, VillaCards } from '../../components/villa-card.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, chosen, isNarrowed, type ListingData, stayOf } from './listing.ts';

/** Cards of a full page. */
const A_PAGE = 20;
const SIZES = '(width>=68.75em) 302px,(width>=45em) 46vw,92vw';

/** The cards and the pages; search engines keep no narrowed list. */
export function Results({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { villas, page, pages, total } = listing;
  const stay = stayOf(listing.search);
  const from = (page - 1) * A_PAGE + 1;
  return (
    <div className={listing.map ? 'beside-map' : undefined}>
      <h2 className="hidden-text">{t('listing:results')}</h2>
      {listing.map && <ListMap site={site} listing={listing} map={listing.map} />}
      <VillaCards
        className="cards"
        data-swipe="villa"
        cards={villas.map((villa, index) => ({
          site,
          villa,
          stay: villa.nearest ? { ...stay, ...villa.nearest } : stay,
          early: earlyAt(index),
          sizes: SIZES,
        }))}
      />
      <Pagination
        site={site}
        page={page}
        pages={pages}
        href={(number) => address(listing, { page: number })}
      />
      {pages > 1 && (
        <p className="range">
          {t('listing:range', {
            total: formatCount(total),
            from: formatCount(from),
            to: formatCount(from + villas.length - 1),
          })}
        </p>
      )}
      {!isNarrowed(listing) && (
        <ItemList
          site={site}
          total={total}
          from={from}
          items={villas.map(({ slug }) => paths.villa(slug))}
        />
      )}
    </div>
  );
}

interface ListMapProps {
  site: Site;
  listing: ListingData;
  map: CoastMapData;
}

/** What the shown villas cost, where they are; towns lead nearer, and in one town its districts. */
export function ListMap({ site, listing, map }: ListMapProps) {
  const { villas, options, search } = listing;
  const towns = map.places.filter(({ kind }) => kind === 'town').length;
  const districts = map.places.filter(({ kind }) => kind === 'district').length;
  const isFixed = chosen(options.districts).length === 1;
  return (
    <CoastMap
      site={site}
      map={map}
      pins={villas.map((villa) => pinOf(site, villa, stayOf(search)))}
      hrefOf={({ kind, slug }) => {
        if (kind === 'town')
          return towns > 1 ? address(listing, { town: slug, area: undefined }) : null;
        return districts > 1 && !isFixed
          ? address(listing, { district: slug, area: undefined })
          : null;
      }}
      areas={{ chosen: search.area, hrefOf: (area) => areaAddress(listing, area) }}
    />
  );
}

/** A part of the map instead of the places that were chosen; the page of a place becomes the list. */
function areaAddress({ search, landing }: ListingData, area: string): string {
  const list = landing?.kind === 'VILLA_TYPE' ? landing : null;
  return address(
    { search, landing: list },
    { ...{ region: undefined, town: undefined, district: undefined }, area, view: 'map' },
  );
}

/** Whole TL: what is exact stands on the card. */
const WHOLE = 100;

function pinOf(site: Site, villa: VillaCardData, stay: StaySearch): MapPin {
  const { id, name, slug, nearest, total_kurus, from_price_kurus } = villa;
  const kurus = total_kurus ?? from_price_kurus;
  const text = kurus === null ? site.t('map:ask') : price(site, Math.round(kurus / WHOLE) * WHOLE);
  return {
    ...{ id, name, price: text },
    href: paths.villa(slug, nearest ? { ...stay, ...nearest } : stay),
    label: site.t('map:pin', { name, price: text }),
  };
}
