import { existsSync } from 'node:fs';
import { appendFile, cp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'kysely';
import { migrationNames } from '../../server/db/migrate.ts';
import { env } from '../../server/env.ts';
import { adoptSecrets } from '../../server/kept-secrets.ts';
import { backUp } from '../../server/services/backup/back-up.ts';
import { checkBackup } from '../../server/services/backup/check-backup.ts';
import { restore } from '../../server/services/backup/restore.ts';
import { OF_MIGRATIONS, TABLES } from '../../server/services/backup/tables.ts';
import { diskStore } from '../../server/services/files/file-store.ts';
import { mediaStore } from '../../server/services/files/media-store.ts';
import { paths } from '../../server/shared/paths.ts';
import { origin } from '../support/api.ts';
import {
  addressOf,
  backupWaits,
  book,
  contentsOf,
  createOldDatabase,
  createSealedOwner,
  idOf,
  keepOldDeposit,
  pendingIn,
  rulesOf,
} from '../support/backups.ts';
import { db, url } from '../support/db.ts';
import { createDemo, DEMO_LOGINS, DEMO_PASSWORD } from '../support/demo.ts';
import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';
import { command, nameIn, randomName } from '../support/server.ts';
import { startSite } from '../support/site-program.ts';
import { until } from '../support/until.ts';

const PICTURE = Buffer.from('the bytes of an uploaded picture');
const PICTURE_KEY = `${'ab'.repeat(10)}/640.webp`;
/** Of one that staff remove while the backup is being written: its row is in the backup. */
const REMOVED_KEY = `${'cd'.repeat(10)}/640.webp`;

/** The site that is backed up has made its secrets up itself, as on a first machine. */
const source = { url, data_dir: makeDataFolder() };
env.DATA_DIR = source.data_dir;
/** Where it is restored to: a database whose owner is no superuser, and a folder of another machine. */
const owner = randomName('koy_owner');
const target = { url: addressOf(randomName('koy_restored'), owner), data_dir: makeDataFolder() };
const backups = makeDataFolder();
const folder = path.join(backups, 'full');

/** So many migrations had an older version. */
const OLD = 40;

const LEFT_OUT = Object.entries(TABLES).flatMap(([name, treatment]) =>
  treatment === 'left_out' ? name : [],
);

/** Rows, generated columns and all, as they were when the backup began. */
let before: Record<string, string>;
let ownerId: number;
/** The code of a guest's request while the backup was being written. */
let meanwhile: string;

beforeAll(async () => {
  adoptSecrets(source.data_dir, {
    session_secret: env.SESSION_SECRET,
    jwt_secret: env.JWT_SECRET,
  });
  await createDemo();
  await mediaStore().put(PICTURE_KEY, PICTURE);
  await mediaStore().put(REMOVED_KEY, PICTURE);
  ownerId = await createSealedOwner();
  await keepOldDeposit();
  before = await contentsOf(url);
  await command(url, `create role ${owner} login password '${owner}' nosuperuser`);
  await command(url, `create database ${nameIn(target.url)} owner ${owner}`);
});

afterAll(async () => {
  await command(url, `drop database ${nameIn(target.url)} with (force)`);
  await command(url, `drop role ${owner}`);
  await cleanUp();
});

test('somebody has decided of every table whether a backup holds it', async () => {
  const listed = [...Object.keys(TABLES), ...OF_MIGRATIONS];

  // A table of yours is missing? Its line belongs into server/services/backup/tables.ts.
  expect(Object.keys(before).toSorted()).toEqual(listed.toSorted());
});

test('a backup is written while guests book, and is for its owner alone', async () => {
  // Reservations come before showcases in a backup, and the calendar of villas after them.
  const gate = await db.startTransaction().execute();
  await sql`lock table showcases in access exclusive mode`.execute(gate);
  const backup = startProgram('server/scripts/backup.ts', {
    args: [folder],
    env: variables(source),
  });
  await until(async () => backup.child.exitCode !== null || (await backupWaits()));
  meanwhile = await book(origin());
  await mediaStore().delete(REMOVED_KEY);
  await gate.commit().execute();

  expect([await backup.ended, backup.errors()]).toEqual([0, '']);
  expect(backup.output()).toContain(`Yedek yazıldı: ${folder}`);
  expect(backup.output()).toContain('config.json da yedekte');
  expect(await readFile(path.join(folder, 'files/media', REMOVED_KEY))).toEqual(PICTURE);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'config.json'))).mode & 0o777).toBe(0o600);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});

test.each([
  ['SESSION_SECRET', { SESSION_SECRET: 'x'.repeat(32), JWT_SECRET: 'y'.repeat(32) }],
  ['DATA_KEY', { DATA_KEY: 'z'.repeat(32) }],
])('a key that came by %s is not in the backup, and it says so', async (name, secrets) => {
  const backup = startProgram('server/scripts/backup.ts', {
    args: [path.join(backups, name)],
    env: { ...variables(source), ...secrets },
  });

  expect([await backup.ended, backup.errors()]).toEqual([0, '']);
  expect(existsSync(path.join(backups, name, 'config.json'))).toBe(true);
  expect(backup.output()).toContain('Gizli anahtarlar yedekte değil');
  expect(backup.output()).not.toContain('config.json da yedekte');
});

test('restored, every table has the rows it had, also those older than a rule, and the same rules', async () => {
  const run = startProgram('server/scripts/restore.ts', { args: [folder], env: variables(target) });
  expect([await run.ended, run.errors()]).toEqual([0, '']);
  expect(run.output()).not.toContain('Dikkat');

  const expected = Object.entries(before).map(([name, content]) => [
    name,
    LEFT_OUT.includes(name) ? '0 rows ' : content,
  ]);
  const restored = { ...(await contentsOf(target.url)), kysely_migration: before.kysely_migration };
  expect(restored).toEqual(Object.fromEntries(expected));
  expect(await rulesOf(target.url)).toEqual(await rulesOf(url));
});

