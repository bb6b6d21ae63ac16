import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { env } from '../server/env.ts';
import { withKnownHosts } from '../server/known-hosts.ts';

const server = createServer(withKnownHosts((_req, res) => res.end('page'))).listen(0, '127.0.0.1');
const told = { PUBLIC_URL: env.PUBLIC_URL, HOST: env.HOST };

beforeAll(() => server.listening || once(server, 'listening'));
beforeEach(() => Object.assign(env, { PUBLIC_URL: 'https://www.koy.example', HOST: '127.0.0.1' }));
afterAll(() => {
  Object.assign(env, told);
  server.close();
});

/** What is answered to a request under that name. */
async function ask(host: string, path = '/') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = (await answer.toArray()).join('');
  return { status: answer.statusCode, body, headers: answer.headers };
}

test.each([
  'www.koy.example',
  'WWW.Koy.Example',
  'www.koy.example:443',
  'www.koy.example.',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  '10.0.0.7:3000',
])('answers under %s', async (host) => {
  expect(await ask(host)).toMatchObject({ status: 200, body: 'page' });
});

test.each([
  'evil',
  'evil.example',
  'koy.example',
  'www.koy.example.evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'www.koy.example@evil.example',
])('refuses %s, before any page is made', async (host) => {
  const { status, body, headers } = await ask(host);

  expect(status).toBe(400);
  expect(body).toBe('Bu adla bir site burada yok.');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-frame-options': 'SAMEORIGIN',
  });
});

test.each(['/healthz', '/readyz', '/metrics'])('lets watchers ask for %s', async (path) => {
  expect(await ask('koy-1.internal:3000', path)).toMatchObject({ status: 200 });
});

describe('without a name of its own', () => {
  beforeEach(() => Object.assign(env, { PUBLIC_URL: 'http://localhost:3000' }));

  test('a program for this machine is nobody else’s', async () => {
    expect(await ask('evil.example')).toMatchObject({ status: 400 });
  });

  test('one that listens to other machines cannot know its names', async () => {
    env.HOST = '0.0.0.0';

    expect(await ask('koy.office.example')).toMatchObject({ status: 200 });
  });
});
