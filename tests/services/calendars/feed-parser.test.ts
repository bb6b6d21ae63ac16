import fc from 'fast-check';
import ICAL from 'ical.js';

import { nightsOfEvents } from '../../../server/domain/feeds/event-nights.ts';
import { repeatedDays } from '../../../server/domain/feeds/repeats.ts';
import { readCalendar } from '../../../server/services/calendars/feed-parser.ts';
import { addDays } from '../../../server/shared/days.ts';
import { calendarOf, fixture } from '../../support/feed-fixtures.ts';

const TODAY = '2027-05-01';

function nightsIn(text: string) {
  const calendar = readCalendar(text);
  const { stays, warnings } = nightsOfEvents(calendar.events, TODAY);
  return {
    stays,
    nights: stays.map(({ started_at, finished_at }) => `${started_at} ${finished_at}`),
    warnings: [...calendar.warnings, ...warnings].map(({ code }) => code),
  };
}

describe('a calendar’s nights', () => {
  test.each<[trap: string, file: string, nights: string[], warnings?: string[]]>([
    [
      'Airbnb: DTEND is the day of departure, folded lines',
      'airbnb.ics',
      ['2027-06-10 2027-06-17', '2027-06-17 2027-06-20', '2027-07-09 2027-07-12'],
    ],
    [
      'Booking.com: bare line feeds, stays that touch stay two',
      'booking.ics',
      ['2027-06-01 2027-06-05', '2027-06-05 2027-06-12'],
    ],
    ['Vrbo', 'vrbo.ics', ['2027-07-01 2027-07-08', '2027-07-10 2027-07-11']],
    [
      'Google: timed, UTC, another zone, weekly but for one, transparent',
      'google.ics',
      [
        '2027-06-05 2027-06-09',
        '2027-06-15 2027-06-17',
        '2027-06-21 2027-06-22',
        '2027-07-04 2027-07-06',
        '2027-07-18 2027-07-20',
      ],
    ],
    ['a zone the calendar describes itself', 'outlook-zone.ics', ['2027-06-21 2027-06-22']],
    [
      'no end, an end on the same day, a duration, hours, no VALUE=DATE',
      'no-end.ics',
      [
        '2027-06-01 2027-06-02',
        '2027-06-10 2027-06-11',
        '2027-06-15 2027-06-18',
        '2027-06-20 2027-06-22',
        '2027-06-25 2027-06-27',
      ],
    ],
    [
      'hours: who leaves by noon does not stay the night',
      'timed.ics',
      ['2027-06-01 2027-06-04', '2027-06-10 2027-06-13', '2027-06-20 2027-06-21'],
    ],
    ['cancelled and transparent take nothing', 'cancelled.ics', ['2027-06-20 2027-06-22']],
    [
      'events on each other take a night once',
      'overlapping.ics',
      ['2027-06-01 2027-06-08', '2027-06-08 2027-06-10'],
    ],
    [
      'repeats, one of them moved, one not understood',
      'repeats.ics',
      [
        '2027-05-30 2027-05-31',
        '2027-06-03 2027-06-05',
        '2027-06-18 2027-06-20',
        '2027-06-27 2027-06-28',
        '2027-09-01 2027-09-02',
      ],
      ['repeat_not_understood'],
    ],
    [
      'rules without end, days that never come, a zone nobody knows',
      'hostile-repeats.ics',
      ['2027-06-01 2027-06-02', '2027-06-10 2027-06-11'],
      ['repeat_not_understood', 'repeat_not_understood'],
    ],
    [
      'small letters, a byte order mark, alarms, bad events among good ones',
      'odd.ics',
      ['2027-06-01 2027-06-03', '2027-06-20 2027-06-22'],
      ['unreadable_event', 'ends_before_start', 'impossible_day'],
    ],
    [
      'the past and what is too far ahead are left out, what runs is clipped',
      'past-and-far.ics',
      ['2027-05-01 2027-05-03', '2029-04-25 2029-05-01'],
    ],
    ['an empty calendar is one', 'empty.ics', []],
  ])('%s', (_, file, nights, warnings = []) => {
    const read = nightsIn(fixture(file));

    expect(read.nights).toEqual(nights);
    expect(read.warnings).toEqual(warnings);
  });

  test('keep words of people short, without control characters and turned by nobody', () => {
    const [stay] = nightsIn(fixture('hostile-text.ics')).stays;

    expect(stay?.summary).toHaveLength(200);
    expect(stay?.summary).toMatch(/^<script>alert\(1\)<\/script> BEGIN:VEVENT, x+$/);
  });

  test('the UID of an alarm is not the event’s', () => {
    expect(nightsIn(fixture('odd.ics')).stays[0]?.uid).toBeNull();
  });

  test('a folded UID is whole again', () => {
    expect(nightsIn(fixture('airbnb.ics')).stays[0]?.uid).toMatch(/8a9b@airbnb\.com$/);
  });
});

