import type { Translate } from '../../../server/i18n.ts';
import type { UserListItem } from '../../../server/schemas/answers/users.ts';
import { formatPhone, formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { selectColumn } from '../../components/dashboard/bulk.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { UserState } from './state.tsx';

export const userName = ({
  first_name,
  last_name,
}: Pick<UserListItem, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`;

/** The list's columns in their order; slots fold them into the phone's record. */
export const userColumns = (t: Translate): Column<UserListItem>[] => [
  selectColumn<UserListItem>(t, userName),
  {
    key: 'name',
    label: t('users:column.name'),
    order: 'last_name',
    slot: 'a1',
    cell: (user) => (
      <a className="row-link" href={paths.dashboard.user(user.id)}>
        <b>{userName(user)}</b>
      </a>
    ),
  },
  {
    key: 'state',
    label: t('users:column.state'),
    slot: 'a2',
    cell: (user) => <UserState t={t} user={user} />,
  },
  {
    key: 'email',
    label: t('users:column.email'),
    slot: 'b1',
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    key: 'role',
    label: t('users:column.role'),
    slot: 'b2',
    cell: ({ role }) => t(`dashboard:role.${role}`),
  },
  ...accountColumns(t),
];

const accountColumns = (t: Translate): Column<UserListItem>[] => [
  {
    key: 'phone',
    label: t('users:column.phone'),
    slot: 'c1',
    cell: ({ phone }) => (phone ? formatPhone(phone) : <Nothing />),
  },
  {
    key: 'villas',
    label: t('users:column.villas'),
    align: 'end',
    cell: ({ villas }) => (villas > 0 ? villas : <Nothing />),
  },
  {
    key: 'last_login_at',
    label: t('users:column.last_login'),
    order: 'last_login_at',
    slot: 'c2',
    cell: ({ last_login_at }) =>
      last_login_at ? (
        formatShortInstant(last_login_at)
      ) : (
        <span className="dim">{t('users:never')}</span>
      ),
  },
  {
    key: 'created_at',
    label: t('users:column.created_at'),
    order: 'created_at',
    cell: ({ created_at }) => <span className="dim">{tableDay(dayOfInstant(created_at))}</span>,
  },
];
