import type { Translate } from '../../../server/i18n.ts';
import type { ReservationList } from '../../../server/schemas/reservations.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { Site } from '../../layouts/site.ts';
import { CodeField, CustomerSearch, DayField, ListingFilter } from './filter-fields.tsx';
import type { ListingChoice, ReservationAddress } from './index.tsx';
import { RESERVATION_LIST_DEFAULTS } from './list-defaults.ts';

interface FilterProps {
  site: Site;
  query: ReservationList;
  listings: ListingChoice[];
  address: ReservationAddress;
}

const DATE_TYPES = ['check_in', 'check_out', 'stay', 'created'] as const;

const NO_FILTERS = {
  oldrez: undefined,
  villa_id: undefined,
  reservation_id: undefined,
  customer_name: undefined,
  datetype: undefined,
  date1: undefined,
  date2: undefined,
};

/** The specification's filters in its order; state is the tabs above, order the table's heads. */
export function VillaReservationFilters(props: FilterProps) {
  const { site, query, listings, address } = props;
  const { t } = site;
  const { order, take } = RESERVATION_LIST_DEFAULTS.villa;
  return (
    <Filters
      t={t}
      action={paths.dashboard.reservations('villa')}
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
        name="villa_id"
        label={t('reservations:filter.villa')}
        all={t('reservations:filter.all_villas')}
        chosen={query.villa_id}
        listings={listings}
      />
      <DateFilter t={t} query={query} />
      <label className="check">
        <input type="checkbox" name="oldrez" value="1" defaultChecked={query.oldrez === '1'} />
        {t('reservations:filter.oldrez')}
      </label>
    </Filters>
  );
}

function DateFilter({ t, query }: { t: Translate; query: ReservationList }) {
  return (
    <fieldset className="joined">
      <legend className="hidden-text">{t('reservations:filter.dates')}</legend>
      <select
        className="input"
        name="datetype"
        defaultValue={query.datetype}
        aria-label={t('reservations:filter.datetype')}
      >
        {DATE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`reservations:datetype.${type}`)}
          </option>
        ))}
      </select>
      {(['date1', 'date2'] as const).map((name) => (
        <DayField
          key={name}
          name={name}
          label={t(`reservations:filter.${name}`)}
          value={query[name]}
        />
      ))}
    </fieldset>
  );
}

/** One chip for each filter in force; the dates are one filter. */
function appliedFilters({ site: { t }, query, listings, address }: FilterProps): AppliedFilter[] {
  const { customer_name, reservation_id, villa_id, oldrez, date1, date2, datetype } = query;
  const villa = listings.find(({ id }) => id === villa_id);
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
    villa_id !== undefined && {
      key: 'villa_id',
      label: villa?.name ?? t('reservations:chip.villa', { value: villa_id }),
      href: address({ villa_id: undefined }),
    },
    (date1 !== undefined || date2 !== undefined) && {
      key: 'dates',
      label: t('reservations:chip.dates', {
        type: t(`reservations:datetype.${datetype}`),
        from: date1 ? tableDay(date1) : '…',
        until: date2 ? tableDay(date2) : '…',
      }),
      href: address({ date1: undefined, date2: undefined, datetype: undefined }),
    },
    oldrez === '1' && {
      key: 'oldrez',
      label: t('reservations:filter.oldrez'),
      href: address({ oldrez: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