describe('a series of an hour and its exceptions, whatever zone they are written in', () => {
  const calendar = (...events: string[][]) => {
    const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
    return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  };
  const midnights = ['UID:a', 'DTSTART;TZID=Europe/Istanbul:20270607T000000'];
  const evenings = ['UID:a', 'DTSTART;TZID=America/New_York:20270607T180000', 'DURATION:PT14H'];
  const days = ['UID:a', 'DTSTART;VALUE=DATE:20270607'];
  const until = (moment: string) => `RRULE:FREQ=DAILY;UNTIL=${moment}`;
  const starts = (text: string) =>
    nightsIn(text).stays.map(({ started_at }) => started_at.slice(8));

  test.each<[rule: string, series: string[], nights: string[]]>([
    [
      'UNTIL in UTC is a midnight here, and belongs to the series (RFC 5545 §3.3.10)',
      [...midnights, until('20270609T210000Z')],
      ['07', '08', '09', '10'],
    ],
    [
      'a second before, and the last night is free',
      [...midnights, until('20270609T205959Z')],
      ['07', '08', '09'],
    ],
    [
      'west of Greenwich UNTIL already has tomorrow’s date',
      [...evenings, until('20270610T035959Z')],
      ['08', '09', '10'],
    ],
    ['a day as UNTIL', [...midnights, until('20270609')], ['07', '08', '09']],
    [
      'whole days until a midnight here',
      [...days, until('20270609T210000Z')],
      ['07', '08', '09', '10'],
    ],
    ['whole days until the end of one', [...days, until('20270609T235959Z')], ['07', '08', '09']],
    [
      'EXDATE in UTC names the night of here',
      [...midnights, until('20270609T210000Z'), 'EXDATE:20270607T210000Z'],
      ['07', '09', '10'],
    ],
    [
      'EXDATE as DTSTART is written',
      [...midnights, until('20270609T210000Z'), 'EXDATE;TZID=Europe/Istanbul:20270608T000000'],
      ['07', '09', '10'],
    ],
    ['RDATE in UTC too', [...midnights, 'RDATE:20270610T210000Z'], ['07', '11']],
  ])('%s', (_, series, nights) => {
    expect(starts(calendar(series))).toEqual(nights);
  });

  test.each([
    ['cancelled', ['STATUS:CANCELLED'], ['07', '09', '10']],
    ['moved', [], ['07', '09', '10', '20']],
  ])('a night that was %s by a RECURRENCE-ID in UTC is free', (_, status, nights) => {
    const own = ['UID:a', 'RECURRENCE-ID:20270607T210000Z', 'DTSTART:20270620T130000Z', ...status];

    expect(starts(calendar(own, [...midnights, until('20270609T210000Z')]))).toEqual(nights);
  });

  test('a zone the calendar describes has its summer too', () => {
    const zone = fixture('outlook-zone.ics');
    const series =
      'DTSTART;TZID=Ev Saati:20270301T233000\nDURATION:PT8H\nRRULE:FREQ=MONTHLY;COUNT=5\nEXDATE:20270602T033000Z';
    const text = zone.replace(/DTSTART;TZID[\s\S]*?DTEND.*/, series);

    expect(nightsIn(text).nights).toEqual(['2027-05-02 2027-05-03', '2027-07-02 2027-07-03']);
  });

  test.each([
    ['20270607', '-04:00'],
    ['20270107', '-05:00'],
    ['20101207', '-05:00'],
    ['20100607', '-04:00'],
  ])('what a zone described since 1601 is on %s', (day, zone) => {
    const event = `DTSTART;TZID=Ev Saati:${day}T120000\nDURATION:P1D`;
    const text = fixture('outlook-zone.ics').replace(/DTSTART;TZID[\s\S]*?DTEND.*/, event);

    expect(readCalendar(text).events[0]?.start).toMatchObject({ zone });
  });

  test('RDATE with periods takes each for as long as it says', () => {
    const periods =
      'RDATE;VALUE=PERIOD:20270610T130000Z/20270612T070000Z,20270620T130000Z/P3D,20270625T130000Z/PT4H';

    expect(nightsIn(calendar([...midnights, periods, 'EXDATE:20270625T130000Z'])).nights).toEqual([
      '2027-06-07 2027-06-08',
      '2027-06-10 2027-06-12',
      '2027-06-20 2027-06-24',
    ]);
  });

  test.each([
    ['a last day', 'RRULE:FREQ=DAILY;UNTIL=2027-06-09', 'repeat_not_understood'],
    ['a rule', 'RRULE:FREQ=DAILY;COUNT=many', 'repeat_not_understood'],
    ['an end', 'DTEND:2027-06-09', 'nights_not_understood'],
    ['a further day', 'RDATE:soon', 'nights_not_understood'],
    ['a period', 'RDATE;VALUE=PERIOD:soon/P2D', 'nights_not_understood'],
    ['a period’s end', 'RDATE;VALUE=PERIOD:20270610T130000Z/late', 'impossible_day'],
  ])('%s that nobody can read takes the first night and says so', (_, line, warning) => {
    const read = nightsIn(calendar([...midnights, line]));

    expect(read.nights).toEqual(['2027-06-07 2027-06-08']);
    expect(read.warnings).toEqual([warning]);
  });
});

