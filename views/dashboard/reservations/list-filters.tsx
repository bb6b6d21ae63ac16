import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { BoatReservationList } from '../../../server/schemas/boat-reservations.ts';
import type { ReservationList } from '../../../server/schemas/reservations.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterDay } from '../../components/dashboard/filter-choice.tsx';
import {
  type AppliedFilter,
  Filters,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import type { Site } from '../../layouts/site.ts';
import { CodeField, CustomerSearch, ListingFilter } from './filter-fields.tsx';
import type { ListingChoice, ReservationAddress } from './index.tsx';
import { RESERVATION_LIST_DEFAULTS } from './list-defaults.ts';

export interface ListFiltersProps<Query> {
  site: Site;
  query: Query;
  wrong: WrongFilters;
  listings: ListingChoice[];
  address: ReservationAddress;
}

interface ReservationFiltersProps extends ListFiltersProps<ReservationList | BoatReservationList> {
  kind: ListingKind;
  /** The villa or boat that is chosen. */
  listing_id: number | undefined;
  /** The kind's own filters in force, beside name, code and listing. */
  applied: (AppliedFilter | false)[];
  /** The filters that are taken off by "clear", as an address's changes. */
  cleared: Record<string, undefined>;
  /** The kind's own fields. */
  children: ReactNode;
}

/** What villas' and boats' lists are filtered by alike: the guest's name, the code, the listing. */
export function ReservationFilters(props: ReservationFiltersProps) {
  const { site, kind, query, wrong, listing_id, listings, address, cleared, children } = props;
  const { t } = site;
  const { order, take } = RESERVATION_LIST_DEFAULTS[kind];
  return (
    <Filters
      t={t}
      action={paths.dashboard.reservations(kind)}
      label={t('reservations:filter.label')}
      carried={{
        order: query.order === order ? undefined : query.order,
        take: query.take === take ? undefined : query.take,
        status: query.status.join(','),
      }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={address({
        customer_name: undefined,
        reservation_id: undefined,
        [`${kind}_id`]: undefined,
        ...cleared,
      })}
      search={<CustomerSearch t={t} value={query.customer_name} />}
    >
      <CodeField t={t} value={query.reservation_id} />
      <ListingFilter
        name={`${kind}_id`}
        label={t(`reservations:filter.${kind}`)}
        all={t(`reservations:filter.all_${kind}s`)}
        chosen={listing_id}
        listings={listings}
      />
      {children}
    </Filters>
  );
}

/** One chip for each filter in force. */
function appliedFilters(props: ReservationFiltersProps): AppliedFilter[] {
  const { site, kind, query, listing_id, listings, address, applied } = props;
  const { customer_name, reservation_id } = query;
  const { t } = site;
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
    listing_id !== undefined && {
      key: 'listing',
      label:
        listings.find(({ id }) => id === listing_id)?.name ??
        t(`reservations:chip.${kind}`, { value: listing_id }),
      href: address({ [`${kind}_id`]: undefined }),
    },
    ...applied,
  ];
  return chips.filter((chip) => chip !== false);
}

interface DateFilterProps<Query> {
  t: Translate;
  query: Query & { datetype: string };
  wrong: WrongFilters;
  /** Which days may be meant, each with its word. */
  types: readonly (readonly [type: string, word: string])[];
  /** The parameters of the first and the last day. */
  names: readonly [keyof Query & string, keyof Query & string];
}

/** Two days, both inclusive, and of what they are. */
export function DateFilter<Query extends object>(props: DateFilterProps<Query>) {
  const { t, query, wrong, types, names } = props;
  const labels = [t('reservations:filter.date1'), t('reservations:filter.date2')] as const;
  return (
    <fieldset className="joined">
      <legend className="hidden-text">{t('reservations:filter.dates')}</legend>
      <select
        className="input"
        name="datetype"
        defaultValue={query.datetype}
        aria-label={t('reservations:filter.datetype')}
      >
        {types.map(([type, word]) => (
          <option key={type} value={type}>
            {word}
          </option>
        ))}
      </select>
      {names.map((name, place) => (
        <FilterDay
          key={name}
          {...{ name, wrong }}
          label={labels[place] ?? ''}
          value={query[name] as string | undefined}
        />
      ))}
    </fieldset>
  );
}

interface DaysChip {
  /** Which days are meant. */
  type: string;
  from: string | undefined;
  until: string | undefined;
  href: string;
}

/** The chip of two days, which are one filter; none without a day. */
export const daysChip = (
  { t }: Pick<Site, 't'>,
  { type, from, until, href }: DaysChip,
): AppliedFilter | false =>
  (from !== undefined || until !== undefined) && {
    key: 'days',
    label: t('reservations:chip.dates', {
      type,
      from: from ? tableDay(from) : '…',
      until: until ? tableDay(until) : '…',
    }),
    href,
  };
