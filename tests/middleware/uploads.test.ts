import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { z } from 'zod';

import { createApp } from '../../server/app.ts';
import { now } from '../../server/clock.ts';
import { env } from '../../server/env.ts';
import { log } from '../../server/log.ts';
import { apiErrors } from '../../server/middleware/errors.ts';
import { parseUpload, takeDocument, takePictures } from '../../server/middleware/uploads.ts';
import { presentUpload } from '../../server/presenters/files/upload-results.ts';
import { IdText } from '../../server/schemas/common.ts';
import { asStorageError } from '../../server/services/files/file-store.ts';
import { readPdf } from '../../server/services/files/incoming-documents.ts';
import { incomingFolder, pruneIncoming } from '../../server/services/files/incoming-file.ts';
import { mediaStore } from '../../server/services/files/media-store.ts';
import { keepPictures } from '../../server/services/files/picture-uploads.ts';
import { db } from '../support/db.ts';
import { until } from '../support/until.ts';

const { jest } = import.meta;

const Fields = z.strictObject({ villa_id: IdText });

const app = express();
app.post('/pictures', takePictures('images[]'), async (req, res) => {
  const { fields, files } = parseUpload(Fields, req);
  const results = await keepPictures(db, files, async (_db, { hash, width, height }) => ({
    hash,
    width,
    height,
    villa_id: fields.villa_id,
  }));
  res.status(201).json({ content: presentUpload(results, (row) => row) });
});
app.post('/paper', takeDocument('file'), async (req, res) => {
  const [file] = parseUpload(z.strictObject({}), req).files;
  res.json({ content: (await readPdf(file!)).length });
});
// A folder in the file's place stands for one that the disk will not remove.
app.post('/stuck', takeDocument('file'), (req, res) => {
  const [file] = parseUpload(z.strictObject({}), req).files;
  rmSync(file!.path);
  mkdirSync(file!.path);
  res.json({ path: file!.path });
});
app.use(apiErrors);

const upload = () => request(app).post('/pictures');

/** A photo as a phone writes it: on its side, with the place it was taken at. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a8fb7' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '36/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** What calls left behind on the disk. */
const leftBehind = () => {
  try {
    return readdirSync(path.join(env.DATA_DIR, 'incoming'));
  } catch {
    return [];
  }
};

const site = createApp().listen(0, '127.0.0.1');
await once(site, 'listening');

afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test.each([
  ['/yorum/K7M2-Q4XH9T', 'pictures'],
  ['/odeme/K7M2-Q4XH9T/dekont', 'receipt'],
])('of %s, a code that nobody has, no file is waited for or written', async (address, field) => {
  const { port } = site.address() as AddressInfo;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 9_000 };
  const call = http.request({ port, method: 'POST', path: address, headers });
  // Its end never comes.
  call.write(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n1`);

  const [response] = (await once(call, 'response')) as [http.IncomingMessage];

  expect([response.statusCode, leftBehind()]).toEqual([404, []]);
});

test('a 12 megapixel phone photo ends upright, without its place, at most 1280 high', async () => {
  const { status, body } = await upload()
    .field('villa_id', '7')
    .attach('images[]', await photo(4032, 3024), 'IMG_0001.jpg');

  expect(status).toBe(201);
  expect(body.content).toEqual([
    {
      file_name: 'IMG_0001.jpg',
      ok: true,
      image: { hash: expect.any(String), width: 960, height: 1280, villa_id: 7 },
    },
  ]);
  const { hash } = body.content[0].image;
  const file = await mediaStore().open(`${hash}/960.jpg`);
  const kept = await sharp(Buffer.concat(await file!.stream().toArray())).metadata();
  expect([kept.format, kept.width, kept.height]).toEqual(['jpeg', 960, 1280]);
  expect([kept.exif, kept.orientation, kept.xmp]).toEqual([undefined, undefined, undefined]);
  for (const width of [360, 640, 960])
    expect(await mediaStore().has(`${hash}/${width}.webp`)).toBe(true);
  const row = await db
    .selectFrom('stored_pictures')
    .select(['width', 'height', 'avif_at'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ width: 960, height: 1280, avif_at: null });
});

test('each file has its own result, and names stay Turkish', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const { status, body } = await upload()
    .field('villa_id', '7')
    .attach('images[]', await photo(60, 40), 'Havuz \u202eğüşiöç.jpg')
    .attach('images[]', svg, 'çizim.svg')
    .attach('images[]', (await photo(90, 60)).subarray(0, 300), 'yarım.jpg')
    .attach('images[]', Buffer.alloc(15 * 1024 * 1024 + 1, 'x'), 'büyük.jpg')
    .attach('images[]', Buffer.alloc(0), 'boş.jpg');

  expect(status).toBe(201);
  expect(
    body.content.map((each: { file_name: string; code?: string }) => [each.file_name, each.code]),
  ).toEqual([
    ['Havuz ğüşiöç.jpg', undefined],
    ['çizim.svg', 'not_a_picture'],
    ['yarım.jpg', 'not_a_picture'],
    ['büyük.jpg', 'picture_too_large'],
    ['boş.jpg', 'not_a_picture'],
  ]);
  expect(body.content[3].content).toBe('Görsel en çok 15 MB olabilir.');
});

test('when no file can be kept, the call fails as its first one', async () => {
  const { status, body } = await upload()
    .field('villa_id', '7')
    .attach('images[]', Buffer.from('PK\x03\x04 zip'), 'a.jpg');

  expect([status, body.code]).toEqual([422, 'not_a_picture']);
});

test('bad fields and missing files are told at once', async () => {
  const { status, body } = await upload().field('villa_id', 'x').field('note', '1');

  expect(status).toBe(422);
  expect(Object.keys(body.fields).toSorted()).toEqual(['images[]', 'note', 'villa_id']);
});

test('41 files are too many', async () => {
  let call = upload().field('villa_id', '7');
  for (let n = 0; n < 41; n += 1) call = call.attach('images[]', Buffer.from('x'), `${n}.jpg`);
  const { status, body } = await call;

  expect([status, body.code]).toEqual([413, 'too_many_files']);
});

test('a file under another name is refused by that name', async () => {
  const { status, body } = await upload()
    .field('villa_id', '7')
    .attach('virus', Buffer.from('x'), 'a.jpg');

  expect([status, Object.keys(body.fields)]).toEqual([422, ['virus']]);
});

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1';

test.each([
  ['no boundary', 'multipart/form-data', PART],
  ['no end', 'multipart/form-data; boundary=x', PART],
])('a multipart with %s cannot be read', async (_what, type, text) => {
  const { status, body } = await upload().set('content-type', type).send(text);

  expect([status, body.code]).toEqual([400, 'bad_body']);
});

test('a PDF is one by its content', async () => {
  const send = (bytes: Buffer) =>
    request(app).post('/paper').attach('file', bytes, { filename: 'a.pdf' });

  expect((await send(Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'))).status).toBe(200);
  expect((await send(Buffer.from('<html>'))).body.code).toBe('not_a_pdf');
  expect((await send(Buffer.from('%PDF-1.7'))).body.code).toBe('not_a_pdf');
});

test('a disk that takes nothing is told as such, and nobody else notices', async () => {
  const { DATA_DIR } = env;
  // Nothing can be made here, not even by root.
  env.DATA_DIR = '/sys';
  const answer = await request(app).post('/paper').attach('file', Buffer.from('%PDF-'), 'a.pdf');
  env.DATA_DIR = DATA_DIR;

  expect([answer.status, answer.body.code]).toEqual([507, 'storage_unavailable']);
  expect((await upload().field('villa_id', '7')).status).toBe(422);
});

test('a file that still arrives when the disk refuses it is told as such, too', async () => {
  const { DATA_DIR } = env;
  env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'koy-full-'));
  // Nothing can be made there either, but the folder stands.
  symlinkSync('/sys/kernel', path.join(env.DATA_DIR, 'incoming'));
  const noted = jest.spyOn(log, 'error').mockImplementation(() => {});
  const answer = await upload().attach('images[]', Buffer.alloc(3_000_000), 'a.jpg');
  rmSync(env.DATA_DIR, { recursive: true });
  env.DATA_DIR = DATA_DIR;

  expect([answer.status, answer.body.code]).toEqual([507, 'storage_unavailable']);
  expect(noted.mock.calls.map(([, message]) => message)).toEqual([
    'a file could not be kept on the disk',
  ]);
  noted.mockRestore();
});

test.each([
  ['ENOSPC', 'write'],
  ['EDQUOT', 'write'],
  ['EROFS', 'open'],
  // As Node says it of a folder on a disk that is for reading alone.
  ['ENOENT', 'mkdir'],
])('%s in the middle of a file is the same, and the log says which it is', (code, syscall) => {
  const noted = jest.spyOn(log, 'error').mockImplementation(() => {});
  const reason = `${code}: what the system says`;

  expect(asStorageError(Object.assign(new Error(reason), { code, syscall }))).toMatchObject({
    status: 507,
  });
  expect(noted).toHaveBeenCalledWith({ reason }, 'a file could not be kept on the disk');
  noted.mockRestore();
});

test('a disk that does not let go of a file costs nobody their call', async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', listen);

  const { body } = await request(app).post('/stuck').attach('file', Buffer.from('%PDF-'), 'a.pdf');
  await setTimeout(100);

  process.off('unhandledRejection', listen);
  expect(unheard).toEqual([]);
  expect((await upload().field('villa_id', '7')).status).toBe(422);
  rmdirSync(body.path);
});

test('what a killed process left behind goes after an hour', async () => {
  const [left, arriving] = ['left', 'arriving'].map((name) => path.join(incomingFolder(), name));
  for (const file of [left, arriving]) writeFileSync(file ?? '', 'x');
  utimesSync(left ?? '', 0, Date.now() / 1000 - 3700);

  const removed = await pruneIncoming(now().subtract({ hours: 1 }));

  expect([removed, leftBehind()]).toEqual([1, ['arriving']]);
  rmSync(arriving ?? '');
});

test('nothing that came in stays behind', async () => {
  await until(() => leftBehind().length === 0);

  expect(leftBehind()).toEqual([]);
});
