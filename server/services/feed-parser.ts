import ICAL from 'ical.js';

import type {
  CalendarEvent,
  CalendarTime,
  FeedWarning,
  RepeatRule,
} from '../domain/feeds/calendar-event.ts';
import { firstLetters } from '../shared/first-letters.ts';
import { CalendarProblem } from './feed-problems.ts';
import { readZones, type Zones } from './feed-zones.ts';

const MOST_EVENTS = 5_000;
const LONGEST_SUMMARY = 200;
/** A longer line is no date of a rental; the library takes its time over those. */
const LONGEST_LINE = 20_000;
const NAMES =
  /^(UID|SUMMARY|DTSTART|DTEND|DURATION|STATUS|TRANSP|RRULE|EXDATE|RDATE|RECURRENCE-ID)[;:]/i;

/** What jCal (RFC 7265) gives for one property: name, parameters, type, values. */
type Property = [name: string, parameters: Record<string, string>, type: string, ...unknown[]];

export interface ReadCalendar {
  events: CalendarEvent[];
  warnings: FeedWarning[];
}

/**
 * Reads an iCalendar file (RFC 5545) as other sites write it: with or without folded lines, CRLF, a
 * byte order mark or capitals. Every event is read by itself, so that a bad one costs only itself.
 * @throws CalendarProblem `not_a_calendar`, `truncated`
 */
export function readCalendar(text: string): ReadCalendar {
  const lines = unfolded(text);
  refuseIfNone(lines);
  const blocks = blocksOf(lines, 'VEVENT');
  const zones = readZones(blocksOf(lines, 'VTIMEZONE'));
  const events: CalendarEvent[] = [];
  const warnings: FeedWarning[] = [];
  for (const block of blocks.slice(0, MOST_EVENTS)) {
    const read = readEvent(block, zones);
    if ('code' in read) warnings.push(read);
    else {
      events.push(read.event);
      if (read.vague) warnings.push({ code: 'repeat_not_understood', uid: read.event.uid });
    }
  }
  if (blocks.length > MOST_EVENTS) warnings.push({ code: 'too_many_events', uid: null });
  return { events, warnings };
}

/** §3.1: a line that begins with a space goes on with the one before. */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

function refuseIfNone(lines: string[]): void {
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR')
    throw new CalendarProblem('not_a_calendar');
  if (lines.at(-1)?.trim().toUpperCase() !== 'END:VCALENDAR')
    throw new CalendarProblem('truncated');
}

/** The lines of each component of that name, its own BEGIN and END included. */
function blocksOf(lines: string[], component: string): string[][] {
  const blocks: string[][] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    const upper = line.slice(0, 40).toUpperCase();
    if (upper === `BEGIN:${component}`) current = [];
    current?.push(line);
    if (upper === `END:${component}` && current) {
      blocks.push(current);
      current = undefined;
    }
  }
  return blocks;
}

type ReadEvent = { event: CalendarEvent; vague: boolean } | FeedWarning;

function readEvent(block: string[], zones: Zones): ReadEvent {
  const properties = propertiesOf(block);
  const uid = textOf(properties, 'uid');
  const start = timesOf(properties, 'dtstart', zones)[0];
  if (!start) return { code: 'unreadable_event', uid };
  const rule = valuesOf(properties, 'rrule')[0];
  const repeats = rule ? ruleOf(rule) : null;
  const daysOf = (name: string) => timesOf(properties, name, zones).map(({ day }) => day);
  return {
    vague: rule !== undefined && repeats === null,
    event: {
      uid,
      summary: firstLetters(textOf(properties, 'summary') ?? '', LONGEST_SUMMARY),
      start,
      end: timesOf(properties, 'dtend', zones)[0] ?? null,
      duration: textOf(properties, 'duration'),
      cancelled: textOf(properties, 'status')?.toUpperCase() === 'CANCELLED',
      transparent: textOf(properties, 'transp')?.toUpperCase() === 'TRANSPARENT',
      repeats,
      except: daysOf('exdate'),
      also: daysOf('rdate'),
      instead_of: daysOf('recurrence-id')[0] ?? null,
    },
  };
}

