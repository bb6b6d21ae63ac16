import { TIME_ZONE } from '../../shared/time-zone.ts';

/** One event of a guest's calendar: whole days, or the hours of one. Days are ISO; `check_out` is the day of departure. */
export interface CalendarStay {
  /** Never changes for a reservation, so that a later file replaces the event instead of adding one. */
  uid: string;
  /** Grows with every change of the reservation (RFC 5545 §3.8.7.4); calendars ignore older files. */
  sequence: number;
  status: 'CONFIRMED' | 'CANCELLED';
  check_in: string;
  check_out: string;
  /** Of a day trip, in Istanbul; null: it is none. */
  hours: { from: string; until: string } | null;
  summary: string;
  location: string;
  description: string;
  url: string;
}

/**
 * A stay as an iCalendar file (RFC 5545): nights are `[check_in, check_out)`, and DTEND is exclusive
 * too, so both ends are written as they are. `stamp` is when the file was made.
 */
export function stayCalendar(stay: CalendarStay, stamp: Temporal.Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Koy//Rezervasyon//TR',
    'CALSCALE:GREGORIAN',
    `METHOD:${stay.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(stay.uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${stay.sequence}`,
    `STATUS:${stay.status}`,
    ...lasting(stay),
    `SUMMARY:${escaped(stay.summary)}`,
    `LOCATION:${escaped(stay.location)}`,
    `DESCRIPTION:${escaped(stay.description)}`,
    `URL:${stay.url.replace(CONTROLS, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function lasting({ check_in, check_out, hours }: CalendarStay): [string, string] {
  if (!hours)
    return [`DTSTART;VALUE=DATE:${basic(check_in)}`, `DTEND;VALUE=DATE:${basic(check_out)}`];
  const at = (plainTime: string) =>
    utc(
      Temporal.PlainDate.from(check_in)
        .toZonedDateTime({ timeZone: TIME_ZONE, plainTime })
        .toInstant(),
    );
  return [`DTSTART:${at(hours.from)}`, `DTEND:${at(hours.until)}`];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character would break the file's lines
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** A day as DATE values are written (§3.3.4): '20260815'. */
export const basic = (day: string) => day.replaceAll('-', '');

/** A moment as DATE-TIME values are written (§3.3.5): '20260709T213005Z'. */
export const utc = (instant: Temporal.Instant) =>
  instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** TEXT values (§3.3.11): a line break becomes the two characters `\n`, so no property can be added. */
export function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROLS, '');
}

const LINE_OCTETS = 75;

/** §3.1: no line longer than 75 octets, and no character torn apart. */
export function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
