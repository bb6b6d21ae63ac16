import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { projectRoot } from '../project-root.ts';
import { diskStore } from '../services/files/file-store.ts';
import { demoPicturesFolder } from '../services/files/media-store.ts';
import { pictureKey, prepareAvif, preparePicture } from '../services/files/pictures.ts';
import { pictureWidths } from '../shared/pictures.ts';

/** One line of the `index.json` beside the original photos. */
interface Photo {
  file: string;
  kind: string;
  alt_tr: string;
}

/** Demo pictures are kept smaller than uploads, the repository carries them: heroes fill a screen. */
const FRAMES: Record<string, { width: number; height: number }> = {
  hero: { width: 1440, height: 1280 },
  other: { width: 1200, height: 1280 },
};

/** What links to the site show where the page has no picture of its own. */
const SHARED = { file: 'hero-01.jpg', width: 1200, height: 630 };

/** `npm run photos -- <folder>`: puts original photos through the pipeline into static/images/demo. */
async function main(originals: string | undefined) {
  if (!originals) throw new Error('Usage: npm run photos -- <folder with index.json and photos>');
  const photos: Photo[] = JSON.parse(await readFile(path.join(originals, 'index.json'), 'utf8'));
  await rm(demoPicturesFolder, { recursive: true, force: true });
  await mkdir(demoPicturesFolder, { recursive: true });
  const index: Awaited<ReturnType<typeof preparePhoto>>[] = [];
  for (const photo of photos) {
    const line = await preparePhoto(photo, await readFile(path.join(originals, photo.file)));
    console.log(line.file, line.hash, `${line.width}×${line.height}`, `${line.bytes} bytes`);
    index.push(line);
  }
  await writeFile(
    path.join(demoPicturesFolder, 'index.json'),
    `${JSON.stringify(index, null, 2)}\n`,
  );
  await makeSharedPicture(await readFile(path.join(originals, SHARED.file)));
  const total = index.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${index.length} pictures, ${(total / 1e6).toFixed(1)} MB`);
}

async function preparePhoto({ file, kind, alt_tr }: Photo, original: Buffer) {
  const picture = await preparePicture(original, FRAMES[kind] ?? FRAMES.other);
  const { hash, width, height, colour, variants } = picture;
  const jpeg = variants.find(({ format }) => format === 'jpg');
  const all = [...variants, ...(jpeg ? await prepareAvif(jpeg.bytes) : [])];
  const store = diskStore(demoPicturesFolder);
  for (const each of all) await store.put(pictureKey(hash, each.width, each.format), each.bytes);
  const bytes = all.reduce((sum, each) => sum + each.bytes.length, 0);
  return {
    file,
    kind,
    alt: alt_tr,
    hash,
    width,
    height,
    colour,
    widths: pictureWidths(width),
    bytes,
  };
}

async function makeSharedPicture(original: Buffer) {
  const { width, height } = SHARED;
  await sharp(original)
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(projectRoot, 'static', 'images', 'share.jpg'));
}

await main(process.argv[2]);
