import type { Db } from '../db/index.ts';
import type { Permit } from '../domain/permits.ts';
import { notFound } from '../errors.ts';

/** What says whether a villa may be let. @throws 404 */
export const getPermit = (db: Db, villaId: number): Promise<Permit> =>
  db
    .selectFrom('villas')
    .select(['permit_no', 'permit_verified_at', 'permit_capacity', 'withdrawn_reason'])
    .where('id', '=', villaId)
    .executeTakeFirstOrThrow(() => notFound('villa'));
