import type { Db } from '../../db/index.ts';
import type { Permit } from '../../domain/permits.ts';
import { notFound } from '../../errors.ts';

/** What says whether a villa may be let. @throws 404 */
export const getPermit = (db: Db, villaId: number): Promise<Permit & { deleted_at: Date | null }> =>
  db
    .selectFrom('villas')
    .select(['permit_no', 'permit_verified_at', 'permit_capacity', 'withdrawn_reason'])
    .select('deleted_at')
    .where('id', '=', villaId)
    .executeTakeFirstOrThrow(() => notFound('villa'));
