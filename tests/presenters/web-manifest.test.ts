import path from 'node:path';

import sharp from 'sharp';

import { presentWebManifest } from '../../server/presenters/content/web-manifest.ts';

const asset = (file: string) => path.join('static', file);
const manifest = presentWebManifest('Koy', asset);

test('a phone can put the site among its apps', () => {
  expect(manifest).toMatchObject({ name: 'Koy', lang: 'tr', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
test.each(drawn)('$src is $sizes', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(src).metadata();
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
});
