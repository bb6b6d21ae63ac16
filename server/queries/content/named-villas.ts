import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { cardColumns, type FoundVilla } from '../listings/card-columns.ts';

/** The villas on sale among these slugs, in the order they are named. */
export async function listNamedVillas(db: Db, slugs: readonly string[]): Promise<FoundVilla[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<FoundVilla>`
    select ${cardColumns}
    from villas v join villa_search s on s.villa_id = v.id
    where s.active and v.slug = any(${slugs}::text[])
    order by array_position(${slugs}::text[], v.slug)`.execute(db);
  return rows;
}
