import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import express from 'express';
import request, { type Response } from 'supertest';

import { createApp } from '../server/app.ts';
import { countQueries } from '../server/db/index.ts';
import { log } from '../server/log.ts';
import { withSite } from '../server/middleware/site.ts';
import { keepPage, sendPage } from '../server/page.ts';
import { keepForOthers, withPageCache } from '../server/page-cache.ts';
import { invalidate } from '../server/services/cache-tags.ts';
import { paths } from '../server/shared/paths.ts';
import { ErrorPage } from '../views/public/errors/show.tsx';
import { signIn } from './support/api.ts';
import { db } from './support/db.ts';
import { ask, isKept, jest, serve, servers, site, villaPath } from './support/page-cache.ts';
import { until } from './support/until.ts';

/** Headers that say something about the page. */
function headersOf({ headers }: Response) {
  const { date, 'x-request-id': requestId, ...others } = headers as Record<string, string>;
  return others;
}

describe('the second visitor', () => {
  test.each(['/', '/about', '/listing', 'villa'])(
    'of %s gets the same bytes without a query',
    async (address) => {
      const path = address === 'villa' ? villaPath : address;
      const first = await ask(site.get(path));
      const second = await ask(site.get(path));

      expect([first.response.status, first.kept]).toEqual([200, false]);
      expect([second.response.status, second.kept, second.queries]).toEqual([200, true, 0]);
      expect(second.response.text).toBe(first.response.text);
      expect(headersOf(second.response)).toEqual(headersOf(first.response));
      expect(second.response.headers['set-cookie']).toBeUndefined();
    },
  );

  test('and many after them: the page is sent in fewer bytes, and says the same', async () => {
    const asked = () => site.get('/about').set('accept-encoding', 'br');
    const first = await asked();
    let last = first;
    await until(async () => {
      last = await asked();
      return last.headers.etag !== first.headers.etag;
    });

    expect(Number(last.headers['content-length'])).toBeLessThan(
      Number(first.headers['content-length']),
    );
    expect(last.text).toBe(first.text);
    expect((await asked().set('if-none-match', last.headers.etag ?? '')).status).toBe(304);
  });

  test('of a page whose menus could not be loaded gets one that is made anew', async () => {
    await db.schema.alterTable('villa_types').renameTo('villa_types_away').execute();
    invalidate('site');
    const broken = await ask(site.get('/about'));
    await db.schema.alterTable('villa_types_away').renameTo('villa_types').execute();
    const whole = await ask(site.get('/about'));

    expect([broken.response.status, broken.response.text]).toEqual([
      200,
      expect.stringContaining('Villa Tipleri Hata'),
    ]);
    expect(whole.kept).toBe(false);
    expect(whole.response.text).not.toContain('Hata');
    expect(await isKept(site.get('/about'))).toBe(true);
  });

  test('has a request of their own, with its line in the log', async () => {
    const first = await site.get('/');
    const info = jest.spyOn(log, 'info');
    const second = await site.get('/').query({ utm_source: 'ayse@ornek.example' });

    const requestId = second.headers['x-request-id'];
    expect(requestId).toMatch(/^[\w-]{12,}$/);
    expect(requestId).not.toBe(first.headers['x-request-id']);
    expect(info).toHaveBeenCalledWith(
      {
        request_id: requestId,
        method: 'GET',
        path: '/',
        status: 200,
        bytes: Number(second.headers['content-length']),
        kept: true,
      },
      'request',
    );
    info.mockRestore();
  });

  test('is the same for a search however its price is typed', async () => {
    const asked = (price: string) => site.get(`${paths.villas()}?max_price=${price}`);
    await asked('40.000');

    expect(await isKept(asked('40000'))).toBe(true);
    expect(await isKept(asked('40%20000%20TL'))).toBe(true);
    expect(await isKept(asked('41.000'))).toBe(false);
  });

  test('gets nothing that the first one’s address carried', async () => {
    const { text } = await site.get('/').query({ utm_source: 'gizli', sid: 'x' });

    expect(text).not.toContain('gizli');
    expect(await isKept(site.get('/'))).toBe(true);
  });

  test('may write the parameters in another order', async () => {
    await site.get('/listing?adults=4&town=kas&town=kalkan&q=');

    expect(await isKept(site.get('/listing?town=kalkan&town=kas&fbclid=1&adults=4'))).toBe(true);
    expect(await isKept(site.get('/listing?town=kalkan&adults=4'))).toBe(false);
  });

  test.each([
    ['theme', 'theme=dark'],
    ['currency', 'currency=EURO'],
    ['mark of favourites', 'favourites=1'],
  ])('with another %s gets a page of their own', async (_choice, cookie) => {
    await site.get('/');

    expect(await isKept(site.get('/').set('cookie', cookie))).toBe(false);
    expect(await isKept(site.get('/').set('cookie', `${cookie}; other=1`))).toBe(true);
    expect(await isKept(site.get('/'))).toBe(true);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['identity', undefined],
  ])('who accepts %s gets %s', async (accepted, encoding) => {
    await site.get('/').set('accept-encoding', 'gzip');
    await site.get('/').set('accept-encoding', 'br');
    const asked = () => site.get('/').set('accept-encoding', accepted);
    const first = await asked();
    const second = await ask(asked());

    expect(second.kept).toBe(true);
    expect(second.response.headers['content-encoding']).toBe(encoding);
    expect(second.response.headers['content-length']).toBe(first.headers['content-length']);
    expect(second.response.headers.vary).toBe('Cookie, Accept-Encoding');
  });

  test('who has it already gets 304, from memory or not', async () => {
    const { etag = '' } = (await site.get('/')).headers;
    const kept = await ask(site.get('/').set('if-none-match', `W/"x", W/${etag}`));
    invalidate('site');
    const made = await ask(site.get('/').set('if-none-match', etag));

    expect([kept.kept, made.kept]).toEqual([true, false]);
    for (const { response } of [kept, made]) {
      expect([response.status, response.text]).toEqual([304, '']);
      expect(response.headers.etag).toBe(etag);
      expect(response.headers['content-length']).toBeUndefined();
    }
    expect(headersOf(kept.response)).toEqual(headersOf(made.response));
  });

  test('may ask for the head alone, first or later', async () => {
    const first = await ask(site.head('/').set('accept-encoding', 'gzip, deflate'));
    const page = await ask(site.get('/'));
    const later = await ask(site.head('/').set('accept-encoding', 'gzip, deflate'));

    expect([first.kept, page.kept, later.kept]).toEqual([false, true, true]);
    expect(page.response.text).toContain('</html>');
    expect(headersOf(later.response)).toEqual(headersOf(page.response));
    expect(headersOf(first.response)).toEqual(headersOf(page.response));
  });
});

