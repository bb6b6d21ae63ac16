import type { Translate } from '../../../server/i18n.ts';
import type { UserListPage } from '../../../server/schemas/users.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { Icon } from '../../components/icon.tsx';
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
        <div className="affixed search-field">
          <span>
            <Icon name="search" size="small" />
          </span>
          <input
            className="input"
            name="q"
            defaultValue={query.q}
            aria-label={t('users:filter.q')}
            placeholder={t('users:filter.q')}
          />
        </div>
      }
    >
      <select
        className="input"
        name="active"
        defaultValue={standing(query) ?? ''}
        aria-label={t('users:filter.active')}
      >
        <option value="">{t('users:filter.any')}</option>
        <option value="1">{t('users:filter.open')}</option>
        <option value="0">{t('users:filter.closed')}</option>
      </select>
    </Filters>
  );
}

/** The API takes `true` as well as `1`. */
const standing = ({ active }: UserListPage): '0' | '1' | undefined => {
  if (active === undefined) return undefined;
  return active === '1' || active === 'true' ? '1' : '0';
};

function appliedFilters({ t, query, address }: FilterProps): AppliedFilter[] {
  const chips: (AppliedFilter | false)[] = [
    query.q !== undefined && { key: 'q', label: query.q, href: address({ q: undefined }) },
    query.active !== undefined && {
      key: 'active',
      label: standing(query) === '1' ? t('users:filter.open') : t('users:filter.closed'),
      href: address({ active: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
