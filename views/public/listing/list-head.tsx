import { formatCount } from '../../../server/shared/format.ts';
import type { ListingSearch } from '../../../server/shared/paths.ts';
import { ListTools, SortNote } from '../../components/list-tools.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import { Chips } from './chips.tsx';
import { address, countChosen, type ListingData } from './listing.ts';
import { SearchNotes } from './search-notes.tsx';
import { headingOf } from './words.ts';

/** What the list is, how long it is, its order and what narrows it. */
export function ListHead({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const { landing, days_problem, wrong_prices, unread, search, total } = listing;
  return (
    <header className="list-head">
      <div>
        <h1>{headingOf(site, listing)}</h1>
        {landing?.intro && <p className="intro">{landing.intro}</p>}
        <p className="total" role="status">
          <Trans text={countOf(site, listing)} />
        </p>
        <SortNote site={site} sort={search.sort} total={total} />
      </div>
      {days_problem && (
        <Note kind="warn" icon="calendar-x">
          {t(`listing:days.${days_problem}`)}
        </Note>
      )}
      <SearchNotes site={site} wrong_prices={wrong_prices} unread={unread} />
      <ListTools
        site={site}
        chosen={countChosen(listing)}
        sort={search.sort}
        total={total}
        map={
          total === 0 && !listing.map
            ? null
            : { href: address(listing, mapOf(listing)), shown: Boolean(search.view) }
        }
      >
        <Chips site={site} listing={listing} />
      </ListTools>
    </header>
  );
}

function countOf({ t }: Site, { total, nights }: ListingData): string {
  const villas = formatCount(total);
  if (nights === null) return total ? t('listing:count.any', { villas }) : t('listing:count.none');
  return total
    ? t('listing:count.stay', { villas, nights })
    : t('listing:count.none_stay', { nights });
}

/** The same page with a map beside the list, or without it again. */
const mapOf = ({ search, page }: ListingData): ListingSearch => ({
  view: search.view ? undefined : 'map',
  page: page > 1 ? page : undefined,
});
