import { formatCount } from '../../../server/shared/format.ts';
import { Pagination } from '../../components/pagination.tsx';
import { VillaCard } from '../../components/villa-card.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, type ListingData, stayOf } from './listing.ts';

/** Cards of a full page; the list of 20 begins with those of the first screen. */
const A_PAGE = 20;
const FIRST_SCREEN = 3;
const SIZES = '(min-width:1100px) 302px,(min-width:720px) 46vw,92vw';

/** The cards and the pages. */
export function Results({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { villas, page, pages, total } = listing;
  const stay = stayOf(listing.search);
  const from = (page - 1) * A_PAGE + 1;
  return (
    <>
      <h2 className="hidden-text">{t('listing:results')}</h2>
      <div className="cards">
        {villas.map((villa, index) => (
          <VillaCard
            key={villa.id}
            site={site}
            villa={villa}
            stay={villa.nearest ? { ...stay, ...villa.nearest } : stay}
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
          {t('listing:range', {
            total: formatCount(total),
            from: formatCount(from),
            to: formatCount(from + villas.length - 1),
          })}
        </p>
      )}
    </>
  );
}
