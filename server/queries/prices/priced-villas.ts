import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { REACH } from '../../domain/nearest-stay.ts';
import { notFound } from '../../errors.ts';
import { addDays } from '../../shared/days.ts';
import { type Days, rangeOf } from '../calendars/day-ranges.ts';
import { isTaken } from '../calendars/is-taken.ts';
import { policyOf } from '../content/policies.ts';

/** Days around a stay in which a neighbouring occupancy can make it a gap. */
const NEIGHBOURHOOD = 31;

/**
 * What `quote` needs to know of one villa around one stay, in one round trip: terms, the seasons,
 * discounts and extras that can touch it, and the taken stays near it. Expired options take nothing.
 * Seasons are read for the stays around as well: who cannot have these days is led to the nearest.
 * @throws 404 when there is no such villa
 */
export async function getPricedVilla(db: Db, id: number, { check_in, check_out }: Days) {
  const around = { from: addDays(check_in, -REACH), until: addDays(check_out, REACH) };
  const [row] = await pricedVillas(db, { id, check_in, check_out, ...around });
  if (!row) throw notFound('villa');
  return row;
}

const pricedVillas = compiledOnce(
  ['id', 'check_in', 'check_out', 'from', 'until'],
  (db, { id, from, until, ...days }: Days & { id: number; from: string; until: string }) =>
    db
      .selectFrom('villas')
      .select((eb) => [
        ...TERMS,
        'villas.id',
        'villas.slug',
        'villas.name',
        'villas.option_hours',
        'villas.commission_percent',
        'villas.instant_booking',
        jsonArrayFrom(seasons(eb, { check_in: from, check_out: until })).as('seasons'),
        jsonArrayFrom(discounts(eb, days)).as('discounts'),
        jsonArrayFrom(extras(eb, days)).as('extras'),
        jsonArrayFrom(occupied(eb, days)).as('occupied'),
        policyOf('villas').as('policy'),
      ])
      .where('villas.id', '=', id)
      .where('villas.deleted_at', 'is', null),
);

export type PricedVillaRow = Awaited<ReturnType<typeof getPricedVilla>>;

export const TERMS = [
  'villas.active',
  'villas.capacity',
  'villas.permit_no',
  'villas.permit_verified_at',
  'villas.permit_capacity',
  'villas.withdrawn_reason',
  'villas.min_nights',
  'villas.arrival_weekdays',
  'villas.short_stay_limit',
  'villas.short_stay_fee_kurus',
  'villas.prepayment_percent',
  'villas.deposit_kurus',
  'villas.gap_allowed',
  'villas.gap_min_nights',
] as const;

type Villas = ExpressionBuilder<DB, 'villas'>;

export const seasons = (eb: Villas, days: Days) =>
  eb
    .selectFrom('villa_prices')
    .select([
      'villa_prices.id',
      'villa_prices.days',
      'villa_prices.name',
      'villa_prices.nightly_price_kurus',
      'villa_prices.min_nights',
      'villa_prices.arrival_weekdays',
      'villa_prices.short_stay_limit',
      'villa_prices.short_stay_fee_kurus',
      'villa_prices.prepayment_percent',
      'villa_prices.deposit_kurus',
    ])
    .whereRef('villa_prices.villa_id', '=', 'villas.id')
    .where(sql<boolean>`villa_prices.days && ${rangeOf(days)}`)
    .orderBy(sql`lower(villa_prices.days)`);

export const discounts = (eb: Villas, days: Days) =>
  eb
    .selectFrom('villa_discounts')
    .select([
      'villa_discounts.id',
      'villa_discounts.kind',
      'villa_discounts.percent',
      'villa_discounts.days',
      'villa_discounts.book_before',
      'villa_discounts.within_days',
      'villa_discounts.min_nights',
    ])
    .whereRef('villa_discounts.villa_id', '=', 'villas.id')
    .where('villa_discounts.active', '=', true)
    .where(sql<boolean>`villa_discounts.days && ${rangeOf(days)}`)
    .orderBy('villa_discounts.id');

/** What can be had beside the stay; with `days`, only what is offered in one of their months. */
export const extras = (eb: Villas, days?: Days) =>
  eb
    .selectFrom('villa_extras')
    .select([
      'villa_extras.id',
      'villa_extras.name',
      'villa_extras.description',
      'villa_extras.unit',
      'villa_extras.amount_kurus',
      'villa_extras.optional',
      'villa_extras.months',
    ])
    .whereRef('villa_extras.villa_id', '=', 'villas.id')
    .where('villa_extras.active', '=', true)
    .$if(days !== undefined, (query) => query.where(offeredIn(days as Days)))
    .orderBy('villa_extras.position')
    .orderBy('villa_extras.id');

const offeredIn = ({ check_in, check_out }: Days) => sql<boolean>`(
  villa_extras.months is null or villa_extras.months && array(
    select distinct extract(month from night)::smallint
    from generate_series(${check_in}::date, ${check_out}::date - 1, interval '1 day') night))`;

/** Taken stays of a villa that touch `days` or lie within a gap's reach of them. */
export const occupied = (eb: Villas, { check_in, check_out }: Days) =>
  eb
    .selectFrom('villa_occupancies')
    .select(['villa_occupancies.stay', 'villa_occupancies.kind'])
    .whereRef('villa_occupancies.villa_id', '=', 'villas.id')
    .where(
      sql<boolean>`villa_occupancies.stay && daterange(
        ${check_in}::date - ${NEIGHBOURHOOD}::int, ${check_out}::date + ${NEIGHBOURHOOD}::int)`,
    )
    .where(isTaken('villa', 'villa_occupancies'))
    .orderBy(sql`lower(villa_occupancies.stay)`);
