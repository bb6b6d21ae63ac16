import { env } from '../../../server/env.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createUser, PASSWORD } from '../../support/factories.ts';
import { codeNow, createTotpUser, forgetLastCode } from '../../support/totp.ts';

const LOGIN = '/v1/auth/login';
const TOTP = '/v1/admin/account/totp';
const READ = '/v1/admin/unreadcount';

const logIn = (email: string, more: object = {}) =>
  site.post(LOGIN).send({ email, password: PASSWORD, ...more });
const begin = (who: string, password = PASSWORD) =>
  site.post(TOTP).set('authorization', who).send({ password });
const confirm = (who: string, code: string) =>
  site.post(`${TOTP}/confirm`).set('authorization', who).send({ code });
const turnOff = (who: string, code: string, password = PASSWORD) =>
  site.delete(TOTP).set('authorization', who).send({ password, code });
const renew = (who: string, code: string, password = PASSWORD) =>
  site.post(`${TOTP}/codes`).set('authorization', who).send({ password, code });
const takeFrom = async (id: number) =>
  site.delete(`/v1/admin/users/${id}/totp`).set('authorization', await bearer('ADMIN'));
const read = (who: string) => site.get(READ).set('authorization', who);

const sessionsOf = async (user_id: number) =>
  (await db.selectFrom('sessions').select('sid').where('user_id', '=', user_id).execute()).length;

const auditOf = (id: number) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'actor_role', 'before', 'after'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

/** What the account's address was told, in order. */
const toldTo = async (email: string) => {
  const mails = await db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('template_code', '=', 'account_changed')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  for (const { text } of mails) expect(text).toContain('/dashboard/forgot');
  return mails.map(({ subject }) => subject.replace(/^.*: /, ''));
};

