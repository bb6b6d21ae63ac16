import type { WrongDays } from '../../../server/domain/searched-stay.ts';
import type { ToldStay } from '../../../server/queries/calendars/external-records.ts';
import type { NewReservationQuery } from '../../../server/schemas/reservations.ts';
import type { DeskQuote } from '../../../server/services/prices/desk-quotes.ts';
import type { FreeListing } from '../../../server/services/reservations/desk-listings.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import type { ListingChoice } from './index.tsx';
import { PickedListing } from './new-sale.tsx';
import { FreeListings, StaySearch } from './new-search.tsx';

export interface NewReservationProps {
  site: Site;
  shell: DashboardShell;
  kind: ListingKind;
  query: NewReservationQuery;
  /** All of them, so that one can be picked by its name and its reasons read. */
  listings: ListingChoice[];
  /** What is free for the days; null: no days yet, or one is picked. */
  free: { listings: FreeListing[]; total: number } | null;
  /** The picked one's price, or every reason against it; null: none is picked. */
  picked: DeskQuote | null;
  /** What of the picked one's nights is told as sold elsewhere and waits for a decision. */
  told_elsewhere: ToldStay[];
  /** Days for which nothing can be searched. */
  problem: WrongDays | null;
  /** When an option given now would end by the site's rules, ISO instant. */
  usual_option_until: string | null;
}

/** `/dashboard/reservations/{kind}/new`: days and people, then a free one, then the guest. */
export function NewReservationPage(props: NewReservationProps) {
  const { site, shell, kind, picked, problem } = props;
  const { t } = site;
  const title = t(`reservations:new.title.${kind}`);
  return (
    <DashboardLayout site={site} shell={shell} title={title} failed={problem !== null}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t(`reservations:list.title.${kind}`), href: paths.dashboard.reservations(kind) },
          { label: title },
        ]}
        title={title}
        summary={t('reservations:new.summary')}
      />
      <StaySearch {...props} />
      {picked ? <PickedListing {...props} picked={picked} /> : <FreeListings {...props} />}
    </DashboardLayout>
  );
}
