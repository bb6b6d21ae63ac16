import { sql } from 'kysely';

import type { Db } from './index.ts';

/** Whether nobody has used this database yet: it has neither people nor villas. */
export async function isUnused(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from users) or exists (select 1 from villas) as used
  `.execute(db);
  return rows[0]?.used === false;
}
