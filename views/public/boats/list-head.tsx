import { formatCount, formatStay, saidDays } from '../../../server/shared/format.ts';
import type { BoatListingSearch } from '../../../server/shared/paths.ts';
import { ListTools, SortNote } from '../../components/list-tools.tsx';
import { Note } from '../../components/note.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import { SearchNotes } from '../listing/search-notes.tsx';
import { Chips } from './chips.tsx';
import { address, type BoatListingData, countChosen } from './listing.ts';
import { headingOf } from './words.ts';

interface ListHeadProps {
  site: Site;
  listing: BoatListingData;
}

/** What the list is, how long it is, its order and what narrows it. */
export function ListHead({ site, listing }: ListHeadProps) {
  const { t } = site;
  const { landing, total, days, days_problem, wrong_prices, unread, search } = listing;
  const { check_in, check_out, unit } = days;
  const dates = check_in && check_out && formatStay(...saidDays(unit, check_in, check_out));
  return (
    <header className="list-head">
      <div>
        <h1>{headingOf(site, listing)}</h1>
        {landing?.intro && <p className="intro">{landing.intro}</p>}
        <p className="total" role="status">
          <Trans
            text={
              total > 0 ? t('boats:count', { boats: formatCount(total) }) : t('boats:count_none')
            }
          />
        </p>
        {total > 0 && dates && (
          <p className="intro">
            {t('boats:days', { dates: search.flex ? t('boats:days_about', { dates }) : dates })}
          </p>
        )}
        <SortNote site={site} sort={search.sort} total={total} />
      </div>
      {days_problem && (
        <Note kind="warn" icon="calendar-x">
          {t(`boats:days_problem.${days_problem}`)} {t('boats:undated')}
        </Note>
      )}
      <SearchNotes site={site} wrong_prices={wrong_prices} unread={unread} />
      <ListTools
        site={site}
        chosen={countChosen(listing)}
        sort={search.sort}
        total={total}
        map={
          total === 0
            ? null
            : { href: address(listing, mapOf(listing)), shown: Boolean(search.view) }
        }
      >
        <Chips site={site} listing={listing} />
      </ListTools>
    </header>
  );
}

/** The same page with a map of its marinas beside the list, or without it again. */
const mapOf = ({ search, page }: BoatListingData): BoatListingSearch => ({
  view: search.view ? undefined : 'map',
  page: page > 1 ? page : undefined,
});
