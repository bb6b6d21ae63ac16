import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { boatLeaves } from '../content/leaving-listings.ts';

/** What every tab of a boat's editor says of it above its form. @throws 404 */
export const getBoatHead = (db: Db, id: number) =>
  db
    .selectFrom('boats')
    .select([
      'boats.id',
      'boats.name',
      'boats.slug',
      'boats.code',
      'boats.active',
      'boats.withdrawn_reason',
      'boats.licence_no',
      'boats.licence_verified_at',
      sql<number>`(select count(*)::int from boat_pictures where boat_id = boats.id)`.as(
        'pictures',
      ),
      waitingBoatComments.as('waiting_comments'),
      boatLeaves,
    ])
    .where('boats.id', '=', id)
    .where('boats.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('boat'));

export const waitingBoatComments = sql<number>`(
  select count(*)::int from comments where boat_id = boats.id and state = 'WAITING')`;

export type BoatHeadRow = Awaited<ReturnType<typeof getBoatHead>>;
