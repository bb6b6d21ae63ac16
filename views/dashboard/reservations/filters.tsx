import type { ReservationList } from '../../../server/schemas/reservations.ts';
import type { AppliedFilter } from '../../components/dashboard/filters.tsx';
import {
  DateFilter,
  daysChip,
  type ListFiltersProps,
  ReservationFilters,
} from './list-filters.tsx';

const OWN_FILTERS = {
  oldrez: undefined,
  datetype: undefined,
  date1: undefined,
  date2: undefined,
};

const DATE_TYPES = ['check_in', 'check_out', 'stay', 'created', 'ended'] as const;

/** The specification's filters in its order; state is the tabs above, order the table's heads. */
export function VillaReservationFilters(props: ListFiltersProps<ReservationList>) {
  const { site, query, wrong } = props;
  const { t } = site;
  return (
    <ReservationFilters
      {...props}
      kind="villa"
      listing_id={query.villa_id}
      applied={ownFilters(props)}
      cleared={OWN_FILTERS}
    >
      <DateFilter
        {...{ t, query, wrong }}
        types={DATE_TYPES.map((type) => [type, t(`reservations:datetype.${type}`)])}
        names={['date1', 'date2']}
      />
      <label className="check">
        <input type="checkbox" name="oldrez" value="1" defaultChecked={query.oldrez === '1'} />
        {t('reservations:filter.oldrez')}
      </label>
    </ReservationFilters>
  );
}

function ownFilters(props: ListFiltersProps<ReservationList>): (AppliedFilter | false)[] {
  const { site, query, address } = props;
  const { oldrez, date1, date2, datetype } = query;
  return [
    daysChip(site, {
      type: site.t(`reservations:datetype.${datetype}`),
      from: date1,
      until: date2,
      href: address({ date1: undefined, date2: undefined, datetype: undefined }),
    }),
    oldrez === '1' && {
      key: 'oldrez',
      label: site.t('reservations:filter.oldrez'),
      href: address({ oldrez: undefined }),
    },
  ];
}
