import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { readPaper } from '../../../server/services/files/incoming-documents.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'koy-papers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file as it has just been uploaded. */
async function upload(name: string, bytes: Buffer) {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return { path: file, name, bytes: bytes.length, too_large: false };
}

const picture = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#d8e4e6' } })
    .png()
    .toBuffer();

test('a picture of a paper becomes a JPEG that a page can show', async () => {
  const { bytes, mime } = await readPaper(
    await upload('dekont.png', await picture()),
    'not_a_receipt',
  );

  expect(mime).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 2400,
    height: 1600,
  });
});

test('one of too many pixels is told its limit', async () => {
  const large = sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } });
  const file = await upload('dekont.png', await large.png().toBuffer());

  await expect(readPaper(file, 'not_a_receipt')).rejects.toMatchObject({
    code: 'too_many_pixels',
    values: { megapixels: 50 },
  });
});

function picturesAtWork(): number {
  const { queue, process } = sharp.counters();
  return queue + process;
}

test('many at once are decoded one after another: signing in needs the same threads', async () => {
  const file = await upload('dekont.png', await picture());
  const papers = Promise.all([1, 2, 3, 4].map(() => readPaper(file, 'not_a_receipt')));
  let atOnce = 0;
  let isOver = false;
  void papers.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    // A thread may take a picture out of the queue between the two numbers of one glance, never in
    // both of two glances: the next picture needs this thread to begin.
    atOnce = Math.max(atOnce, Math.min(picturesAtWork(), picturesAtWork()));
    await new Promise(setImmediate);
  }

  expect(await papers).toHaveLength(4);
  expect(atOnce).toBe(1);
});
