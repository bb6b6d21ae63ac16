/** A moment as a calendar writes it: a whole day, or a local time somewhere. */
export interface CalendarTime {
  /** ISO day. */
  day: string;
  /** 'HH:MM:SS', null for a whole day. */
  time: string | null;
  /** IANA name or offset ('+03:00'); null for a time that says no place, which is taken as ours. */
  zone: string | null;
}

/** One VEVENT, read but not judged yet. */
export interface CalendarEvent {
  uid: string | null;
  summary: string;
  start: CalendarTime;
  end: CalendarTime | null;
  /** ISO 8601, such as 'P3D'; only where there is no end. */
  duration: string | null;
  cancelled: boolean;
  /** TRANSP:TRANSPARENT: shown in a calendar without taking time. */
  transparent: boolean;
  repeats: RepeatRule | null;
  /** Days on which a repeating event does not take place, as DTSTART's zone counts them. */
  except: string[];
  /** Further days on which it begins. */
  also: string[];
  /** Further times that say themselves how long they last, each with its day of the series. */
  also_for: ({ day: string } & Pick<CalendarEvent, 'start' | 'end' | 'duration'>)[];
  /** The day of the series this event stands in for (RECURRENCE-ID). */
  instead_of: string | null;
}

/** The parts of RRULE that are understood (RFC 5545 §3.3.10). */
export interface RepeatRule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** Last day on which it may begin, ISO, as DTSTART's zone counts it. */
  until: string | null;
  /** 1 Monday … 7 Sunday; `nth` counts in the month, from its end when negative; null is every one. */
  weekdays: { weekday: number; nth: number | null }[];
  /** From the month's end when negative. */
  month_days: number[];
  months: number[];
}

/** Taken nights with the words they came with, half-open, ISO days. */
export interface FeedStay {
  started_at: string;
  finished_at: string;
  summary: string;
  uid: string | null;
}

/** What was left out of a calendar, and why; `uid` says which event. */
export interface FeedWarning {
  code: FeedWarningCode;
  uid: string | null;
}

type FeedWarningCode =
  | 'unreadable_event'
  | 'ends_before_start'
  | 'impossible_day'
  | 'repeat_not_understood'
  | 'nights_not_understood'
  | 'too_many_repeats'
  | 'too_many_events';
