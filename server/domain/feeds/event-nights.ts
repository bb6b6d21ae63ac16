import { addDays, isDay, nightsBetween } from '../../shared/days.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';
import type { CalendarEvent, CalendarTime, FeedStay, FeedWarning } from './calendar-event.ts';
import { byStart, later, type Nights } from './nights.ts';
import { repeatedDays } from './repeats.ts';

/** How far ahead a calendar is believed (domain.md §5.2, RRULE). */
const MONTHS_AHEAD = 24;
const MOST_STAYS = 5_000;
const MOST_REPEATING = 100;
/** Who leaves by noon does not stay the night that follows. */
const CHECK_OUT_BY = '12:00:00';

type Span = Nights | FeedWarning['code'];

/**
 * The nights a calendar takes from today on, in order and not overlapping each other. DTEND is
 * exclusive (RFC 5545 §3.6.1): nights are `[start, end)`. Cancelled and transparent events take none.
 * An event that makes no sense becomes a warning and never spoils the others.
 */
export function nightsOfEvents(
  events: readonly CalendarEvent[],
  today: string,
): { stays: FeedStay[]; warnings: FeedWarning[] } {
  const horizon = Temporal.PlainDate.from(today).add({ months: MONTHS_AHEAD }).toString();
  const warnings: FeedWarning[] = [];
  const found: FeedStay[] = [];
  const moved = movedDays(events);
  for (const event of withoutTooManyRepeats(events, warnings)) {
    const { uid, summary } = event;
    for (const span of spansOf(event, horizon, moved)) {
      if (typeof span === 'string') warnings.push({ code: span, uid });
      else if (span.finished_at > today && span.started_at < horizon)
        found.push({ ...clip(span, today, horizon), summary, uid });
    }
  }
  if (found.length > MOST_STAYS) warnings.push({ code: 'too_many_events', uid: null });
  return { stays: apart(found.toSorted(byStart).slice(0, MOST_STAYS)), warnings };
}

/** Events that take time; counting through a rule costs, so only so many are. */
function withoutTooManyRepeats(events: readonly CalendarEvent[], warnings: FeedWarning[]) {
  let repeating = 0;
  return events.filter((event) => {
    if (event.cancelled || event.transparent) return false;
    if (!event.repeats) return true;
    repeating += 1;
    if (repeating > MOST_REPEATING) warnings.push({ code: 'too_many_repeats', uid: event.uid });
    return repeating <= MOST_REPEATING;
  });
}

const clip = ({ started_at, finished_at }: Nights, today: string, horizon: string): Nights => ({
  started_at: later(started_at, today),
  finished_at: finished_at < horizon ? finished_at : horizon,
});

/** Two events of one calendar that share a night take it once; those that only touch stay two. */
function apart(stays: FeedStay[]): FeedStay[] {
  const kept: FeedStay[] = [];
  for (const stay of stays) {
    const last = kept.at(-1);
    if (last && stay.started_at < last.finished_at)
      last.finished_at = later(last.finished_at, stay.finished_at);
    else kept.push({ ...stay });
  }
  return kept;
}

function spansOf(event: CalendarEvent, horizon: string, moved: Map<string, string[]>): Span[] {
  if (!isDay(event.start.day) || (event.end && !isDay(event.end.day))) return ['impossible_day'];
  const span = spanOf(event);
  if (typeof span === 'string') return [span];
  if (!event.repeats && event.also.length + event.also_for.length === 0) return [span];
  const left = new Set([...event.except, ...(moved.get(event.uid ?? '') ?? [])]);
  const days = event.repeats
    ? repeatedDays(event.start.day, event.repeats, horizon)
    : [event.start.day];
  // What cannot be counted through still takes its first nights.
  if (!days) return [span, 'repeat_not_understood'];
  const periods = event.also_for.filter(({ day }) => !left.has(day)).map(spanOf);
  const length = nightsBetween(span.started_at, span.finished_at);
  const shift = nightsBetween(event.start.day, span.started_at);
  const repeated = [...new Set([...days, ...event.also.filter(isDay)])]
    .filter((day) => !left.has(day))
    .map((day) => {
      const started_at = addDays(day, shift);
      return { started_at, finished_at: addDays(started_at, length) };
    });
  return [...repeated, ...periods];
}

function spanOf({ start, end, duration }: Pick<CalendarEvent, 'start' | 'end' | 'duration'>): Span {
  const from = istanbul(start);
  if (!from) return 'impossible_day';
  if (!end && duration === null) return nightsFrom(from.day, null);
  const until = end ? istanbul(end) : after(start, String(duration));
  if (!until) return 'impossible_day';
  if (until.day < from.day) return 'ends_before_start';
  return nightsFrom(from.day, until);
}

/** A day without an end, or one that ends where it began, is one night. */
function nightsFrom(day: string, until: { day: string; time: string | null } | null): Nights {
  if (!until) return { started_at: day, finished_at: addDays(day, 1) };
  const leavesByNoon = until.time === null || until.time <= CHECK_OUT_BY;
  const finished_at = leavesByNoon ? until.day : addDays(until.day, 1);
  return { started_at: day, finished_at: later(finished_at, addDays(day, 1)) };
}

function after(start: CalendarTime, duration: string): { day: string; time: string | null } | null {
  try {
    const length = Temporal.Duration.from(duration);
    if (start.time === null) {
      const day = Temporal.PlainDate.from(start.day).add(length);
      return { day: day.toString(), time: null };
    }
    return local(zoned(start).add(length));
  } catch {
    return null;
  }
}

/** The day and time it is in Istanbul then; null for a time that does not exist. */
function istanbul(moment: CalendarTime): { day: string; time: string | null } | null {
  if (moment.time === null) return { day: moment.day, time: null };
  try {
    return local(zoned(moment));
  } catch {
    return null;
  }
}

const zoned = ({ day, time, zone }: CalendarTime): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone ?? TIME_ZONE);

function local(moment: Temporal.ZonedDateTime) {
  const there = moment.withTimeZone(TIME_ZONE);
  return {
    day: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'second' }),
  };
}

/** Days of a series that an event of their own stands in for, by the series' UID. */
function movedDays(events: readonly CalendarEvent[]): Map<string, string[]> {
  const moved = new Map<string, string[]>();
  for (const { uid, instead_of } of events) {
    if (uid && instead_of) moved.set(uid, [...(moved.get(uid) ?? []), instead_of]);
  }
  return moved;
}
