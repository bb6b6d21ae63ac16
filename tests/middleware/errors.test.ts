import type { AddressInfo } from 'node:net';

import express, { type RequestHandler } from 'express';
import { sql } from 'kysely';

import { log } from '../../server/log.ts';
import { apiErrors } from '../../server/middleware/errors.ts';
import { pageErrors } from '../../server/middleware/page-errors.ts';
import { db, site } from '../support/api.ts';
import { createReservation } from '../support/factories.ts';

const { jest } = import.meta;

test.each(['gzip', 'deflate', 'br'])(
  'a body that is no %s as it says cannot be read',
  async (packed) => {
    const response = await site
      .post('/v1/contact')
      .set({ 'content-type': 'application/json', 'content-encoding': packed })
      .send('{"name":"Ayşe"}');

    expect([response.status, response.body.code]).toEqual([400, 'bad_body']);
  },
);

test.each([
  ['packed as we cannot unpack', { 'content-encoding': 'compress' }],
  ['in letters we cannot read', { 'content-type': 'application/json; charset=iso-8859-9' }],
])('a body %s is refused for that, and not as if it were no JSON', async (_how, headers) => {
  const response = await site
    .post('/v1/contact')
    .set({ 'content-type': 'application/json', ...headers })
    .send('{"name":"Ayşe"}');

  expect([response.status, response.body.code]).toEqual([415, 'bad_encoding']);
});

const failing = async (work: () => Promise<unknown>, method = 'GET') => {
  jest.spyOn(log, 'error').mockImplementation(() => {});
  const app = express();
  app.use(async () => {
    await work();
  }, apiErrors);
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method });
  server.close();
  return response;
};

test('a statement that took too long is no fault of a call: it may be asked again', async () => {
  const response = await failing(() =>
    sql`set local statement_timeout = 1; select pg_sleep(1)`.execute(db),
  );

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

test.each([
  ['GET', 503, '5', 'unavailable'],
  ['POST', 409, null, 'try_again'],
])('a %s that waited too long for a lock is %d', async (method, status, wait, code) => {
  const response = await db.transaction().execute(async (holding) => {
    await sql`lock table villas in access exclusive mode`.execute(holding);
    return failing(
      () => sql`set local lock_timeout = 20; select count(*) from villas`.execute(db),
      method,
    );
  });

  expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait]);
  expect(await response.json()).toMatchObject({ code });
});

test('days that a statement of ours parted from their stay are told of, and stand in the log', async () => {
  const { id } = await createReservation({ status: 'CONFIRMED' });

  const freed = db.deleteFrom('villa_occupancies').where('reservation_id', '=', id);
  const response = await failing(() => freed.execute(), 'POST');

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ content: expect.stringMatching(/takvimdeki/) });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({
      err: expect.objectContaining({ constraint: 'reservations__in_ledger' }),
    }),
    'unexpected error',
  );
});

describe('where a page could not be answered it is tried again', () => {
  const FULL = Object.assign(new Error('could not extend file'), { code: '53100' });

  test.each([
    ['at its own address', 'GET', '/faq', '/contact', '/faq'],
    ['where the form stands that was sent', 'POST', '/odeme/K7/dekont', '/odeme/K7', '/odeme/K7'],
  ])('%s', async (_where, method, path, from, again) => {
    jest.spyOn(log, 'error').mockImplementation(() => {});
    const app = express();
    app.use(() => {
      throw FULL;
    }, pageErrors);
    const server = app.listen(0);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(origin + path, { method, headers: { referer: origin + from } });
    const html = await response.text();
    server.close();

    expect(response.status).toBe(503);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${again}"[^>]*>Yeniden dene`));
  });
});

afterEach(() => jest.restoreAllMocks());

const breaking: RequestHandler = (_req, res) => {
  res.write('begun');
  throw new Error('broken');
};

test.each([
  ['a call', apiErrors],
  ['a page', pageErrors],
])(
  '%s that fails after its answer began is cut off and is one line of the log',
  async (_name, handler) => {
    const noted = jest.spyOn(log, 'error').mockImplementation(() => {});
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const app = express();
    app.set('env', 'production');
    app.use(breaking, handler);
    const server = app.listen(0);
    const { port } = server.address() as AddressInfo;

    await expect(fetch(`http://127.0.0.1:${port}/`).then((res) => res.text())).rejects.toThrow();

    server.close();
    expect(noted).toHaveBeenCalledTimes(1);
    expect(printed).not.toHaveBeenCalled();
  },
);
