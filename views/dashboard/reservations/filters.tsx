import type { Translate } from '../../../server/i18n.ts';
import type { ReservationList } from '../../../server/schemas/reservations.ts';
import { FilterDay } from '../../components/dashboard/filter-choice.tsx';
import type { AppliedFilter } from '../../components/dashboard/filters.tsx';
import { daysChip, type ListFiltersProps, ReservationFilters } from './list-filters.tsx';

const DATE_TYPES = ['check_in', 'check_out', 'stay', 'created', 'ended'] as const;

const OWN_FILTERS = {
  oldrez: undefined,
  datetype: undefined,
  date1: undefined,
  date2: undefined,
};

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
      <DateFilter {...{ t, query, wrong }} />
      <label className="check">
        <input type="checkbox" name="oldrez" value="1" defaultChecked={query.oldrez === '1'} />
        {t('reservations:filter.oldrez')}
      </label>
    </ReservationFilters>
  );
}

type DateFilterProps = Pick<ListFiltersProps<ReservationList>, 'query' | 'wrong'> & {
  t: Translate;
};

function DateFilter({ t, query, wrong }: DateFilterProps) {
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
        <FilterDay
          key={name}
          {...{ name, wrong }}
          label={t(`reservations:filter.${name}`)}
          value={query[name]}
        />
      ))}
    </fieldset>
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
