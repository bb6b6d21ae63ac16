import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import { findPatterns } from '../domain/find-words.ts';
import { findListings, findReservations, findUsers } from '../queries/find.ts';

interface Wanted {
  q: string;
  today: string;
  /** Rows of each kind at most. */
  take: number;
}

export type Found = Awaited<ReturnType<typeof find>>;

/**
 * What the dashboard's search finds: reservations, villas and boats, and for staff people. An owner
 * finds what is theirs. At most three queries, none for a text without a letter or digit.
 */
export async function find(db: Db, actor: Actor, { q, today, take }: Wanted) {
  const patterns = findPatterns(q);
  if (patterns.length === 0) return { reservations: [], listings: [], users: [] };
  const [reservations, listings, users] = await Promise.all([
    findReservations(db, actor, { patterns, today, take }),
    findListings(db, actor, { patterns, take }),
    actor.role === 'ADMIN' ? findUsers(db, { patterns, take }) : [],
  ]);
  return { reservations, listings, users };
}