describe('setting it up', () => {
  test('changes nothing at the login until a code of the app was typed', async () => {
    const user = await createUser();
    const session = await signedIn(user);

    const begun = await begin(session.bearer);

    expect(begun.status).toBe(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    const { secret, address } = begun.body.content;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/Koy:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Koy`,
    );
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('ends with ten recovery codes, and with the other sessions', async () => {
    const user = await createUser({ role: 'OWNER' });
    const [here, there] = [await signedIn(user), await signedIn(user)];
    const { secret } = (await begin(here.bearer)).body.content;

    const { status, body } = await confirm(here.bearer, codeNow(secret));

    expect(status).toBe(200);
    expect(body.content.ended).toBe(1);
    expect(new Set(body.content.recovery_codes).size).toBe(10);
    for (const code of body.content.recovery_codes) expect(code).toMatch(/^([A-Z2-7]{4}-?){4}$/);
    expect((await read(here.bearer)).status).toBe(200);
    expect((await read(there.bearer)).status).toBe(401);
    expect((await logIn(user.email)).body.code).toBe('totp_required');
    expect(await toldTo(user.email)).toEqual(['iki adımlı giriş açıldı']);
  });

  test('asks for the password: an open screen is not enough', async () => {
    const { bearer: who } = await signedIn(await createUser());

    const response = await begin(who, 'başka bir parola');

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields)).toEqual(['password']);
  });

  test('is refused with a code of another secret, and can be tried again', async () => {
    const { bearer: who } = await signedIn(await createUser());
    const { secret } = (await begin(who)).body.content;
    const wrong = await confirm(who, '000000' === codeNow(secret) ? '000001' : '000000');

    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['code']]);
    expect((await confirm(who, codeNow(secret))).status).toBe(200);
  });

  test('begun anew takes the new secret only', async () => {
    const { bearer: who } = await signedIn(await createUser());
    const first = (await begin(who)).body.content.secret;
    const second = (await begin(who)).body.content.secret;

    expect((await confirm(who, codeNow(first))).status).toBe(422);
    expect((await confirm(who, codeNow(second))).status).toBe(200);
  });

  test('waits a quarter of an hour for the code', async () => {
    const user = await createUser();
    const { bearer: who } = await signedIn(user);
    const { secret } = (await begin(who)).body.content;
    await db
      .updateTable('totp_secrets')
      .set({ started_at: new Date(Date.now() - 16 * 60_000) })
      .where('user_id', '=', user.id)
      .execute();

    const late = await confirm(who, codeNow(secret));

    expect([late.status, late.body.code]).toEqual([409, 'totp_not_started']);
  });

  test('is refused where it is on: nobody’s app is replaced by another', async () => {
    const user = await createTotpUser();

    const again = await begin(user.bearer);
    const confirmed = await confirm(user.bearer, codeNow(user.secret));

    expect([again.status, again.body.code]).toEqual([409, 'totp_on']);
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'totp_not_started']);
  });
});

describe('signing in in two steps', () => {
  test('needs a code: without one there is no token, no cookie, no session', async () => {
    const user = await createTotpUser();
    const before = await sessionsOf(user.id);

    const response = await logIn(user.email);

    expect([response.status, response.body.code]).toEqual([401, 'totp_required']);
    expect(response.body.content).toMatch(/6 haneli kod/);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(response.body)).not.toContain('accessToken');
    expect(await sessionsOf(user.id)).toBe(before);
  });

  test('works with the code that the app shows', async () => {
    const user = await createTotpUser();

    const response = await logIn(user.email, { totp: codeNow(user.secret) });

    expect(response.status).toBe(200);
    expect(response.body.content.user.id).toBe(user.id);
    expect((await read(`Bearer ${response.body.content.accessToken}`)).status).toBe(200);
  });

  test('takes no code twice, nor the one that switched it on', async () => {
    const user = await createTotpUser();
    const totp = codeNow(user.secret, 1);

    expect((await logIn(user.email, { totp })).status).toBe(200);
    const again = await logIn(user.email, { totp });

    expect([again.status, again.body.code]).toEqual([401, 'totp_wrong']);
    expect(again.headers['set-cookie']).toBeUndefined();
    const earlier = await logIn(user.email, { totp: codeNow(user.secret) });
    expect(earlier.body.code).toBe('totp_wrong');
  });

  test('lets one in when one code comes many times at once', async () => {
    const user = await createTotpUser();
    const before = await sessionsOf(user.id);
    const totp = codeNow(user.secret, 1);

    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(user.email, { totp })));

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await sessionsOf(user.id)).toBe(before + 1);
  });

  test('works once with each recovery code, however it is written; its use is noted', async () => {
    const user = await createTotpUser();
    const [first = '', second = ''] = user.recovery_codes;

    expect((await logIn(user.email, { recovery_code: first })).status).toBe(200);
    const again = await logIn(user.email, { recovery_code: first });
    expect([again.status, again.body.code]).toEqual([401, 'totp_wrong']);
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ')} `;
    expect((await logIn(user.email, { recovery_code: typed })).status).toBe(200);

    const uses = (await auditOf(user.id)).filter(({ action }) => action.endsWith('code_used'));
    expect(uses).toEqual(
      [9, 8].map((codes_left) => ({
        action: 'user.recovery_code_used',
        actor_id: user.id,
        actor_role: 'ADMIN',
        before: null,
        after: { codes_left },
      })),
    );
  });

  test('lets one in when one recovery code comes many times at once', async () => {
    const user = await createTotpUser();
    const [recovery_code] = user.recovery_codes;

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => logIn(user.email, { recovery_code })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('says nothing of a second step before the password was right', async () => {
    const user = await createTotpUser();
    const plain = await createUser();
    const disabled = await createTotpUser();
    await db.updateTable('users').set({ active: false }).where('id', '=', disabled.id).execute();
    const wrong = { password: 'yanlış parola' };

    const answers = await Promise.all([
      logIn(user.email, wrong),
      logIn(user.email, { ...wrong, totp: codeNow(user.secret) }),
      logIn(plain.email, wrong),
      logIn(disabled.email, { totp: codeNow(disabled.secret) }),
    ]);

    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([401, 'bad_credentials']);
    }
    expect((await logIn(user.email, { totp: codeNow(user.secret) })).status).toBe(200);
  });

  test('does not trouble whoever has none with a code they sent', async () => {
    const user = await createUser();

    expect((await logIn(user.email, { totp: '123456' })).status).toBe(200);
  });

  test.each(['12345', '1234567', 'abcdef', '', 123456])('takes %j for no code', async (totp) => {
    const response = await logIn('kimse@koy.example', { totp });

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['totp']]);
  });

  test('takes no code of somebody else’s', async () => {
    const [one, other] = [await createTotpUser(), await createTotpUser()];

    const answers = await Promise.all([
      logIn(one.email, { totp: codeNow(other.secret) }),
      logIn(one.email, { recovery_code: other.recovery_codes[0] }),
    ]);

    expect(answers.map(({ body }) => body.code)).toEqual(['totp_wrong', 'totp_wrong']);
  });

  test('cannot be had by putting one’s own secret into another’s row', async () => {
    const [thief, user] = [await createTotpUser(), await createTotpUser()];
    const { secret_encrypted } = await db
      .selectFrom('totp_secrets')
      .select('secret_encrypted')
      .where('user_id', '=', thief.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('totp_secrets')
      .set({ secret_encrypted })
      .where('user_id', '=', user.id)
      .execute();

    expect((await logIn(user.email, { totp: codeNow(thief.secret) })).status).toBe(500);
  });
});

describe('too many codes', () => {
  beforeAll(() => {
    env.RATE_LIMITS = 'on';
  });
  afterAll(() => {
    env.RATE_LIMITS = 'off';
  });
  beforeEach(() => db.deleteFrom('rate_limits').execute());

  test('are counted like wrong passwords, and forgotten after a success', async () => {
    const user = await createTotpUser();
    const wrong = { recovery_code: 'AAAA-AAAA-AAAA-AAAA' };
    const codes: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      codes.push((await logIn(user.email, wrong)).body.code);
    expect((await logIn(user.email, { totp: codeNow(user.secret) })).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1)
      codes.push((await logIn(user.email, wrong)).body.code);

    await forgetLastCode(user.id);
    const locked = await logIn(user.email, { totp: codeNow(user.secret) });

    expect(codes).toEqual(Array(9).fill('totp_wrong'));
    expect([locked.status, locked.body.code]).toEqual([429, 'too_many_requests']);
  });

  test('cannot be had by asking for the code in between', async () => {
    const user = await createTotpUser();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(user.email);

    expect((await logIn(user.email)).status).toBe(429);
  });

  test('nor from a borrowed session', async () => {
    const user = await createTotpUser();
    for (let attempt = 0; attempt < 5; attempt += 1) await turnOff(user.bearer, '000000', 'yanlış');

    const refused = await turnOff(user.bearer, codeNow(user.secret));

    expect(refused.status).toBe(429);
  });

  test('nor by whoever knows the password, which forgets no code', async () => {
    const user = await createTotpUser();
    const proof = () =>
      site
        .post('/v1/admin/account/proof')
        .set('authorization', user.bearer)
        .send({ password: PASSWORD });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await (attempt % 2 ? renew : turnOff)(user.bearer, '000000')).status);
      user.bearer = `Bearer ${(await proof()).body.content.accessToken}`;
    }

    const refused = [
      await turnOff(user.bearer, codeNow(user.secret)),
      await renew(user.bearer, codeNow(user.secret)),
      await confirm(user.bearer, codeNow(user.secret)),
    ];

    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  });

  test('are forgotten after a right one', async () => {
    const user = await createTotpUser();
    for (let attempt = 0; attempt < 4; attempt += 1) await turnOff(user.bearer, '000000');
    expect((await renew(user.bearer, codeNow(user.secret))).status).toBe(200);

    expect((await turnOff(user.bearer, '000000')).status).toBe(422);
    expect((await turnOff(user.bearer, codeNow(user.secret, 1))).status).toBe(200);
  });
});

