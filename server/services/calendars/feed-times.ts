import type { CalendarTime } from '../../domain/feeds/calendar-event.ts';
import { addDays } from '../../shared/days.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';
import type { Zones } from './feed-zones.ts';

/** How a series writes its DTSTART: its days are counted there, whatever zone else is written in it. */
export interface Series {
  start: CalendarTime;
  tzid: string | undefined;
  zones: Zones;
}

/** '2026-10-09', '2026-10-09T14:00:00' or '…Z'; a day written without VALUE=DATE loses its empty time. */
export function timeOf(
  value: unknown,
  tzid: string | undefined,
  zones: Zones,
): CalendarTime | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})?(Z)?.*)?$/.exec(String(value));
  if (!found?.[1]) return null;
  const [, day, time, utc] = found;
  if (time === undefined) return { day, time: null, zone: null };
  if (utc) return { day, time, zone: 'UTC' };
  return { day, time, zone: tzid ? zones(tzid, `${day}T${time}`) : null };
}

/**
 * The day of the series that a moment names (EXDATE, RDATE, RECURRENCE-ID). Most sites write it as
 * DTSTART is written, some in UTC, where 21.00 is the next day's midnight of Istanbul.
 */
export const dayInSeries = (moment: CalendarTime, series: Series): string =>
  inSeries(moment, series).day;

/**
 * The last day on which a series may begin. Beside a DTSTART with a zone UNTIL stands in UTC, and
 * belongs to the series itself (RFC 5545 §3.3.10). Null for one that can't be read.
 */
export function lastDayOf(until: unknown, series: Series): string | null {
  const moment = timeOf(until, undefined, series.zones);
  if (moment?.zone !== 'UTC') return moment?.day ?? null;
  const { time } = series.start;
  // Whole days have no zone: "23:59:59Z" is how some write the end of that very day.
  if (time === null && String(moment.time) >= '23:59') return moment.day;
  const there = inSeries(moment, series);
  return time !== null && String(there.time) < time ? addDays(there.day, -1) : there.day;
}

/** What says no zone is a day or an hour of the series as it stands. */
function inSeries(moment: CalendarTime, series: Series): CalendarTime {
  const { day, time, zone } = moment;
  if (time === null || zone === null) return moment;
  if (series.start.time === null && zone !== 'UTC') return moment;
  try {
    const instant = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant();
    const there = instant.toZonedDateTimeISO(zoneAt(instant, series));
    return {
      day: there.toPlainDate().toString(),
      time: there.toPlainTime().toString({ smallestUnit: 'second' }),
      zone: there.timeZoneId,
    };
  } catch {
    return moment;
  }
}

function zoneAt(instant: Temporal.Instant, { start, tzid, zones }: Series): string {
  const zone = start.zone ?? TIME_ZONE;
  if (start.zone === null || zone === 'UTC' || !tzid) return zone;
  // A zone that the calendar describes itself is an offset, another one once its clocks changed.
  const about = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  return zones(tzid, about.toString({ smallestUnit: 'second' })) ?? zone;
}
