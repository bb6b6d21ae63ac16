import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { FiledStay } from '../../domain/btrans-differences.ts';
import type { DateBasis } from '../../domain/btrans-months.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { DATED } from './btrans.ts';
import { ownerOfStay } from './owner-parts.ts';

/**
 * The last edition of a month that was filed; `rows` null: what it said was not kept beside its file.
 * `states`: how its reservations stand, by their ids; one that is not there any more is not among them.
 */
export const findFiledReport = (db: Db, month: string) =>
  db
    .selectFrom('btrans_reports')
    .select([
      'edition',
      'date_basis',
      sql<FiledStay[] | null>`rows`.as('rows'),
      sql<Record<string, ReservationState>>`coalesce((select jsonb_object_agg(r.id, r.status)
        from jsonb_array_elements(rows) filed join reservations r on r.id = (filed ->> 'id')::int),
        '{}')`.as('states'),
    ])
    .$narrowType<{ date_basis: DateBasis }>()
    .where('period', '=', month)
    .where('filed_at', 'is not', null)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Months of which something was filed whose rows are known, with what dates the stays of the last edition;
 * with `since` those alone that were never compared, or of which something changed after that.
 */
export const listFiledMonths = (db: Db, since: Date | null) =>
  db
    .with('last', lastFiled)
    .selectFrom('last')
    .select(['period', 'date_basis'])
    .$narrowType<{ date_basis: DateBasis }>()
    .where('rows', 'is not', null)
    .$if(since !== null, (query) => query.where(changedAfter(String(since?.toISOString()))))
    .orderBy('period', 'desc')
    .execute();

/** A stay that the month would be made of now, or that its filed edition names, changed, or what is said of it. */
const changedAfter = (since: string) => sql<boolean>`(last.differing is null or exists (
  select from reservations r
    join villas v on v.id = r.villa_id
    join districts d on d.id = v.district_id
    join towns t on t.id = d.town_id
    join regions g on g.id = t.region_id
    left join users o on o.id = ${ownerOfStay('r', 'v')}
  where (
      greatest(r.updated_at, v.updated_at, d.updated_at, t.updated_at, g.updated_at, o.updated_at)
        > ${since}::timestamptz
      or exists (select from transactions m
        where m.reservation_id = r.id and m.updated_at > ${since}::timestamptz))
    and (
      to_char(case last.date_basis when 'CONFIRMED' then ${DATED.CONFIRMED}
        when 'CREATED' then ${DATED.CREATED} else ${DATED.CHECK_IN} end, 'YYYY-MM') = last.period
      or exists (select from jsonb_array_elements(last.rows) filed
        where (filed ->> 'id')::int = r.id))))`;

export type ComparedMonth = Awaited<ReturnType<typeof listFiledMonths>>[number];

/** The edition of each month that was filed last. */
const lastFiled = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('btrans_reports')
    .distinctOn('period')
    .select(['period', 'date_basis', 'differing', 'rows'])
    .where('filed_at', 'is not', null)
    .orderBy('period')
    .orderBy('edition', 'desc');

/** Notes how many of its sales stand otherwise by now. */
export async function updateDiffering(
  db: Db,
  { period, edition }: { period: string; edition: number },
  differing: number,
): Promise<void> {
  await db
    .updateTable('btrans_reports')
    .set({ differing })
    .where('period', '=', period)
    .where('edition', '=', edition)
    .where(sql<boolean>`differing is distinct from ${differing}::int`)
    .execute();
}
