import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { removeOldFiles } from '../../../server/services/files/old-files.ts';

const now = Temporal.Instant.from('2026-11-24T12:00:00Z');
const anHourAgo = now.subtract({ hours: 1 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'koy-old-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, written: Temporal.Instant) {
  await writeFile(path.join(folder, name), name);
  const seconds = written.epochMilliseconds / 1000;
  await utimes(path.join(folder, name), seconds, seconds);
}

test('what was written before goes, what was written since stays', async () => {
  await write('old', now.subtract({ hours: 2 }));
  await write('new', now);

  expect(await removeOldFiles(folder, anHourAgo)).toBe(1);
  expect(await readdir(folder)).toEqual(['new']);
});

test('a folder that nobody made yet has nothing to remove', async () => {
  expect(await removeOldFiles(path.join(folder, 'none'), anHourAgo)).toBe(0);
});

test('a folder that cannot be read is a failure, not an empty one', async () => {
  await write('file', now);

  await expect(removeOldFiles(path.join(folder, 'file'), anHourAgo)).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});
