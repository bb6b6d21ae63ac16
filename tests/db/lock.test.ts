import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findHolder, isLock, takeLock } from '../../server/db/embedded/lock.ts';
import { startedAt } from '../../server/db/embedded/processes.ts';
import { startProgram } from '../support/programs.ts';

const file = path.join(process.env.KOY_TEST_FOLDER ?? '', `lock-${process.pid}`);
const takers: ReturnType<typeof startProgram>[] = [];

const startTaker = () => {
  const taker = startProgram('tests/fixtures/lock-taker.ts', { args: [file] });
  takers.push(taker);
  return taker;
};

afterEach(async () => {
  for (const taker of takers) taker.child.kill('SIGKILL');
  await Promise.all(takers.splice(0).map((taker) => taker.ended));
  rmSync(file, { force: true });
});

test('of several that start at once, one gets it and the others learn who', async () => {
  const started = [startTaker(), startTaker(), startTaker(), startTaker()];
  const answers = await Promise.all(started.map((taker) => taker.firstLine));
  const winner = started[answers.indexOf('got')];
  expect(answers.filter((answer) => answer === 'got')).toHaveLength(1);
  expect(answers.filter((answer) => answer === String(winner?.pid))).toHaveLength(3);
});

test('of several that find a dead holder, one gets it', async () => {
  const dead = startTaker();
  await dead.firstLine;
  dead.child.kill('SIGKILL');
  await dead.ended;
  const answers = await Promise.all(
    [startTaker(), startTaker(), startTaker()].map((t) => t.firstLine),
  );
  expect(answers.filter((answer) => answer === 'got')).toHaveLength(1);
});

test.each([
  ['whose id another process has now', JSON.stringify({ pid: process.ppid, started: '1' })],
  ['whose id we have now', JSON.stringify({ pid: process.pid, started: '1' })],
])('a holder %s is dead', (_name, content) => {
  writeFileSync(file, content);
  expect(isLock(takeLock(file))).toBe(true);
});

test('the holder’s address can be read by others, until it lets go', () => {
  const lock = takeLock(file);
  if (!isLock(lock)) throw new Error('held by somebody');
  lock.publish('http://localhost:3000');
  const self = { pid: process.pid, started: startedAt(process.pid) };
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...self, url: 'http://localhost:3000' });
  lock.release();
  expect(findHolder(file)).toBeUndefined();
});
