import jwt from 'jsonwebtoken';
import type { Response } from 'supertest';

import { env } from '../../../server/env.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db, site } from '../../support/api.ts';
import { createUser, PASSWORD } from '../../support/factories.ts';
import { forgedToken } from '../../support/forged-token.ts';
import { codeNow, createTotpUser, forgetLastCode } from '../../support/totp.ts';

const { dashboard, api } = paths;

const submit = (fields: object, cookie = '') =>
  site.post(dashboard.login()).type('form').set('cookie', cookie).send(fields);
const givePassword = (email: string, more: object = {}) =>
  submit({ email, password: PASSWORD, totp: '', recovery_code: '', ...more });
const giveCode = (email: string, cookie: string, fields: object) =>
  submit({ step: 'second', email, totp: '', recovery_code: '', ...fields }, cookie);

const cookiesOf = ({ headers }: Response) => (headers['set-cookie'] ?? []) as unknown as string[];
const cookieOf = (response: Response, name: string) =>
  cookiesOf(response).find((cookie) => cookie.startsWith(`${name}=`));
const firstStepOf = (response: Response) =>
  cookieOf(response, 'first-step')?.split(';', 1)[0] ?? '';

/** Somebody whose password was right a moment ago, with the cookie that says so. */
async function atSecondStep(own: Parameters<typeof createTotpUser>[0] = {}) {
  const user = await createTotpUser(own);
  return { ...user, first_step: firstStepOf(await givePassword(user.email)) };
}

const WRONG = { recovery_code: 'AAAA-AAAA-AAAA-AAAA' };
const isSecond = (html: string) => html.includes('name="step"');
const hasPassword = (html: string) => html.includes('name="password"');

/** Back at the first page, which says why; what was begun is forgotten. */
function expectStartOver(response: Response): void {
  expect(response.status).toBe(401);
  expect(cookieOf(response, 'sid')).toBeUndefined();
  expect([isSecond(response.text), hasPassword(response.text)]).toEqual([false, true]);
  expect(response.text).toContain('Err: Kod için beklenen süre doldu.');
}

