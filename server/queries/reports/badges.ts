import { sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { ownerOfStay } from './owner-parts.ts';

interface Badges {
  /** Requests for villas and boats nobody has answered yet; an owner's: of own ones. */
  reservationCount: number;
  /** Messages nobody has read yet; none of an owner's business. */
  contactCount: number;
}

/** The badge of reservations, told for each of the two lists it counts. */
interface KindBadges {
  villaReservationCount: number;
  boatReservationCount: number;
}

/** The counts beside the dashboard's menu, in one round trip. */
export async function countBadges(db: Db, actor: Actor): Promise<Badges> {
  const { rows } = await sql<Waiting>`select ${waitingFor(actor)}`.execute(db);
  const { reservationCount, contactCount } = badgesOf(rows[0] ?? NONE);
  return { reservationCount, contactCount };
}

interface KeptView {
  id: number;
  list: string;
  name: string;
  search: string;
  shared: boolean;
  opening: boolean;
  /** Of JSON, so that it is text. */
  created_at: string;
}

interface Kept {
  views: KeptView[];
  /** Columns left out, by the list's name. */
  hidden_columns: Record<string, string[]>;
}

/** What the frame of a dashboard page asks for: the counts, and how somebody likes to see their lists. */
export async function readFrame(
  db: Db,
  actor: Actor,
): Promise<Kept & { counts: Badges & KindBadges }> {
  const { rows } = await sql<Kept & Waiting>`
    select ${waitingFor(actor)},
      (select coalesce(json_agg(json_build_object('id', v.id, 'list', v.list, 'name', v.name,
          'search', v.search, 'shared', v.shared, 'opening', v.opening, 'created_at', v.created_at)
          order by v.name collate "tr-x-icu", v.id), '[]')
        from saved_views v where (v.user_id = ${actor.id} or v.shared) and ${actor.role === 'ADMIN'}
      ) as views,
      (select coalesce(json_object_agg(c.list, c.hidden), '{}')
        from column_choices c where c.user_id = ${actor.id}) as hidden_columns`.execute(db);
  const { views = [], hidden_columns = {}, ...waiting } = rows[0] ?? NONE;
  return { counts: badgesOf(waiting), views, hidden_columns };
}

interface Waiting {
  villas: number;
  boats: number;
  messages: number;
}

const NONE: Waiting & Partial<Kept> = { villas: 0, boats: 0, messages: 0 };

const badgesOf = ({ villas, boats, messages }: Waiting): Badges & KindBadges => ({
  reservationCount: villas + boats,
  villaReservationCount: villas,
  boatReservationCount: boats,
  contactCount: messages,
});

function waitingFor(actor: Actor) {
  const owns = actor.role === 'OWNER' ? sql`and ${ownerOfStay('r', 'l')} = ${actor.id}` : sql``;
  return sql`
      (select count(*)::int from reservations r join villas l on l.id = r.villa_id
        where r.status = 'PENDING' ${owns}) as villas,
      (select count(*)::int from boat_reservations r join boats l on l.id = r.boat_id
        where r.status = 'PENDING' ${owns}) as boats,
      (select count(*)::int from contact_messages
        where state = 'UNREAD' and ${actor.role === 'ADMIN'}) as messages`;
}
