import type { BoatReservationList } from '../../../server/schemas/boat-reservations.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { Site } from '../../layouts/site.ts';
import { CodeField, CustomerSearch, DayField, ListingFilter } from './filter-fields.tsx';
import type { ListingChoice, ReservationAddress } from './index.tsx';
import { RESERVATION_LIST_DEFAULTS } from './list-defaults.ts';

interface FilterProps {
  site: Site;
  query: BoatReservationList;
  listings: ListingChoice[];
  address: ReservationAddress;
}

const NO_FILTERS = {
  boat_id: undefined,
  reservation_id: undefined,
  customer_name: undefined,
  started_at: undefined,
  finished_at: undefined,
  created_at: undefined,
};

/** The filters of the boats' call: the boat, days at sea, the day it was written down, code and name. */
export function BoatReservationFilters(props: FilterProps) {
  const { site, query, listings, address } = props;
  const { t } = site;
  const { order, take } = RESERVATION_LIST_DEFAULTS.boat;
  return (
    <Filters
      t={t}
      action={paths.dashboard.reservations('boat')}
      label={t('reservations:filter.label')}
      carried={{
        order: query.order === order ? undefined : query.order,
        take: query.take === take ? undefined : query.take,
        status: query.status.join(','),
      }}
      applied={appliedFilters(props)}
      clear_href={address(NO_FILTERS)}
      search={<CustomerSearch t={t} value={query.customer_name} />}
    >
      <CodeField t={t} value={query.reservation_id} />
      <ListingFilter
        name="boat_id"
        label={t('reservations:filter.boat')}
        all={t('reservations:filter.all_boats')}
        chosen={query.boat_id}
        listings={listings}
      />
      <fieldset className="joined captioned">
        <legend>{t('reservations:filter.charter_days')}</legend>
        <DayField
          name="started_at"
          label={t('reservations:filter.date1')}
          value={query.started_at}
        />
        <DayField
          name="finished_at"
          label={t('reservations:filter.date2')}
          value={query.finished_at}
        />
      </fieldset>
      <fieldset className="joined captioned">
        <legend>{t('reservations:datetype.created')}</legend>
        <DayField
          name="created_at"
          label={t('reservations:datetype.created')}
          value={query.created_at}
        />
      </fieldset>
    </Filters>
  );
}

function appliedFilters({ site: { t }, query, listings, address }: FilterProps): AppliedFilter[] {
  const { customer_name, reservation_id, boat_id, started_at, finished_at, created_at } = query;
  const boat = listings.find(({ id }) => id === boat_id);
  const chips: (AppliedFilter | false)[] = [
    customer_name !== undefined && {
      key: 'customer_name',
      label: t('reservations:chip.customer_name', { value: customer_name }),
      href: address({ customer_name: undefined }),
    },
    reservation_id !== undefined && {
      key: 'reservation_id',
      label: t('reservations:chip.reservation_id', { value: reservation_id }),
      href: address({ reservation_id: undefined }),
    },
    boat_id !== undefined && {
      key: 'boat_id',
      label: boat?.name ?? t('reservations:chip.boat', { value: boat_id }),
      href: address({ boat_id: undefined }),
    },
    (started_at !== undefined || finished_at !== undefined) && {
      key: 'days',
      label: t('reservations:chip.dates', {
        type: t('reservations:filter.charter_days'),
        from: started_at ? tableDay(started_at) : '…',
        until: finished_at ? tableDay(finished_at) : '…',
      }),
      href: address({ started_at: undefined, finished_at: undefined }),
    },
    created_at !== undefined && {
      key: 'created_at',
      label: t('reservations:chip.created', { day: tableDay(created_at) }),
      href: address({ created_at: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
