import { bearer, site } from '../support/api.ts';
import { createVilla } from '../support/factories.ts';

const OPTIONS = '/v1/search/options';

test('a public answer is sent once and then only asked after', async () => {
  const first = await site.get(OPTIONS);
  const again = await site.get(OPTIONS).set('if-none-match', first.headers.etag ?? '');

  expect(first.headers['cache-control']).toBe('public, no-cache');
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
  expect(again.headers['content-type']).toBeUndefined();
});

test('whoever has any of it already is sent nothing', async () => {
  expect((await site.get(OPTIONS).set('if-none-match', '*')).status).toBe(304);
});

test('other bytes have another tag: compressed ones, and those that are not', async () => {
  for (let villas = 0; villas < 3; villas++) await createVilla();
  const tagOf = async (encoding: string) =>
    (await site.get('/v2/search').set('accept-encoding', encoding)).headers.etag;

  expect(new Set(await Promise.all(['br', 'gzip', 'identity'].map(tagOf))).size).toBe(3);
});

test('it is sent again once it says something else', async () => {
  const first = await site.get(OPTIONS);
  await createVilla();
  const again = await site.get(OPTIONS).set('if-none-match', first.headers.etag ?? '');

  expect(again.status).toBe(200);
  expect(again.headers.etag).not.toBe(first.headers.etag);
});

test('HEAD has the same headers and no body', async () => {
  const got = await site.get(OPTIONS);
  const head = await site.head(OPTIONS);

  expect([head.status, head.headers.etag]).toEqual([200, got.headers.etag]);
  expect(head.text).toBeFalsy();
});

test('a failure and what staff see are kept by nobody', async () => {
  const failure = await site.get('/v1/quote');
  const list = await site.get('/v1/admin/towns').set('authorization', await bearer('ADMIN'));

  for (const { headers } of [failure, list]) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  }
});
