import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../db/index.ts';
import { discounts, extras, occupied, seasons, TERMS } from './priced-villas.ts';

/** All that `quote` needs to know of several villas around one stay, in one round trip. */
export function listPricedVillas(
  db: Db,
  ids: number[],
  days: { check_in: string; check_out: string },
) {
  return db
    .selectFrom('villas')
    .select((eb) => [
      ...TERMS,
      'villas.id',
      jsonArrayFrom(seasons(eb, days)).as('seasons'),
      jsonArrayFrom(discounts(eb, days)).as('discounts'),
      jsonArrayFrom(extras(eb)).as('extras'),
      jsonArrayFrom(occupied(eb, days)).as('occupied'),
    ])
    .where('villas.id', '=', sql<number>`any(${ids}::int[])`)
    .where('villas.deleted_at', 'is', null)
    .execute();
}
