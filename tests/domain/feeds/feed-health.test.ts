import {
  type FeedFacts,
  feedHealth,
  minutesToNext,
  needsAttention,
} from '../../../server/domain/feeds/feed-health.ts';

const now = Temporal.Instant.from('2027-06-01T12:00:00Z');
const hoursAgo = (hours: number) => now.subtract({ hours }).toString();

const feed: FeedFacts = {
  source: 'AIRBNB',
  active: true,
  waiting: false,
  fail_count: 0,
  created_at: hoursAgo(100),
  last_ok_at: hoursAgo(1),
};

test.each<[what: string, facts: Partial<FeedFacts>, health: string, attention: boolean]>([
  ['read an hour ago', {}, 'OK', false],
  ['failed twice', { fail_count: 2 }, 'OK', false],
  ['failed three times', { fail_count: 3 }, 'FAILING', true],
  ['silent for twelve hours', { last_ok_at: hoursAgo(12) }, 'OK', false],
  ['silent for longer', { last_ok_at: hoursAgo(13) }, 'STALE', true],
  ['just made', { last_ok_at: null, created_at: hoursAgo(1) }, 'NEW', false],
  ['made long ago and never read', { last_ok_at: null }, 'STALE', true],
  [
    'an uploaded file grows old in peace',
    { source: 'FILE', last_ok_at: hoursAgo(900) },
    'OK',
    false,
  ],
  ['waiting for staff', { waiting: true, fail_count: 5 }, 'WAITING', true],
  ['paused', { active: false, fail_count: 5 }, 'PAUSED', false],
])('%s', (_, facts, health, attention) => {
  const told = feedHealth({ ...feed, ...facts }, now);

  expect(told).toBe(health);
  expect(needsAttention(told)).toBe(attention);
});

test.each([
  [60, 0, 60],
  [60, 1, 120],
  [60, 2, 240],
  [60, 9, 240],
  [15, 1, 30],
  [1440, 3, 1440],
])('every %i minutes, after %i failures: again in %i', (interval, failures, minutes) => {
  expect(minutesToNext(interval, failures)).toBe(minutes);
});
