import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { env } from '../../../server/env.ts';
import type { FileStore } from '../../../server/services/files/file-store.ts';
import { mediaStore } from '../../../server/services/files/media-store.ts';
import { storeVariants } from '../../../server/services/files/pictures.ts';
import { sha256Of, signedHeaders } from '../../../server/services/files/s3-signing.ts';
import { s3Store } from '../../../server/services/files/s3-store.ts';

/** The examples of AWS's own page about Signature Version 4 for S3. */
const AWS = {
  region: 'us-east-1',
  access_key: 'AKIAIOSFODNN7EXAMPLE',
  secret_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

describe('a request is signed as AWS signs', () => {
  const at = Temporal.Instant.from('2013-05-24T00:00:00Z');

  test.each([
    [
      'GET',
      'test.txt',
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      'test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET',
      '?lifecycle',
      {},
      '',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET',
      '?max-keys=2&prefix=J',
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s /%s', (method, address, headers, body, signature) => {
    const url = new URL(address, 'https://examplebucket.s3.amazonaws.com/');

    const signed = signedHeaders(AWS, { method, url, headers, sha256: sha256Of(body) }, at);

    expect(signed.authorization).toContain(`Signature=${signature}`);
  });
});

const bucket = new Map<string, Buffer>();
let answers: number | undefined;
/** What every list holds; undefined: what is there. */
let lists: string[] | undefined;
/** What each request waits for before it is answered. */
let before: (method: string) => Promise<void> | undefined;
let endpoint: string;
let store: FileStore;

const server = createServer((req, res) => void serve(req, res));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
  store = s3Store({ ...AWS, endpoint, bucket: 'koy', folder: 'media' });
});
beforeEach(() => {
  bucket.clear();
  answers = undefined;
  lists = undefined;
  before = () => undefined;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A service that keeps what is signed well, and refuses what is not. */
async function serve(req: IncomingMessage, res: ServerResponse) {
  const body = await buffer(req);
  const url = new URL(req.url ?? '', `http://${req.headers.host}`);
  const key = url.pathname.replace(/^\/koy\/?/, '');
  if (answers || !isSignedWell(req, url, body)) return res.writeHead(answers ?? 403).end();
  await before(req.method ?? '');
  if (!key) return res.end(listOf(url.searchParams.get('prefix') ?? ''));
  if (req.method === 'PUT') bucket.set(key, body);
  if (req.method === 'DELETE') bucket.delete(key);
  const found = req.method === 'PUT' || req.method === 'DELETE' ? Buffer.from('') : bucket.get(key);
  return found ? res.end(found) : res.writeHead(404).end();
}

function isSignedWell({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const time = String(headers['x-amz-date']);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const at = Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const wanted = signedHeaders(AWS, { method, url, sha256: sha256Of(body) }, at);
  return headers.authorization === wanted.authorization;
}

/** Two keys at a time, so that a folder takes more than one list. */
const listOf = (prefix: string): string =>
  (lists ?? [...bucket.keys()].filter((key) => key.startsWith(prefix)))
    .slice(0, 2)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('');

async function read(key: string) {
  const file = await store.open(key);
  return file && { size: file.size, content: await text(file.stream()) };
}

test('where the environment names a bucket, uploaded pictures are kept in it', async () => {
  Object.assign(env, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'koy',
    S3_ACCESS_KEY_ID: AWS.access_key,
    S3_SECRET_ACCESS_KEY: AWS.secret_key,
  });

  await mediaStore().put('a1/360.webp', Buffer.from('picture'));

  expect([...bucket.keys()]).toEqual(['media/a1/360.webp']);
  expect(await mediaStore().has('a1/360.webp')).toBe(true);
});

test('what was put is there, whole, below the folder of its kind', async () => {
  await store.put('a1/360.webp', Buffer.from('first'));
  await store.put('a1/360.webp', Buffer.from('second'));

  expect(await read('a1/360.webp')).toEqual({ size: 6, content: 'second' });
  expect(await store.has('a1/360.webp')).toBe(true);
  expect([...bucket.keys()]).toEqual(['media/a1/360.webp']);
});

test('a file that is not there is undefined, and may be deleted', async () => {
  await store.delete('a1/360.webp');

  expect(await store.open('a1/360.webp')).toBeUndefined();
  expect(await store.has('a1/360.webp')).toBe(false);
});

test('deleting a folder takes its files, however many, and leaves its neighbours', async () => {
  for (const key of ['a1/360.webp', 'a1/640.webp', 'a1/960.webp', 'a12/360.webp'])
    await store.put(key, Buffer.from(key));

  await store.deleteFolder('a1');
  await store.delete('a12/640.webp');

  expect([...bucket.keys()]).toEqual(['media/a12/360.webp']);
});

test('deleting a folder ends where its files stay listed, and touches no other’s', async () => {
  await store.put('a12/360.webp', Buffer.from('kept'));
  lists = ['media/a1/360.webp'];
  await store.deleteFolder('a1');
  lists = ['media/a12/360.webp'];

  await expect(store.deleteFolder('a1')).rejects.toThrow('S3 listed media/a12/360.webp below');
  expect([...bucket.keys()]).toEqual(['media/a12/360.webp']);
});

const variants = [360, 640, 960].map((width) => ({
  width,
  format: 'webp' as const,
  bytes: Buffer.from(String(width)),
}));

/** Whoever asks for `method` waits until as many others do. */
function together(method: string, number: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  before = (which) => {
    if (which !== method) return undefined;
    asked += 1;
    if (asked === number) resolve();
    return promise;
  };
}

test('a slow service takes its time for a picture once, there and away', async () => {
  together('PUT', 3);
  expect(await storeVariants(store, 'a1', variants)).toBe(9);
  expect([...bucket.keys()].toSorted()).toEqual([
    'media/a1/360.webp',
    'media/a1/640.webp',
    'media/a1/960.webp',
  ]);

  together('DELETE', 2);
  await store.deleteFolder('a1');
  expect([...bucket.keys()]).toEqual([]);
});

test('a picture that could not be kept whole is told after the last of its files has ended', async () => {
  before = (method) => (method === 'PUT' ? setTimeout(100) : undefined);
  const keeps: FileStore = {
    ...store,
    put: (key, bytes) =>
      key === 'a1/360.webp' ? Promise.reject(new Error('refused')) : store.put(key, bytes),
  };

  await expect(storeVariants(keeps, 'a1', variants)).rejects.toThrow('refused');
  await store.deleteFolder('a1');
  await setTimeout(150);

  expect([...bucket.keys()]).toEqual([]);
});

test('a file without end is left', async () => {
  const endless = createServer((_req, res) => {
    const piece = Buffer.alloc(4_000_000);
    const send = () => {
      while (!res.destroyed && res.write(piece));
    };
    res.on('drain', send);
    send();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  const other = s3Store({
    ...AWS,
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'koy',
    folder: 'media',
  });
  try {
    await expect(other.open('a1/360.webp')).rejects.toThrow('more than 100000000 bytes');
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});

test.each([403, 500])(
  'a service that answers %i keeps nothing and hides nothing',
  async (status) => {
    answers = status;

    await expect(store.put('a1/360.webp', Buffer.from('x'))).rejects.toMatchObject({
      status: 507,
      code: 'storage_unavailable',
    });
    await expect(store.open('a1/360.webp')).rejects.toThrow(
      `S3 answered ${status} to /koy/media/a1/`,
    );
    await expect(store.has('a1/360.webp')).rejects.toThrow(`S3 answered ${status}`);
    await expect(store.delete('a1/360.webp')).rejects.toThrow(`S3 answered ${status}`);
    await expect(store.deleteFolder('a1')).rejects.toThrow(`S3 answered ${status}`);
  },
);

test('a service that is not there keeps nothing', async () => {
  const away = s3Store({ ...AWS, endpoint: 'http://127.0.0.1:1', bucket: 'koy', folder: 'media' });

  await expect(away.put('a1/360.webp', Buffer.from('x'))).rejects.toMatchObject({ status: 507 });
});

test.each(['../secret', '/etc/passwd', '', 'a1//b', 'A1', 'a?b'])(
  'the key %j leads nowhere',
  async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(store.open(key)).rejects.toThrow(TypeError);
    await expect(store.deleteFolder(key)).rejects.toThrow(TypeError);
  },
);
