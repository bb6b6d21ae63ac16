import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { canEnter } from '../../server/db/embedded/account.ts';
import { findBinaries, runnableBinaries } from '../../server/db/embedded/binaries.ts';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { findPlace, removePlace } from '../../server/db/embedded/place.ts';
import { findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { projectRoot } from '../../server/project-root.ts';
import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

afterAll(cleanUp);

/** A copy of PostgreSQL's programs as an installer leaves them that may run no scripts. */
function copyWithoutLinks(folder: string): void {
  cpSync(findBinaries().folder, folder, { recursive: true, verbatimSymlinks: true });
  const library = path.join(folder, 'lib');
  for (const entry of readdirSync(library, { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(path.join(library, entry.name));
}

describe('the programs', () => {
  test('get the library names that npm could not install', () => {
    const folder = path.join(makeDataFolder(), 'native');
    copyWithoutLinks(folder);
    const found = runnableBinaries({ ...findBinaries(), folder }, undefined, () => '');
    expect(found.folder).toBe(folder);
    expect(readlinkSync(path.join(folder, 'lib', 'libicuuc.so.60'))).toBe('libicuuc.so.60.2');
  });

  test('that cannot run anywhere are reported with the reason', () => {
    const folder = path.join(makeDataFolder(), 'native');
    copyWithoutLinks(folder);
    chmodSync(path.join(folder, 'bin', 'initdb'), 0o644);
    const shelf = path.join(path.dirname(folder), 'shelf');
    const found = () => runnableBinaries({ ...findBinaries(), folder }, undefined, () => shelf);
    expect(found).toThrow(/EACCES/);
  });
});

if (isRoot) {
  describe('started by root', () => {
    test('PostgreSQL runs as nobody, on data that is nobody’s', async () => {
      const place = findPlace(makeDataFolder());
      const embedded = await startEmbedded(place, { durable: false });
      expect(place.account).toEqual(NOBODY);
      expect(ownerOf(findPostmaster(place.cluster)!.pid)).toBe(NOBODY.uid);
      await embedded.stop();
    });

    test('below a folder that nobody may enter, data and programs live where it can', async () => {
      const closed = mkdtempSync(path.join(os.tmpdir(), 'koy-closed-'));
      chmodSync(closed, 0o700);
      const dataDir = path.join(closed, 'data');
      const place = findPlace(dataDir);
      const folder = path.join(closed, 'native');
      cpSync(findBinaries().folder, folder, { recursive: true, verbatimSymlinks: true });
      const programs = runnableBinaries({ ...findBinaries(), folder }, place.account, place.shelf);
      const embedded = await startEmbedded(place, { durable: false });
      const outside = path.dirname(place.cluster);
      try {
        expect(canEnter(dataDir, NOBODY)).toBe(false);
        expect(outside).toMatch(/^\/var\/(lib|tmp)\/koy-[0-9a-f]{10}$/);
        expect(path.dirname(programs.folder)).toBe(outside);
        expect(findPlace(dataDir)).toMatchObject({ cluster: place.cluster, account: NOBODY });
      } finally {
        await embedded.stop();
        removePlace(place);
        rmSync(closed, { recursive: true });
      }
      expect(existsSync(outside)).toBe(false);
    });
  });
}

// Under /root another user can't even reach the tests' own programs.
if (isRoot && canEnter(projectRoot, NOBODY)) {
  describe('started by an ordinary user', () => {
    test('an ordinary user’s data stays that user’s', async () => {
      const dataDir = makeDataFolder();
      mkdirSync(dataDir);
      chownSync(dataDir, NOBODY.uid, NOBODY.gid);
      const owner = startProgram('tests/fixtures/embedded-owner.ts', {
        args: [dataDir, '--fast'],
        account: NOBODY,
      });
      await owner.firstLine;
      owner.child.kill('SIGKILL');
      await owner.ended;
      const place = findPlace(dataDir);
      const embedded = await startEmbedded(place, { durable: false });
      await embedded.stop();
      expect(place.cluster).toBe(path.join(dataDir, 'pg'));
      expect(place.account).toEqual(NOBODY);
    });

    test('root’s data is refused to an ordinary user, in a sentence', async () => {
      const dataDir = makeDataFolder();
      mkdirSync(path.join(dataDir, 'pg'), { recursive: true });
      const other = startProgram('tests/fixtures/embedded-owner.ts', {
        args: [dataDir],
        account: NOBODY,
      });
      expect(await other.ended).toBe(1);
      expect(other.errors()).toContain('başka bir kullanıcının (uid 0, siz uid 65534)');
    });
  });
}

function ownerOf(pid: number): number | undefined {
  return process.platform === 'linux' ? statSync(`/proc/${pid}`).uid : NOBODY.uid;
}
