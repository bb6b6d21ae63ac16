import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import { REACH } from '../../domain/nearest-stay.ts';
import type { BoatSearch } from '../../schemas/boats.ts';
import { addDays } from '../../shared/days.ts';
import { boatCardColumns, boatCardTables, type FoundBoat } from '../listings/boat-card-columns.ts';
import { boatMust, type DatedBoatSearch } from '../search/boat-search-filters.ts';
import { discounts, extras, occupied, prices, TERMS } from './priced-boats.ts';

/** A full row of cards. */
const SHOWN = 3;

export type RefusedBoat = Awaited<ReturnType<typeof listRefusedBoats>>[number];

/**
 * The most recommended boats that are what a search asks for, its days and price apart, with all that
 * `quoteCharter` needs to say why they cannot be had then, and when they can.
 */
export function listRefusedBoats(db: Db, search: DatedBoatSearch) {
  const days = {
    check_in: addDays(search.check_in, -REACH),
    check_out: addDays(search.check_out, REACH),
  };
  return db
    .selectFrom('boats')
    .innerJoin(likely(search), 'likely.boat_id', 'boats.id')
    .select((eb) => [
      ...TERMS,
      'likely.card',
      jsonArrayFrom(prices(eb, days)).as('prices'),
      jsonArrayFrom(discounts(eb, days)).as('discounts'),
      jsonArrayFrom(extras(eb)).as('extras'),
      jsonArrayFrom(occupied(eb, days)).as('occupied'),
    ])
    .orderBy('likely.place')
    .execute();
}

const likely = (search: BoatSearch) =>
  sql<{ boat_id: number; place: number; card: FoundBoat }>`(
    select shown.boat_id, shown.place, row_to_json(card) as card
    from (
      select s.boat_id, row_number() over (order by s.popular desc, s.position, s.boat_id) as place
      from boat_search s
      where ${boatMust(search)}
      order by place
      limit ${SHOWN}
    ) shown
    cross join lateral (
      select ${boatCardColumns(sql`${search.unit ?? null}::text`)} from boat_search s ${boatCardTables}
      where s.boat_id = shown.boat_id
    ) card)`.as('likely');