test('a database or a folder that is in use is left alone', async () => {
  const run = startProgram('server/scripts/restore.ts', { args: [folder], env: variables(target) });
  expect(await run.ended).toBe(1);
  expect(run.errors()).toContain('Veritabanı boş değil');

  const written = startProgram('server/scripts/backup.ts', {
    args: [folder],
    env: variables(source),
  });
  expect(await written.ended).toBe(1);
  expect(written.errors()).toContain(`${folder} zaten var`);
});

test('a backup whose database ends under it says so, and leaves nothing', async () => {
  const lost = path.join(backups, 'lost');
  const gate = await db.startTransaction().execute();
  await sql`lock table showcases in access exclusive mode`.execute(gate);
  const backup = startProgram('server/scripts/backup.ts', { args: [lost], env: variables(source) });
  await until(async () => backup.child.exitCode !== null || (await backupWaits()));
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'koy-backup'`.execute(gate);
  await gate.rollback().execute();

  expect([await backup.ended, backup.output()]).toEqual([1, '']);
  expect(backup.errors()).toContain('İş sürerken veritabanı yanıt vermez oldu');
  expect([existsSync(lost), existsSync(`${lost}.unfinished`)]).toEqual([false, false]);
});

test('of two backups that begin into one folder at once one is whole, and the other says why it is not', async () => {
  const twice = path.join(backups, 'twice');

  const [one, other] = await Promise.allSettled([backUp(source, twice), backUp(source, twice)]);

  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = [one, other].find((each) => each?.status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'backup_running' } });
  await expect(checkBackup(twice)).resolves.toMatchObject({ folder: twice });
  expect(existsSync(`${twice}.lock`)).toBe(false);
});

test.each<[string, string, (file: string) => Promise<unknown>]>([
  ['a table that was cut off', 'database/villas.jsonl.gz', (file) => truncate(file, 2_000)],
  ['a table that is gone', 'database/villas.jsonl.gz', (file) => rm(file)],
  ['another picture', `files/media/${PICTURE_KEY}`, (file) => appendFile(file, '.')],
  ['another list of files', 'files.jsonl', (file) => truncate(file, 0)],
  ['other secrets', 'config.json', (file) => appendFile(file, ' ')],
])('%s: a damaged backup is refused before anything is written', async (_what, name, damage) => {
  const copy = path.join(backups, 'damaged');
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  await damage(path.join(copy, name));

  await expect(checkBackup(copy)).rejects.toMatchObject({
    code: 'backup_damaged',
    message: expect.stringContaining(path.join(copy, name)),
  });
});

test('a backup of a newer version is refused by name, and what is no backup by its reason', async () => {
  const copy = path.join(backups, 'newer');
  await cp(folder, copy, { recursive: true });
  const file = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest.migrations.push('2099-01-01T0000_moons__create');
  await writeFile(file, JSON.stringify(manifest));

  await expect(checkBackup(copy)).rejects.toThrow('2099-01-01T0000_moons__create');
  await expect(checkBackup(backups)).rejects.toMatchObject({ code: 'backup_unreadable' });
});

test('a backup of an older version keeps its schema; what fails on the way leaves nothing', async () => {
  const old = { url: await createOldDatabase(OLD), data_dir: makeDataFolder() };
  const empty = { url: await createOldDatabase(0), data_dir: makeDataFolder() };
  const oldFolder = path.join(backups, 'old');
  await diskStore(path.join(old.data_dir, 'media')).put(PICTURE_KEY, PICTURE);
  await backUp(old, oldFolder);
  const backup = await checkBackup(oldFolder);
  const last = { ...backup.manifest.tables.at(-1)!, rows: 1_000 };
  const tables = backup.manifest.tables.with(-1, last);

  const wrong = restore({ ...backup, manifest: { ...backup.manifest, tables } }, empty);
  await expect(wrong).rejects.toMatchObject({ code: 'restore_differs' });
  expect(await contentsOf(empty.url)).toEqual({});
  expect(existsSync(path.join(empty.data_dir, 'media'))).toBe(false);

  await restore(backup, empty);
  expect(await pendingIn(empty.url)).toEqual(migrationNames().slice(OLD));
  expect(existsSync(path.join(empty.data_dir, 'media', PICTURE_KEY))).toBe(true);
  for (const { url: address } of [old, empty])
    await command(url, `drop database ${nameIn(address)}`);
});

test('on the restored data people sign in, see pictures and identity numbers, and guests book', async () => {
  const { address } = await startSite(variables(target));
  const signedIn = await fetch(`${address}${paths.api.login()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_LOGINS.ADMIN, password: DEMO_PASSWORD }),
  });
  const { content } = (await signedIn.json()) as { content: { accessToken: string } };
  const person = await fetch(`${address}/v1/admin/users/${ownerId}`, {
    headers: { authorization: `Bearer ${content.accessToken}` },
  });
  const picture = await fetch(`${address}/media/${PICTURE_KEY}`);

  expect(await person.json()).toMatchObject({ content: { tckn_masked: '••••••••146' } });
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURE);
  // The number of the request that came too late for the backup is not given out again.
  const code = await book(address);
  expect(await idOf(target.url, code)).toBe((await idOf(url, meanwhile)) + 1);
});

const variables = ({ url: address, data_dir }: typeof source) => ({
  DATABASE_URL: address,
  DATA_DIR: data_dir,
});
