import ICAL from 'ical.js';

import { today } from '../../clock.ts';

/** The zone of a TZID at a local time ('2026-10-09T14:00:00'): an IANA name, an offset, or null if unknown. */
export type Zones = (tzid: string, local: string) => string | null;

/** A calendar of one house needs one or two. */
const MOST_ZONES = 20;
const MOST_NAMES = 100;
/**
 * Years before and after this one in which a described zone's clocks are counted through, which costs
 * for each of them: some are described since 1601, and an event may lie in the year 9999.
 */
const YEARS_AROUND = 5;

/** Zones by IANA name first, then as the calendar itself describes them (VTIMEZONE). */
export function readZones(blocks: string[][]): Zones {
  const described = new Map<string, ICAL.Timezone>();
  for (const block of blocks.slice(0, MOST_ZONES)) {
    const zone = zoneIn(block);
    if (zone) described.set(zone.tzid, zone);
  }
  const known = new Map<string, string | null>();
  return (tzid, local) => {
    if (!known.has(tzid) && known.size < MOST_NAMES) known.set(tzid, ianaName(tzid));
    const name = known.get(tzid) ?? null;
    const zone = name ? undefined : described.get(tzid);
    return zone ? offsetOf(zone, local) : name;
  };
}

/** How every zone of our time changes its clocks: "the last Sunday of March". */
const CHANGE_OF_CLOCKS =
  /^RRULE:FREQ=YEARLY(;(BYMONTH=(1[0-2]|[1-9])|BYDAY=[+-]?[1-4](SU|MO|TU|WE|TH|FR|SA)|UNTIL=\d{8}(T\d{6}Z?)?|INTERVAL=1|WKST=\w\w))+$/i;

function zoneIn(block: string[]): ICAL.Timezone | null {
  // A rule that never comes true, such as 30 February, would be looked for without end.
  const rules = block.filter((line) => /^RRULE/i.test(line));
  if (block.length > 200 || !rules.every((rule) => CHANGE_OF_CLOCKS.test(rule))) return null;
  try {
    const component = new ICAL.Component(ICAL.parse(block.join('\r\n')) as string[]);
    for (const change of component.getAllSubcomponents()) beginLater(change);
    return new ICAL.Timezone(component);
  } catch {
    return null;
  }
}

/** A rule that began long ago begins a few years ago, or with its last year, when it was over before. */
function beginLater(change: ICAL.Component): void {
  const rule = change.getFirstPropertyValue('rrule') as ICAL.Recur | null;
  const start = change.getFirstPropertyValue('dtstart') as ICAL.Time | null;
  if (!rule || !start) return;
  const year = Math.min(rule.until?.year ?? Number.POSITIVE_INFINITY, firstYear() - 1);
  if (start.year < year) start.year = year;
}

const firstYear = () => today().year - YEARS_AROUND;
const lastYear = () => today().year + YEARS_AROUND;

/** Some write a path before the name: '/freeassociation.sourceforge.net/Europe/Istanbul'. */
function ianaName(tzid: string): string | null {
  for (const name of [tzid, tzid.split('/').slice(-2).join('/')]) {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      // Not a name that is known here.
    }
  }
  return null;
}

function offsetOf(zone: ICAL.Timezone, local: string): string | null {
  try {
    const time = ICAL.Time.fromDateTimeString(local);
    // A day of another time is read by the clocks of ours.
    time.year = Math.min(Math.max(time.year, firstYear()), lastYear());
    const seconds = zone.utcOffset(time);
    const minutes = Math.round(Math.abs(seconds) / 60);
    const two = (number: number) => String(number).padStart(2, '0');
    return `${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  } catch {
    return null;
  }
}
