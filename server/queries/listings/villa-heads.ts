import { sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { villaLeaves } from '../content/leaving-listings.ts';

/** What every tab of a villa's editor says of it above its form. @throws 404, also for another owner's */
export const getVillaHead = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('villas')
    .select([
      'villas.id',
      'villas.name',
      'villas.slug',
      'villas.code',
      'villas.active',
      'villas.withdrawn_reason',
      'villas.permit_no',
      'villas.permit_verified_at',
      pictures.as('pictures'),
      waitingComments.as('waiting_comments'),
      villaLeaves,
    ])
    .where('villas.id', '=', id)
    .where('villas.deleted_at', 'is', null)
    .$if(actor.role === 'OWNER', (query) => query.where('villas.owner_id', '=', actor.id))
    .executeTakeFirstOrThrow(() => notFound('villa'));

const pictures = sql<number>`(
  select count(*)::int from villa_pictures where villa_id = villas.id)`;

export const waitingComments = sql<number>`(
  select count(*)::int from comments where villa_id = villas.id and state = 'WAITING')`;

export type VillaHeadRow = Awaited<ReturnType<typeof getVillaHead>>;
