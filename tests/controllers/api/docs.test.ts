import { calls, groups } from '../../../server/openapi/calls/index.ts';
import { openApiDocument } from '../../../server/openapi/document.ts';
import { site } from '../../support/api.ts';

const names = Object.keys(groups);

test('all calls stand on one page, each leading to its own place', async () => {
  const response = await site.get('/v1/docs');

  expect(response.status).toBe(200);
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { group, name } of calls)
    expect(response.text).toContain(`href="/v1/docs/${group}#${name}"`);
  expect(response.text).not.toMatch(/<script(?![^>]*(\ssrc="\/static\/|type="application\/))/);
});

test.each(names)('/v1/docs/%s is a whole page with every call of the group', async (group) => {
  const response = await site.get(`/v1/docs/${group}`);

  expect(response.status).toBe(200);
  expectNamesApart(response.text);
  for (const call of calls.filter((each) => each.group === group))
    expect(response.text).toContain(` id="${call.name}"`);
});

test('a call’s page says all that a client needs', async () => {
  const { text } = await site.get('/v1/docs/towns');
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll('&quot;', '"');

  for (const said of [
    'PUT',
    '/v1/admin/towns/{id}',
    'personel',
    'locative',
    'en çok 80 karakter',
    '"name": "Kalkan"',
    '409 slug_taken',
    'Bu adres başka bir sayfada kullanılıyor',
    'text/csv',
  ])
    expect(words).toContain(said);
});

test('a group’s list of calls says what each is called by; names of fields stand apart', async () => {
  const { text } = await site.get('/v1/docs/transactions');
  const [list = ''] = /<ul class="calls">.*?<\/ul>/s.exec(text) ?? [];

  expect(list).toContain('href="/v1/docs/transactions#listTransactions"');
  expect(list.replaceAll(/<[^>]*>/g, '')).toContain('GET /v1/admin/transactions');
  expect(list).toContain('yönünü <code>purpose</code> söyler');
  expect(text).not.toContain('`');
});

test('every field of every schema has a name and a type in words', async () => {
  for (const group of names) {
    const { text } = await site.get(`/v1/docs/${group}`);

    expect(text).not.toMatch(/\bundefined\b|\[object |docs:|api:/);
  }
});

test('a search shows the calls that hold the words', async () => {
  const { text } = await site.get('/v1/docs').query({ q: 'İBAN' });
  const found = await site.get('/v1/docs').query({ q: 'banka hesabını' });

  expect(text).not.toContain('#createBank');
  expect(found.text).toContain('#updateBank');
  expect(found.text).not.toContain('#listTowns');
});

test.each(['nothing', 'TOWNS', '__proto__', '1'])('there is no group %s', async (group) => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const page = await site.get(`/v1/docs/${group}`).set(browser);
  const answers = [
    await site.get(`/v1/docs/${group}`),
    await site.get(`/v1/docs/${group}`).set('accept', 'application/json'),
  ];

  expect([page.status, page.type]).toEqual([404, 'text/html']);
  expect(page.text).toContain('<h1');
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
});

test.each(['/v1/docs?utm_source=a&q=', '/v1/docs/towns?fbclid=1'])(
  'what others add to a link is ignored: %s',
  async (address) => {
    expect((await site.get(address)).status).toBe(200);
  },
);

test('the document is sent compressed, and not again to who has it', async () => {
  const ask = (encoding: string, tag = '') =>
    site.get('/v1/openapi.json').set({ 'accept-encoding': encoding, 'if-none-match': tag });
  const [plain, small] = [await ask('identity'), await ask('gzip')];
  const { etag = '' } = small.headers;

  expect(small.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, no-cache',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(small.body).toEqual(plain.body);
  expect(small.body.paths).toEqual(JSON.parse(JSON.stringify(openApiDocument().paths)));
  expect(Number(small.headers['content-length'])).toBeLessThan(plain.text.length / 8);
  expect((await ask('gzip')).headers.etag).toBe(etag);
  expect(plain.headers.etag).not.toBe(etag);
  expect((await ask('gzip', etag)).status).toBe(304);
});

test('the document knows who may call what', () => {
  const { paths } = openApiDocument();

  expect(paths['/v1/admin/towns']?.post).toMatchObject({
    'x-access': 'ADMIN',
    security: [{ bearer: [] }],
  });
  expect(paths['/v2/search']?.get?.security).toEqual([]);
});

/** The rest of what holds for pages; words of the trade stand here as they are in the data. */
function expectNamesApart(text: string) {
  expect(text).toMatch(/^<!doctype html><html lang="tr"/);
  expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(text).not.toMatch(/\sstyle="/);
  const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
}