test.each(['<!-- served in 12 ms -->', '\r\n\r\n<!-- served in 12 ms -->\r\n'])(
  'what a server appends to a whole calendar is not read: %j',
  (comment) => {
    const text = fixture('airbnb.ics').trimEnd() + comment;

    expect(nightsIn(text).nights).toEqual(nightsIn(fixture('airbnb.ics')).nights);
  },
);

describe('what is no calendar', () => {
  test.each([
    ['a login page', fixture('login-page.html'), 'not_a_calendar'],
    ['nothing', '', 'not_a_calendar'],
    ['a calendar that broke off', fixture('truncated.ics'), 'truncated'],
    [
      'a second calendar that broke off',
      fixture('airbnb.ics') + fixture('truncated.ics'),
      'truncated',
    ],
    ['words before it', `Merhaba\r\n${fixture('airbnb.ics')}`, 'not_a_calendar'],
    ['zeros', '\0'.repeat(1000), 'not_a_calendar'],
  ])('%s', (_, text, code) => {
    expect(() => readCalendar(text)).toThrow(expect.objectContaining({ code }));
  });
});

test('more events than anybody has are cut, with a warning', () => {
  const many = Array.from({ length: 5_200 }, () => ({ from: '2027-06-01', until: '2027-06-02' }));

  expect(nightsIn(calendarOf(...many))).toMatchObject({
    nights: ['2027-06-01 2027-06-02'],
    warnings: ['too_many_events'],
  });
});

