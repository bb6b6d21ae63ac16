import type { BoatReservationList } from '../../../server/schemas/boat-reservations.ts';
import { FilterDay } from '../../components/dashboard/filter-choice.tsx';
import type { AppliedFilter } from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import {
  DateFilter,
  daysChip,
  type ListFiltersProps,
  ReservationFilters,
} from './list-filters.tsx';

const OWN_FILTERS = {
  datetype: undefined,
  started_at: undefined,
  finished_at: undefined,
  leaves_by: undefined,
  created_at: undefined,
};

/** The filters of the boats' call: the boat, days at sea or of its end, the day it was written down, code and name. */
export function BoatReservationFilters(props: ListFiltersProps<BoatReservationList>) {
  const { site, query, wrong } = props;
  const { t } = site;
  return (
    <ReservationFilters
      {...props}
      kind="boat"
      listing_id={query.boat_id}
      applied={ownFilters(props)}
      cleared={OWN_FILTERS}
    >
      <DateFilter
        {...{ t, query, wrong }}
        types={[
          ['stay', t('reservations:datetype.charter')],
          ['ended', t('reservations:datetype.ended')],
        ]}
        names={['started_at', 'finished_at']}
      />
      <fieldset className="joined captioned">
        <legend>{t('reservations:filter.leaves_by')}</legend>
        <FilterDay
          wrong={wrong}
          name="leaves_by"
          label={t('reservations:filter.leaves_by')}
          value={query.leaves_by}
        />
      </fieldset>
      <fieldset className="joined captioned">
        <legend>{t('reservations:datetype.created')}</legend>
        <FilterDay
          wrong={wrong}
          name="created_at"
          label={t('reservations:datetype.created')}
          value={query.created_at}
        />
      </fieldset>
    </ReservationFilters>
  );
}

function ownFilters(props: ListFiltersProps<BoatReservationList>): (AppliedFilter | false)[] {
  const { site, query, address } = props;
  const { datetype, started_at, finished_at, leaves_by, created_at } = query;
  return [
    daysChip(site, {
      type: site.t(`reservations:datetype.${datetype === 'stay' ? 'charter' : datetype}`),
      from: started_at,
      until: finished_at,
      href: address({ started_at: undefined, finished_at: undefined, datetype: undefined }),
    }),
    leaves_by !== undefined && {
      key: 'leaves_by',
      label: site.t('reservations:chip.leaves_by', { day: tableDay(leaves_by) }),
      href: address({ leaves_by: undefined }),
    },
    created_at !== undefined && {
      key: 'created_at',
      label: site.t('reservations:chip.created', { day: tableDay(created_at) }),
      href: address({ created_at: undefined }),
    },
  ];
}
