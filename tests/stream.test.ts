import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import express, { type ErrorRequestHandler } from 'express';

import { sendPieces } from '../server/stream.ts';
import { until } from './support/until.ts';

/** Milliseconds. */
const PATIENCE = 200;

/** A server that sends these pieces to whoever asks; where it listens. */
async function serving(pieces: () => AsyncIterable<string>): Promise<string> {
  const app = express();
  app.get('/', (_req, res) => sendPieces(res, 'text/plain', pieces(), { patience: PATIENCE }));
  app.use(noteFailure);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const failures: unknown[] = [];

const noteFailure: ErrorRequestHandler = (error, _req, _res, next) => {
  failures.push(error);
  next();
};

const servers: ReturnType<typeof createServer>[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('a reader who takes nothing is cut off, and what is read for them is closed', async () => {
  let isClosed = false;
  const address = await serving(async function* () {
    try {
      while (true) yield 'ş'.repeat(100_000);
    } finally {
      isClosed = true;
    }
  });

  const asked = get(address, (answer) => answer.pause()).on('error', () => {});

  await until(() => isClosed);
  asked.destroy();
});

test('who breaks off is no failure, where the pieces come from a list too', async () => {
  let isClosed = false;
  const address = await serving(async function* () {
    try {
      yield* Array.from({ length: 100 }, () => 'ş'.repeat(100_000));
    } finally {
      isClosed = true;
    }
  });

  const asked = get(address, () => asked.destroy()).on('error', () => {});
  await until(() => isClosed);
  await pause(PATIENCE);

  expect(failures).toEqual([]);
});

test('a reader who waits for a slow piece gets the whole file', async () => {
  const address = await serving(async function* () {
    yield 'önce ';
    await pause(3 * PATIENCE);
    yield 'sonra';
  });

  const read = new Promise<string>((resolve, reject) => {
    get(address, (answer) => resolve(text(answer))).on('error', reject);
  });

  expect(await read).toBe('önce sonra');
});
