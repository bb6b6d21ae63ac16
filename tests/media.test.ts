import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import express from 'express';
import request from 'supertest';

import { serveFrom } from '../server/media.ts';
import { diskStore } from '../server/services/files/file-store.ts';

const hash = '3f9c0a1b2c3d4e5f6071';
const app = express();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'koy-media-'));
  const store = diskStore(folder);
  for (const name of ['640.webp', '640.avif', '960.webp', '1200.jpg']) {
    await store.put(`${hash}/${name}`, Buffer.from(`content of ${name}`));
  }
  app.use('/media', serveFrom(store));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['640.webp', 'image/webp'],
  ['640.avif', 'image/avif'],
  ['1200.jpg', 'image/jpeg'],
])('%s is %s, for ever and nothing but a picture', async (name, type) => {
  const answer = await request(app).get(`/media/${hash}/${name}`).expect(200);
  expect(answer.body.toString()).toBe(`content of ${name}`);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-length': String(`content of ${name}`.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('an AVIF that is still to be made is answered by its WebP, not for ever', async () => {
  const answer = await request(app).get(`/media/${hash}/960.avif`).expect(200);
  expect(answer.body.toString()).toBe('content of 960.webp');
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers['cache-control']).toBe('public, max-age=600');
});

test('HEAD tells the size and sends nothing', async () => {
  const answer = await request(app).head(`/media/${hash}/640.webp`).expect(200);
  expect(answer.headers['content-length']).toBe('19');
  expect(answer.text).toBeUndefined();
});

test.each([
  `/media/${hash}/360.webp`,
  `/media/${hash}/360.avif`,
  `/media/${hash}/0640.webp`,
  `/media/${hash}/640.png`,
  `/media/${hash}/640.webp/`,
  `/media/${hash}/640.WEBP`,
  `/media/${hash}`,
  `/media/${hash.toUpperCase()}/640.webp`,
  `/media/${hash}0/640.webp`,
  '/media/index.json',
  `/media/..%2f${hash}/640.webp`,
  `/media/${hash}/..%2f..%2fpackage.json`,
  `/media/${hash}/640.webp%00.jpg`,
  '/media/.env',
  '/media/',
])('%s is not there', async (address) => {
  const answer = await request(app).get(address).expect(404);
  expect(answer.text ?? '').toBe('');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('pictures are only read here', async () => {
  const answer = await request(app).delete(`/media/${hash}/640.webp`).expect(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});
