import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import express, { type Request, type Response } from 'express';
import request from 'supertest';

import { diskStore, type StoredFile } from '../server/services/files/file-store.ts';
import { sendStored } from '../server/stream.ts';
import { until } from './support/until.ts';

let folder: string;
let file: StoredFile;
let isClosed: boolean;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'koy-stream-'));
  await diskStore(folder).put('paper.pdf', Buffer.from('%PDF-1.7'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  const opened = await diskStore(folder).open('paper.pdf');
  isClosed = false;
  const close = async () => {
    await opened!.close();
    isClosed = true;
  };
  file = { ...opened!, close };
});

test('a kept file is sent with its size, and closed', async () => {
  const app = express().get('/', (_req, res) => sendStored(res.type('pdf'), file));
  const { headers, body } = await request(app).get('/').buffer(true);

  expect(headers['content-length']).toBe('8');
  expect(body.toString()).toBe('%PDF-1.7');
  await until(() => isClosed);
});

test('to a HEAD its size alone is told, and it is closed', async () => {
  const app = express().get('/', (_req, res) => sendStored(res.type('pdf'), file));
  const { headers } = await request(app).head('/').expect(200);

  expect(headers['content-length']).toBe('8');
  expect(isClosed).toBe(true);
});

// A file left open is closed by the collector some day, which ends the process.
test('it is closed for a visitor too who went before it was found', async () => {
  const asked = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const onceGone = async (_req: Request, res: Response) => {
    asked.resolve();
    await once(res, 'close');
    sendStored(res, file).then(sent.resolve, sent.reject);
  };
  const server = createServer(express().get('/', onceGone)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(visitor, 'connect');
  visitor.write('GET / HTTP/1.1\r\nHost: koy.test\r\n\r\n');
  await asked.promise;
  visitor.destroy();

  await expect(sent.promise).resolves.toBeUndefined();
  expect(isClosed).toBe(true);
  server.close();
});
