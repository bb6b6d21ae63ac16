import { signIn, site } from '../support/api.ts';
import { addressOf, createRows, isFile, type Rows } from './samples.ts';
import { pages } from './walk.ts';
import { expectWholePage } from './whole-page.ts';

const reads = pages.filter(({ method, address }) => method === 'get' && !isFile(address));
const publicPages = reads.filter(({ table }) => table === 'Public pages');
const closedPages = reads.filter(({ access }) => access !== 'anyone');
const anonymousPages = reads.filter(({ access }) => access === 'anyone');

let rows: Rows;
let adminCookie: string;
let ownerCookie: string;

beforeAll(async () => {
  rows = await createRows();
  adminCookie = await signIn('ADMIN');
  ownerCookie = await signIn('OWNER');
});

describe.each(anonymousPages)('$address', ({ address }) => {
  test('is a whole page for anybody', async () => {
    const response = await site.get(addressOf(address, rows));

    expect(response.status).toBe(200);
    expectWholePage(response);
  });

  test('ignores a parameter it does not know', async () => {
    const response = await site
      .get(addressOf(address, rows))
      .query({ utm_source: '<x>', page: 'x' });

    expect(response.status).toBe(200);
  });
});

test.each(publicPages)('$address sets no cookie, so that it can be cached', async ({ address }) => {
  const response = await site.get(addressOf(address, rows));

  expect(response.headers['set-cookie']).toBeUndefined();
});

describe.each(closedPages)('$address', ({ address, access }) => {
  test('sends somebody unknown to the login, and back afterwards', async () => {
    const wanted = `${addressOf(address, rows)}?skip=20`;
    const response = await site.get(wanted);

    expect(response.status).toBe(303);
    expect(response.headers.location).toBe(`/dashboard/login?next=${encodeURIComponent(wanted)}`);
  });

  test('is a whole page for staff, and kept by nobody', async () => {
    const response = await site.get(addressOf(address, rows)).set('cookie', adminCookie);

    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toContain('no-store');
    expectWholePage(response);
  });

  test('is shown to an owner or refused with a page', async () => {
    const response = await site.get(addressOf(address, rows)).set('cookie', ownerCookie);

    expect(response.status).toBe(access.includes('OWNER') ? 200 : 403);
    expectWholePage(response);
  });
});

const NOBODYS: [what: string, value: string][] = [
  ['a name nobody has', 'olmayan-kayit'],
  ['a number nobody has', '999999999'],
  ['a zero byte', '%00'],
  ['a way out of the folder', '..%2f..%2fetc%2fpasswd'],
  ['a quote', '%27--'],
  ['a broken escape', '%E0%A4%A'],
  ['500 letters', 'a'.repeat(500)],
];

describe.each(reads.filter(({ address }) => address.includes(':')))('$address', ({ address }) => {
  test.each(NOBODYS)('answers %s with a page that shows the request', async (_what, value) => {
    const response = await site
      .get(address.replaceAll(/:\w+/g, value))
      .set('cookie', address.startsWith('/dashboard') ? adminCookie : '');

    expect([400, 404]).toContain(response.status);
    expectWholePage(response);
    expect(response.text).toContain(response.headers['x-request-id']);
  });
});

test.each([
  '/boyle-bir-sayfa-yok',
  '/boyle/bir/sayfa/yok',
  '/dashboard/yok',
  '/.env',
  '/.git/config',
])('%s is a 404 page with a way on', async (address) => {
  const response = await site.get(address).set('cookie', adminCookie);

  expect(response.status).toBe(404);
  expectWholePage(response);
  expect(response.text).toContain('href="/"');
});

test.each([...new Set(pages.map(({ address }) => address))])(
  '%s refuses methods it does not know',
  async (address) => {
    const response = await site.delete(addressOf(address, rows));

    expect(response.status).toBe(405);
    expect(response.headers.allow).toMatch(/^(GET, HEAD|POST|GET, HEAD, POST)$/);
  },
);
