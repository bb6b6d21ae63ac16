import { mkdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import {
  diskStore,
  type FileStore,
  withReadOnlyLayer,
} from '../../../server/services/files/file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'koy-store-'));
  store = diskStore(path.join(folder, 'media'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(from: FileStore, key: string) {
  const file = await from.open(key);
  return file && { size: file.size, content: await text(file.stream()) };
}

test('what was put is there, whole, and nothing beside it', async () => {
  await store.put('a1/360.webp', Buffer.from('first'));
  await store.put('a1/360.webp', Buffer.from('second'));
  expect(await read(store, 'a1/360.webp')).toEqual({ size: 6, content: 'second' });
  expect(await store.has('a1/360.webp')).toBe(true);
  expect(await readdir(path.join(folder, 'media', 'a1'))).toEqual(['360.webp']);
});

test('what is for the account alone nobody else on the machine may read', async () => {
  const papers = path.join(folder, 'papers');
  await diskStore(papers, { isPrivate: true }).put('a1/pasaport.pdf', Buffer.from('one'));

  const modes = ['', 'a1', 'a1/pasaport.pdf'].map(
    (name) => statSync(path.join(papers, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test('a folder of such files that stood open to others is closed to them', () => {
  const papers = path.join(folder, 'papers');
  mkdirSync(papers, { mode: 0o755 });

  diskStore(papers, { isPrivate: true });

  expect(statSync(papers).mode & 0o777).toBe(0o700);
});

test('a file that is not there is undefined, a folder is no file', async () => {
  await store.put('a1/360.webp', Buffer.from('one'));
  expect(await store.open('a1/640.webp')).toBeUndefined();
  expect(await store.open('a1/360.webp/640.webp')).toBeUndefined();
  expect(await store.open('a1')).toBeUndefined();
});

test('deleting a folder takes its files and leaves its neighbours', async () => {
  await store.put('a1/360.webp', Buffer.from('one'));
  await store.put('a12/360.webp', Buffer.from('two'));
  await store.deleteFolder('a1');
  await store.deleteFolder('a1');
  expect([await store.has('a1/360.webp'), await store.has('a12/360.webp')]).toEqual([false, true]);
});

test.each(['../secret', 'a1/../../secret', '/etc/passwd', 'a1//b', '', '.env', 'a1\\b', 'a\0b'])(
  'the key %j leads nowhere',
  async (key) => {
    await writeFile(path.join(folder, 'secret'), 'secret');
    expect(() => store.open(key)).toThrow(TypeError);
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    expect(() => store.deleteFolder(key)).toThrow(TypeError);
  },
);

test('a link out of the folder is not followed', async () => {
  await writeFile(path.join(folder, 'secret'), 'secret');
  await mkdir(path.join(folder, 'media', 'a1'), { recursive: true });
  await symlink(path.join(folder, 'secret'), path.join(folder, 'media', 'a1', '360.webp'));
  expect(await store.open('a1/360.webp')).toBeUndefined();
});

test('a write that fails leaves nothing behind and says so', async () => {
  await store.put('a1/360.webp', Buffer.from('one'));
  await mkdir(path.join(folder, 'media', 'a1', '640.webp', 'in-the-way'), { recursive: true });
  await expect(store.put('a1/640.webp', Buffer.from('two'))).rejects.toThrow();
  expect((await readdir(path.join(folder, 'media', 'a1'))).sort()).toEqual([
    '360.webp',
    '640.webp',
  ]);
});

test('a read-only layer shows through and is never touched', async () => {
  const layer = diskStore(path.join(folder, 'demo'));
  await layer.put('a1/360.webp', Buffer.from('demo'));
  const layered = withReadOnlyLayer(store, layer);
  expect(await read(layered, 'a1/360.webp')).toEqual({ size: 4, content: 'demo' });

  await layered.put('a1/360.webp', Buffer.from('uploaded'));
  expect(await read(layered, 'a1/360.webp')).toEqual({ size: 8, content: 'uploaded' });
  await layered.deleteFolder('a1');
  expect(await read(layered, 'a1/360.webp')).toEqual({ size: 4, content: 'demo' });
  expect(await layered.has('a1/640.webp')).toBe(false);
});
