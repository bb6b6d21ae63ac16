/**
 * What a library will do in a minute keeps the whole world of a finished test file in memory until
 * then, some 100 MB each. So timers of this length end with their file.
 */
const LONG = 5_000;

const timers = new Set<NodeJS.Timeout>();
const start = globalThis.setTimeout;

const remembered = (act: () => void, delay?: number, ...values: []): NodeJS.Timeout => {
  const timer = start(act, delay, ...values);
  if (delay !== undefined && delay >= LONG) timers.add(timer);
  return timer;
};

globalThis.setTimeout = Object.defineProperties(
  remembered,
  Object.getOwnPropertyDescriptors(start),
) as typeof start;

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
