import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { databaseAccount } from '../../server/db/embedded/account.ts';
import { projectRoot } from '../../server/project-root.ts';
import { refusedByDisk } from '../../server/start-error.ts';
import { url } from '../support/db.ts';
import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';

/** A folder that whoever runs the command may look into and not write: as /var/backups is for the service. */
const closed = makeDataFolder();
mkdirSync(closed);
chmodSync(closed, 0o555);
/** Root may write anywhere, so as root the command runs as somebody else. */
const account = databaseAccount(closed);
const uid = account?.uid ?? process.getuid?.();

const secrets = { SESSION_SECRET: 's'.repeat(32), JWT_SECRET: 'j'.repeat(32) };

beforeAll(async () => {
  const build = startProgram('server/scripts/build.ts');
  expect([await build.ended, build.errors()]).toEqual([0, '']);
});
afterAll(cleanUp);

test('a start says of a data folder that it may not write, though the database is elsewhere', async () => {
  const start = startProgram('server/scripts/start.ts', {
    args: ['--no-demo'],
    env: {
      DATABASE_URL: url,
      DATA_DIR: path.join(closed, 'veri'),
      PORT: '0',
      APP_ENV: 'production',
      ...secrets,
    },
    account,
  });

  expect([await start.ended, start.output()]).toEqual([1, '']);
  expect(start.errors()).toContain(`Veri klasörüne yazılamıyor: ${closed}/veri (EACCES`);
});

test.each([
  ['backup.ts', 'yedek', 'iki'],
  ['backup.ts', '--help'],
  ['restore.ts', 'yedek', 'iki'],
  ['restore.ts', '--help'],
])(
  '%s %s %s: what it does not understand it answers with its use, and does nothing',
  async (script, ...args) => {
    const data = makeDataFolder();
    const run = startProgram(`server/scripts/${script}`, {
      args: args.map((word) => (word.startsWith('-') ? word : path.join(data, word))),
      env: { DATABASE_URL: url, DATA_DIR: data, ...secrets },
    });

    expect([await run.ended, run.output()]).toEqual([1, '']);
    expect(run.errors()).toContain('Kullanımı');
    expect(existsSync(data)).toBe(false);
  },
);

test('a reason without its quotation marks is not noted by its first word', async () => {
  const privacy = startProgram('build/privacy.js', {
    args: ['erase', 'nobody@koy.test', 'Request', 'of', '22.11.2026'],
    env: { DATABASE_URL: url, DATA_DIR: closed, ...secrets },
  });

  expect([await privacy.ended, privacy.output()]).toEqual([1, '']);
  expect(privacy.errors()).toContain('Kullanımı');
});

test('an address that nothing is kept of is not told as erased', async () => {
  const privacy = startProgram('build/privacy.js', {
    args: ['erase', 'nobody@koy.test'],
    env: { DATABASE_URL: url, DATA_DIR: closed, ...secrets },
  });

  expect([await privacy.ended, privacy.output()]).toEqual([1, '']);
  expect(privacy.errors()).toContain('hiçbir şey silinmedi');
});

test('a slip in an address is not told as a person of whom nothing is kept', async () => {
  const folder = path.join(makeDataFolder(), 'misafir');
  const privacy = startProgram('build/privacy.js', {
    args: ['export', 'nobody@koy.test', folder],
    env: { DATABASE_URL: url, DATA_DIR: closed, ...secrets },
  });

  expect([await privacy.ended, privacy.output()]).toEqual([1, '']);
  expect(privacy.errors()).toContain('hiçbir şey yazılmadı');
  expect(existsSync(folder)).toBe(false);
});

test('a folder is meant from where npm was called, not from where it runs its scripts', async () => {
  const caller = makeDataFolder();
  const restore = startProgram('server/scripts/restore.ts', {
    args: ['yedek'],
    env: { INIT_CWD: caller, DATABASE_URL: url, DATA_DIR: closed, ...secrets },
  });

  expect(await restore.ended).toBe(1);
  expect(restore.errors()).toContain(`${path.join(caller, 'yedek')} okunabilen bir yedek değil`);
});

test.each(['ENOSPC', 'EDQUOT'])('%s is told as a disk without room, with what to do', (code) => {
  const reason = `${code}: no space left on device, write`;
  const told = refusedByDisk(Object.assign(new Error(reason), { code, syscall: 'write' }));

  expect(told?.message).toBe(
    `Diskte yer kalmadı, iş yarıda bırakıldı. Yer açıp yeniden deneyin (${reason}).`,
  );
});

test('a backup into a folder of another account says which folder, whose turn it is and what to do', async () => {
  const backup = startProgram('server/scripts/backup.ts', {
    args: [path.join(closed, 'koy')],
    env: { DATABASE_URL: url, DATA_DIR: closed, ...secrets },
    account,
  });

  expect([await backup.ended, backup.output()]).toEqual([1, '']);
  expect(backup.errors()).toContain(
    `${closed} klasöründe komutu çalıştıran kullanıcının (uid ${uid}) izni yok`,
  );
  expect(backup.errors()).toContain('servisin kullanıcısıyla çalıştırın');
  expect(existsSync(path.join(closed, 'koy.unfinished'))).toBe(false);
});

test('what a production machine has built is run as it is, by an account that may not build', async () => {
  const bundle = path.join(projectRoot, 'build/privacy.js');
  const { mtimeMs } = statSync(bundle);

  const asked = startProgram('server/scripts/build.ts', {
    args: ['--for=privacy'],
    // As nothing was built for production here, a build would be due.
    env: { APP_ENV: 'production' },
    account,
  });

  expect([await asked.ended, asked.output(), asked.errors()]).toEqual([0, '', '']);
  expect(statSync(bundle).mtimeMs).toBe(mtimeMs);
});
