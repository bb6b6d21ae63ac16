import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { FiledStay } from '../../domain/btrans-differences.ts';
import type { DateBasis } from '../../domain/btrans-months.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';

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

/** Months of which something was filed whose rows are known, with what dates the stays of the last edition. */
export const listFiledMonths = (db: Db) =>
  db
    .with('last', lastFiled)
    .selectFrom('last')
    .select(['period', 'date_basis'])
    .$narrowType<{ date_basis: DateBasis }>()
    .where('has_rows', '=', true)
    .orderBy('period', 'desc')
    .execute();

export type ComparedMonth = Awaited<ReturnType<typeof listFiledMonths>>[number];

/** The edition of each month that was filed last. */
const lastFiled = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('btrans_reports')
    .distinctOn('period')
    .select(['period', 'date_basis', sql<boolean>`rows is not null`.as('has_rows')])
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
