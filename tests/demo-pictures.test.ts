import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { demoPicturesFolder } from '../server/services/files/media-store.ts';
import { pictureKey, prepareAvif, preparePicture } from '../server/services/files/pictures.ts';
import { largestWidth, type PictureFormat, pictureWidths } from '../server/shared/pictures.ts';
import pictures from '../static/images/demo/index.json' with { type: 'json' };

const fileOf = (hash: string, width: number, format: PictureFormat) =>
  path.join(demoPicturesFolder, pictureKey(hash, width, format));
const bytesOf = async (hash: string, width: number, format: PictureFormat) =>
  (await stat(fileOf(hash, width, format))).size;

test.each(pictures)('$file is whole: every width in WebP and AVIF, one JPEG', async (picture) => {
  const { hash, width, height, widths, bytes } = picture;
  expect(widths).toEqual(pictureWidths(width));
  const expected = [
    `${largestWidth(width)}.jpg`,
    ...widths.flatMap((each) => [`${each}.avif`, `${each}.webp`]),
  ];
  const files = await readdir(path.join(demoPicturesFolder, hash));
  expect(files.sort()).toEqual(expected.sort());
  const sizes = await Promise.all(
    files.map((name) => stat(path.join(demoPicturesFolder, hash, name))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBe(bytes);
  const facts = await sharp(fileOf(hash, largestWidth(width), 'jpg')).metadata();
  expect([facts.width, facts.height]).toEqual([width, height]);
});

test('nothing else lies among the demo pictures', async () => {
  const names = await readdir(demoPicturesFolder);
  expect(names.sort()).toEqual(['index.json', ...pictures.map(({ hash }) => hash)].sort());
});

test('the pictures weigh what a repository can carry', () => {
  const total = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThan(17_000_000);
});

describe('the first view on a phone', () => {
  test.each(pictures)('$file on a card is at most 22 kB', async ({ hash }) => {
    expect(await bytesOf(hash, 360, 'webp')).toBeLessThanOrEqual(22_000);
    expect(await bytesOf(hash, 640, 'avif')).toBeLessThanOrEqual(22_000);
  });

  const heroes = pictures.filter(({ kind }) => kind === 'hero');
  test.each(heroes)('$file across the screen is at most 60 kB', async ({ hash }) => {
    expect(await bytesOf(hash, 960, 'webp')).toBeLessThanOrEqual(60_000);
    expect(await bytesOf(hash, 960, 'avif')).toBeLessThanOrEqual(60_000);
  });
});

test.each(['villa-11.jpg', 'detail-06.jpg'])(
  '%s comes out of the pipeline as it was committed',
  async (file) => {
    const original = await readFile(path.join(import.meta.dirname, 'fixtures/pictures', file));
    const { variants, ...made } = await preparePicture(original, { width: 1200, height: 1280 });
    const committed = pictures.find((picture) => picture.file === file)!;
    expect(committed).toMatchObject(made);

    const jpeg = variants.find(({ format }) => format === 'jpg')!;
    for (const { width, format, bytes } of [...variants, ...(await prepareAvif(jpeg.bytes))]) {
      // Encoders round differently from one processor to another.
      const kept = await bytesOf(made.hash, width, format);
      expect(Math.abs(bytes.length - kept)).toBeLessThan(kept * 0.05);
    }
  },
);

test('the picture for shared links has the size that networks ask for', async () => {
  const { width, height, format } = await sharp('static/images/share.jpg').metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