describe('what would keep a careless reader busy for ever', () => {
  const first = 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270601';
  const wrapped = (lines: string) =>
    `BEGIN:VCALENDAR\r\n${first}\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR`;

  test.each([
    ['a property with endless parameters', wrapped(`SUMMARY${';A=b'.repeat(250_000)}:x`)],
    ['endless folded lines', wrapped(`SUMMARY:${'x\r\n '.repeat(250_000)}`)],
    ['endless escapes', wrapped(`SUMMARY:${'\\,'.repeat(500_000)}`)],
    ['endless further days', wrapped(`RDATE;VALUE=DATE:${'20270601,'.repeat(100_000)}20270601`)],
    ['endless weekdays', wrapped(`RRULE:FREQ=WEEKLY;BYDAY=${'TU,'.repeat(300_000)}TU`)],
    ['alarms in alarms', wrapped('BEGIN:VALARM\r\n'.repeat(60_000))],
  ])('%s: one night', (_, text) => {
    expect(nightsIn(text).nights).toEqual(['2027-06-01 2027-06-02']);
  });

  test.each([
    ['the first year', '00010101', 'FREQ=YEARLY', '99991231'],
    ['the first year, until long ago', '00010101', 'FREQ=YEARLY;UNTIL=20200101', '20271231'],
  ])('a zone whose clocks are told since %s', (_, since, rule, day) => {
    const change = (month: number) =>
      `BEGIN:STANDARD\r\nDTSTART:${since}T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nRRULE:${rule};BYMONTH=${month};BYDAY=1SU\r\nEND:STANDARD`;
    const changes = Array.from({ length: 30 }, (_, at) => change(1 + (at % 12))).join('\r\n');
    const events = ['20270601', day].map(
      (at) => `BEGIN:VEVENT\r\nDTSTART;TZID=Z:${at}T100000\r\nEND:VEVENT`,
    );
    const zone = `BEGIN:VTIMEZONE\r\nTZID:Z\r\n${changes}\r\nEND:VTIMEZONE`;
    const text = ['BEGIN:VCALENDAR', zone, ...events, 'END:VCALENDAR'].join('\r\n');
    const started = performance.now();

    expect(nightsIn(text).nights).toContain('2027-06-01 2027-06-02');
    // Counted through to the end it was more than a minute.
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('a thousand zones', () => {
    const zone = (name: number) =>
      `BEGIN:VTIMEZONE\r\nTZID:Z${name}\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1SU\r\nEND:STANDARD\r\nEND:VTIMEZONE`;
    const event = (name: number) =>
      `BEGIN:VEVENT\r\nDTSTART;TZID=Z${name}:20270601T100000\r\nEND:VEVENT`;
    const parts = Array.from({ length: 1000 }, (_, name) => `${zone(name)}\r\n${event(name)}`);

    expect(nightsIn(`BEGIN:VCALENDAR\r\n${parts.join('\r\n')}\r\nEND:VCALENDAR`).nights).toEqual([
      '2027-06-01 2027-06-02',
    ]);
  });
});

test('more rules than anybody has are cut, with a warning each', () => {
  const rule = 'DTSTART;VALUE=DATE:20100101\r\nRRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24';
  const events = Array.from({ length: 103 }, () => `BEGIN:VEVENT\r\n${rule}\r\nEND:VEVENT`);
  const read = nightsIn(`BEGIN:VCALENDAR\r\n${events.join('\r\n')}\r\nEND:VCALENDAR`);

  expect(read.nights).toEqual(['2027-12-24 2027-12-25', '2028-12-24 2028-12-25']);
  expect(read.warnings).toEqual(Array(3).fill('too_many_repeats'));
});

describe('repeating days are those of ical.js', () => {
  const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const rules = fc.record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    count: fc.option(fc.integer({ min: 1, max: 12 })),
    first: fc.integer({ min: 0, max: 700 }),
    byday: fc.subarray(days),
    nth: fc.constantFrom(null, 1, 2, -1),
  });

  test('for daily, weekly and monthly rules', () => {
    fc.assert(
      fc.property(rules, ({ freq, interval, count, first, byday, nth }) => {
        const day = addDays('2026-01-01', first);
        const nths = freq === 'MONTHLY' && nth !== null;
        const listed = freq === 'WEEKLY' || nths ? byday : [];
        const names = listed.map((name) => (nths ? `${nth}${name}` : name));
        const parts = [
          `FREQ=${freq}`,
          `INTERVAL=${interval}`,
          ...(count === null ? [] : [`COUNT=${count}`]),
          ...(names.length > 0 ? [`BYDAY=${names.join(',')}`] : []),
        ];
        const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\nRRULE:${parts.join(';')}\nEND:VEVENT\nEND:VCALENDAR`;
        const rule = readCalendar(text).events[0]?.repeats;
        const until = addDays(day, 300);

        expect(rule && repeatedDays(day, rule, until)).toEqual(daysByLibrary(day, parts, until));
      }),
      { numRuns: 300 },
    );
  });

  function daysByLibrary(first: string, parts: string[], until: string): string[] {
    const iterator = ICAL.Recur.fromString(parts.join(';')).iterator(
      ICAL.Time.fromDateString(first),
    );
    const found: string[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) {
      if (next.toString() >= until) break;
      found.push(next.toString());
    }
    return found;
  }
});
