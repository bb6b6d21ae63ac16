import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { prune } from '../../server/scripts/bundle/sources.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'koy-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

function make(...names: string[]) {
  for (const name of names) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), name);
  }
}

/** As if so many days went by, in which nothing was built. */
function age(days: number, ...names: string[]) {
  for (const name of names) utimesSync(path.join(folder, name), daysAgo(days), daysAgo(days));
}

/** A release: what it is made of is written, then what it does not want is removed. */
function build(...names: string[]) {
  make(...names);
  prune(folder, new Set(names));
}

const isThere = (name: string) => existsSync(path.join(folder, name));

test('what the running release wants outlives the build of the next, however old it is', () => {
  build('css/core-1.css', 'islands/chunk-1.js', 'islands/chunk-1.js.br');
  age(3, 'css/core-1.css', 'islands/chunk-1.js', 'islands/chunk-1.js.br');

  build('css/core-2.css', 'islands/chunk-2.js');

  expect(['css/core-1.css', 'islands/chunk-1.js', 'islands/chunk-1.js.br'].map(isThere)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a day after the release that wanted it last, the next build removes it', () => {
  build('css/core-1.css');
  age(3, 'css/core-1.css');
  build('css/core-2.css');
  build('css/core-3.css');
  expect(isThere('css/core-1.css')).toBe(true);

  age(2, 'css/core-1.css');
  build('css/core-4.css');

  expect(isThere('css/core-1.css')).toBe(false);
  expect(['css/core-2.css', 'css/core-3.css', 'css/core-4.css'].every(isThere)).toBe(true);
});

test('a folder of which nothing says what was wanted keeps all of it for a day', () => {
  make('css/core-1.css');
  age(3, 'css/core-1.css');

  build('css/core-2.css');
  expect(isThere('css/core-1.css')).toBe(true);

  age(2, 'css/core-1.css');
  build('css/core-2.css');
  expect(isThere('css/core-1.css')).toBe(false);
});