/** The event's own properties that matter, without those of alarms inside it; a bad line is left out. */
function propertiesOf(block: string[]): Property[] {
  const own: string[] = [];
  let depth = 0;
  for (const line of block.slice(1, -1)) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    if (depth === 0 && NAMES.test(line)) own.push(line);
    if (/^END:/i.test(line)) depth -= 1;
  }
  const short = own.flatMap((line) => {
    if (line.length <= LONGEST_LINE) return [line];
    return /^SUMMARY:/i.test(line) ? [line.slice(0, LONGEST_LINE)] : [];
  });
  return propertiesIn(short) ?? short.flatMap((line) => propertiesIn([line]) ?? []);
}

function propertiesIn(lines: string[]): Property[] | null {
  try {
    const parsed = ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'));
    return parsed[1] as Property[];
  } catch {
    return null;
  }
}

const valuesOf = (properties: Property[], name: string): unknown[] =>
  properties.filter((property) => property[0] === name).flatMap((property) => property.slice(3));

function textOf(properties: Property[], name: string): string | null {
  const value = valuesOf(properties, name)[0];
  return typeof value === 'string' && value.trim() !== '' ? clean(value) : null;
}

/** Shown to staff and kept: control characters and halves of letters have no business there. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

function timesOf(properties: Property[], name: string, zones: Zones): CalendarTime[] {
  return properties
    .filter((property) => property[0] === name)
    .flatMap(([, parameters, , ...values]) =>
      values.flatMap((value) => timeOf(value, parameters.tzid, zones) ?? []),
    );
}

/** '2026-10-09', '2026-10-09T14:00:00' or '…Z'; a day written without VALUE=DATE loses its empty time. */
function timeOf(value: unknown, tzid: string | undefined, zones: Zones): CalendarTime | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})?(Z)?.*)?$/.exec(String(value));
  if (!found?.[1]) return null;
  const [, day, time, utc] = found;
  if (time === undefined) return { day, time: null, zone: null };
  if (utc) return { day, time, zone: 'UTC' };
  return { day, time, zone: tzid ? zones(tzid, `${day}T${time}`) : null };
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const PARTS = ['freq', 'interval', 'count', 'until', 'byday', 'bymonthday', 'bymonth', 'wkst'];

/** The rule, or null for one with parts that are not understood: it then counts once. */
function ruleOf(value: unknown): RepeatRule | null {
  const rule = value as Record<string, unknown>;
  const freq = String(rule.freq);
  if (!FREQUENCIES.includes(freq)) return null;
  if (Object.keys(rule).some((part) => !PARTS.includes(part))) return null;
  // Weeks that begin elsewhere than on Monday matter only where weeks are skipped.
  const interval = Number(rule.interval ?? 1);
  if (freq === 'WEEKLY' && interval > 1 && !['MO', '2'].includes(String(rule.wkst ?? 'MO')))
    return null;
  const weekdays = listOf(rule.byday).map((day) => {
    const [, nth, name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(String(day)) ?? [];
    return { weekday: DAYS.indexOf(name) + 1, nth: nth === undefined ? null : Number(nth) };
  });
  // "The second Monday" of a year counts in the year; nobody blocks a villa like that.
  const counted = weekdays.some(({ nth }) => nth !== null);
  if (counted && freq !== 'MONTHLY') return null;
  return {
    freq: freq as RepeatRule['freq'],
    interval,
    count: rule.count === undefined ? null : Number(rule.count),
    until: rule.until === undefined ? null : String(rule.until).slice(0, 10),
    weekdays,
    month_days: listOf(rule.bymonthday).map(Number),
    months: listOf(rule.bymonth).map(Number),
  };
}

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};
