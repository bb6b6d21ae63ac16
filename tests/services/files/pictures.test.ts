import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import sharp, { type Region } from 'sharp';

import { diskStore } from '../../../server/services/files/file-store.ts';
import {
  avifOf,
  deletePictureFiles,
  pictureKey,
  prepareAvif,
  preparePicture,
  storePrepared,
  storeVariants,
} from '../../../server/services/files/pictures.ts';
import { PICTURE_LIMITS } from '../../../server/services/files/pictures-check.ts';
import { drawShareCard } from '../../../server/services/files/share-drawings.ts';

const plain = (width: number, height: number, background = '#3070a0') =>
  sharp({ create: { width, height, channels: 3, background } });

const names = (variants: { width: number; format: string }[]) =>
  variants.map(({ width, format }) => `${width}.${format}`).sort();

const refusal = (code: string, status: number) => expect.objectContaining({ code, status });

/** A PNG whose head promises `width` × `height` black pixels, one bit each, and whose body keeps it. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, checksum]);
}

describe('what is made of a picture', () => {
  test.each([
    [2000, 1000, [2000, 1000], ['1440.jpg', '1440.webp', '360.webp', '640.webp', '960.webp']],
    [1200, 800, [1200, 800], ['1200.jpg', '1200.webp', '360.webp', '640.webp', '960.webp']],
    [1500, 2560, [750, 1280], ['360.webp', '640.webp', '750.jpg', '750.webp']],
    [300, 200, [300, 200], ['300.jpg', '300.webp']],
    [9000, 90, [3840, 38], ['1440.jpg', '1440.webp', '360.webp', '640.webp', '960.webp']],
  ])('%i × %i is kept whole and never enlarged', async (width, height, whole, files) => {
    const picture = await preparePicture(await plain(width, height).png().toBuffer());
    expect([picture.width, picture.height]).toEqual(whole);
    expect(names(picture.variants)).toEqual(files);
    for (const { width: name, format, bytes } of picture.variants) {
      const facts = await sharp(bytes).metadata();
      expect(facts.format).toBe(format === 'jpg' ? 'jpeg' : format);
      expect(facts.width).toBe(format === 'jpg' ? whole[0] : name);
    }
  });

  test('the same bytes are the same picture, another picture is another', async () => {
    const bytes = await plain(40, 30).png().toBuffer();
    const [one, again, other] = await Promise.all([
      preparePicture(bytes),
      preparePicture(Buffer.from(bytes)),
      preparePicture(await plain(40, 30, '#3070a1').png().toBuffer()),
    ]);
    expect(one.hash).toMatch(/^[0-9a-f]{20}$/);
    expect(again.hash).toBe(one.hash);
    expect(other.hash).not.toBe(one.hash);
  });

  test('the colour is the one most of the picture has', async () => {
    const sky = plain(400, 300, '#3878b8').composite([
      { input: await plain(400, 60, '#f8f8f8').png().toBuffer(), gravity: 'south' },
    ]);
    const { colour } = await preparePicture(await sky.png().toBuffer());
    expect(colour).toBe('#3878b8');
  });

  test('AVIF has the widths of WebP, made from the JPEG', async () => {
    const { variants } = await preparePicture(await plain(700, 500).png().toBuffer());
    const jpeg = variants.find(({ format }) => format === 'jpg')!;
    const avifs = await prepareAvif(jpeg.bytes);
    expect(names(avifs)).toEqual(['360.avif', '640.avif', '700.avif']);
    const facts = await Promise.all(avifs.map(({ bytes }) => sharp(bytes).metadata()));
    expect(facts.map(({ width, compression }) => [width, compression])).toEqual([
      [360, 'av1'],
      [640, 'av1'],
      [700, 'av1'],
    ]);
  });
});

describe('what a camera and its owner leave in a file', () => {
  test('a picture lying on its side stands up', async () => {
    const left = await plain(40, 40, '#ff0000').png().toBuffer();
    const lying = await plain(80, 40, '#0000ff')
      .composite([{ input: left, gravity: 'west' }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(lying).metadata()).orientation).toBe(6);

    const { width, height, variants } = await preparePicture(lying);
    expect([width, height]).toEqual([40, 80]);
    for (const { bytes } of variants) {
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
      expect(await colourAt(bytes, 10)).toBe('red');
      expect(await colourAt(bytes, 70)).toBe('blue');
    }
  });

  test('place, camera and owner are gone from every file', async () => {
    const told = await plain(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'canary-owner', Model: 'canary-camera' },
        IFD3: { GPSMapDatum: 'canary-place', GPSLatitudeRef: 'N' },
      })
      .toBuffer();
    expect(told.includes('canary-place')).toBe(true);

    const { variants } = await preparePicture(told);
    const avifs = await prepareAvif(variants.find(({ format }) => format === 'jpg')!.bytes);
    for (const { bytes } of [...variants, ...avifs]) {
      expect(bytes.includes('canary')).toBe(false);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('wide colours become the web’s own, transparency white, grey and deep pixels plain', async () => {
    const p3 = await plain(60, 40, '#00ff00').withIccProfile('p3').png().toBuffer();
    const clear = await sharp({
      create: { width: 60, height: 40, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const deep = await plain(60, 40).greyscale().toColourspace('grey16').png().toBuffer();
    const colours: string[] = [];
    for (const bytes of [p3, clear, deep]) colours.push((await preparePicture(bytes)).colour);
    expect(colours).toEqual([
      expect.stringMatching(/^#0[08]f8/),
      '#f8f8f8',
      expect.stringMatching(/^#(..)\1\1$/),
    ]);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG with a script', () => Buffer.from(svg)],
    ['an SVG that begins as XML', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a zip named .jpg', () => Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1')],
    ['a JPEG’s first bytes and then a page', () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
    ['a GIF', () => plain(30, 20).gif().toBuffer()],
    ['a TIFF', () => plain(30, 20).tiff().toBuffer()],
    ['a JPEG that ends early', () => halfOf(plain(900, 700).jpeg().toBuffer())],
    ['a PNG that ends early', () => halfOf(noise(300, 200).png().toBuffer())],
    ['a WebP that ends early', () => halfOf(noise(300, 200).webp().toBuffer())],
  ])('%s is no picture', async (_what, make) => {
    await expect(preparePicture(await make())).rejects.toEqual(refusal('not_a_picture', 422));
  });

  test('360 megapixels in a small PNG are too many', async () => {
    const bomb = blackPng(20_000, 18_000);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(preparePicture(bomb)).rejects.toEqual(refusal('too_many_pixels', 422));
  });

  test('50 megapixels are enough, one row more is not', async () => {
    const { width, height } = await preparePicture(blackPng(10_000, 5_000));
    expect([width, height]).toEqual([2560, 1280]);
    await expect(preparePicture(blackPng(10_000, 5_001))).rejects.toEqual(
      refusal('too_many_pixels', 422),
    );
  });

  test('a file over 15 MB is not even looked at', async () => {
    const heavy = Buffer.alloc(PICTURE_LIMITS.bytes + 1);
    await expect(preparePicture(heavy)).rejects.toEqual(refusal('picture_too_large', 413));
  });

  test('a page hidden behind a real picture does not come through', async () => {
    const png = await plain(40, 30).png().toBuffer();
    const page = Buffer.from('<script>alert("canary")</script>');
    const { variants } = await preparePicture(Buffer.concat([png, page]));
    expect(variants.length).toBeGreaterThan(0);
    for (const { bytes } of variants) expect(bytes.includes('canary')).toBe(false);
  });
});

describe('keeping a picture', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'koy-pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('stored, completed with AVIF, and gone with its last use', async () => {
    const store = diskStore(folder);
    const picture = await storePrepared(
      store,
      await preparePicture(await plain(500, 400).png().toBuffer()),
    );
    const has = (width: number, format: 'jpg' | 'webp' | 'avif') =>
      store.has(pictureKey(picture.hash, width, format));
    expect(picture).toMatchObject({ width: 500, height: 400, bytes: expect.any(Number) });
    expect(await Promise.all([has(500, 'jpg'), has(360, 'webp'), has(500, 'webp')])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await has(360, 'avif')).toBe(false);

    const avifs = await avifOf(store, picture);
    expect(await storeVariants(store, picture.hash, avifs)).toBeGreaterThan(0);
    expect(await has(360, 'avif')).toBe(true);

    await deletePictureFiles(store, picture.hash);
    expect([await has(500, 'jpg'), await has(360, 'avif')]).toEqual([false, false]);
    expect(await avifOf(store, picture)).toEqual([]);
  });
});

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

async function colourAt(bytes: Buffer, row: number) {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 20, top: row, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

async function halfOf(whole: Promise<Buffer>): Promise<Buffer> {
  const bytes = await whole;
  return bytes.subarray(0, bytes.length / 2);
}

describe('the picture by which a page is shared', () => {
  const drawn = (title: string, line: string, site_name = 'Koy') =>
    drawShareCard(
      {
        ...{ kind: 'post', slug: 'koylar', picture: null, title, line },
        site_name,
        seal: '',
      },
      null,
    );

  test.each([
    ['at its end', 'Kaş’ta bir hafta 🌊☀️', 'Kaş’ta bir hafta'],
    ['between words, of several signs', 'Kaş 👨‍👩‍👧 ve 🇹🇷 Kalkan', 'Kaş ve Kalkan'],
    ['and nothing else', '🏖️', ''],
  ])('has no empty boxes for emoji %s', async (_where, title, without) => {
    expect((await drawn(title, 'Blog')).equals(await drawn(without, 'Blog'))).toBe(true);
  });

  test('keeps digits, signs and letters of other names', async () => {
    const [some, without] = [await drawn('Koy® 2027 #1', 'Blog'), await drawn('Koy 2027', 'Blog')];
    expect(some.equals(without)).toBe(false);
  });

  test('keeps a long name of the site beside its mark: off the picture and above the title', async () => {
    const name = 'Kalkan Kaş Fethiye Ege ve Akdeniz Villa Tekne Kiralama Koyu';
    const [long, none] = [await drawn('Koylar', 'Blog', name), await drawn('Koylar', 'Blog', '')];
    /** How unlike the two are there, at the point where they are most. */
    const unlike = async (place: Region) => {
      const [a, b] = await Promise.all(
        [long, none].map((card) => sharp(card).extract(place).raw().toBuffer()),
      );
      return a?.reduce((most, value, at) => Math.max(most, Math.abs(value - (b?.[at] ?? 0))), 0);
    };

    expect(await unlike({ left: 528, top: 0, width: 672, height: 630 })).toBeLessThan(32);
    expect(await unlike({ left: 0, top: 136, width: 1200, height: 494 })).toBeLessThan(32);
    expect(await unlike({ left: 128, top: 56, width: 392, height: 56 })).toBeGreaterThan(100);
  });
});
