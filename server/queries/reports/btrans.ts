import { type Insertable, sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import type { DateBasis, ReportMonth } from '../../domain/btrans-months.ts';
import type { ReportedStay, StayOwner } from '../../domain/btrans-rows.ts';
import { notFound } from '../../errors.ts';
import { amountCounted } from '../payments/amounts-due.ts';
import { ownerOfStay } from './owner-parts.ts';
import { SOLD } from './state-lists.ts';

/** What dates a stay, of reservations called `r`. */
export const DATED: Record<DateBasis, ReturnType<typeof sql<string>>> = {
  CONFIRMED: sql`(r.confirmed_at at time zone 'Europe/Istanbul')::date`,
  CREATED: sql`(r.created_at at time zone 'Europe/Istanbul')::date`,
  CHECK_IN: sql`r.check_in`,
};

/** The month as a range of the indexed column itself. */
function within(basis: DateBasis, { from, until }: ReportMonth) {
  if (basis === 'CHECK_IN') return sql`r.check_in >= ${from}::date and r.check_in < ${until}::date`;
  const column = sql.ref(basis === 'CONFIRMED' ? 'r.confirmed_at' : 'r.created_at');
  return sql`${column} >= ${from}::timestamp at time zone 'Europe/Istanbul'
    and ${column} < ${until}::timestamp at time zone 'Europe/Istanbul'`;
}

export interface SoldStay {
  id: number;
  reservation_id: string;
  check_in: string;
  check_out: string;
  dated_on: string;
  /** Of the first money that came, else of the confirmation. */
  collected_on: string;
  /** What was kept, of who did not come. */
  total_kurus: number;
  commission_percent: number;
  villa_id: number;
  villa: Omit<ReportedStay['villa'], 'code'> & { code: string | null };
  owner_id: number | null;
  /** Identity numbers and IBAN sealed. */
  owner: SealedOwner | null;
}

export type SealedOwner = Omit<StayOwner, 'tckn' | 'foreign_identity' | 'iban'> & {
  tckn_encrypted: string | null;
  foreign_identity_encrypted: string | null;
  iban_encrypted: string | null;
};

/** The month's sold stays with their villas and owners, in the order of their days. */
export async function listSoldStays(
  db: Db,
  month: ReportMonth,
  basis: DateBasis,
): Promise<SoldStay[]> {
  const { rows } = await sql<SoldStay>`
    select r.id, r.reservation_id, r.check_in, r.check_out, ${DATED[basis]} as dated_on,
      coalesce(
        (select (min(m.paid_at) at time zone 'Europe/Istanbul')::date from transactions m
          where m.reservation_id = r.id and m.status = 'PAID'
            and m.purpose in ('PREPAYMENT', 'BALANCE')),
        (r.confirmed_at at time zone 'Europe/Istanbul')::date) as collected_on,
      ${amountCounted('r')} as total_kurus, coalesce(r.commission_percent, v.commission_percent) as commission_percent,
      v.id as villa_id, ${ownerOfStay('r', 'v')} as owner_id,
      jsonb_build_object(
        'name', v.name, 'code', v.code, 'slug', v.slug, 'il_code', v.il_code,
        'ilce_code', v.ilce_code, 'mahalle', v.mahalle, 'street', v.street, 'lane', v.lane,
        'outer_door_no', v.outer_door_no, 'inner_door_no', v.inner_door_no,
        'property_no', v.property_no, 'title_deed_no', v.title_deed_no, 'zoned', v.zoned,
        'lat', v.lat, 'lon', v.lon, 'plate_code', g.plate_code,
        'district_ilce_code', d.ilce_code) as villa,
      case when o.id is not null then jsonb_build_object(
        'person_kind', o.person_kind, 'first_name', o.first_name, 'last_name', o.last_name,
        'title', o.title, 'tckn_encrypted', o.tckn_encrypted,
        'foreign_identity_encrypted', o.foreign_identity_encrypted, 'vkn', o.vkn,
        'phone', o.phone, 'iban_encrypted', o.iban_encrypted, 'email', o.email) end as owner
    from reservations r
      join villas v on v.id = r.villa_id
      join districts d on d.id = v.district_id
      join towns t on t.id = d.town_id
      join regions g on g.id = t.region_id
      left join users o on o.id = ${ownerOfStay('r', 'v')}
    where r.status in ${SOLD} and ${within(basis, month)}
    order by dated_on, r.id`.execute(db);
  return rows;
}

/** How many stays of the month were sold and then cancelled. */
export async function countCancelledStays(
  db: Db,
  month: ReportMonth,
  basis: DateBasis,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reservations r
    where r.status = 'CANCELLED' and r.confirmed_at is not null and ${within(basis, month)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The agency as it names itself; its money comes to the first open account in TL. */
export async function getReportingAgency(db: Db) {
  const { rows } = await sql<{ title: string | null; vkn: string | null; iban: string | null }>`
    select (select nullif(value, '') from settings where key = 'company_title') as title,
      (select nullif(value, '') from settings where key = 'company_tax_no') as vkn,
      (select iban from bank_accounts where active and currency = 'TL'
        order by position, id limit 1) as iban`.execute(db);
  return rows[0] ?? { title: null, vkn: null, iban: null };
}

/** The files that were made, newest first, without what is in them. */
export async function listBtransReports(
  db: Db,
  page: { month?: string | undefined; skip: number; take: number },
) {
  const rows = await reports(db)
    .select(sql<number>`count(*) over ()::int`.as('matching'))
    .$if(page.month !== undefined, (query) => query.where('b.period', '=', String(page.month)))
    .orderBy('b.period', 'desc')
    .orderBy('b.edition', 'desc')
    .offset(page.skip)
    .limit(page.take)
    .execute();
  return { rows, total: rows[0]?.matching ?? (page.skip > 0 ? await countReports(db, page) : 0) };
}

async function countReports(db: Db, { month }: { month?: string | undefined }): Promise<number> {
  const { count } = await db
    .selectFrom('btrans_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .$if(month !== undefined, (query) => query.where('period', '=', String(month)))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws 404 */
export const getBtransReport = (db: Db, id: number) =>
  reports(db)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('report'));

/** With the sealed file. @throws 404 */
export const getBtransFile = (db: Db, id: number) =>
  db
    .selectFrom('btrans_reports')
    .select(['id', 'period', 'edition', 'sha256', 'file_encrypted', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('report'));

/** Whether it was filed and its note, locked until the transaction ends. @throws 404 */
export const getBtransMarkForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('btrans_reports')
    .select(['filed_at', 'filed_by', 'note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('report'));

/** The number of a month's next edition; whoever else makes one of that month waits. */
export async function nextEdition(db: Db, month: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('btrans_reports'), hashtext(${month}))`.execute(
    db,
  );
  const { last } = await db
    .selectFrom('btrans_reports')
    .select(sql<number>`coalesce(max(edition), 0)`.as('last'))
    .where('period', '=', month)
    .executeTakeFirstOrThrow();
  return last + 1;
}

export const insertBtransReport = (db: Db, row: Insertable<DB['btrans_reports']>) =>
  db.insertInto('btrans_reports').values(row).returning('id').executeTakeFirstOrThrow();

export const updateBtransMark = (
  db: Db,
  id: number,
  mark: Pick<Insertable<DB['btrans_reports']>, 'filed_at' | 'filed_by' | 'note'>,
) => db.updateTable('btrans_reports').set(mark).where('id', '=', id).execute();

const reports = (db: Db) =>
  db
    .selectFrom('btrans_reports as b')
    .leftJoin('users as maker', 'maker.id', 'b.created_by')
    .leftJoin('users as filer', 'filer.id', 'b.filed_by')
    .select(['b.id', 'b.period', 'b.edition', 'b.date_basis', 'b.row_count', 'b.missing_count'])
    .select(['b.sha256', 'b.bytes', 'b.filed_at', 'b.note', 'b.created_at'])
    .select([
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('made_by_name'),
      sql<string | null>`filer.first_name || ' ' || filer.last_name`.as('filed_by_name'),
    ]);

export type BtransReportRow = Awaited<ReturnType<typeof getBtransReport>>;
