import type { Translate } from '../../../server/i18n.ts';
import type { UserListPage } from '../../../server/schemas/users.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice, flagOf } from '../../components/dashboard/filter-choice.tsx';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { USER_LIST_DEFAULTS } from './list-defaults.ts';

interface FilterProps {
  t: Translate;
  query: UserListPage;
  address: ListAddress<UserListPage>;
}

/** Role is the tabs above, order the table's heads. */
export function UserFilters({ t, query, address }: FilterProps) {
  return (
    <Filters
      t={t}
      action={paths.dashboard.users()}
      label={t('users:filter.label')}
      carried={{
        order: query.order === USER_LIST_DEFAULTS.order ? undefined : query.order,
        take: query.take === USER_LIST_DEFAULTS.take ? undefined : query.take,
        role: query.role,
      }}
      applied={appliedFilters({ t, query, address })}
      clear_href={address({ q: undefined, active: undefined })}
      search={
        <SearchField name="q" label={t('users:filter.q')} defaultValue={query.q} maxLength={100} />
      }
    >
      <FilterChoice
        name="active"
        label={t('users:filter.active')}
        any={t('users:filter.any')}
        chosen={flagOf(query.active)}
        options={[
          { value: '1', text: t('users:filter.open') },
          { value: '0', text: t('users:filter.closed') },
        ]}
      />
    </Filters>
  );
}

function appliedFilters({ t, query, address }: FilterProps): AppliedFilter[] {
  const chips: (AppliedFilter | false)[] = [
    query.q !== undefined && { key: 'q', label: query.q, href: address({ q: undefined }) },
    query.active !== undefined && {
      key: 'active',
      label: flagOf(query.active) === '1' ? t('users:filter.open') : t('users:filter.closed'),
      href: address({ active: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
