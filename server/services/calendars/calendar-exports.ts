import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import {
  deleteExport,
  type ExportDestination,
  type ExportedNights,
  type ExportRow,
  findExport,
  getExport,
  insertExport,
  listExportedNights,
  lockExport,
  noteExportRead,
  renewExport,
} from '../../queries/calendars/calendar-exports.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import { audit, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';
import { exportHost } from './feed-plans.ts';
import { hashOf, newExportCode, opaqueName } from './feed-secrets.ts';
import { basic, escaped, folded, utc } from './ics.ts';

/** An export, with the version of its address that was seen where the caller cares. */
type SeenExport = UnwantedRow;

/** A calendar of taken nights at a new secret address. 409 when the destination has one already. */
export function createExport(
  pool: Db,
  { villa_id, destination }: { villa_id: number; destination: ExportDestination },
  doer: Doer,
): Promise<ExportRow> {
  return pool.transaction().execute(async (db) => {
    await namedIn('villa_id', requireVilla(db, villa_id));
    const { code_hash, code_encrypted } = newExportCode();
    const row = { villa_id, destination, code_hash, code_encrypted, created_by: doer.id };
    const created = await insertExport(db, row);
    await noteExport(db, created, 'calendar_export.created', doer);
    return created;
  });
}

/**
 * Gives an export a new secret; whoever has the old address reads nothing any more.
 * @throws 404; 409 `stale`: the address that was seen is the old one already
 */
export function renewExportCode(
  pool: Db,
  { id, version }: SeenExport,
  doer: Doer,
): Promise<ExportRow> {
  return pool.transaction().execute(async (db) => {
    refuseStale(await lockExport(db, id), version, {});
    const { code_hash, code_encrypted } = newExportCode();
    await renewExport(db, id, { code_hash, code_encrypted });
    const renewed = await getExport(db, id);
    await noteExport(db, renewed, 'calendar_export.renewed', doer);
    return renewed;
  });
}

/** Ends an export: its address answers no more. @throws 404; 409 `stale` */
export function removeExport(pool: Db, { id, version }: SeenExport, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    refuseStale(await lockExport(db, id), version, {});
    const removed = await deleteExport(db, id);
    await noteExport(db, removed, 'calendar_export.deleted', doer);
  });
}

const noteExport = (db: Db, { id, villa_id, destination }: ExportRow, action: string, doer: Doer) =>
  audit(db, doer, {
    action,
    entity: 'calendar_export',
    entity_id: id,
    after: { villa_id, destination },
  });

/** Nights of so many days ago are still told: some sites take what leaves too early for a cancellation. */
const PAST_DAYS = 30;

/**
 * The calendar a secret opens, undefined for one that opens none. It holds what takes nights and
 * nothing about whom (KVKK); what the destination itself told us is left out, or it would come back
 * as an echo for ever. The text changes only when the nights do.
 */
export async function exportedCalendar(db: Db, code: string): Promise<string | undefined> {
  const found = await findExport(db, hashOf(code));
  if (!found) return undefined;
  const from = today().subtract({ days: PAST_DAYS }).toString();
  const { destination } = found;
  const nights = await listExportedNights(db, found.villa_id, { destination, from });
  await noteExportRead(db, found.id);
  return takenCalendar(found.villa_name, nights, exportHost());
}

/** Taken nights as an iCalendar file (RFC 5545); DTEND is the day of departure, which is free. */
export function takenCalendar(
  name: string,
  nights: readonly ExportedNights[],
  host: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Koy//Takvim//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(nights.length > 0 ? nights.flatMap((taken) => eventOf(taken, host)) : emptyEvent(host)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const eventOf = (taken: ExportedNights, host: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uidOf(taken)}@${host}`,
  `DTSTAMP:${utc(taken.moved_at.toTemporalInstant())}`,
  `SEQUENCE:${sequenceOf(taken)}`,
  `DTSTART;VALUE=DATE:${basic(taken.started_at)}`,
  `DTEND;VALUE=DATE:${basic(taken.finished_at)}`,
  `SUMMARY:${escaped(t('feeds:export.taken'))}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** The same for a reservation through all its moves: sites see it change, not go and come. */
function uidOf(taken: ExportedNights): string {
  const { reservation_id, closing_id, external_id, feed_event_id } = taken;
  if (reservation_id !== null) return opaqueName(`reservation ${reservation_id}`);
  if (closing_id !== null) return opaqueName(`closing ${closing_id}`);
  if (external_id !== null) return opaqueName(`external ${external_id}`);
  return opaqueName(`feed event ${feed_event_id}`);
}

/**
 * Grows with every move: of two events of one UID a site keeps the one with the higher number, and passes over
 * one with the same (RFC 5546 §2.1.5). Of the time, so that nights given up and taken again go on from there.
 */
const sequenceOf = ({ moved_at }: ExportedNights): number =>
  Math.floor((moved_at.getTime() - COUNTED_FROM) / 1000);

const COUNTED_FROM = Date.UTC(2020, 0, 1);

/** Some sites refuse a calendar without any event: one long ago that takes nothing. */
const emptyEvent = (host: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${opaqueName('nothing')}@${host}`,
  'DTSTAMP:20000101T000000Z',
  'DTSTART;VALUE=DATE:20000101',
  'DTEND;VALUE=DATE:20000102',
  `SUMMARY:${escaped(t('feeds:export.nothing'))}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];
