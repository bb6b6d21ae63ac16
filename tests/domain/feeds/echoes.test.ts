import { type EchoFacts, type KnownEcho, sortEchoes } from '../../../server/domain/feeds/echoes.ts';
import { sourceOfHost } from '../../../server/domain/feeds/feed-source.ts';

const ours = { started_at: '2027-06-10', finished_at: '2027-06-17' };

const facts: EchoFacts = {
  source: 'BOOKING',
  own_host: 'koy.example',
  shown: [ours],
  known: [],
  today: '2027-06-01',
};

const stay = (started_at: string, finished_at: string, more: object = {}) => ({
  started_at,
  finished_at,
  uid: 'x1@booking.com',
  summary: 'CLOSED - Not available',
  ...more,
});

const isEcho = (one: ReturnType<typeof stay>, more: Partial<EchoFacts> = {}) =>
  sortEchoes([one], { ...facts, ...more }).echoes.length === 1;

test.each<[what: string, one: ReturnType<typeof stay>, more: Partial<EchoFacts>, echo: boolean]>([
  ['our nights, as they are', stay('2027-06-10', '2027-06-17'), {}, true],
  ['a part of our nights', stay('2027-06-12', '2027-06-15'), {}, true],
  ['a night more than ours', stay('2027-06-10', '2027-06-18'), {}, false],
  ['other nights', stay('2027-06-20', '2027-06-22'), {}, false],
  [
    'two stays of ours told as one',
    stay('2027-06-10', '2027-06-20'),
    { shown: [ours, { started_at: '2027-06-17', finished_at: '2027-06-20' }] },
    true,
  ],
  ['nothing was shown to that site', stay('2027-06-10', '2027-06-17'), { shown: [] }, false],
  [
    'a real booking of Airbnb on our nights',
    stay('2027-06-10', '2027-06-17', { summary: 'Reserved' }),
    { source: 'AIRBNB' },
    false,
  ],
  [
    'a block of Airbnb on our nights',
    stay('2027-06-10', '2027-06-17', { summary: 'Airbnb (Not available)' }),
    { source: 'AIRBNB' },
    true,
  ],
  [
    'our own UID, wherever it comes from',
    stay('2027-06-20', '2027-06-22', { uid: 'abc@KOY.example' }),
    { source: 'OTHER', shown: [] },
    true,
  ],
])('%s', (_, one, more, echo) => {
  expect(isEcho(one, more)).toBe(echo);
});

describe('our nights were given free and the other site still shows them', () => {
  const known: KnownEcho = { ...ours, uid: 'x1@booking.com', bare_since: null };
  const freed = { shown: [], known: [known] };

  test('it is still an echo, and remembered since when', () => {
    expect(sortEchoes([stay('2027-06-10', '2027-06-17')], { ...facts, ...freed }).echoes).toEqual([
      { ...known, bare_since: '2027-06-01' },
    ]);
  });

  test.each([
    ['the next day', '2027-06-02', true],
    ['two days later it is the other site’s own', '2027-06-03', false],
  ])('%s', (_, today, echo) => {
    const since = { ...known, bare_since: '2027-06-01' };

    expect(isEcho(stay('2027-06-10', '2027-06-17'), { shown: [], known: [since], today })).toBe(
      echo,
    );
  });

  test.each([
    ['under another UID', { uid: 'x2@booking.com' }],
    ['without any UID', { uid: null }],
  ])('%s it is taken at once', (_, more) => {
    expect(isEcho(stay('2027-06-10', '2027-06-17', more), freed)).toBe(false);
  });

  test('longer than it was it is taken at once', () => {
    expect(isEcho(stay('2027-06-10', '2027-06-18'), freed)).toBe(false);
  });
});

test.each([
  ['www.airbnb.com', 'AIRBNB'],
  ['www.airbnb.com.tr', 'AIRBNB'],
  ['ical.booking.com', 'BOOKING'],
  ['www.vrbo.com', 'VRBO'],
  ['calendar.google.com', 'GOOGLE'],
  ['airbnb.com.example.org', 'OTHER'],
  ['notbooking.com', 'OTHER'],
])('a calendar of %s is from %s', (host, source) => {
  expect(sourceOfHost(host)).toBe(source);
});
