import { sql } from 'kysely';

import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';

export interface Badges {
  /** Requests for villas and boats nobody has answered yet; an owner's: of own ones. */
  reservationCount: number;
  /** Messages nobody has read yet; none of an owner's business. */
  contactCount: number;
}

/** The counts beside the dashboard's menu, in one round trip. */
export async function countBadges(db: Db, actor: Actor): Promise<Badges> {
  const owns = actor.role === 'OWNER' ? sql`and l.owner_id = ${actor.id}` : sql``;
  const { rows } = await sql<Badges>`
    select
      (select count(*)::int from reservations r join villas l on l.id = r.villa_id
        where r.status = 'PENDING' ${owns})
      + (select count(*)::int from boat_reservations r join boats l on l.id = r.boat_id
        where r.status = 'PENDING' ${owns}) as "reservationCount",
      (select count(*)::int from contact_messages
        where state = 'UNREAD' and ${actor.role === 'ADMIN'}) as "contactCount"`.execute(db);
  return rows[0] ?? { reservationCount: 0, contactCount: 0 };
}
