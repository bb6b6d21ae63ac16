import type { ExpressionBuilder } from 'kysely';

import type { DB } from '../../db/tables.ts';
import { ownerOfStay } from '../reports/owner-parts.ts';

/** Whose a stay is, and what they want to be told. Names are what the query calls both tables. */
export const mailOwner = (
  eb: unknown,
  { reservations, listings }: { reservations: string; listings: string },
) =>
  (eb as Pick<ExpressionBuilder<DB, never>, 'selectFrom'>)
    .selectFrom('users')
    .select([
      'users.email',
      'users.first_name',
      'users.notify_reservations',
      'users.notify_payments',
    ])
    .where('users.id', '=', ownerOfStay(reservations, listings))
    .where('users.active', '=', true);
