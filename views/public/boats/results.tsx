import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { BoatCard } from '../../components/boat-card.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { Pagination } from '../../components/pagination.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, type BoatListingData } from './listing.ts';
import { askMessage } from './messages.ts';

/** Cards of a full page; the list of 20 begins with those of the first screen. */
const A_PAGE = 20;
const FIRST_SCREEN = 3;
const SIZES = '(min-width: 1280px) 302px, (min-width: 1100px) 24vw, (min-width: 720px) 46vw, 92vw';

/** The cards, the pages, and the same list for search engines. */
export function Results({ site, listing }: { site: Site; listing: BoatListingData }) {
  const { t, base_url } = site;
  const { boats, page, pages, total, days, search } = listing;
  const from = (page - 1) * A_PAGE + 1;
  return (
    <>
      <h2 className="hidden-text">{t('boats:results')}</h2>
      <div className="cards">
        {boats.map((boat, index) => (
          <BoatCard
            key={boat.id}
            site={site}
            boat={boat}
            stay={{ ...days, unit: search.unit }}
            ask={askMessage(site, boat, days)}
            first={index < FIRST_SCREEN}
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
      <JsonLd
        content={{
          '@type': 'ItemList',
          numberOfItems: total,
          itemListElement: boats.map(({ slug }, index) => ({
            '@type': 'ListItem',
            position: from + index,
            url: base_url + paths.boat(slug),
          })),
        }}
      />
    </>
  );
}
