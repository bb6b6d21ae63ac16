/**
 * What a library will do in a minute keeps the whole world of a finished test file in memory until
 * then, some 100 MB each. So timers of this length end with their file, and so do those that a test
 * leaves beating.
 */
const LONG = 5_000;

const timers = new Set<NodeJS.Timeout>();

for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name];
  const remembered = (act: () => void, delay?: number, ...values: []): NodeJS.Timeout => {
    const timer = start(act, delay, ...values);
    if (delay !== undefined && delay >= LONG) timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, {
    [name]: Object.defineProperties(remembered, Object.getOwnPropertyDescriptors(start)),
  });
}

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
