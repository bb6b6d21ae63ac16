import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A calendar as another site writes it: a file of tests/fixtures/feeds. */
export const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '../fixtures/feeds', name), 'utf8');

interface Written {
  from: string;
  until: string;
  uid?: string;
  summary?: string;
}

/** A calendar of whole-day events. Days ISO, `until` is the day of departure. */
export function calendarOf(...events: Written[]): string {
  const basic = (day: string) => day.replaceAll('-', '');
  const lines = events.flatMap(({ from, until, uid, summary = 'Reserved' }) => [
    'BEGIN:VEVENT',
    `UID:${uid ?? `${from}-${until}@ornek.example`}`,
    `DTSTART;VALUE=DATE:${basic(from)}`,
    `DTEND;VALUE=DATE:${basic(until)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//ornek//TR'];
  return `${[...head, ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}
