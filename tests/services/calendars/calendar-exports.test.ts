import fc from 'fast-check';
import ICAL from 'ical.js';

import { nightsOfEvents } from '../../../server/domain/feeds/event-nights.ts';
import { env } from '../../../server/env.ts';
import type { ExportedNights } from '../../../server/queries/calendars/calendar-exports.ts';
import type { Doer } from '../../../server/services/audit.ts';
import {
  createExport,
  exportedCalendar,
  renewExportCode,
  takenCalendar,
} from '../../../server/services/calendars/calendar-exports.ts';
import { readCalendar } from '../../../server/services/calendars/feed-parser.ts';
import { readExportCode } from '../../../server/services/calendars/feed-secrets.ts';
import { syncFeed } from '../../../server/services/calendars/feeds.ts';
import { addDays } from '../../../server/shared/days.ts';
import { db } from '../../support/db.ts';
import {
  createClosing,
  createReservation,
  createStaff,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { createCalendarExport, createFeed } from '../../support/feed-factories.ts';
import { calendarOf } from '../../support/feed-fixtures.ts';
import { ledgerOf, span } from '../../support/feed-rows.ts';

let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

/** What ical.js reads in a calendar. */
function eventsIn(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar) as string[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map((event) => ({
      nights: `${event.startDate} ${event.endDate}`,
      whole_day: event.startDate.isDate && event.endDate.isDate,
      uid: event.uid,
      sequence: event.sequence,
      stamp: String(event.component.getFirstPropertyValue('dtstamp')),
      summary: event.summary,
      properties: event.component.getAllProperties().map(({ name }) => name),
      transparent: event.component.getFirstPropertyValue('transp') === 'TRANSPARENT',
    }));
}

/** A villa with a reservation, an option, a closing, and a booking that came from Airbnb. */
async function busyVilla() {
  const { id: villa_id } = await createVilla({ name: 'Villa; Çağla, Ilıca' });
  const reservation = await createReservation({
    villa_id,
    status: 'CONFIRMED',
    customer_name: 'Gizem Saklıkız',
    ...stayFromToday(10, 4),
  });
  await createReservation({ villa_id, status: 'OPTION', ...stayFromToday(14, 3) });
  await createReservation({ villa_id, status: 'PENDING', ...stayFromToday(50, 3) });
  await createClosing(villa_id, stayFromToday(20, 5));
  const feed = await createFeed({ villa_id });
  const ics = calendarOf({ from: dayFromToday(30), until: dayFromToday(33) });
  await syncFeed(db, { villa_id, ics }, staff);
  await db
    .updateTable('calendar_feeds')
    .set({ source: 'AIRBNB', url_encrypted: 'x' })
    .where('id', '=', feed.id)
    .execute();
  return { villa_id, reservation };
}

async function exportOf(villa_id: number, destination: string) {
  const { code } = await createCalendarExport(villa_id, { destination });
  return (await exportedCalendar(db, code)) ?? '';
}

const OURS = [span(10, 14), span(14, 17), span(20, 25)];

test('holds all that takes nights, and nothing about whom', async () => {
  const { villa_id, reservation } = await busyVilla();

  const calendar = await exportOf(villa_id, 'ALL');
  const events = eventsIn(calendar);

  expect(events.map(({ nights }) => nights)).toEqual([...OURS, span(30, 33)]);
  expect(events.every(({ whole_day, summary }) => whole_day && summary === 'Dolu')).toBe(true);
  expect(new Set(events.flatMap(({ properties }) => properties))).toEqual(
    new Set(['uid', 'dtstamp', 'sequence', 'dtstart', 'dtend', 'summary', 'transp']),
  );
  for (const secret of ['Gizem', reservation.reservation_id, 'Reserved', '+90', '@ornek'])
    expect(calendar).not.toContain(secret);
});

test('a destination is not told what it told us', async () => {
  const { villa_id } = await busyVilla();
  const nights = async (destination: string) =>
    eventsIn(await exportOf(villa_id, destination)).map((event) => event.nights);

  expect(await nights('AIRBNB')).toEqual(OURS);
  expect(await nights('BOOKING')).toEqual([...OURS, span(30, 33)]);
});

test('the text and its UIDs stay as long as the nights do', async () => {
  const { villa_id } = await busyVilla();
  const { code } = await createCalendarExport(villa_id);

  const first = await exportedCalendar(db, code);
  await db.updateTable('reservations').set({ staff_note: 'Not' }).execute();

  expect(await exportedCalendar(db, code)).toBe(first);
});

test('a stay that moved is newer than what a calendar has of it, and the others are not', async () => {
  const { villa_id, reservation } = await busyVilla();
  const { code } = await createCalendarExport(villa_id);
  const read = async () => eventsIn((await exportedCalendar(db, code)) ?? '');
  await db.updateTable('villa_occupancies').set({ moved_at: '2026-11-01T09:00:00Z' }).execute();
  const [before, ...others] = await read();

  const stay = `[${dayFromToday(9)},${dayFromToday(13)})`;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('reservations')
      .set({ stay })
      .where('id', '=', reservation.id)
      .execute();
    await transaction
      .updateTable('villa_occupancies')
      .set({ stay })
      .where('reservation_id', '=', reservation.id)
      .execute();
  });

  const [moved, ...rest] = await read();
  expect(before).toMatchObject({ nights: span(10, 14), stamp: '2026-11-01T09:00:00Z' });
  expect(moved).toMatchObject({ nights: span(9, 13), uid: before?.uid });
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(String(moved?.stamp) > String(before?.stamp)).toBe(true);
  expect(rest).toEqual(others);
});

