import ICAL from 'ical.js';

import type { CalendarTime } from '../../domain/feeds/calendar-event.ts';
import { withoutDirections } from '../../shared/typed-text.ts';
import { timeOf } from './feed-times.ts';
import type { Zones } from './feed-zones.ts';

/** A longer line is no date of a rental; the library takes its time over those. */
const LONGEST_LINE = 20_000;
const NAMES =
  /^(UID|SUMMARY|DTSTART|DTEND|DURATION|STATUS|TRANSP|RRULE|EXDATE|RDATE|RECURRENCE-ID)[;:]/i;

/** What jCal (RFC 7265) gives for one property: name, parameters, type, values. */
export type Property = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  ...unknown[],
];

/** One VEVENT's own properties, and the names of its lines that nobody can read. */
export interface Block {
  properties: Property[];
  unread: string[];
}

/** The event's own properties that matter, without those of alarms inside it; a bad line is left out. */
export function blockOf(lines: string[]): Block {
  const own: string[] = [];
  let depth = 0;
  for (const line of lines.slice(1, -1)) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    if (depth === 0 && NAMES.test(line)) own.push(line);
    if (/^END:/i.test(line)) depth -= 1;
  }
  const short = own.map((line) =>
    line.length > LONGEST_LINE && /^SUMMARY:/i.test(line) ? line.slice(0, LONGEST_LINE) : line,
  );
  const whole = short.every((line) => line.length <= LONGEST_LINE) ? propertiesIn(short) : null;
  return whole ? { properties: whole, unread: [] } : blockByLine(short);
}

function blockByLine(lines: string[]): Block {
  const properties: Property[] = [];
  const unread: string[] = [];
  for (const line of lines) {
    const read = line.length <= LONGEST_LINE ? propertiesIn([line]) : null;
    if (read) properties.push(...read);
    else unread.push((NAMES.exec(line)?.[1] ?? '').toLowerCase());
  }
  return { properties, unread };
}

function propertiesIn(lines: string[]): Property[] | null {
  try {
    const parsed = ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'));
    return parsed[1] as Property[];
  } catch {
    return null;
  }
}

/** All values of the properties of this name (in lower case), in the order of the file. */
export const valuesOf = (properties: Property[], name: string): unknown[] =>
  properties.filter((property) => property[0] === name).flatMap((property) => property.slice(3));

/** The first such text, fit to be shown and kept; null for none, an empty one, or what is no text. */
export function textOf(properties: Property[], name: string): string | null {
  const value = valuesOf(properties, name)[0];
  return typeof value === 'string' && value.trim() !== '' ? clean(value) : null;
}

/** Shown to staff and kept: control characters, turns of direction and halves of letters have no business there. */
const clean = (text: string): string =>
  withoutDirections(text.toWellFormed())
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** The times of the properties of this name; those of a kind we do not read are left out. */
export function timesOf(properties: Property[], name: string, zones: Zones): CalendarTime[] {
  return properties
    .filter(([written, , type]) => written === name && type !== 'period')
    .flatMap(([, parameters, , ...values]) =>
      values.flatMap((value) => timeOf(value, parameters.tzid, zones) ?? []),
    );
}
