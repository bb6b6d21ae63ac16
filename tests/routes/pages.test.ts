import type { Response } from 'supertest';

import { countQueries } from '../../server/db/index.ts';
import { startHearingChanges, stopHearingChanges } from '../../server/services/cache-listener.ts';
import { origin, signedIn, signIn, site } from '../support/api.ts';
import { createUser } from '../support/factories.ts';
import { multiplyRows } from '../support/many-rows.ts';
import { deadControls } from './controls.ts';
import { addressOf, createRows, isFile, type Rows } from './samples.ts';
import { OWNERS_ALONE, pages } from './walk.ts';
import { expectWholePage, formsCheckedByBrowser } from './whole-page.ts';

const reads = pages.filter(({ method, address }) => method === 'get' && !isFile(address));
const publicPages = reads.filter(({ table }) => table === 'Public pages');
const closedPages = reads.filter(({ access }) => access !== 'anyone');
const anonymousPages = reads.filter(({ access }) => access === 'anyone');

let rows: Rows;
let adminCookie: string;
let ownerCookie: string;

beforeAll(async () => {
  const owner = await createUser({ role: 'OWNER' });
  rows = await createRows({ owner_id: owner.id });
  adminCookie = await signIn('ADMIN');
  ownerCookie = (await signedIn(owner)).cookie;
  // Menus and settings stand in memory as long as their changes can be heard.
  await startHearingChanges();
});

afterAll(stopHearingChanges);

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

test.each(anonymousPages)(
  '$address leaves no field to the words of a browser',
  async ({ address }) => {
    const { text } = await site.get(addressOf(address, rows));

    expect(formsCheckedByBrowser(text)).toEqual([]);
  },
);

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

  test('is a whole page for staff, of at most six queries, and kept by nobody', async () => {
    const { response, queries } = await visit(address, 'ADMIN');

    expect(response.headers['cache-control']).toContain('no-store');
    expectPageOf(response, 'ADMIN', address);
    expect(deadControls(response.text, 'ADMIN')).toEqual([]);
    expect(queries).toBeLessThanOrEqual(mostQueries(address));
  });

  test('is shown to an owner or refused with a page', async () => {
    const { response, queries } = await visit(address, 'OWNER');

    expect(response.status).toBe(access.includes('OWNER') ? 200 : 403);
    expectWholePage(response);
    expect(deadControls(response.text, 'OWNER')).toEqual([]);
    expect(queries).toBeLessThanOrEqual(mostQueries(address));
  });
});

function expectPageOf(response: Response, role: Role, address: string) {
  const isLedOn = role === 'ADMIN' && address === OWNERS_ALONE;
  expect(response.status).toBe(isLedOn ? 303 : 200);
  if (!isLedOn) expectWholePage(response);
}

/** Of a page of the dashboard, who is signed in apart. */
const MOST_QUERIES = 6;

/** The preview of a mail composes it as if it went out: with the template, the accounts, the link. */
const mostQueries = (address: string) => (address.endsWith('/mail/:mail') ? 7 : MOST_QUERIES);

/** What each page asked for while there was one of everything. */
const few = new Map<string, number>();

type Role = 'ADMIN' | 'OWNER';

/** A first visit fills what stays in memory and marks what is new as read: another one tells what a page asks. */
async function visit(address: string, role: Role) {
  const seen = await visitOnce(address, role);
  return seen.queries > MOST_QUERIES ? visitOnce(address, role) : seen;
}

async function visitOnce(address: string, role: Role) {
  const cookie = role === 'ADMIN' ? adminCookie : ownerCookie;
  const { result: response, queries: sent } = await countQueries(
    async () => await site.get(addressOf(address, rows)).set('cookie', cookie),
  );
  const asked = sent.filter((query) => !query.includes('"sessions"'));
  const queries = asked.length;
  const known = few.get(`${role} ${address}`);
  if (known === undefined || known > MOST_QUERIES) few.set(`${role} ${address}`, queries);
  return { response, queries, known };
}

const NOBODYS: [what: string, value: string][] = [
  ['a name nobody has', 'olmayan-kayit'],
  ['a number nobody has', '999999999'],
  ['a zero byte', '%00'],
  ['a way out of the folder', '..%2f..%2fetc%2fpasswd'],
  ['a quote', '%27--'],
  ['a broken escape', '%E0%A4%A'],
  ['500 letters', 'a'.repeat(500)],
];

/**
 * Who has no key to a reservation is led to the form that asks for one, whether or not it is there;
 * of listings that are not there a list of pictures has none.
 */
const ASK_FIRST = ['/enquire/:code', '/listing/resimler/:slugs', '/listingboat/resimler/:slugs'];

const named = reads.filter(({ address }) => address.includes(':') && !ASK_FIRST.includes(address));

describe.each(named)('$address', ({ address }) => {
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

test.each([
  ['/enquire/K7M2-Q4XH9T/talep', '/enquire/K7M2-Q4XH9T'],
  ['/enquire/K7M2-Q4XH9T/misafirler', '/enquire/K7M2-Q4XH9T'],
  ['/odeme/K7M2-Q4XH9T/dekont', '/odeme/K7M2-Q4XH9T'],
  ['/bulten', '/'],
  ['/tercih', '/'],
  ['/dashboard/logout', '/dashboard'],
])('%s takes a form alone: who opens it is led to %s', async (address, parent) => {
  const response = await site.get(address);

  expect([response.status, response.headers.location]).toEqual([303, parent]);
});

test('what was refused is a page that says why, with the way back', async () => {
  const response = await site
    .post('/tercih')
    .type('form')
    .send({ theme: 'mor' })
    .set('referer', `${origin()}/listing?town=kalkan`);

  expect(response.status).toBe(422);
  expectWholePage(response);
  expect(response.text).toContain('Bazı alanlar düzeltilmeli.');
  expect(response.text).toContain('href="/listing?town=kalkan"');
});

describe('with many rows of everything', () => {
  beforeAll(async () => {
    const added = await multiplyRows();
    const missing = MULTIPLIED.filter((table) => !added[table]);
    if (missing.length > 0) throw new Error(`no more rows of ${missing.join(', ')}`);
  });

  test.each(closedPages)('$address asks no more often', async ({ address, access }) => {
    const roles = access.includes('OWNER') ? (['ADMIN', 'OWNER'] as const) : (['ADMIN'] as const);
    for (const role of roles) {
      const { response, queries, known } = await visit(address, role);

      expectPageOf(response, role, address);
      expect(deadControls(response.text, role)).toEqual([]);
      expect(sameNames(response.text)).toEqual([]);
      expect(queries).toBeLessThanOrEqual(known ?? 0);
    }
  });
});

/** Of buttons of rows, names that more than one has and that say nothing of a row: 'Sil' of what? */
function sameNames(html: string): string[] {
  const buttons = html.match(/<button(?=[^>]* data-fill=)[^>]*>.*?<\/button>/gs) ?? [];
  const names = buttons.map(
    (button) => / aria-label="([^"]*)"/.exec(button)?.[1] ?? button.replaceAll(/<[^>]*>/g, ''),
  );
  return [
    ...new Set(names.filter((name, at) => !name.includes(':') && names.indexOf(name) !== at)),
  ];
}

/** What the lists of the dashboard are made of. */
const MULTIPLIED = [
  'villas',
  'boats',
  'reservations',
  'users',
  'transactions',
  'comments',
  'offers',
];
