import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { env } from '../../../server/env.ts';
import { encodePictures } from '../../../server/jobs/encode-pictures.ts';
import { paths } from '../../../server/shared/paths.ts';
import { auditOf, send } from '../../support/admin-calls.ts';
import { bearer, site } from '../../support/api.ts';
import { createVilla } from '../../support/factories.ts';
import { createVillaPicture } from '../../support/villa-catalogue-factories.ts';

const IMAGE = '/v1/admin/villas/image';

let admin: string;
beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const upload = (villa_id: number, files: [string, Buffer][], kind?: string) => {
  const call = site.post(IMAGE).set('authorization', admin).field('villa_id', villa_id);
  if (kind) call.field('kind', kind);
  return files.reduce((each, [name, bytes]) => each.attach('images[]', bytes, name), call);
};

const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const download = (hash: string, file: string) =>
  site.get(`/media/${hash}/${file}`).responseType('blob');

const galleryOf = async (villa: number): Promise<number[]> => {
  const { body } = await send('get', `/v1/admin/villas/${villa}`);
  return body.content.images.map(({ id }: { id: number }) => id);
};

/** 12 megapixels as a phone held upright writes them: lying, with a tag that says so, a place and a camera. */
function phonePicture(): Promise<Buffer> {
  const blue = {
    create: { width: 4000, height: 3000, channels: 3 as const, background: '#2060c0' },
  };
  const red = { create: { width: 400, height: 3000, channels: 3 as const, background: '#d02020' } };
  return sharp(blue)
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Twelve' },
      IFD3: { GPSLatitude: '36/1 15/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('a 12-megapixel phone picture stands upright, bears no metadata and comes in all sizes', async () => {
  const villa = await createVilla();
  const bytes = await phonePicture();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 4000, orientation: 6 });

  const { body } = await upload(villa.id, [['IMG_0001.JPG', bytes]], 'POOL').expect(201);

  const [{ ok, image }] = body.content;
  expect([ok, image.width, image.height, image.kind]).toEqual([true, 960, 1280, 'POOL']);
  const jpeg = await download(image.hash, '960.jpg');
  expect(jpeg.headers['content-type']).toBe('image/jpeg');
  const facts = await sharp(jpeg.body).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 960, height: 1280 });
  expect([facts.exif, facts.orientation, facts.icc, facts.xmp, facts.iptc]).toEqual(
    Array(5).fill(undefined),
  );
  // The red edge was on the left of the lying picture: upright it is on top.
  const edge = await sharp(jpeg.body)
    .extract({ left: 400, top: 20, width: 60, height: 60 })
    .png()
    .toBuffer();
  const { dominant } = await sharp(edge).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);

  for (const width of [360, 640, 960]) {
    const webp = await download(image.hash, `${width}.webp`);
    expect(await sharp(webp.body).metadata()).toMatchObject({ format: 'webp', width });
  }
  await encodePictures.run();
  const avif = await download(image.hash, '640.avif');
  expect(avif.headers['content-type']).toBe('image/avif');
  expect(await sharp(avif.body).metadata()).toMatchObject({ format: 'heif', width: 640 });
  await site.get(paths.villa(villa.slug)).expect(200, new RegExp(image.hash));
});

test('of several files each has its own result', async () => {
  const villa = await createVilla();
  const good = await plain('#101010');

  const { body, status } = await upload(villa.id, [
    ['havuz.png', good],
    ['not.txt', Buffer.from('<svg onload="alert(1)"/>')],
    ['yine.png', good],
    ['bahçe.png', await plain('#202020')],
  ]);

  expect(status).toBe(201);
  expect(body.content.map(({ ok, code }: { ok: boolean; code?: string }) => code ?? ok)).toEqual([
    true,
    'not_a_picture',
    'already_there',
    true,
  ]);
  expect(body.content[3]).toMatchObject({ file_name: 'bahçe.png', image: { alt: villa.name } });
});