describe('one’s own account', () => {
  test('goes back to one step with the password and a code', async () => {
    const user = await createTotpUser();

    const off = await turnOff(user.bearer, codeNow(user.secret));

    expect([off.status, off.body.content]).toEqual([200, { on: false }]);
    expect((await logIn(user.email)).status).toBe(200);
    const again = await turnOff(user.bearer, codeNow(user.secret));
    expect([again.status, again.body.code]).toEqual([409, 'totp_off']);
    expect(await toldTo(user.email)).toEqual([
      'iki adımlı giriş açıldı',
      'iki adımlı giriş kapatıldı',
    ]);
  });

  test('goes back to one step with a recovery code', async () => {
    const user = await createTotpUser();

    expect((await turnOff(user.bearer, user.recovery_codes[3] ?? '')).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test.each([
    ['without the password', 'yanlış parola', true, 'password'],
    ['without a code', PASSWORD, false, 'code'],
  ])('keeps both steps %s', async (_what, password, right, field) => {
    const user = await createTotpUser();
    const code = right ? codeNow(user.secret) : 'AAAA-BBBB';

    for (const act of [turnOff, renew]) {
      const refused = await act(user.bearer, code, password);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    expect((await logIn(user.email)).body.code).toBe('totp_required');
  });

  test('gets new recovery codes, and the old ones are worth nothing', async () => {
    const user = await createTotpUser();

    const renewed = await renew(user.bearer, codeNow(user.secret));

    expect(renewed.status).toBe(200);
    const [fresh] = renewed.body.content.recovery_codes;
    const old = await logIn(user.email, { recovery_code: user.recovery_codes[0] });
    expect(old.body.code).toBe('totp_wrong');
    expect((await logIn(user.email, { recovery_code: fresh })).status).toBe(200);
    expect(await toldTo(user.email)).toContain('kurtarma kodları yenilendi');
  });

  test('has codes that a new password does not change', async () => {
    const user = await createTotpUser();
    const password = 'mavi tekne akşam rüzgârı';
    await site
      .put('/v1/admin/account/password')
      .set('authorization', user.bearer)
      .send({ current: PASSWORD, password, repeated: password });

    expect((await logIn(user.email, { password })).body.code).toBe('totp_required');
    expect(await toldTo(user.email)).toContain('şifre değiştirildi');
  });
});

describe('a lost device', () => {
  test('is helped by a colleague: one step again, signed out everywhere, and noted', async () => {
    const user = await createTotpUser({ role: 'OWNER' });

    const taken = await takeFrom(user.id);

    expect([taken.status, taken.body.content]).toEqual([200, { id: user.id }]);
    expect((await read(user.bearer)).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(200);
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual([
      'user.totp_started',
      'user.totp_on',
      'user.totp_taken',
    ]);
    expect(await toldTo(user.email)).toContain('iki adımlı giriş kapatıldı');
    const again = await takeFrom(user.id);
    expect([again.status, again.body.code]).toEqual([409, 'totp_off']);
  });

  test('is no way around the code for one’s own account', async () => {
    const user = await createTotpUser();

    const own = await site
      .delete(`/v1/admin/users/${user.id}/totp`)
      .set('authorization', user.bearer);

    expect([own.status, own.body.code]).toEqual([409, 'totp_own']);
    expect((await logIn(user.email)).body.code).toBe('totp_required');
  });
});

test('secrets and codes are in no table as they are, and in no answer but the one that gives them', async () => {
  const user = await createTotpUser();
  await logIn(user.email, { recovery_code: user.recovery_codes[1] });
  const admin = await bearer('ADMIN');

  const [stored, codes] = await Promise.all([
    db.selectFrom('totp_secrets').selectAll().where('user_id', '=', user.id).execute(),
    db.selectFrom('totp_recovery_codes').selectAll().where('user_id', '=', user.id).execute(),
  ]);
  const answers = await Promise.all(
    [`/v1/admin/users/${user.id}`, '/v1/admin/users?take=500', '/v1/admin/users?format=csv'].map(
      async (address) => (await site.get(address).set('authorization', admin)).text,
    ),
  );
  const everything = JSON.stringify([stored, codes, await auditOf(user.id), answers]);

  expect(stored[0]?.secret_encrypted).toMatch(/^s1\./);
  expect(codes).toHaveLength(10);
  expect(everything).not.toContain(user.secret);
  for (const code of user.recovery_codes) {
    expect(everything).not.toContain(code);
    expect(everything).not.toContain(code.replaceAll('-', ''));
  }
  for (const text of answers) expect(text).not.toMatch(/secret|code_hash|recovery_code|s1\./);
  expect(JSON.parse(answers[0] ?? '').content.has_totp).toBe(true);
});
