import type { UserListPage } from '../../../server/schemas/users.ts';

/** What the list shows when its address says nothing; such parameters stay out of its links. */
export const USER_LIST_DEFAULTS: Partial<UserListPage> = { skip: 0, take: 10, order: 'last_name' };
