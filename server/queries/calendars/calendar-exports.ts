import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import type { EXPORT_DESTINATIONS } from '../../shared/calendar-codes.ts';

export type ExportDestination = (typeof EXPORT_DESTINATIONS)[number];

/** A site that reads us a little less often than this writes the time of its reading each time. */
const READ_AGAIN_MINUTES = 10;

const columns = [
  'id',
  'villa_id',
  'destination',
  'code_encrypted',
  'last_read_at',
  'renewed_at',
  'created_at',
  'version',
] as const;

export const listExports = (db: Db, villaId: number) =>
  db
    .selectFrom('calendar_exports')
    .select(columns)
    .where('villa_id', '=', villaId)
    .orderBy('id')
    .execute();

export type ExportRow = Awaited<ReturnType<typeof listExports>>[number];

/** @throws 404 */
export async function getExport(db: Db, id: number): Promise<ExportRow> {
  const row = await db
    .selectFrom('calendar_exports')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('calendar_export');
  return row;
}

/** Until the transaction ends. @throws 404 */
export const lockExport = (db: Db, id: number): Promise<{ version: number }> =>
  db
    .selectFrom('calendar_exports')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('calendar_export'));

/** Whose calendar a secret opens; a withdrawn villa's opens none. */
export const findExport = (db: Db, codeHash: string) =>
  db
    .selectFrom('calendar_exports')
    .innerJoin('villas', 'villas.id', 'calendar_exports.villa_id')
    .select([
      'calendar_exports.id',
      'calendar_exports.villa_id',
      'calendar_exports.destination',
      'villas.name as villa_name',
    ])
    .where('calendar_exports.code_hash', '=', codeHash)
    .where('villas.deleted_at', 'is', null)
    .executeTakeFirst();

export async function insertExport(
  db: Db,
  row: {
    villa_id: number;
    destination: ExportDestination;
    code_hash: string;
    code_encrypted: string;
    created_by: number | null;
  },
): Promise<ExportRow> {
  return db.insertInto('calendar_exports').values(row).returning(columns).executeTakeFirstOrThrow();
}

/** The old secret opens nothing from now on, and the new one has been read by nobody. */
export async function renewExport(
  db: Db,
  id: number,
  code: { code_hash: string; code_encrypted: string },
): Promise<void> {
  await db
    .updateTable('calendar_exports')
    .set((eb) => ({
      ...code,
      renewed_at: sql<Date>`now()`,
      last_read_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes and tells what was there. @throws 404 */
export const deleteExport = (db: Db, id: number): Promise<ExportRow> =>
  db
    .deleteFrom('calendar_exports')
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow(() => notFound('calendar_export'));

export async function noteExportRead(db: Db, id: number): Promise<void> {
  await sql`
    update calendar_exports set last_read_at = now()
    where id = ${id} and (last_read_at is null
      or last_read_at < now() - make_interval(mins => ${READ_AGAIN_MINUTES}))`.execute(db);
}

/** Destinations that have read our calendar of a villa, and so may show it back to us. */
export async function listReadDestinations(db: Db, villaId: number): Promise<ExportDestination[]> {
  const rows = await db
    .selectFrom('calendar_exports')
    .select('destination')
    .where('villa_id', '=', villaId)
    .where('last_read_at', 'is not', null)
    .execute();
  return rows.map(({ destination }) => destination as ExportDestination);
}

/** Taken nights from a day on, without those that the destination's own feeds brought, adopted ones too. */
export const listExportedNights = (
  db: Db,
  villaId: number,
  { destination, from }: { destination: string; from: string },
) =>
  db
    .selectFrom('villa_occupancies as taken')
    .leftJoin('feed_events', 'feed_events.id', 'taken.feed_event_id')
    .leftJoin('villa_closings', 'villa_closings.id', 'taken.closing_id')
    .leftJoin('calendar_feeds', (join) =>
      join.on(
        sql<boolean>`calendar_feeds.id = coalesce(feed_events.feed_id, villa_closings.feed_id)`,
      ),
    )
    .select([
      'taken.kind',
      'taken.reservation_id',
      'taken.closing_id',
      'taken.external_id',
      'taken.feed_event_id',
      'taken.moved_at',
      sql<string>`lower(taken.stay)`.as('started_at'),
      sql<string>`upper(taken.stay)`.as('finished_at'),
    ])
    .where('taken.villa_id', '=', villaId)
    .where(sql<boolean>`upper(taken.stay) > ${from}::date`)
    .where(sql<boolean>`calendar_feeds.source is distinct from ${destination}`)
    .orderBy(sql`lower(taken.stay)`)
    .execute();

export type ExportedNights = Awaited<ReturnType<typeof listExportedNights>>[number];
