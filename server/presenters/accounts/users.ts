import type { UserDetailRow, UserRow } from '../../queries/accounts/users.ts';
import type { UserAnswer, UserListItem } from '../../schemas/answers/users.ts';
import { maskedNumbers } from '../../services/accounts/masked-numbers.ts';
import type { Columns } from '../../services/exports/columns.ts';

export function presentUserRow(row: UserRow): UserListItem {
  return { ...common(row), villas: row.villas };
}

/** What a file of the list shows. */
export const userColumns: Columns<UserListItem> = {
  id: 'number',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'phone',
  role: { code: 'dashboard:role' },
  active: 'yes_no',
  villas: 'number',
  last_login_at: 'instant',
  created_at: 'instant',
};

export function presentUser(row: UserDetailRow): UserAnswer {
  return {
    ...common(row),
    person_kind: row.person_kind as UserAnswer['person_kind'],
    title: row.title,
    tax_office: row.tax_office,
    vkn: row.vkn,
    address: row.address,
    notify_reservations: row.notify_reservations,
    notify_payments: row.notify_payments,
    staff_note: row.staff_note,
    has_totp: row.has_totp,
    ...maskedNumbers(row),
  };
}

const common = (row: Omit<UserRow, 'villas'>) => ({
  id: row.id,
  email: row.email,
  role: row.role as UserAnswer['role'],
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  active: row.active,
  has_password: row.has_password,
  last_login_at: row.last_login_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
});
