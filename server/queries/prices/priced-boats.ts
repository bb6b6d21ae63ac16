import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { REACH } from '../../domain/nearest-stay.ts';
import { notFound } from '../../errors.ts';
import { addDays } from '../../shared/days.ts';
import { type Days, rangeOf } from '../calendars/day-ranges.ts';
import { isTaken } from '../calendars/is-taken.ts';
import { policyOf } from '../content/policies.ts';

/** Days around a charter in which a neighbouring occupancy can make it a gap. */
const NEIGHBOURHOOD = 31;

/**
 * What `quoteCharter` needs to know of one boat around one charter, in one round trip: terms, the
 * prices of all units, discounts and extras that can touch it, and the taken days near it. Expired
 * options take nothing. Prices are read for the charters around as well: who cannot have these days is
 * led to the nearest.
 * @throws 404 when there is no such boat
 */
export function getPricedBoat(db: Db, id: number, days: Days) {
  const around = {
    check_in: addDays(days.check_in, -REACH),
    check_out: addDays(days.check_out, REACH),
  };
  return db
    .selectFrom('boats')
    .select((eb) => [
      ...TERMS,
      'boats.id',
      'boats.slug',
      'boats.name',
      'boats.option_hours',
      'boats.commission_percent',
      'boats.instant_booking',
      'boats.trip_ends_at',
      'boats.included',
      'boats.excluded',
      jsonArrayFrom(prices(eb, around)).as('prices'),
      jsonArrayFrom(discounts(eb, days)).as('discounts'),
      jsonArrayFrom(extras(eb)).as('extras'),
      jsonArrayFrom(occupied(eb, days)).as('occupied'),
      policyOf('boats').as('policy'),
    ])
    .where('boats.id', '=', id)
    .where('boats.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('boat'));
}

export type PricedBoatRow = Awaited<ReturnType<typeof getPricedBoat>>;

export const TERMS = [
  'boats.active',
  'boats.insurance_until',
  'boats.seaworthiness_until',
  'boats.guests_day',
  'boats.guests_night',
  'boats.trip_starts_at',
  'boats.leaving_time',
  'boats.changeover_weekday',
  'boats.min_days',
  'boats.prepayment_percent',
  'boats.deposit_kurus',
] as const;

type Boats = ExpressionBuilder<DB, 'boats'>;

export const prices = (eb: Boats, days: Days) =>
  eb
    .selectFrom('boat_prices')
    .select([
      'boat_prices.id',
      'boat_prices.unit',
      'boat_prices.days',
      'boat_prices.name',
      'boat_prices.price_kurus',
      'boat_prices.min_days',
      'boat_prices.changeover_weekday',
      'boat_prices.prepayment_percent',
      'boat_prices.deposit_kurus',
    ])
    .whereRef('boat_prices.boat_id', '=', 'boats.id')
    .where(sql<boolean>`boat_prices.days && ${rangeOf(days)}`)
    .orderBy(sql`lower(boat_prices.days)`);

export const discounts = (eb: Boats, days: Days) =>
  eb
    .selectFrom('boat_discounts')
    .select([
      'boat_discounts.id',
      'boat_discounts.unit',
      'boat_discounts.kind',
      'boat_discounts.percent',
      'boat_discounts.days',
      'boat_discounts.book_before',
      'boat_discounts.within_days',
      'boat_discounts.min_nights',
    ])
    .whereRef('boat_discounts.boat_id', '=', 'boats.id')
    .where('boat_discounts.active', '=', true)
    .where(sql<boolean>`boat_discounts.days && ${rangeOf(days)}`)
    .orderBy('boat_discounts.id');

export const extras = (eb: Boats) =>
  eb
    .selectFrom('boat_extras')
    .select([
      'boat_extras.id',
      'boat_extras.name',
      'boat_extras.description',
      'boat_extras.unit',
      'boat_extras.amount_kurus',
      'boat_extras.optional',
    ])
    .whereRef('boat_extras.boat_id', '=', 'boats.id')
    .where('boat_extras.active', '=', true)
    .orderBy('boat_extras.position')
    .orderBy('boat_extras.id');

/** Taken days of a boat that touch the charter or lie within a gap's reach of it. */
export const occupied = (eb: Boats, { check_in, check_out }: Days) =>
  eb
    .selectFrom('boat_occupancies')
    .select([
      'boat_occupancies.stay',
      'boat_occupancies.reservation_id',
      'boat_occupancies.starts_at',
      'boat_occupancies.leaves_at',
    ])
    .whereRef('boat_occupancies.boat_id', '=', 'boats.id')
    .where(
      sql<boolean>`boat_occupancies.stay && daterange(
        ${check_in}::date - ${NEIGHBOURHOOD}::int, ${check_out}::date + ${NEIGHBOURHOOD}::int)`,
    )
    .where(isTaken('boat', 'boat_occupancies'))
    .orderBy(sql`lower(boat_occupancies.stay)`);