test('a page that many ask for at once is made once', async () => {
  const alone = await ask(site.get('/'));
  invalidate('site');
  const { result, queries } = await countQueries(() =>
    Promise.all(Array.from({ length: 20 }, async () => (await site.get('/')).text)),
  );

  expect(queries).toHaveLength(alone.queries);
  expect(new Set(result)).toEqual(new Set([alone.response.text]));
});

describe('is never kept:', () => {
  test.each([
    '/boyle-bir-sayfa-yok',
    '/villa/boyle-bir-villa-yok',
    '/enquire',
    '/dashboard/login',
    '/v1/quote',
    '/readyz',
    '/website/document/1',
    '/%zz',
  ])('%s', async (address) => {
    const first = await ask(site.get(address));
    const second = await ask(site.get(address));

    expect([first.kept, second.kept]).toEqual([false, false]);
    expect(second.response.headers['x-request-id']).not.toBe(
      first.response.headers['x-request-id'],
    );
  });

  test('a screen of the dashboard', async () => {
    const cookie = await signIn('ADMIN');
    const screen = await ask(site.get(paths.dashboard.home()).set('cookie', cookie));
    const again = await ask(site.get(paths.dashboard.home()).set('cookie', cookie));

    expect([screen.response.status, screen.kept, again.kept]).toEqual([200, false, false]);
    expect(await ask(site.get(paths.dashboard.home()))).toMatchObject({
      response: { status: 303 },
    });
  });

  test('what the address calls by a host, or what is longer than any search', async () => {
    await site.get('/');
    expect(await isKept(site.get(`/?q=${'a'.repeat(700)}`))).toBe(false);
    expect(await isKept(site.get(`/?q=${'a'.repeat(700)}`))).toBe(false);
  });

  test('a page with a cookie', async () => {
    const app = express().use(withSite, (req, res) => {
      res.cookie('basket', '1');
      keepPage(res);
      sendPage(req, res, ErrorPage, { status: 200 });
    });
    const baked = serve(app);
    await baked.get('/');

    expect(await ask(baked.get('/'))).toMatchObject({
      kept: false,
      response: { headers: { 'set-cookie': ['basket=1; Path=/'] } },
    });
  });
});

describe('the memory', () => {
  test('holds so many bytes and no more: the longest unasked page goes first', async () => {
    const large = serve((req, res) => {
      keepForOthers(req, finished(Buffer.alloc(10 * 1024 * 1024)));
      res.end();
    });
    for (const page of [1, 2, 3]) await large.head(`/?page=${page}`);
    expect(await isKept(large.head('/?page=1'))).toBe(true);
    await large.head('/?page=4');

    expect(await isKept(large.head('/?page=2'))).toBe(false);
    expect(await isKept(large.head('/?page=4'))).toBe(true);
  });
});

test('a visitor who leaves while a page is made holds nobody up', async () => {
  const begun = Promise.withResolvers<void>();
  let visits = 0;
  const slow = createServer(
    withPageCache((req, res) => {
      visits += 1;
      if (visits === 1) return begun.resolve();
      keepForOthers(req, finished(Buffer.from('page')));
      res.end('page');
    }),
  );
  servers.push(slow);
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  const leaving = new AbortController();
  const left = fetch(address, { signal: leaving.signal }).catch(() => 'left');
  await begun.promise;
  const waiting = [fetch(address), fetch(address), fetch(address)];
  leaving.abort();

  expect(await left).toBe('left');
  const answers = await Promise.all(waiting);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'page',
    'page',
    'page',
  ]);
  expect(visits).toBe(2);
});

test('a visitor who takes no answer holds the others up for a moment only', async () => {
  let visits = 0;
  const stuck = serve((req, res) => {
    visits += 1;
    if (visits === 1) return;
    keepForOthers(req, finished(Buffer.from('page')));
    res.end('page');
  });
  stuck.get('/').end(() => {});
  await until(() => visits === 1);

  const answers = await Promise.all([stuck.get('/'), stuck.get('/')]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(visits).toBe(2);
});

test('nor is a page waited for whose asker says he will send something with it', async () => {
  const server = createServer(withPageCache(createApp())).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asker = connect(port, '127.0.0.1');
  await once(asker, 'connect');
  asker.write('GET /about HTTP/1.1\r\nHost: koy.test\r\n');
  asker.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\n');
  // He is answered although he never sends it.
  const [answer] = await once(asker, 'data');

  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  expect(await isKept(request(server).get('/about'))).toBe(false);
  asker.destroy();
});

const finished = (body: Buffer) => ({ headers: [], body, etag: `"${body.length}"`, tags: [] });
