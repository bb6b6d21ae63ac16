import { createHash } from 'node:crypto';

import { sealAddress } from '../services/calendars/feed-secrets.ts';
import { dayFrom, fromNow, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import type { Numbered, Row } from './rows.ts';
import type { VillaCalendar } from './stay-plan.ts';

/** Calendars that are read from an address, each in another state of health; `heard` in hours. */
const FEEDS = [
  { villa: 'Villa Poyraz', name: 'Booking.com', source: 'BOOKING', heard: 0 },
  {
    villa: 'Villa Levissi',
    name: 'Airbnb',
    source: 'AIRBNB',
    heard: 71,
    error: 'unreachable',
    fails: 4,
  },
  { villa: 'Villa Kaunos', name: 'Vrbo', source: 'VRBO', heard: 15, error: 'too_slow', fails: 1 },
  { villa: 'Villa Gelincik', name: 'Google Takvim', source: 'GOOGLE', heard: 200, paused: true },
  { villa: 'Villa Nar', name: 'Airbnb', source: 'AIRBNB', heard: 1, waits: true },
  { villa: 'Villa Portakal', name: 'Diğer takvim', source: 'OTHER', heard: null },
] as const;

type Plan = (typeof FEEDS)[number];

/** The longest there is: a demo asks nobody, and the addresses are nobody's either. */
const ONCE_A_DAY = 1440;

/** They hold no nights: what they brought was empty, or still waits for staff. */
export function addressFeedsOf(
  books: readonly VillaCalendar[],
  moment: Moment,
  firstId: number,
): { calendar_feeds: Numbered<'calendar_feeds'>[]; feed_imports: Row<'feed_imports'>[] } {
  const feeds = FEEDS.flatMap((plan) => {
    const book = books.find(({ villa }) => villa.plan.name === plan.villa);
    return book ? [{ plan, villa_id: book.villa.row.id }] : [];
  }).map((feed, index) => ({ ...feed, id: firstId + index }));
  return {
    calendar_feeds: feeds.map(({ id, plan, villa_id }) => feedRow({ id, plan, villa_id }, moment)),
    feed_imports: feeds.flatMap(({ id, plan }) => importsOf(id, plan, moment)),
  };
}

function feedRow(
  { id, plan, villa_id }: { id: number; plan: Plan; villa_id: number },
  moment: Moment,
): Numbered<'calendar_feeds'> {
  const url = `https://takvim.ornek.example/${plan.source.toLowerCase()}/${villa_id}.ics`;
  const created_at =
    plan.heard === null ? fromNow(moment, 0, -3) : past(moment, dayFrom(moment, -90), [11, 0]);
  return {
    id,
    villa_id,
    name: plan.name,
    source: plan.source,
    url_encrypted: sealAddress(url),
    url_hash: createHash('sha256').update(url).digest('base64url'),
    active: !('paused' in plan),
    interval_minutes: ONCE_A_DAY,
    mode: 'waits' in plan ? 'APPROVE' : 'AUTO',
    last_attempt_at: fromNow(moment, 0, -2),
    last_ok_at: heardAt(plan, moment),
    last_error: 'error' in plan ? plan.error : null,
    fail_count: 'fails' in plan ? plan.fails : 0,
    created_by: STAFF_IDS[1] ?? null,
    created_at,
    updated_at: created_at,
  };
}

const heardAt = ({ heard }: Plan, moment: Moment) =>
  heard === null ? null : fromNow(moment, -heard, -2);

function importsOf(id: number, plan: Plan, moment: Moment): Row<'feed_imports'>[] {
  const fetched_at = heardAt(plan, moment);
  if (fetched_at === null) return [];
  const good = importRow(id, { fetched_at, stays: 'waits' in plan ? [waitingStay(moment)] : [] });
  if (!('error' in plan)) return [good];
  const failed = {
    state: 'FAILED',
    http_status: null,
    bytes: 0,
    sha256: null,
    raw: '',
    plan: null,
  };
  return [good, { ...good, ...failed, fetched_at: fromNow(moment, 0, -2), error: plan.error }];
}

const waitingStay = (moment: Moment) => ({
  started_at: dayFrom(moment, 300),
  finished_at: dayFrom(moment, 307),
  summary: 'Reserved',
});

function importRow(
  feed_id: number,
  { fetched_at, stays }: { fetched_at: string; stays: ReturnType<typeof waitingStay>[] },
): Row<'feed_imports'> {
  const raw = calendarText(stays);
  return {
    feed_id,
    fetched_at,
    state: stays.length > 0 ? 'WAITING' : 'UNCHANGED',
    http_status: 200,
    bytes: raw.length,
    sha256: createHash('sha256').update(raw).digest('base64url'),
    raw,
    event_count: stays.length,
    plan: { added: stays, removed: [], unchanged: [], conflicts: [], suspicious: false },
    error: null,
    applied_at: null,
    applied_by: null,
  };
}

function calendarText(stays: ReturnType<typeof waitingStay>[]): string {
  const events = stays.flatMap(({ started_at, finished_at, summary }) => [
    'BEGIN:VEVENT',
    `UID:${started_at}@takvim.ornek.example`,
    `DTSTART;VALUE=DATE:${started_at.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${finished_at.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ornek//TR'];
  return `${[...head, ...events, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}
