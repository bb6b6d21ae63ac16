import { type RawBuilder, sql } from 'kysely';

import { STRAY_DEPOSITS } from '../../domain/kept-deposits.ts';

/** As SQL, of a movement by the name it has there: whether it brought the deposit that is kept (`isKeptDeposit`). */
export const bringsDeposit = (movement: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${movement}.purpose`)} = 'DEPOSIT'
  and coalesce(${sql.ref(`${movement}.needs_action`)} not in (${sql.join(STRAY_DEPOSITS)}), true))`;
