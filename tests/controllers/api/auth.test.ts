import { argon2Sync, createHmac } from 'node:crypto';

import jwt from 'jsonwebtoken';

import { env } from '../../../server/env.ts';
import { bearer, cookieOf, db, signedIn, site } from '../../support/api.ts';
import { createUser, PASSWORD } from '../../support/factories.ts';
import { forgedToken } from '../../support/forged-token.ts';

const LOGIN = '/v1/auth/login';
const LOGOUT = '/v1/auth/logout';
const READ = '/v1/admin/unreadcount';

const logIn = (email: string, password = PASSWORD) => site.post(LOGIN).send({ email, password });
const read = (bearer: string) => site.get(READ).set('authorization', bearer);

describe('signing in', () => {
  test('answers the token, the person, and the dashboard’s cookie', async () => {
    const user = await createUser({ role: 'OWNER', first_name: 'Hasan', last_name: 'Toprak' });

    const response = await logIn(user.email);

    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toEqual({
      content: {
        accessToken: expect.any(String),
        user: {
          id: user.id,
          role: 'OWNER',
          UserDetail: { firstName: 'Hasan', lastName: 'Toprak' },
        },
      },
    });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^known=[^;]+; Max-Age=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('gives a token that says who, until when and for which session', async () => {
    const user = await createUser();

    const { token } = await signedIn(user);

    const claims = jwt.decode(token) as jwt.JwtPayload;
    expect(claims).toMatchObject({ id: user.id, role: 'ADMIN', iss: 'koy', aud: 'koy-api' });
    expect(claims.sid).toEqual(expect.any(String));
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(12 * 60 * 60);
    const { jti } = jwt.decode((await signedIn(user)).token) as jwt.JwtPayload;
    expect(claims.jti).toEqual(expect.any(String));
    expect(jti).not.toBe(claims.jti);
  });

  test('from a browser that is known does not wait behind those who guess', async () => {
    const user = await createUser();
    const { known } = await signedIn(user);
    const answered: number[] = [];
    const note = ({ status }: { status: number }) => answered.push(status);
    const guesses = Array.from({ length: 24 }, (_, at) =>
      logIn(`kimse${at}@koy.example`, 'yanlış').then(note),
    );

    await Promise.all([...guesses, logIn(user.email).set('cookie', known).then(note)]);

    expect(answered).toHaveLength(25);
    // In turn it would be the last.
    expect(answered.indexOf(200)).toBeLessThan(18);
  });

  test('ignores how the address is written', async () => {
    const user = await createUser();

    expect((await logIn(` ${user.email.toUpperCase()} `)).status).toBe(200);
  });

  test('hashes the password anew where less work was done for it once', async () => {
    const nonce = Buffer.alloc(16, 7);
    const made = { message: PASSWORD, nonce, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync('argon2id', { ...made, memory: 8192, passes: 1 });
    const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
    const user = await createUser({ password_hash: old });
    const { bearer } = await signedIn(user);

    await logIn(user.email, 'yanlış');
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();

    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(user.email)).status).toBe(200);
    expect((await read(bearer)).status).toBe(200);
  });

  test('is noted', async () => {
    const user = await createUser();

    await logIn(user.email);

    const { last_login_at } = await db
      .selectFrom('users')
      .select('last_login_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(last_login_at).not.toBeNull();
  });

  test('starts a session of its own: one known before is worth nothing', async () => {
    const user = await createUser();
    const before = await signedIn(user);

    const response = await site
      .post(LOGIN)
      .set('cookie', before.cookie)
      .send({ email: user.email, password: PASSWORD });

    expect(cookieOf(response, 'sid')).not.toBe(before.cookie);
    expect((await read(before.bearer)).status).toBe(401);
  });
});

describe('failing to sign in', () => {
  test('answers alike whether the person is unknown, disabled or without a password', async () => {
    const user = await createUser();
    const disabled = await createUser({ active: false });
    const invited = await createUser({ password_hash: null });

    const answers = await Promise.all([
      logIn(user.email, 'yanlış parola'),
      logIn('kimse@koy.example'),
      logIn(disabled.email),
      logIn(invited.email),
    ]);

    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect({ ...body, request_id: '' }).toEqual({
        content: 'E-posta ya da şifre hatalı.',
        code: 'bad_credentials',
        fields: {},
        request_id: '',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'kimse', password: '' }, ['email', 'password']],
    [{ email: 'a@b.example', password: 'x'.repeat(129) }, ['password']],
    [{ email: 'a@b.example, c@d.example', password: 'x' }, ['email']],
    [{ email: { $gt: '' }, password: ['x'] }, ['email', 'password']],
  ])('names every bad field of %j', async (body, fields) => {
    const response = await site.post(LOGIN).send(body);

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields).toSorted()).toEqual(fields);
  });
});

