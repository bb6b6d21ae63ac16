import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { createHttpServer, drain, listen } from '../server/listen.ts';

const servers: Server[] = [];
const HOST = '127.0.0.1';

/** A server that answers when the test says so. */
async function startServer() {
  let answer = () => {};
  const asked = Promise.withResolvers<void>();
  const server = createHttpServer((_req, res) => {
    answer = () => res.end('done');
    asked.resolve();
  });
  servers.push(server);
  const port = await listen(server, { host: HOST, port: 0, isGiven: true });
  return { server, port, asked: asked.promise, answer: () => answer() };
}

async function occupy(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

test('who sends no headers is cut off soon, and a slow upload only in minutes', () => {
  expect(createHttpServer(() => {})).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
  });
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'HTTP/1.1 408 Request Timeout'],
  ['a call', 'application/json', 'HTTP/1.1 408 Request Timeout'],
  ['a picture', 'multipart/form-data; boundary=x', 'HTTP/1.1 200 OK'],
])('%s that drips in is waited for as long as it may take', async (_what, type, first) => {
  const server = createHttpServer((req, res) => req.resume().on('end', () => res.end()), 100);
  servers.push(server);
  const port = await listen(server, { host: HOST, port: 0, isGiven: true });
  const socket = connect(port, HOST);
  const answered = new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(String(data))),
  );
  socket.on('error', () => {});
  socket.write(
    `POST / HTTP/1.1\r\nHost: koy.test\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\nx`,
  );
  await pause(200);
  socket.write('x');

  expect((await answered).split('\r\n', 1)).toEqual([first]);
  socket.destroy();
});

test('a taken port that was asked for is named, with who has it', async () => {
  const port = await occupy();
  const refused = listen(createServer(), { host: HOST, port, isGiven: true });
  await expect(refused).rejects.toMatchObject({ code: 'port_busy' });
  await expect(refused).rejects.toThrow(`${port} dolu: PID ${process.pid}`);
});

test('in place of the usual port, when it is taken, the next free one serves', async () => {
  const port = await occupy();
  const server = createServer();
  servers.push(server);
  expect(await listen(server, { host: HOST, port, isGiven: false })).toBeGreaterThan(port);
});

test('a stop lets the request under way finish and takes no other', async () => {
  const { server, port, asked, answer } = await startServer();
  const underWay = fetch(`http://${HOST}:${port}/`).then((response) => response.text());
  await asked;
  const drained = drain(server, 5_000);
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow();
  answer();
  expect(await underWay).toBe('done');
  await drained;
  expect(server.listening).toBe(false);
});

test('what is answered during a stop tells that its connection ends', async () => {
  const { server, port, asked, answer } = await startServer();
  const underWay = fetch(`http://${HOST}:${port}/`);
  await asked;
  const drained = drain(server, 5_000);
  answer();
  expect((await underWay).headers.get('connection')).toBe('close');
  await drained;
});

test('a stop does not wait for kept-alive connections', async () => {
  const { server, port, asked, answer } = await startServer();
  const socket = connect(port, HOST);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: koy\r\nConnection: keep-alive\r\n\r\n');
  await asked;
  answer();
  await new Promise((resolve) => socket.once('data', resolve));
  await drain(server, 5_000);
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('a request that does not end in time is cut', async () => {
  const { server, port, asked } = await startServer();
  const underWay = fetch(`http://${HOST}:${port}/`);
  const failed = expect(underWay).rejects.toThrow();
  await asked;
  await drain(server, 50);
  await failed;
  expect(server.listening).toBe(false);
});
