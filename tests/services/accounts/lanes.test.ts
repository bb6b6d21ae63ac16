import { createQueue } from '../../../server/services/accounts/lanes.ts';

/** Starts tasks that end when told, and tells which of them have begun. */
function workshop(lanes: number) {
  const run = createQueue(lanes);
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const start = (name: string, options?: { later: boolean }) =>
    run(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => end.set(name, resolve));
      return name;
    }, options);
  return { start, begun, finish: (name: string) => end.get(name)?.() };
}

test('no more tasks run at once than there are lanes', async () => {
  const { start, begun, finish } = workshop(2);
  const [first, , third] = [start('first'), start('second'), start('third')];
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second']);
  finish('first');
  await first;
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second', 'third']);
  finish('third');
  expect(await third).toBe('third');
});

test('what can wait goes behind all that cannot', async () => {
  const { start, begun, finish } = workshop(1);
  const running = start('running');
  start('avif', { later: true });
  const upload = start('upload');
  await Promise.resolve();
  finish('running');
  await running;
  await Promise.resolve();
  finish('upload');
  await upload;
  await Promise.resolve();
  expect(begun).toEqual(['running', 'upload', 'avif']);
});

test('a task that fails leaves its lane to the next', async () => {
  const run = createQueue(1);
  const failing = run(() => Promise.reject(new Error('broken')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
