import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';

const secrets = { SESSION_SECRET: 's'.repeat(32), JWT_SECRET: 'j'.repeat(32) };

afterAll(cleanUp);

/** A site's folder with a picture and a backup's note, and what a reset of it says. */
function reset(env: Record<string, string>, args: (folder: string) => string[] = () => []) {
  const folder = makeDataFolder();
  mkdirSync(path.join(folder, 'media'), { recursive: true });
  const kept = [path.join(folder, 'media', 'a.jpg'), path.join(folder, 'last-backup.json')];
  for (const file of kept) writeFileSync(file, '{}');
  const program = startProgram('server/scripts/reset.ts', {
    args: args(folder),
    env: { DATA_DIR: folder, ...secrets, ...env },
  });
  return { folder, program, left: () => kept.filter((file) => existsSync(file)) };
}

const PRODUCTION = { APP_ENV: 'production', PUBLIC_URL: 'https://www.koy.test' };

test('leaves neither uploads nor the word of a backup that is of another site now', async () => {
  const { program, left } = reset({});

  expect([await program.ended, program.errors()]).toEqual([0, '']);
  expect(left()).toEqual([]);
});

test.each<[string, (folder: string) => string[]]>([
  ['nothing', () => []],
  ['another folder', (folder) => [`--folder=${path.dirname(folder)}`]],
])('a production site is not wiped where %s is named', async (_, args) => {
  const { program, left, folder } = reset(PRODUCTION, args);

  expect([await program.ended, program.output()]).toEqual([1, '']);
  expect(program.errors()).toContain(`npm run reset -- --folder=${folder}`);
  expect(left()).toHaveLength(2);
});

test.each<[string, (folder: string) => string]>([
  ['--help', () => '--help'],
  ['-h', () => '-h'],
  ['media', () => 'media'],
  ['another folder', (folder) => `--folder=${path.dirname(folder)}`],
])('%s is asked for: nothing is wiped', async (_, word) => {
  const { program, left } = reset({}, (folder) => [word(folder)]);

  expect([await program.ended, program.output()]).toEqual([1, '']);
  expect(program.errors()).toContain('Hiçbir şey silinmedi');
  expect(left()).toHaveLength(2);
});

test('a production site is wiped where its folder is named', async () => {
  const { program, left } = reset(PRODUCTION, (folder) => [`--folder=${folder}`]);

  expect([await program.ended, program.errors()]).toEqual([0, '']);
  expect(left()).toEqual([]);
});
