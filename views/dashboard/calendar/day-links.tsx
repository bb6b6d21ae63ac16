import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';

interface DayLinksProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
}

/**
 * Where the days that are chosen in the calendar can be sold or priced instead of closed; the script
 * (islands/dashboard/listing-calendar.ts) puts the days into the addresses and shows them.
 */
export function DayLinks({ t, kind, listing_id }: DayLinksProps) {
  const stay = { listing: listing_id, check_in: 'CHECK_IN', check_out: 'CHECK_OUT' };
  const season = { year: 'YEAR', start_date: 'CHECK_IN', end_date: 'LAST' };
  const prices = EDITOR_KINDS[kind].editor(listing_id, 'prices', season);
  return (
    <p className="day-links" data-day-links="" hidden>
      {t('calendar:instead')}
      {kind === 'villa' && (
        <DayLink address={paths.dashboard.newReservation(kind, stay)}>{t('calendar:sell')}</DayLink>
      )}
      <DayLink address={`${prices}#season`}>{t('calendar:price')}</DayLink>
    </p>
  );
}

const DayLink = ({ address, children }: { address: string; children: string }) => (
  <a className="link" href={address} data-day-link={address}>
    {children}
  </a>
);
