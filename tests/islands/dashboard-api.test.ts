import { call, send } from '../../islands/dashboard/api.ts';
import { storeSession } from '../../islands/dashboard/session.ts';

const { jest } = import.meta;

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

const keep = (token: string, user_name = '') =>
  storeSession({
    ...{ iat: 0, exp: 9_999_999_999, id: 1 },
    token,
    user_role: 'ADMIN',
    user_name,
  });

/** A server that knows one token; `meanwhile` happens while it looks at the first call. */
function serve(known: string, meanwhile: () => void) {
  const asked: string[] = [];
  const answer = async (_address: unknown, init?: RequestInit) => {
    const sent = String(new Headers(init?.headers).get('authorization'));
    asked.push(sent);
    if (asked.length === 1) meanwhile();
    const isKnown = sent === `Bearer ${known}`;
    return new Response(JSON.stringify({ content: isKnown }), { status: isKnown ? 200 : 401 });
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  return asked;
}

/** The page as far as calls look at it: whom it was made for. */
let person = { person: '1', personName: 'Selin Aksoy' };
const document = { querySelector: () => ({ dataset: person }) };

beforeEach(() => {
  person = { person: '1', personName: 'Selin Aksoy' };
  Object.assign(globalThis, { document, localStorage });
  keep('old');
});

afterEach(() => jest.restoreAllMocks());

test('a call whose token another tab renewed on the way is made again with the new one', async () => {
  const asked = serve('new', () => keep('new'));

  const answer = await send('GET', '/v1/admin/unreadcount');

  expect([answer.status, answer.content]).toEqual([200, true]);
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
});

test('one that is refused with the token that is kept is refused', async () => {
  const asked = serve('new', () => {});

  expect((await send('GET', '/v1/admin/unreadcount')).status).toBe(401);
  expect(asked).toEqual(['Bearer old']);
});

test.each(['PUT', 'GET'])(
  'a %s of a page whose reader another person signed in over is not made',
  async (method) => {
    const asked = serve('old', () => {});
    person = { person: '2', personName: 'Selin Aksoy' };
    keep('old', 'Onur Demirtaş');

    const answer = await call(method, '/v1/admin/villas/1', undefined);

    expect(asked).toEqual([]);
    expect(answer).toMatchObject({ ok: false, code: 'sign_in_required' });
    expect(answer.content).toMatch(/Selin Aksoy için açılmıştı.*şimdi Onur Demirtaş oturumda/);
    expect(answer.content).not.toContain('{{');
  },
);
