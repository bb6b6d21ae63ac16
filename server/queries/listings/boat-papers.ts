import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { PAPERS_NOTICE } from '../../shared/boat-papers.ts';

/** Of `boats`: insurance or seaworthiness runs out within the notice, or did before `today`. */
export const papersEnding = (today: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`least(boats.insurance_until, boats.seaworthiness_until) <= ${today} + ${PAPERS_NOTICE}::int`;

/** How long a boat is insured and seaworthy, and whether it is there at all. */
export const getBoatPapers = (db: Db, id: number) =>
  db
    .selectFrom('boats')
    .select(['insurance_until', 'seaworthiness_until', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