describe('after a right password', () => {
  test('only the code is asked for, and a cookie of five minutes says why', async () => {
    const { email } = await createTotpUser();
    const next = dashboard.users();

    const response = await givePassword(email, { next });

    expect(response.status).toBe(401);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(cookiesOf(response)).toEqual([
      expect.stringMatching(
        /^first-step=[^;]+; Max-Age=300; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect([isSecond(response.text), hasPassword(response.text)]).toEqual([true, false]);
    expect(response.text).toContain('6 haneli kodu da yazın');
    expect(response.text).not.toContain('Err:');
    expect(response.text).toContain(`name="next" value="${next}"`);
    expect(response.text).not.toContain(PASSWORD);
  });

  test('the code alone lets in, to where it was going, and the cookie is gone', async () => {
    const user = await atSecondStep();
    const fields = { totp: codeNow(user.secret), next: dashboard.users() };

    const response = await giveCode(user.email, user.first_step, fields);

    expect([response.status, response.headers.location]).toEqual([303, dashboard.users()]);
    expect(cookieOf(response, 'sid')).toBeDefined();
    expect(cookieOf(response, 'first-step')).toMatch(/^first-step=; .*Expires=Thu, 01 Jan 1970/);
  });

  test('a recovery code does as well', async () => {
    const user = await atSecondStep();
    const [recovery_code] = user.recovery_codes;

    expect((await giveCode(user.email, user.first_step, { recovery_code })).status).toBe(303);
  });

  test('a wrong code is asked for again, without more time for it', async () => {
    const user = await atSecondStep();

    const wrong = await giveCode(user.email, user.first_step, WRONG);
    const none = await giveCode(user.email, user.first_step, {});
    const right = await giveCode(user.email, user.first_step, { totp: codeNow(user.secret) });

    for (const response of [wrong, none]) {
      expect([response.status, isSecond(response.text)]).toEqual([401, true]);
      expect(cookiesOf(response)).toEqual([]);
    }
    expect(wrong.text).toContain('Bir hata meydana geldi. Err: Doğrulama kodu hatalı');
    expect(none.text).toContain('Err: Doğrulama uygulamanızdaki 6 haneli kodu');
    expect(right.status).toBe(303);
  });

  test('a wrong code typed beside the password leads to the second page, too', async () => {
    const user = await createTotpUser();

    const response = await givePassword(user.email, WRONG);

    expect([response.status, isSecond(response.text)]).toEqual([401, true]);
    expect(response.text).toContain('Err: Doğrulama kodu hatalı');
    const totp = codeNow(user.secret);
    expect((await giveCode(user.email, firstStepOf(response), { totp })).status).toBe(303);
  });

  test('whoever begins anew has nothing behind them', async () => {
    const { first_step } = await atSecondStep();

    const response = await site.get(dashboard.login()).set('cookie', first_step).expect(200);

    expect(cookieOf(response, 'first-step')).toMatch(/^first-step=;/);
    expect(hasPassword(response.text)).toBe(true);
  });

  test('who has no second step, or a wrong password, gets no such cookie', async () => {
    const [plain, user] = [await createUser(), await createTotpUser()];

    const [entered, refused] = [
      await givePassword(plain.email),
      await givePassword(user.email, { password: 'yanlış parola' }),
    ];

    expect([entered.status, refused.status]).toEqual([303, 401]);
    expect([firstStepOf(entered), firstStepOf(refused)]).toEqual(['', '']);
    expect(refused.text).toContain('Bir hata meydana geldi. Err: E-posta ya da şifre hatalı.');
  });
});

describe('the cookie of a first step', () => {
  test('opens nothing but the second step', async () => {
    const { first_step } = await atSecondStep();
    const token = first_step.replace('first-step=', '');

    const [page, call] = await Promise.all([
      site.get(dashboard.users()).set('cookie', `${first_step}; sid=${token}`),
      site.get('/v1/admin/unreadcount').set('authorization', `Bearer ${token}`),
    ]);

    expect([page.status, page.headers.location]).toEqual([303, dashboard.login(dashboard.users())]);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(call.status).toBe(401);
    expect(JSON.stringify(jwt.decode(token))).not.toMatch(/argon2|@/);
  });

  test('is used up by the sign-in that it led to', async () => {
    const user = await atSecondStep();
    await giveCode(user.email, user.first_step, { totp: codeNow(user.secret) }).expect(303);
    await forgetLastCode(user.id);

    expectStartOver(await giveCode(user.email, user.first_step, { totp: codeNow(user.secret) }));
  });

  type Begun = Awaited<ReturnType<typeof atSecondStep>>;
  const signed = ({ first_step }: Begun, own: object, options: jwt.SignOptions = {}) =>
    `first-step=${forgedToken(first_step.replace('first-step=', ''), own, options)}`;
  const past = () => Math.floor(Date.now() / 1000) - 1;

  test('made anew in the right way would be taken', async () => {
    const user = await atSecondStep();

    const response = await giveCode(user.email, signed(user, {}), { totp: codeNow(user.secret) });

    expect(response.status).toBe(303);
  });

  test.each<[what: string, forge: (user: Begun) => string | Promise<string>]>([
    ['that is missing', () => ''],
    ['that has expired', (user) => signed(user, { exp: past() })],
    ['of another mark', (user) => signed(user, { mark: 'x' })],
    ['for another audience', (user) => signed(user, { aud: 'koy-api' })],
    ['by another algorithm', (user) => signed(user, {}, { algorithm: 'HS384' })],
    ['with a changed signature', ({ first_step }) => `${first_step.slice(0, -4)}AAAA`],
    ['of another account', async () => (await atSecondStep()).first_step],
    [
      'of another account under one’s own number',
      async ({ id }) => signed(await atSecondStep(), { id }),
    ],
    ['that is a bearer token', ({ bearer: own }) => own.replace('Bearer ', 'first-step=')],
  ])('%s is worth nothing, also with the right code', async (_what, forge) => {
    const user = await atSecondStep();

    const response = await giveCode(user.email, await forge(user), {
      totp: codeNow(user.secret),
    });

    expectStartOver(response);
  });

  test.each<[what: string, act: (user: Begun) => PromiseLike<unknown>]>([
    [
      'another password',
      ({ bearer: own }) =>
        site
          .put('/v1/admin/account/password')
          .set('authorization', own)
          .send({ current: PASSWORD, password: 'mavi tekne akşam', repeated: 'mavi tekne akşam' })
          .expect(200),
    ],
    [
      'signing out everywhere else',
      ({ bearer: own }) =>
        site.delete('/v1/admin/account/sessions').set('authorization', own).expect(200),
    ],
    [
      'a colleague who ends all sessions',
      async ({ id }) =>
        site
          .delete(`/v1/admin/users/${id}/sessions`)
          .set('authorization', await bearer('ADMIN'))
          .expect(200),
    ],
    [
      'a colleague who takes the second step away',
      async ({ id }) =>
        site
          .delete(api.userTotp(id))
          .set('authorization', await bearer('ADMIN'))
          .expect(200),
    ],
    [
      'a second step that is off',
      ({ id }) => db.deleteFrom('totp_secrets').where('user_id', '=', id).execute(),
    ],
    [
      'an account that is closed',
      ({ id }) => db.updateTable('users').set({ active: false }).where('id', '=', id).execute(),
    ],
  ])('is void after %s', async (_what, act) => {
    const user = await atSecondStep();

    await act(user);

    expectStartOver(await giveCode(user.email, user.first_step, { totp: codeNow(user.secret) }));
  });

  test('of somebody signed out makes no form of theirs stale', async () => {
    const user = await createTotpUser();
    const version = () =>
      db
        .selectFrom('users')
        .select(['version', 'signed_out_at'])
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
    const before = await version();

    await site.delete('/v1/admin/account/sessions').set('authorization', user.bearer).expect(200);

    const after = await version();
    expect(after.version).toBe(before.version);
    expect(after.signed_out_at).not.toEqual(before.signed_out_at);
  });
});

describe('too many codes on the second page', () => {
  beforeAll(() => {
    env.RATE_LIMITS = 'on';
  });
  afterAll(() => {
    env.RATE_LIMITS = 'off';
  });
  beforeEach(() => db.deleteFrom('rate_limits').execute());

  test('are counted with the passwords, and end what was begun', async () => {
    const user = await atSecondStep();
    await db.deleteFrom('rate_limits').execute();
    const statuses = [(await givePassword(user.email)).status];
    for (let attempt = 0; attempt < 4; attempt += 1)
      statuses.push((await giveCode(user.email, user.first_step, WRONG)).status);

    const locked = await giveCode(user.email, user.first_step, { totp: codeNow(user.secret) });

    expect(statuses).toEqual(Array(5).fill(401));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(cookieOf(locked, 'first-step')).toMatch(/^first-step=;/);
    expect(isSecond(locked.text)).toBe(false);
    expect(locked.text).toMatch(/Err: .*dakika sonra/);
    expect((await givePassword(user.email)).status).toBe(429);
  });

  test('cannot be had under another address than the password’s', async () => {
    const user = await atSecondStep();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await giveCode(user.email, user.first_step, WRONG);
    const other = await createTotpUser();

    expectStartOver(await giveCode(other.email, user.first_step, { totp: codeNow(user.secret) }));
  });

  test('are forgotten after a success', async () => {
    const user = await createTotpUser();
    const { id, email, secret } = user;
    const first = firstStepOf(await givePassword(email));
    for (let attempt = 0; attempt < 3; attempt += 1) await giveCode(email, first, WRONG);
    await giveCode(email, first, { totp: codeNow(secret) }).expect(303);
    await forgetLastCode(id);

    const second = firstStepOf(await givePassword(email));
    for (let attempt = 0; attempt < 3; attempt += 1) await giveCode(email, second, WRONG);

    expect((await giveCode(email, second, { totp: codeNow(secret) })).status).toBe(303);
  });
});

test('the audit log has a line of every try', async () => {
  const user = await atSecondStep();
  await giveCode(user.email, '', WRONG);
  await giveCode(user.email, user.first_step, WRONG);
  await giveCode(user.email, user.first_step, { totp: codeNow(user.secret) });

  const lines = await db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('entity', '=', 'session')
    .orderBy('id', 'desc')
    .limit(4)
    .execute();

  expect(lines.toReversed()).toMatchObject([
    { action: 'session.code_asked', after: { user_id: user.id } },
    { action: 'session.refused', after: { user_id: user.id, reason: 'first_step_over' } },
    { action: 'session.refused', after: { user_id: user.id, reason: 'totp_wrong' } },
    { action: 'session.started' },
  ]);
});