test('another destination gets the same UIDs, on this site’s host', async () => {
  const { villa_id } = await busyVilla();
  const uids = async (destination: string) =>
    eventsIn(await exportOf(villa_id, destination)).map(({ uid }) => uid);

  expect(await uids('VRBO')).toEqual(await uids('BOOKING'));
  const all = await uids('ALL');
  expect(all).toHaveLength(4);
  for (const uid of all) expect(uid).toMatch(/^[0-9a-f]{24}@koy\.test$/);
});

test('the UIDs outlast a change of the secret that signs cookies', async () => {
  const { villa_id } = await busyVilla();
  const { code } = await createCalendarExport(villa_id);
  const uids = async () => eventsIn((await exportedCalendar(db, code)) ?? '').map(({ uid }) => uid);
  const { SESSION_SECRET, DATA_KEY } = env;
  const before = await uids();

  Object.assign(env, { SESSION_SECRET: 'a'.repeat(40), DATA_KEY: DATA_KEY ?? SESSION_SECRET });
  const after = await uids();
  Object.assign(env, { SESSION_SECRET, DATA_KEY });

  expect(after).toEqual(before);
});

test('lines end in CRLF, none is longer than 75 octets, names are escaped', async () => {
  const { id } = await createVilla({ name: `Villa; "Çağla", ${'Şöğüt '.repeat(12)}` });

  const calendar = await exportOf(id, 'ALL');

  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  expect(calendar.replaceAll('\r\n ', '')).toContain('Villa\\; "Çağla"\\, Şöğüt');
});

test('an empty calendar has one event that takes nothing: some refuse none', async () => {
  const { id } = await createVilla();

  const calendar = await exportOf(id, 'ALL');

  expect(eventsIn(calendar)).toMatchObject([{ transparent: true }]);
  expect(nightsOfEvents(readCalendar(calendar).events, dayFromToday(0)).stays).toEqual([]);
});

test('imported elsewhere it takes the same nights', async () => {
  const { villa_id } = await busyVilla();
  const calendar = await exportOf(villa_id, 'ALL');
  const elsewhere = calendar.replaceAll('@koy.test', '@baska.example');
  const other = await createVilla();

  await syncFeed(db, { villa_id: other.id, ics: elsewhere }, staff);

  const nights = (rows: string[]) => rows.map((row) => row.replace(/^\w+ /, ''));
  expect(nights(await ledgerOf(other.id))).toEqual(nights(await ledgerOf(villa_id)));
});

test('our own export is known again and takes nothing', async () => {
  const { villa_id } = await busyVilla();
  const other = await createVilla();

  const ics = await exportOf(villa_id, 'ALL');
  const { imported } = await syncFeed(db, { villa_id: other.id, ics }, staff);

  expect(imported.echoes).toHaveLength(4);
  expect(await ledgerOf(other.id)).toEqual([]);
});

test('any nights come back as they went', () => {
  const stays = fc
    .array(fc.record({ gap: fc.nat({ max: 20 }), nights: fc.integer({ min: 1, max: 30 }) }))
    .map((steps) => {
      let day = dayFromToday(1);
      return steps.map(({ gap, nights }) => {
        const started_at = addDays(day, gap);
        day = addDays(started_at, nights);
        return { started_at, finished_at: day };
      });
    });
  fc.assert(
    fc.property(stays, fc.string({ maxLength: 200 }), (nights, name) => {
      const rows = nights.map((stay, index) => ({ ...ROW, ...stay, closing_id: index }));
      const calendar = takenCalendar(name, rows, 'baska.example');
      const expected = nights.map((stay) => `${stay.started_at} ${stay.finished_at}`);
      const events = eventsIn(calendar).filter(({ transparent }) => !transparent);

      expect(events.map((event) => event.nights)).toEqual(expected);
      const horizon = Temporal.PlainDate.from(dayFromToday(0)).add({ months: 24 }).toString();
      const read = nightsOfEvents(readCalendar(calendar).events, dayFromToday(0)).stays;
      expect(read.map((stay) => `${stay.started_at} ${stay.finished_at}`)).toEqual(
        nights
          .filter(({ started_at }) => started_at < horizon)
          .map(({ started_at, finished_at }) =>
            [started_at, finished_at < horizon ? finished_at : horizon].join(' '),
          ),
      );
    }),
    { numRuns: 100 },
  );
});

const ROW: Omit<ExportedNights, 'started_at' | 'finished_at'> = {
  kind: 'CLOSING',
  reservation_id: null,
  closing_id: 1,
  external_id: null,
  feed_event_id: null,
  moved_at: new Date('2026-01-01T10:00:00Z'),
};

test('a renewed secret ends the old one', async () => {
  const { id: villa_id } = await createVilla();
  const made = await createExport(db, { villa_id, destination: 'ALL' }, staff);
  const old = readExportCode(made.code_encrypted) ?? '';
  expect(await exportedCalendar(db, old)).toContain('BEGIN:VCALENDAR');

  const renewed = await renewExportCode(db, made, staff);

  const fresh = readExportCode(renewed.code_encrypted) ?? '';
  expect(fresh).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(await exportedCalendar(db, old)).toBeUndefined();
  expect(await exportedCalendar(db, fresh)).toContain('BEGIN:VCALENDAR');
});

test('reading is noted, so that echoes can be known', async () => {
  const { id: villa_id } = await createVilla();
  const { id, code } = await createCalendarExport(villa_id);

  await exportedCalendar(db, code);

  const row = await db
    .selectFrom('calendar_exports')
    .select('last_read_at')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.last_read_at).toBeInstanceOf(Date);
});
