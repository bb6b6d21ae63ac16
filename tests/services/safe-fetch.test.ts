import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { CalendarProblem } from '../../server/services/calendars/feed-problems.ts';
import { isPublicAddress } from '../../server/services/public-addresses.ts';
import { type FetchOptions, safeFetch } from '../../server/services/safe-fetch.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const MEGABYTE = 1024 * 1024;

let server: Server;
let port: number;
let answer: RequestListener;
let asked: string[];

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.headers.host}${req.url}`);
    answer(req, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

beforeEach(() => {
  asked = [];
  answer = (_req, res) => res.setHeader('content-type', 'text/calendar').end(CALENDAR);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As in life, but one host is known to be a test's and every name stands for the test's server. */
const local = (more: FetchOptions = {}): FetchOptions => ({
  allowed_hosts: [`feed.test:${port}`],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  ...more,
});

const at = (path = '/') => `http://feed.test:${port}${path}`;

const problemOf = (fetching: Promise<unknown>): Promise<CalendarProblem> =>
  fetching.then(
    () => {
      throw new Error('It was fetched');
    },
    (problem) => problem,
  );

describe('addresses that are never asked', () => {
  test.each([
    ['127.0.0.1'],
    ['127.1'],
    ['0x7f.1'],
    ['0177.0.0.1'],
    ['2130706433'],
    ['①②⑦.0.0.1'],
    ['0.0.0.0'],
    ['0'],
    ['10.0.0.5'],
    ['172.16.0.1'],
    ['172.31.255.255'],
    ['192.168.1.1'],
    ['100.64.0.1'],
    ['169.254.169.254'],
    ['192.0.0.192'],
    ['198.18.0.1'],
    ['224.0.0.1'],
    ['239.255.255.250'],
    ['255.255.255.255'],
    ['[::]'],
    ['[::1]'],
    ['[::ffff:127.0.0.1]'],
    ['[::ffff:7f00:1]'],
    ['[::ffff:8.8.8.8]'],
    ['[::127.0.0.1]'],
    ['[64:ff9b::7f00:1]'],
    ['[64:ff9b:1::1]'],
    ['[2002:7f00:1::]'],
    ['[2001::1]'],
    ['[2001:db8::1]'],
    ['[fe80::1]'],
    ['[fd00:ec2::254]'],
    ['[ff02::1]'],
  ])('https://%s/', async (host) => {
    const resolve = async () => {
      throw new Error('A literal address is not looked up');
    };

    expect((await problemOf(safeFetch(`https://${host}/`, { resolve }))).code).toBe(
      'private_address',
    );
  });

  test.each([
    ['a file', 'file:///etc/passwd'],
    ['another protocol', 'gopher://feed.example/'],
    ['data', 'data:text/calendar,BEGIN:VCALENDAR'],
    ['no TLS', 'http://feed.example/calendar.ics'],
    ['another port', 'https://feed.example:8443/calendar.ics'],
    ['a database', 'https://feed.example:5432/'],
    ['a name and a password', 'https://name:secret@feed.example/'],
    ['no address at all', 'takvim'],
    ['nothing', ''],
  ])('%s', async (_, address) => {
    const resolve = async () => [{ address: '93.184.216.34', family: 4 }];

    expect((await problemOf(safeFetch(address, { resolve }))).code).toBe('bad_address');
  });

  test.each<[what: string, addresses: string[]]>([
    ['a name that stands for this machine', ['127.0.0.1']],
    ['a name that stands for it in IPv6', ['::1']],
    ['one private address among public ones', ['93.184.216.34', '10.0.0.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
  ])('%s', async (_, addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

    const problem = await problemOf(safeFetch('https://feed.example/', { resolve }));
    expect(problem.code).toBe('private_address');
  });

  test.each(['localhost', 'localhost.', 'villa.localhost'])('%s', async (host) => {
    expect((await problemOf(safeFetch(`https://${host}/`))).code).toBe('private_address');
  });
});

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4017::'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['', 'localhost', '300.1.1.1', '1.2.3'])('%j is no address', (text) => {
  expect(isPublicAddress(text)).toBe(false);
});

test('a calendar comes with what is needed to ask for it again', async () => {
  answer = (req, res) => {
    res.setHeader('etag', '"v1"').setHeader('last-modified', 'Fri, 01 May 2026 10:00:00 GMT');
    if (req.headers['if-none-match'] === '"v1"') res.writeHead(304).end();
    else res.end(CALENDAR);
  };

  const first = await safeFetch(at(), local());
  const second = await safeFetch(at(), local({ etag: first.etag }));

  expect(first).toEqual({
    status: 200,
    body: CALENDAR,
    bytes: CALENDAR.length,
    etag: '"v1"',
    last_modified: 'Fri, 01 May 2026 10:00:00 GMT',
  });
  expect(second).toMatchObject({ status: 304, body: null });
});

