import type { CalendarEvent, FeedWarning } from '../../domain/feeds/calendar-event.ts';
import { firstLetters } from '../../shared/first-letters.ts';
import { CalendarProblem } from './feed-problems.ts';
import {
  type Block,
  blockOf,
  type Property,
  textOf,
  timesOf,
  valuesOf,
} from './feed-properties.ts';
import { ruleOf } from './feed-rules.ts';
import { dayInSeries, type Series, timeOf } from './feed-times.ts';
import { readZones, type Zones } from './feed-zones.ts';

const MOST_EVENTS = 5_000;
const LONGEST_SUMMARY = 200;

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
  const lines = calendarIn(unfolded(text));
  const written = blocksOf(lines, 'VEVENT');
  const zones = readZones(blocksOf(lines, 'VTIMEZONE'));
  const blocks = written.slice(0, MOST_EVENTS).map(blockOf);
  const series = seriesByUid(blocks, zones);
  const events: CalendarEvent[] = [];
  const warnings: FeedWarning[] = [];
  for (const block of blocks) {
    const read = readEvent(block, series, zones);
    if ('code' in read) warnings.push(read);
    else {
      events.push(read.event);
      warnings.push(...read.warnings);
    }
  }
  if (written.length > MOST_EVENTS) warnings.push({ code: 'too_many_events', uid: null });
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

/**
 * The lines between both markers. Some servers append a comment of their own to whatever they send;
 * a further calendar that broke off is no such thing.
 */
function calendarIn(lines: string[]): string[] {
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR')
    throw new CalendarProblem('not_a_calendar');
  const end = lines.findLastIndex((line) => /^\s*END:VCALENDAR(?![\w-])/i.test(line));
  if (end < 0 || lines.slice(end).some((line) => /BEGIN:V(CALENDAR|EVENT)/i.test(line)))
    throw new CalendarProblem('truncated');
  return lines.slice(0, end + 1);
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

type ReadEvent = { event: CalendarEvent; warnings: FeedWarning[] } | FeedWarning;

function readEvent(block: Block, allSeries: Map<string, Series>, zones: Zones): ReadEvent {
  const { properties } = block;
  const uid = textOf(properties, 'uid');
  const own = seriesOf(properties, zones);
  if (!own) return { code: 'unreadable_event', uid };
  const rule = valuesOf(properties, 'rrule')[0];
  const repeats = rule ? ruleOf(rule, own) : null;
  const daysIn = (series: Series, name: string) =>
    timesOf(properties, name, zones).map((moment) => dayInSeries(moment, series));
  const event: CalendarEvent = {
    uid,
    summary: firstLetters(textOf(properties, 'summary') ?? '', LONGEST_SUMMARY),
    start: own.start,
    end: timesOf(properties, 'dtend', zones)[0] ?? null,
    duration: textOf(properties, 'duration'),
    cancelled: textOf(properties, 'status')?.toUpperCase() === 'CANCELLED',
    transparent: textOf(properties, 'transp')?.toUpperCase() === 'TRANSPARENT',
    repeats,
    except: daysIn(own, 'exdate'),
    also: daysIn(own, 'rdate'),
    also_for: periodsOf(properties, own),
    // The series counts its days as its own DTSTART is written, not as this event's is.
    instead_of: daysIn(allSeries.get(uid ?? '') ?? own, 'recurrence-id')[0] ?? null,
  };
  return { event, warnings: doubtsOf(block, event) };
}

/** What of an event's nights could not be read, so that it takes fewer than were meant. */
function doubtsOf({ properties, unread }: Block, event: CalendarEvent): FeedWarning[] {
  const written = (name: string) => properties.filter((property) => property[0] === name);
  const { uid, repeats, end, duration, also, also_for } = event;
  const codes: FeedWarning['code'][] = [];
  if (unread.includes('rrule') || (written('rrule').length > 0 && !repeats))
    codes.push('repeat_not_understood');
  const further = written('rdate').flatMap((property) => property.slice(3)).length;
  const endless = written('dtend').length > 0 && !end && duration === null;
  const unreadNights = unread.some((name) => ['dtend', 'duration', 'rdate'].includes(name));
  if (unreadNights || endless || also.length + also_for.length < further)
    codes.push('nights_not_understood');
  return codes.map((code) => ({ code, uid }));
}

function seriesOf(properties: Property[], zones: Zones): Series | null {
  const [written] = properties.filter((property) => property[0] === 'dtstart');
  const start = timesOf(properties, 'dtstart', zones)[0];
  return written && start ? { start, tzid: written[1].tzid, zones } : null;
}

/** Each series by its UID: the event that stands in for none of its days. */
function seriesByUid(blocks: Block[], zones: Zones): Map<string, Series> {
  const found = new Map<string, Series>();
  for (const { properties } of blocks) {
    const uid = textOf(properties, 'uid');
    const series = seriesOf(properties, zones);
    const standsIn = valuesOf(properties, 'recurrence-id').length > 0;
    if (uid && series && !standsIn && !found.has(uid)) found.set(uid, series);
  }
  return found;
}

/** RDATE;VALUE=PERIOD: from a moment until another one, or for a length (RFC 5545 §3.3.9). */
function periodsOf(properties: Property[], series: Series): CalendarEvent['also_for'] {
  return properties
    .filter(([written, , type]) => written === 'rdate' && type === 'period')
    .flatMap(([, { tzid }, , ...values]) =>
      values.flatMap((value) => {
        const [from, until] = Array.isArray(value) ? value : [];
        const start = timeOf(from, tzid, series.zones);
        if (!start) return [];
        const end = timeOf(until, tzid, series.zones);
        const duration = end ? null : String(until);
        return [{ day: dayInSeries(start, series), start, end, duration }];
      }),
    );
}
