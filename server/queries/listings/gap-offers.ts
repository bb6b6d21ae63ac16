import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import { addDays } from '../../shared/days.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { discounts, extras, occupied, seasons, TERMS } from '../prices/priced-villas.ts';

/** Days ahead in which free ranges between two stays are looked for. */
const HORIZON = 120;

/**
 * The nearest free ranges between two taken ones, at most `maxNights` long, on villas that sell them,
 * with all that `quote` needs to say what they cost and whether they can be had.
 */
export const listGapOffers = (
  db: Db,
  { today, maxNights, limit }: { today: string; maxNights: number; limit: number },
) => gapOffers(db, { check_in: today, check_out: addDays(today, HORIZON), maxNights, limit });

interface Values {
  check_in: string;
  check_out: string;
  maxNights: number;
  limit: number;
}

const gapOffers = compiledOnce(
  ['check_in', 'check_out', 'maxNights', 'limit'],
  (db, { maxNights, limit, ...days }: Values) =>
    db
      .selectFrom('villas')
      .innerJoin(gapsBetween(days, maxNights, limit), 'gaps.villa_id', 'villas.id')
      .innerJoin('villa_search', 'villa_search.villa_id', 'villas.id')
      .select((eb) => [
        ...TERMS,
        'villas.id',
        'villas.slug',
        'villas.name',
        'villa_search.town_name as town',
        'villa_search.district_name as district',
        'gaps.started_at',
        'gaps.finished_at',
        jsonArrayFrom(seasons(eb, days)).as('seasons'),
        jsonArrayFrom(discounts(eb, days)).as('discounts'),
        jsonArrayFrom(extras(eb)).as('extras'),
        jsonArrayFrom(occupied(eb, days)).as('occupied'),
        sql<PictureData[]>`villa_search.pictures`.as('pictures'),
      ])
      .orderBy('gaps.started_at')
      .orderBy('villas.id'),
);

/** One gap a villa, the nearest: what lies between neighbours in the villa's taken time. */
const gapsBetween = (days: { check_in: string; check_out: string }, max: number, limit: number) =>
  sql<{ villa_id: number; started_at: string; finished_at: string }>`(
    select villa_id, started_at, finished_at from (
      select distinct on (s.villa_id) s.villa_id, lower(free) as started_at, upper(free) as finished_at
      from villa_search s
      join villas v on v.id = s.villa_id and v.gap_allowed
      cross join lateral unnest(
        datemultirange(daterange(lower(s.busy), upper(s.busy))) - s.busy) free
      where s.active and not isempty(s.busy)
        and lower(free) > ${days.check_in}::date and upper(free) <= ${days.check_out}::date
        and upper(free) - lower(free) between v.gap_min_nights and ${max}::int
      order by s.villa_id, lower(free)
    ) nearest
    order by started_at, villa_id
    limit ${limit}::int)`.as('gaps');