test('a name is looked up once, and the connection goes to exactly that address', async () => {
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
  let lookups = 0;
  const resolve = async () => answers[lookups++] ?? [];

  await safeFetch(at(), local({ resolve }));

  expect(lookups).toBe(1);
  expect(asked).toEqual([`feed.test:${port}/`]);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('%s is unpacked', async (encoding, compress) => {
  answer = (_req, res) => res.setHeader('content-encoding', encoding).end(compress(CALENDAR));

  expect((await safeFetch(at(), local())).body).toBe(CALENDAR);
});

describe('redirects', () => {
  const redirectTo = (location: string, status = 302) => {
    answer = (req, res) => {
      if (req.url === '/start') res.writeHead(status, { location }).end();
      else res.end(CALENDAR);
    };
  };

  test.each([301, 302, 303, 307, 308])('%i is followed on an open host', async (status) => {
    redirectTo('/calendar.ics', status);

    expect((await safeFetch(at('/start'), local())).body).toBe(CALENDAR);
    expect(asked).toHaveLength(2);
  });

  test.each<[what: string, location: (port: number) => string, code: string]>([
    ['to this machine', (own) => `http://127.0.0.1:${own}/`, 'bad_address'],
    ['to this machine with TLS', () => 'https://127.0.0.1/', 'private_address'],
    ['to this machine in other words', () => 'https://2130706433/', 'private_address'],
    ['to a private IPv6', () => 'https://[::ffff:10.0.0.1]/', 'private_address'],
    ['to a name that stands for this machine', () => 'https://inside.example/', 'private_address'],
    ['to a file', () => 'file:///etc/passwd', 'bad_address'],
    ['to a name and a password', (own) => `http://a:b@feed.test:${own}/`, 'bad_address'],
    ['to nonsense', () => 'https://', 'bad_status'],
  ])('%s are refused', async (_, location, code) => {
    redirectTo(location(port));

    expect((await problemOf(safeFetch(at('/start'), local()))).code).toBe(code);
    expect(asked).toEqual([`feed.test:${port}/start`]);
  });

  test('end after three', async () => {
    answer = (_req, res) => res.writeHead(302, { location: '/again' }).end();

    expect((await problemOf(safeFetch(at(), local()))).code).toBe('too_many_redirects');
    expect(asked).toHaveLength(4);
  });
});

describe('answers that are refused', () => {
  test.each<[what: string, respond: RequestListener, code: string]>([
    ['404', (_req, res) => res.writeHead(404).end(CALENDAR), 'bad_status'],
    ['500', (_req, res) => res.writeHead(500).end(), 'bad_status'],
    ['206', (_req, res) => res.writeHead(206).end(CALENDAR), 'bad_status'],
    [
      'a page',
      (_req, res) => res.setHeader('content-type', 'text/html').end('<html>'),
      'not_a_calendar',
    ],
    [
      'a picture',
      (_req, res) => res.setHeader('content-type', 'image/png').end('PNG'),
      'not_a_calendar',
    ],
    [
      'an unknown encoding',
      (_req, res) => res.setHeader('content-encoding', 'zstd').end('x'),
      'not_a_calendar',
    ],
    ['more than 1 MB', (_req, res) => res.end('x'.repeat(MEGABYTE + 1)), 'too_large'],
    [
      'more than 1 MB when unpacked',
      (_req, res) =>
        res.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(20 * MEGABYTE))),
      'too_large',
    ],
    [
      'broken compression',
      (_req, res) => res.setHeader('content-encoding', 'gzip').end('no gzip'),
      'unreachable',
    ],
    ['a line that breaks', (req) => req.socket.destroy(), 'unreachable'],
  ])('%s', async (_, respond, code) => {
    answer = respond;

    expect((await problemOf(safeFetch(at(), local()))).code).toBe(code);
  });

  test('an endless body is cut off', async () => {
    let sent = 0;
    answer = (_req, res) => {
      const more = () => {
        do sent += 1;
        while (!res.destroyed && res.write('x'.repeat(64 * 1024)));
      };
      res.on('drain', more);
      more();
    };

    expect((await problemOf(safeFetch(at(), local()))).code).toBe('too_large');
    expect(sent).toBeGreaterThan(0);
  });

  test('a body that drips is given up', async () => {
    answer = (_req, res) => res.write('BEGIN:VCALENDAR\r\n');

    expect((await problemOf(safeFetch(at(), local({ milliseconds: 150 })))).code).toBe('too_slow');
  });

  test('a server that says nothing is given up', async () => {
    answer = () => {};

    expect((await problemOf(safeFetch(at(), local({ milliseconds: 150 })))).code).toBe('too_slow');
  });

  test('a name that is never found is given up', async () => {
    const resolve = () => new Promise<never>(() => {});
    const problem = await problemOf(safeFetch(at(), local({ resolve, milliseconds: 150 })));

    expect(problem.code).toBe('too_slow');
  });

  test('nobody there', async () => {
    const options = { allowed_hosts: ['127.0.0.1:9'] };

    expect((await problemOf(safeFetch('http://127.0.0.1:9/', options))).code).toBe('unreachable');
  });
});
