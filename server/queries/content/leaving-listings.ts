import { sql } from 'kysely';

import type { ListingKind } from '../../shared/paths/listing.ts';
import { isTaken } from '../calendars/is-taken.ts';

/** What still hangs on a villa or a boat that is taken off the site. */
export interface LeftBehind {
  /** Going on or still to come. */
  stays: number;
  options: number;
  /** Boats stand in none. */
  showcases: number;
}

const countsOf = (kind: ListingKind) => {
  const listing = sql.ref(`${kind}s.id`);
  const showcases =
    kind === 'villa'
      ? sql`(select count(*)::int from showcase_villas where villa_id = ${listing})`
      : sql.lit(0);
  return sql<LeftBehind>`(
    select json_build_object(
      'stays', count(*) filter (where kind = 'RESERVATION'),
      'options', count(*) filter (where kind = 'OPTION' and ${isTaken(kind, `${kind}_occupancies`)}),
      'showcases', ${showcases})
    from ${sql.table(`${kind}_occupancies`)}
    where ${sql.ref(`${kind}_id`)} = ${listing}
      and upper(stay) > (now() at time zone 'Europe/Istanbul')::date)`;
};

export const villaLeaves = countsOf('villa').as('left_behind');
export const boatLeaves = countsOf('boat').as('left_behind');
