import { formatMonth } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice, FilterDays } from '../../components/dashboard/filter-choice.tsx';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import type { OwnerReservationQuery, OwnerReservationsPageProps } from './owner.tsx';

interface FilterProps extends OwnerReservationsPageProps {
  address: ListAddress<OwnerReservationQuery>;
}

/** By villa or boat, and by the day of arrival. */
export function OwnerFilters(props: FilterProps) {
  const { site, listings, query, wrong, address } = props;
  const { t } = site;
  const { when, month, listing, date1, date2 } = query;
  return (
    <Filters
      t={t}
      action={paths.dashboard.ownerReservations()}
      label={t('reservations:owner.filters')}
      carried={{ when: when === 'coming' ? undefined : when, month }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address({
        month: undefined,
        listing: undefined,
        date1: undefined,
        date2: undefined,
      })}
      search={null}
    >
      <FilterChoice
        name="listing"
        any={t('reservations:owner.all')}
        label={t('reservations:owner.listing')}
        chosen={listing}
        options={listings.map((each) => ({ value: each.listing, text: each.name }))}
      />
      <FilterDays
        legend={t('reservations:owner.arrivals')}
        wrong={wrong}
        days={[
          { name: 'date1', label: t('reservations:owner.date1'), value: date1 },
          { name: 'date2', label: t('reservations:owner.date2'), value: date2 },
        ]}
      />
    </Filters>
  );
}

function appliedFilters({ site, listings, query, address }: FilterProps): AppliedFilter[] {
  const { month, listing, date1, date2 } = query;
  const name = listings.find((each) => each.listing === listing)?.name;
  const day = (text: string | undefined) => (text ? tableDay(text) : '…');
  const days = { label: `${day(date1)} – ${day(date2)}` };
  return [
    ...(month
      ? [
          {
            key: 'month',
            label: site.t('reservations:owner.sold_in', { month: formatMonth(month) }),
            href: address({ month: undefined }),
          },
        ]
      : []),
    ...(name ? [{ key: 'listing', label: name, href: address({ listing: undefined }) }] : []),
    ...(date1 || date2
      ? [{ key: 'days', ...days, href: address({ date1: undefined, date2: undefined }) }]
      : []),
  ];
}
