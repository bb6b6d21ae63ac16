import { type RawBuilder, sql } from 'kysely';

import type { Actor } from '../../actor.ts';

/**
 * Who or what takes a range of a villa's days, of its reservation `r`, external record `x`, closing `c`
 * and calendar event `e`. What staff noted and what another channel wrote, perhaps its guest's name, are
 * not for owners.
 */
export const takenLabel = ({ role }: Pick<Actor, 'role'>): RawBuilder<string> =>
  role === 'ADMIN'
    ? sql`coalesce(r.customer_name, x.note, c.note, e.summary, '')`
    : sql`coalesce(r.customer_name, x.note, '')`;
