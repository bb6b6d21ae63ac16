import { onceAMinute } from '../server/once-a-minute.ts';

test('what goes on failing is told once a minute, something else at once', () => {
  let now = 0;
  const isNew = onceAMinute(() => now);
  const at = (milliseconds: number, failure: string) => {
    now = milliseconds;
    return isNew(failure);
  };

  expect(at(0, 'refused')).toBe(true);
  expect(at(1_000, 'refused')).toBe(false);
  expect(at(1_000, 'starting up')).toBe(true);
  expect(at(59_999, 'refused')).toBe(false);
  expect(at(60_000, 'refused')).toBe(true);
  expect(at(60_001, 'refused')).toBe(false);
});
