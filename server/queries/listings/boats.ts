import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { BoatList, PaperState } from '../../schemas/boat-fields.ts';
import type { PictureData } from '../../shared/pictures.ts';
import { boatLeaves } from '../content/leaving-listings.ts';
import { countOf, pageOf } from '../list-pages.ts';
import { hold } from '../search/typed-words.ts';
import { waitingBoatComments } from './boat-heads.ts';
import { papersEnding } from './boat-papers.ts';
import { pictureObject } from './card-columns.ts';

/** One page of the dashboard's boats, deleted ones never; `total` counts all that match. */
export async function listBoats(db: Db, list: BoatList) {
  const found = matching(db, list);
  const rows = await pageOf(found.select(rowColumns), 'boats', list);
  return { rows, total: await countOf(found) };
}

/** One boat with all that its editor shows but pictures, prices and closings. @throws 404 */
export const getBoat = (db: Db, id: number) =>
  joined(db)
    .leftJoin('users as checker', 'checker.id', 'boats.licence_verified_by')
    .select([...rowColumns, ...detailColumns])
    .where('boats.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('boat'));

/** @throws 404 */
export async function requireBoat(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('boats')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('boat'));
}

/** All boats for a select. */
export const listBoatNames = (db: Db) =>
  db
    .selectFrom('boats')
    .select(['id', 'name', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy(sql`name collate "tr-x-icu"`)
    .orderBy('id')
    .execute();

/** The boats on sale, for whoever books one. */
export const listBookableBoats = (db: Db) =>
  db
    .selectFrom('boats')
    .innerJoin('marinas', 'marinas.id', 'boats.marina_id')
    .innerJoin('boat_search', 'boat_search.boat_id', 'boats.id')
    .select([
      'boats.id',
      'boats.slug',
      'boats.name',
      'marinas.name as marina',
      'boat_search.units',
      'boats.guests_day',
      'boats.guests_night',
    ])
    .where('boat_search.active', '=', true)
    .orderBy(sql`boats.name collate "tr-x-icu"`)
    .orderBy('boats.id')
    .execute();

const joined = (db: Db) =>
  db
    .selectFrom('boats')
    .innerJoin('marinas', 'marinas.id', 'boats.marina_id')
    .innerJoin('towns', 'towns.id', 'marinas.town_id')
    .leftJoin('users', 'users.id', 'boats.owner_id')
    .leftJoin('boat_search', 'boat_search.boat_id', 'boats.id')
    .where('boats.deleted_at', 'is', null);

const isYes = (value: string | undefined) => value === '1' || value === 'true';

const PAPERS: Record<PaperState, RawBuilder<boolean>> = {
  MISSING: sql`(boats.licence_no is null or boats.licence_verified_at is null
    or boats.insurance_until is null or boats.seaworthiness_until is null
    or (boats.licence_holder is null and boats.owner_id is null))`,
  ENDING: papersEnding(sql`istanbul_today()`),
  OVER: sql`least(boats.insurance_until, boats.seaworthiness_until) < istanbul_today()`,
};

const matching = (db: Db, { id, q, active, popular, type, marina, papers }: BoatList) =>
  joined(db)
    .$if(id !== undefined, (query) => query.where('boats.id', '=', Number(id)))
    .$if(papers !== undefined, (query) => query.where(PAPERS[papers as PaperState]))
    .$if(marina !== undefined, (query) => query.where('boats.marina_id', '=', Number(marina)))
    .$if(active !== undefined, (query) => query.where('boats.active', '=', isYes(active)))
    .$if(popular !== undefined, (query) => query.where('boats.popular', '=', isYes(popular)))
    .$if(type !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from boat_boat_types own
          where own.boat_id = boats.id and own.boat_type_id = ${Number(type)})`,
      ),
    )
    .$if(q !== undefined, (query) =>
      query.where(
        hold(
          sql`tr_fold(concat_ws(' ', boats.name, boats.code, marinas.name, users.first_name,
            users.last_name))`,
          String(q),
        ),
      ),
    );

const rowColumns = [
  'boats.id',
  'boats.slug',
  'boats.name',
  'boats.code',
  'boats.marina_id',
  'marinas.name as marina',
  'towns.name as town',
  sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', y.id, 'name', y.name)
      order by y.position, y.id), '[]')
    from boat_boat_types own join boat_types y on y.id = own.boat_type_id
    where own.boat_id = boats.id)`.as('types'),
  'boats.guests_day',
  'boats.guests_night',
  'boats.cabins',
  'boats.length_cm',
  'boats.owner_id',
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('owner_name'),
  'boats.licence_no',
  'boats.licence_verified_at',
  'boats.insurance_until',
  'boats.seaworthiness_until',
  'boat_search.from_week_price_kurus',
  'boat_search.from_day_price_kurus',
  'boat_search.from_trip_price_kurus',
  sql<PictureData | null>`(
    select ${pictureObject(sql`p.alt`)} from boat_pictures p
    join stored_pictures k on k.hash = p.hash
    where p.boat_id = boats.id order by p.position, p.id limit 1)`.as('picture'),
  'boats.active',
  'boats.popular',
  'boats.withdrawn_reason',
  'boats.position',
  'boats.created_at',
  'boats.version',
] as const;

const hours = (column: 'boarding_time' | 'leaving_time' | 'trip_starts_at' | 'trip_ends_at') =>
  sql<string>`to_char(${sql.ref(`boats.${column}`)}, 'HH24:MI')`.as(column);

const detailColumns = [
  'boats.summary',
  'boats.description',
  'boats.internal_note',
  'boats.bathrooms',
  sql<{ kind: string; count: number }[]>`boats.cabin_layout`.as('cabin_layout'),
  'boats.crew_count',
  'boats.crew',
  'boats.with_captain',
  'boats.licence_required',
  'boats.beam_cm',
  'boats.built_year',
  'boats.refit_year',
  'boats.make_model',
  'boats.flag',
  'boats.engine',
  'boats.cruising_speed_knots',
  'boats.route',
  'boats.included',
  'boats.excluded',
  'boats.changeover_weekday',
  hours('boarding_time'),
  hours('leaving_time'),
  hours('trip_starts_at'),
  hours('trip_ends_at'),
  'boats.min_days',
  'boats.prepayment_percent',
  'boats.deposit_kurus',
  'boats.option_hours',
  'boats.instant_booking',
  'boats.cancellation_policy_id',
  'boats.commission_percent',
  'boats.seo_title',
  'boats.seo_description',
  'boats.licence_holder',
  sql<string | null>`checker.first_name || ' ' || checker.last_name`.as('licence_verified_by'),
  'boats.registry_no',
  'boats.mooring_log_no',
  'boats.insurer',
  'boats.withdrawn_at',
  sql<number | null>`boats.rating_average::float8`.as('rating'),
  'boats.rating_count',
  sql<number>`(select count(*)::int from boat_pictures where boat_id = boats.id)`.as('pictures'),
  waitingBoatComments.as('waiting_comments'),
  boatLeaves,
  sql<number[]>`array(select feature_id from boat_features
    where boat_id = boats.id order by feature_id)`.as('feature_ids'),
  'boats.updated_at',
] as const;

export type BoatListRow = Awaited<ReturnType<typeof listBoats>>['rows'][number];
export type BoatDetail = Awaited<ReturnType<typeof getBoat>>;
