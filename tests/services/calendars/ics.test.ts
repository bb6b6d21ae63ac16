import { type CalendarStay, stayCalendar } from '../../../server/services/calendars/ics.ts';

const stay: CalendarStay = {
  uid: 'K7M2-Q4XH9T@koy.example',
  sequence: 3,
  status: 'CONFIRMED',
  check_in: '2026-08-15',
  check_out: '2026-08-22',
  hours: null,
  summary: 'Villa Sardunya',
  location: 'Ovacık, Fethiye',
  description: 'Giriş 16.00',
  url: 'https://koy.example/enquire',
};
const stamp = Temporal.Instant.from('2026-07-09T21:30:05.123Z');

const linesOf = (file: string) => file.split('\r\n');
const unfolded = (file: string) => linesOf(file.replaceAll('\r\n ', ''));

test('nights are whole days, and the day of departure is not part of them', () => {
  expect(linesOf(stayCalendar(stay, stamp))).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20260815',
      'DTEND;VALUE=DATE:20260822',
      'DTSTAMP:20260709T213005Z',
      'UID:K7M2-Q4XH9T@koy.example',
      'SEQUENCE:3',
      'METHOD:PUBLISH',
    ]),
  );
});

test('a day trip is there for its hours', () => {
  const hours = { from: '10:00:00', until: '18:00:00' };
  expect(linesOf(stayCalendar({ ...stay, check_out: '2026-08-16', hours }, stamp))).toEqual(
    expect.arrayContaining(['DTSTART:20260815T070000Z', 'DTEND:20260815T150000Z']),
  );
});

test('a cancelled stay takes the same event back', () => {
  const file = stayCalendar({ ...stay, status: 'CANCELLED', sequence: 4 }, stamp);
  expect(linesOf(file)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:K7M2-Q4XH9T@koy.example']),
  );
});

test('every line ends in CRLF and none is longer than 75 octets, letters stay whole', () => {
  const description = 'Şğüçöı İslamlar’a 350 m. '.repeat(20);
  const file = stayCalendar({ ...stay, description }, stamp);

  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of linesOf(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`DESCRIPTION:${description}`);
});

test.each([
  ['Kaş; Kalkan, Fethiye', 'SUMMARY:Kaş\\; Kalkan\\, Fethiye'],
  ['Villa\r\nATTENDEE:mailto:x@y.example', 'SUMMARY:Villa\\nATTENDEE:mailto:x@y.example'],
  ['C:\\ev', 'SUMMARY:C:\\\\ev'],
])('the name %j can add no line to the file', (summary, line) => {
  const file = unfolded(stayCalendar({ ...stay, summary }, stamp));
  expect(file).toContain(line);
  expect(file).toHaveLength(unfolded(stayCalendar(stay, stamp)).length);
});
