import { createHash } from 'node:crypto';

import { addDays } from '../shared/days.ts';
import { exportsOf } from './calendar-exports.ts';
import { addressFeedsOf } from './feed-addresses.ts';
import { dayFrom, fromNow, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { type Numbered, numbered, type Row } from './rows.ts';
import type { VillaCalendar } from './stay-plan.ts';
import people from './texts/people.json' with { type: 'json' };
import { freeRange } from './villa-blocks.ts';
import type { BookedVilla } from './villa-reservations.ts';

/** Calendars of other sites that were uploaded as files. */
const FEEDS = [
  { villa: 'Villa Poyraz', name: 'Airbnb takvimi' },
  { villa: 'Villa Levissi', name: 'Booking takvimi' },
  { villa: 'Villa Kaunos', name: 'Airbnb takvimi' },
  { villa: 'Villa Gelincik', name: 'Vrbo takvimi' },
  { villa: 'Villa Portakal', name: 'Booking takvimi' },
  { villa: 'Villa Nar', name: 'Ev sahibinin takvimi' },
];

interface Feeds {
  calendar_feeds: Numbered<'calendar_feeds'>[];
  feed_imports: Row<'feed_imports'>[];
  feed_events: Numbered<'feed_events'>[];
  calendar_exports: Numbered<'calendar_exports'>[];
}

/** Feeds with their events, which take their nights, and the imports that brought them. */
export function feedsOf(books: readonly VillaCalendar[], moment: Moment): Feeds {
  const random = createRandom('feeds');
  const feeds = FEEDS.flatMap(({ villa, name }) => {
    const book = books.find(({ villa: { plan } }) => plan.name === villa);
    return book ? [{ book, name }] : [];
  });
  const events = feeds.map(({ book }) => eventsFor(book, moment, random));
  const fails = (index: number) => index === feeds.length - 1;
  const byAddress = addressFeedsOf(books, moment, feeds.length + 1);
  return {
    calendar_feeds: [
      ...feeds.map(({ book, name }, index) =>
        feedRow({ id: index + 1, villa_id: book.villa.row.id, name, fails: fails(index) }, moment),
      ),
      ...byAddress.calendar_feeds,
    ],
    feed_imports: [
      ...events.flatMap((rows, index) => [
        importRow(index + 1, rows, moment),
        ...(fails(index) ? [failedImport(index + 1, moment)] : []),
      ]),
      ...byAddress.feed_imports,
    ],
    calendar_exports: exportsOf(books, moment),
    feed_events: numbered(
      events.flatMap((rows, index) => rows.map((event) => ({ feed_id: index + 1, ...event }))),
    ),
  };
}

type FeedEvent = Omit<Row<'feed_events'>, 'feed_id'>;

function eventsFor(book: VillaCalendar, moment: Moment, random: Random): FeedEvent[] {
  const seen = past(moment, dayFrom(moment, -9), [6, 10]);
  return Array.from({ length: random.int(3, 6) }).flatMap((_, index) => {
    const stay = freeRange(book, moment, { from: -40, until: 210, random });
    if (!stay) return [];
    book.calendar.take(stay.from, stay.until);
    return [
      {
        villa_id: book.villa.row.id,
        stay: `[${stay.from},${stay.until})`,
        uid: `${book.villa.row.id}-${index}-${random.int(10_000, 99_999)}@takvim.ornek.example`,
        summary: random.pick(people.feed_summaries),
        first_seen_at: seen,
        last_seen_at: seen,
      },
    ];
  });
}

interface FeedFacts {
  id: number;
  villa_id: number;
  name: string;
  fails: boolean;
}

function feedRow({ id, villa_id, name, fails }: FeedFacts, moment: Moment) {
  const created_at = past(moment, dayFrom(moment, -120), [10, 0]);
  return {
    id,
    villa_id,
    name,
    source: 'FILE',
    url_encrypted: null,
    url_hash: null,
    active: true,
    interval_minutes: 60,
    mode: id % 2 === 0 ? 'APPROVE' : 'AUTO',
    last_attempt_at: fails ? fromNow(moment, -1, -10) : past(moment, dayFrom(moment, -9), [6, 10]),
    last_ok_at: past(moment, dayFrom(moment, -9), [6, 10]),
    last_error: fails ? 'not_a_calendar' : null,
    fail_count: fails ? 3 : 0,
    created_by: STAFF_IDS[1] ?? null,
    created_at,
    updated_at: created_at,
  };
}

function importRow(feed_id: number, events: FeedEvent[], moment: Moment): Row<'feed_imports'> {
  const raw = calendarText(events);
  const fetched_at = past(moment, dayFrom(moment, -9), [6, 10]);
  return {
    feed_id,
    fetched_at,
    state: 'APPLIED',
    http_status: null,
    bytes: raw.length,
    sha256: createHash('sha256').update(raw).digest('hex'),
    raw,
    event_count: events.length,
    plan: {
      added: events.map(itemOf),
      removed: [],
      unchanged: [],
      conflicts: [],
      suspicious: false,
    },
    error: null,
    applied_at: fetched_at,
    applied_by: STAFF_IDS[1] ?? null,
  };
}

const failedImport = (feed_id: number, moment: Moment): Row<'feed_imports'> => ({
  feed_id,
  fetched_at: fromNow(moment, -1, -10),
  state: 'FAILED',
  http_status: null,
  bytes: 0,
  sha256: null,
  raw: '',
  event_count: 0,
  plan: null,
  error: 'not_a_calendar',
  applied_at: null,
  applied_by: null,
});

function itemOf({ stay, summary }: FeedEvent) {
  const [started_at = '', finished_at = ''] = stay.slice(1, -1).split(',');
  return { started_at, finished_at, summary: summary ?? '' };
}

function calendarText(events: FeedEvent[]): string {
  const entries = events.flatMap((event) => {
    const { started_at, finished_at, summary } = itemOf(event);
    return [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTART;VALUE=DATE:${started_at.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${finished_at.replaceAll('-', '')}`,
      `SUMMARY:${summary}`,
      'END:VEVENT',
    ];
  });
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ornek//TR'];
  return `${[...head, ...entries, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

export const feedHoldsOf = (feeds: Feeds): Row<'villa_occupancies'>[] =>
  feeds.feed_events.map((event) => ({
    villa_id: event.villa_id,
    stay: event.stay,
    kind: 'FEED',
    reservation_id: null,
    closing_id: null,
    external_id: null,
    feed_event_id: event.id,
    expires_at: null,
    created_at: String(event.first_seen_at),
  }));

/** An event that clashes with a reservation of ours: kept for staff to decide, holding nothing. */
export function feedConflictsOf(
  feeds: Feeds,
  booked: readonly BookedVilla[],
  moment: Moment,
): Row<'feed_conflicts'>[] {
  const clash = booked.find(
    ({ draft }) =>
      draft.state === 'CONFIRMED' &&
      draft.check_in > moment.today &&
      feeds.calendar_feeds.some(({ villa_id }) => villa_id === draft.villa.row.id),
  );
  const feed = feeds.calendar_feeds.find(({ villa_id }) => villa_id === clash?.draft.villa.row.id);
  if (!clash || !feed) return [];
  const { check_in, check_out } = clash.draft;
  return [
    {
      feed_id: feed.id,
      villa_id: feed.villa_id,
      stay: `[${addDays(check_in, 1)},${addDays(check_out, 2)})`,
      uid: `clash-${clash.id}@takvim.ornek.example`,
      summary: 'Reserved',
      reservation_id: clash.id,
      created_at: past(moment, dayFrom(moment, -1), [6, 10]),
    },
  ];
}