test.each([
  ['no villa', 999_999, [['a.png', 'picture']], 422, 'invalid'],
  ['no file', 0, [], 422, 'invalid'],
  ['no picture', 0, [['a.zip', 'text']], 422, 'not_a_picture'],
] as const)('%s is refused', async (_, villaId, files, status, code) => {
  const villa = villaId || (await createVilla()).id;
  const bytes = { picture: await plain('#303030'), text: Buffer.from('PK') };

  const response = await upload(
    villa,
    files.map(([name, what]) => [name, bytes[what]]),
  );

  expect([response.status, response.body.code]).toEqual([status, code]);
});

test('no villa has more than a hundred, and of what is refused no file stays', async () => {
  const [villa, other] = [await createVilla(), await createVilla()];
  for (let count = 0; count < 100; count += 1) await createVillaPicture(villa.id);
  const [fresh, known] = [await plain('#404040'), await plain('#414141')];
  const kept = (await upload(other.id, [['b.png', known]]).expect(201)).body.content[0].image;
  const before = readdirSync(path.join(env.DATA_DIR, 'media'));

  const response = await upload(villa.id, [
    ['a.png', fresh],
    ['b.png', known],
  ]);

  expect([response.status, response.body.code]).toEqual([409, 'too_many_pictures']);
  expect(readdirSync(path.join(env.DATA_DIR, 'media'))).toEqual(before);
  await download(kept.hash, `${kept.width}.jpg`).expect(200);
});

test('the files go with the last use, not before', async () => {
  const [one, other] = [await createVilla(), await createVilla()];
  const bytes = await plain('#505050');
  const first = (await upload(one.id, [['a.png', bytes]])).body.content[0].image;
  const second = (await upload(other.id, [['b.png', bytes]])).body.content[0].image;
  const folder = path.join(env.DATA_DIR, 'media', first.hash);

  await send('delete', `${IMAGE}/${first.id}`).expect(200);
  const afterFirst = existsSync(folder);
  await send('delete', `${IMAGE}/${second.id}`).expect(200);

  expect([first.hash === second.hash, afterFirst, existsSync(folder)]).toEqual([true, true, false]);
  expect((await download(first.hash, '40.webp')).status).toBe(404);
  expect(await auditOf('villa_picture', first.id)).toEqual([
    'villa_picture.created',
    'villa_picture.deleted',
  ]);
});

test('are put in order, the cover first', async () => {
  const villa = await createVilla();
  const [a, b, c] = [
    (await createVillaPicture(villa.id)).id,
    (await createVillaPicture(villa.id)).id,
    (await createVillaPicture(villa.id)).id,
  ];
  const stranger = (await createVillaPicture((await createVilla()).id)).id;

  await send('put', `${IMAGE}/updateorder`, { ids: [c, b, a] }).expect(200);
  expect(await galleryOf(villa.id)).toEqual([c, b, a]);
  await send('put', `${IMAGE}/updateorder`, { ids: [a, c] }).expect(200);
  expect(await galleryOf(villa.id)).toEqual([a, b, c]);
  await send('delete', `${IMAGE}/${b}`).expect(200);
  const { body } = await send('get', `/v1/admin/villas/${villa.id}`);
  expect(body.content.images).toMatchObject([
    { id: a, order: 1 },
    { id: c, order: 2 },
  ]);

  const mixed = await send('put', `${IMAGE}/updateorder`, { ids: [a, stranger] });
  expect([mixed.status, Object.keys(mixed.body.fields)]).toEqual([422, ['ids.1']]);
});

test('say what they show', async () => {
  const villa = await createVilla();
  const { id } = await createVillaPicture(villa.id);
  const { body } = await send('put', `${IMAGE}/${id}`, { alt: 'Havuz ve deniz', kind: 'POOL' });
  const bad = await send('put', `${IMAGE}/${id}`, { alt: 'x'.repeat(201), kind: 'SKY' });
  expect(body.content).toMatchObject({ alt: 'Havuz ve deniz', kind: 'POOL' });
  expect([bad.status, Object.keys(bad.body.fields).toSorted()]).toEqual([422, ['alt', 'kind']]);
});
