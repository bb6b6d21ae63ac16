import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { etagOf, type FinishedPage } from '../server/finished-page.ts';
import { squeezeInTurn } from '../server/page-squeeze.ts';
import { until } from './support/until.ts';

const HTML = '<p>Villa Sardunya, Kalkan</p>'.repeat(20);

function page(): FinishedPage {
  const body = brotliCompressSync(HTML, { params: {} });
  return { headers: ['Content-Encoding', 'br'], body, etag: etagOf(body), tags: [] };
}

test('pages are compressed one after the other, and too many wishes are refused', async () => {
  const done: number[] = [];
  const wishes = Array.from({ length: 103 }, (_, number) =>
    squeezeInTurn({
      page: page(),
      // Gone from memory meanwhile.
      isKept: () => number !== 1,
      replace: ({ body }) => {
        expect(brotliDecompressSync(body).toString()).toBe(HTML);
        done.push(number);
      },
    }),
  );

  // One is under way, a hundred wait.
  expect(wishes.indexOf(false)).toBe(101);
  await until(async () => done.length === 100);
  expect(done).toEqual([0, ...Array.from({ length: 99 }, (_, at) => at + 2)]);
});

test('a page that cannot be read again is left as it is, and the next has its turn', async () => {
  const replaced: string[] = [];
  squeezeInTurn({
    page: { ...page(), body: Buffer.from('no brotli') },
    isKept: () => true,
    replace: () => replaced.push('broken'),
  });
  squeezeInTurn({ page: page(), isKept: () => true, replace: () => replaced.push('whole') });

  await until(async () => replaced.length > 0);
  expect(replaced).toEqual(['whole']);
});