describe('too many attempts', () => {
  beforeAll(() => {
    env.RATE_LIMITS = 'on';
  });
  afterAll(() => {
    env.RATE_LIMITS = 'off';
  });
  beforeEach(() => db.deleteFrom('rate_limits').execute());

  test('lock one person out, with the wait, whatever the password', async () => {
    const user = await createUser();
    const other = await createUser();
    const failures: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      failures.push((await logIn(user.email, 'yanlış')).status);

    const locked = await logIn(user.email);

    expect(failures).toEqual([401, 401, 401, 401, 401]);
    expect(locked.status).toBe(429);
    expect(locked.body).toMatchObject({ code: 'too_many_requests' });
    const wait = Number(locked.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect(locked.body.content).toContain(`${Math.ceil(wait / 60)} dakika sonra`);
    expect((await logIn(other.email)).status).toBe(200);
  });

  test('are forgotten by staff, with the sessions of whoever they free', async () => {
    const user = await createUser();
    const other = await createUser();
    const before = await signedIn(user);
    for (const { email } of [user, other])
      for (let attempt = 0; attempt < 5; attempt += 1) await logIn(email, 'yanlış');

    const freed = await site
      .delete(`/v1/admin/users/${user.id}/sessions`)
      .set('authorization', await bearer('ADMIN'));

    expect([freed.status, freed.body.content]).toEqual([200, { ended: 1 }]);
    const unread = site.get('/v1/admin/unreadcount').set('authorization', before.bearer);
    expect((await unread).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(200);
    expect((await logIn(other.email)).status).toBe(429);
  });

  test('lock out alike somebody who does not exist', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('kimse@koy.example', 'yanlış');

    expect((await logIn('kimse@koy.example')).status).toBe(429);
  });

  const usedUp = (key: string, points: number) =>
    db
      .insertInto('rate_limits')
      .values({ key, points, expire: Date.now() + 3_600_000 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ points }))
      .execute();

  test('from many addresses are counted together, until the person gets in', async () => {
    const user = await createUser();
    const others = (points: number) => usedUp(`login-person:${user.email}`, points);

    await others(100);
    expect((await logIn(user.email)).status).toBe(429);
    await others(98);
    expect((await logIn(user.email)).status).toBe(200);
    expect((await logIn(user.email, 'yanlış')).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('elsewhere keep nobody out of the browser they came in from before', async () => {
    const [user, other] = [await createUser(), await createUser()];
    const { known } = await signedIn(user);
    const from = (cookie: string, password = PASSWORD) =>
      logIn(user.email, password).set('cookie', cookie);
    await usedUp(`login-person:${user.email}`, 100);

    expect((await from(known)).status).toBe(200);
    expect((await from((await signedIn(other)).known)).status).toBe(429);
    expect((await from(known.replace(/\.\d/, '.9'))).status).toBe(429);
    expect((await from('known=..')).status).toBe(429);
    const [, number] = /^known=([^.]+)/.exec(known) ?? [];
    await usedUp(`login-account:${number}:${user.email}`, 5);
    expect((await from(known)).status).toBe(429);
  });

  test('by one address under made-up names leave no row for each name', async () => {
    for (let attempt = 0; attempt < 52; attempt += 1)
      await logIn(`kimse${attempt}@koy.example`, 'yanlış');

    const { rows } = await db
      .selectFrom('rate_limits')
      .select((row) => row.fn.countAll<string>().as('rows'))
      .where('key', 'like', 'login-account:%')
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(50);
  });

  test('are forgotten after a success', async () => {
    const user = await createUser();
    for (let attempt = 0; attempt < 4; attempt += 1) await logIn(user.email, 'yanlış');
    await logIn(user.email);

    expect((await logIn(user.email, 'yanlış')).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('at the same moment are counted too', async () => {
    const user = await createUser();

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(user.email, 'yanlış')),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('the audit log', () => {
  beforeEach(() => {
    env.RATE_LIMITS = 'off';
  });
  afterAll(() => {
    env.RATE_LIMITS = 'off';
  });

  /** What is in the log of those who came in, or tried to, since a moment. */
  async function notedSince<T>(act: () => Promise<T>) {
    const { last } = await db
      .selectFrom('audit_log')
      .select((row) => row.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    await act();
    return db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'actor_role', 'ip', 'entity', 'entity_id', 'before', 'after'])
      .where('id', '>', last ?? 0)
      .orderBy('id')
      .execute();
  }

  test('says who came in, by what, and who left', async () => {
    const user = await createUser({ role: 'OWNER' });

    const lines = await notedSince(async () => {
      const { bearer, cookie } = await signedIn(user);
      await site.post(LOGOUT).set('authorization', bearer).set('cookie', cookie);
      await site.post(LOGOUT).set('authorization', bearer);
    });

    const own = { actor_id: user.id, actor_role: 'OWNER', entity: 'session' };
    const session = { device: expect.any(String), place: '127.0.0.x' };
    expect(lines).toMatchObject([
      { action: 'session.started', ...own, ip: expect.stringContaining('127.0.0.1') },
      { action: 'session.ended', ...own },
    ]);
    expect([lines[0]?.after, lines[1]?.before]).toEqual([session, session]);
    expect(lines[0]?.entity_id).toBe(lines[1]?.entity_id);
  });

  test('says who was refused, by a masked address and never with what was typed', async () => {
    const user = await createUser({ email: 'deniz.kaya@koy.example' });

    const lines = await notedSince(async () => {
      await logIn(user.email, 'yanlış parola');
      await logIn('kimse@koy.example', 'yanlış parola');
      await site
        .post('/dashboard/login')
        .type('form')
        .send({ email: user.email, password: 'yanlış parola' });
    });

    const refused = { action: 'session.refused', actor_id: null, actor_role: 'GUEST' };
    const reason = 'bad_credentials';
    expect(lines).toMatchObject([
      { ...refused, after: { email: 'd•••@koy.example', user_id: user.id, reason } },
      { ...refused, after: { email: 'k•••@koy.example', user_id: null, reason } },
      { ...refused, after: { email: 'd•••@koy.example', user_id: user.id, reason } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/yanlış|deniz|kimse/);
  });

  test('has one line of a lock, however long somebody goes on', async () => {
    env.RATE_LIMITS = 'on';
    const user = await createUser();

    const lines = await notedSince(async () => {
      for (let attempt = 0; attempt < 9; attempt += 1) await logIn(user.email, 'yanlış');
    });

    expect(lines.map(({ action }) => action)).toEqual([
      ...Array(5).fill('session.refused'),
      'session.locked',
    ]);
    expect(lines.at(-1)?.after).toMatchObject({ lock: 'ACCOUNT', user_id: user.id });
  });

  test('says who asked for what their role may not, thirty times an hour', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const { bearer, cookie } = await signedIn(owner);

    const lines = await notedSince(async () => {
      await site.get('/v1/admin/users?skip=0').set('authorization', bearer).expect(403);
      for (let attempt = 0; attempt < 31; attempt += 1)
        await site.get('/dashboard/users').set('cookie', cookie).expect(403);
    });

    const denied = { action: 'access.denied', actor_id: owner.id, actor_role: 'OWNER' };
    expect(lines).toHaveLength(30);
    expect(lines.slice(0, 2)).toMatchObject([
      { ...denied, after: { address: 'GET /v1/admin/users' } },
      { ...denied, after: { address: 'GET /dashboard/users' } },
    ]);
  });

  test('says all of it in words', async () => {
    const address = '/dashboard/ops/audit?entity=session&actor_role=GUEST';
    const cookie = (await signedIn(await createUser())).cookie;

    const { text } = await site.get(address).set('cookie', cookie).expect(200);

    expect(text).toContain('Girişe izin verilmedi');
    expect(text).toContain('E-posta ya da şifre hatalı');
    expect(text).toContain('Bu IP’den bu hesap');
  });

  test('is not filled by a crowd that guesses', async () => {
    await db
      .insertInto('audit_log')
      .values(
        Array.from({ length: 300 }, () => ({
          actor_role: 'GUEST',
          action: 'session.refused',
          entity: 'session',
        })),
      )
      .execute();

    const lines = await notedSince(async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) await logIn('kimse@koy.example', 'yanlış');
    });

    expect(lines.map(({ action }) => action)).toEqual(['session.tries_untold']);
  });
});

describe('a token', () => {
  test('is worth nothing once its session ended', async () => {
    const { bearer, token } = await signedIn(await createUser());
    expect((await read(bearer)).status).toBe(200);

    const { sid } = jwt.decode(token) as { sid: string };
    await db.deleteFrom('sessions').where('sid', '=', sid).execute();

    expect((await read(bearer)).status).toBe(401);
  });

  test('is worth nothing once its person is deactivated', async () => {
    const user = await createUser();
    const { bearer } = await signedIn(user);

    await db.updateTable('users').set({ active: false }).where('id', '=', user.id).execute();

    expect((await read(bearer)).status).toBe(401);
  });

  test('is worth nothing once its session is over', async () => {
    const { bearer, token } = await signedIn(await createUser());

    const { sid } = jwt.decode(token) as { sid: string };
    await db
      .updateTable('sessions')
      .set({ expire: '2026-01-01T00:00:00Z' })
      .where('sid', '=', sid)
      .execute();

    expect((await read(bearer)).status).toBe(401);
  });

  test('says what the person may do now, not what they once might', async () => {
    const user = await createUser({ role: 'ADMIN' });
    const { bearer } = await signedIn(user);

    await db.updateTable('users').set({ role: 'OWNER' }).where('id', '=', user.id).execute();

    const response = await site
      .post('/v1/admin/reservations')
      .set('authorization', bearer)
      .send({});
    expect(response.status).toBe(403);
  });

  describe('made by others', () => {
    let claims: jwt.JwtPayload;
    let header: jwt.JwtHeader;
    let token: string;

    beforeAll(async () => {
      ({ token } = await signedIn(await createUser()));
      const decoded = jwt.decode(token, { complete: true }) as jwt.Jwt;
      header = decoded.header;
      claims = decoded.payload as jwt.JwtPayload;
    });

    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = (own: object, options: Parameters<typeof forgedToken>[2] = {}) =>
      forgedToken(token, own, options);

    test('is read where it is as ours', async () => {
      expect((await read(`Bearer ${signed({})}`)).status).toBe(200);
      // Clocks of two machines differ by less than a minute.
      expect(claims.nbf).toBe((claims.iat ?? 0) - 60);
    });

    test.each<[what: string, forge: () => string]>([
      ['without a signature', () => `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`],
      ['by another secret', () => signed({}, { secret: 'another secret that is as long as ours' })],
      ['by HS512', () => signed({}, { algorithm: 'HS512' })],
      ['by HS384', () => signed({}, { algorithm: 'HS384' })],
      ['for another audience', () => signed({ aud: 'koy-mail' })],
      ['by another issuer', () => signed({ iss: 'others' })],
      ['that is good later', () => signed({ nbf: Math.floor(Date.now() / 1000) + 60 })],
      ['that has expired', () => signed({ exp: Math.floor(Date.now() / 1000) - 1 })],
      [
        'by a secret that is none of ours',
        () => signed({}, { header: { alg: 'HS256', kid: 'x' } }),
      ],
      [
        'that does not say by which secret',
        () => signed({}, { header: { alg: 'HS256', kid: undefined } }),
      ],
      ['for another person of the session', () => signed({ id: 999_999 })],
      ['with a changed part', () => changed()],
      ['of three words', () => 'a.b.c'],
      ['whose claims are no JSON', () => `${encoded({ ...header })}.bm90IGpzb24.x`],
      ['of nothing', () => ''],
    ])('%s is refused', async (_what, forge) => {
      const response = await read(`Bearer ${forge()}`);

      expect([response.status, response.body.code]).toEqual([401, 'sign_in_required']);
    });

    /** The claims raised, the signature made anew with nothing secret. */
    function changed(): string {
      const [head = ''] = token.split('.');
      const body = `${head}.${encoded({ ...claims, role: 'ADMIN', id: 1 })}`;
      return `${body}.${createHmac('sha256', '').update(body).digest('base64url')}`;
    }

    test.each(['Basic', 'Token', 'Bearer of'])('is not read after %s', async (scheme) => {
      const { status, headers } = await read(`${scheme} ${token}`);

      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    });

    test.each(['bearer', 'BEARER', 'Bearer '])('is read after %s', async (scheme) => {
      expect((await read(`${scheme} ${token}`)).status).toBe(200);
    });

    test('is not read with something behind it', async () => {
      expect((await read(`Bearer ${token} x`)).status).toBe(401);
    });
  });
});

describe('signing out', () => {
  test('ends the session of the cookie and of the token', async () => {
    const { bearer, cookie } = await signedIn(await createUser());

    const response = await site.post(LOGOUT).set('authorization', bearer).set('cookie', cookie);

    expect(response.status).toBe(200);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect((await read(bearer)).status).toBe(401);
    const page = await site.get('/dashboard').set('cookie', cookie);
    expect(page.status).toBe(303);
  });

  test('ends the token’s session also without the cookie', async () => {
    const { bearer, cookie } = await signedIn(await createUser());

    await site.post(LOGOUT).set('authorization', bearer);

    expect((await read(bearer)).status).toBe(401);
    expect((await site.get('/dashboard').set('cookie', cookie)).status).toBe(303);
  });

  test('ends nobody else’s', async () => {
    const user = await createUser();
    const [here, there] = [await signedIn(user), await signedIn(user)];

    await site.post(LOGOUT).set('authorization', here.bearer);

    expect((await read(there.bearer)).status).toBe(200);
  });

  test('answers alike where there is nothing to end', async () => {
    const response = await site.post(LOGOUT);

    expect(response.status).toBe(200);
    expect(response.body).toEqual({ content: { ended: true } });
  });
});
