import { type RawBuilder, sql } from 'kysely';

import type { Actor } from '../../actor.ts';

/**
 * Who or what takes a range of a villa's days, of its reservation `r`, external record `x`, closing `c`
 * and calendar event `e`. What staff noted and what another channel wrote, perhaps its guest's name, are
 * not for owners, nor are the guests of who owned the villa before them.
 */
export const takenLabel = (actor: Actor): RawBuilder<string> =>
  actor.role === 'ADMIN'
    ? sql`coalesce(r.customer_name, x.note, c.note, e.summary, '')`
    : sql`coalesce(${ownGuest(actor.id)}, x.note, '')`;

/** The guest of a reservation `r` of a villa that is this owner's now; null: it was another's when it began. */
export const ownGuest = (ownerId: number): RawBuilder<string | null> =>
  sql`case when coalesce(r.owner_id, ${ownerId}) = ${ownerId} then r.customer_name end`;
