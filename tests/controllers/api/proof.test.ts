import jwt from 'jsonwebtoken';
import { sql } from 'kysely';

import { env } from '../../../server/env.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBankAccount, createUser, PASSWORD } from '../../support/factories.ts';

const PROOF = '/v1/admin/account/proof';
const BANKS = '/v1/admin/banks';
const USERS = '/v1/admin/users';
const BANK = { bank_name: 'Ziraat', holder: 'Koy A.Ş.', iban: 'DE89370400440532013000' };
const NEW = { role: 'OWNER', first_name: 'Elif', last_name: 'Şahin' };

type User = Awaited<ReturnType<typeof createUser>>;

let me: User;
let token: string;

beforeEach(async () => {
  me = await createUser();
  token = (await signedIn(me)).bearer;
  await db.deleteFrom('bank_accounts').execute();
});

const call = (
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  address: string,
  body?: object,
) => {
  const asked = site[method](address).set('authorization', token);
  return body ? asked.send(body) : asked;
};
/** Goes on with the token that the answer brings. */
const prove = async (password = PASSWORD) => {
  const response = await call('post', PROOF, { password });
  const { accessToken } = response.body.content;
  if (accessToken) token = `Bearer ${accessToken}`;
  return response;
};

/** As if the session's person had given their password so long ago. */
const letPass = (minutes: number, user: Pick<User, 'id'> = me) =>
  db
    .updateTable('sessions')
    .set({ proved_at: sql`now() - make_interval(mins => ${minutes})` })
    .where('user_id', '=', user.id)
    .execute();

const stored = (id: number) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'role', 'first_name', 'iban_encrypted', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const acts = async () => {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', me.id)
    .where('entity', '=', 'session')
    .where('action', '<>', 'session.started')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('a password counts', () => {
  test('from the login on: nothing more is asked', async () => {
    expect((await call('post', BANKS, BANK)).status).toBe(201);
  });

  test('for a quarter of an hour', async () => {
    await letPass(14);
    expect((await call('post', BANKS, BANK)).status).toBe(201);

    await letPass(15);
    const late = await call('post', BANKS, { ...BANK, iban: 'GB29NWBK60161331926819' });

    expect([late.status, late.body.code]).toEqual([403, 'reauth']);
    expect(late.body.content).toBe('Bu işlem için şifrenizi bir daha girin.');
  });

  test('again once it was given again, in this session alone', async () => {
    const elsewhere = (await signedIn(me)).bearer;
    await letPass(60);

    const response = await prove();

    expect([response.status, response.body]).toEqual([
      200,
      { content: { proved: true, accessToken: expect.any(String) } },
    ]);
    expect((await call('post', BANKS, BANK)).status).toBe(201);
    const other = await site.post(BANKS).set('authorization', elsewhere).send(BANK);
    expect([other.status, other.body.code]).toEqual([403, 'reauth']);
    expect(await acts()).toEqual(['session.proved']);
  });

  test('in a session that goes on under another id: the one before is worth nothing', async () => {
    const { bearer, cookie } = await signedIn(me);
    const mine = (await site.get('/v1/admin/account/sessions').set('authorization', bearer)).body;
    const read = (who: string) => site.get('/v1/admin/unreadcount').set('authorization', who);
    const page = (kept: string) => site.get('/dashboard/account').set('cookie', kept);

    const response = await site
      .post(PROOF)
      .set('authorization', bearer)
      .set('cookie', cookie)
      .send({ password: PASSWORD });

    const renewed = `Bearer ${response.body.content.accessToken}`;
    const [set = ''] = response.headers['set-cookie'] ?? [];
    const kept = set.split(';', 1)[0] ?? '';
    expect(response.headers['cache-control']).toBe('no-store');
    expect([(await read(bearer)).status, (await page(cookie)).status]).toEqual([401, 303]);
    expect([(await read(renewed)).status, (await page(kept)).status]).toEqual([200, 200]);
    const still = await site.get('/v1/admin/account/sessions').set('authorization', renewed);
    expect(still.body.content).toEqual(mine.content);
    const endOf = (who: string) => (jwt.decode(who.slice(7)) as jwt.JwtPayload).exp ?? 0;
    expect(Math.abs(endOf(renewed) - endOf(bearer))).toBeLessThan(2);
  });

  test('without a cookie by the token alone, and another’s cookie stays theirs', async () => {
    const { bearer } = await signedIn(me);
    const other = await signedIn(await createUser());

    const response = await site
      .post(PROOF)
      .set('authorization', bearer)
      .set('cookie', other.cookie)
      .send({ password: PASSWORD });

    expect([response.status, response.headers['set-cookie']]).toEqual([200, undefined]);
    const page = await site.get('/dashboard/account').set('cookie', other.cookie);
    expect(page.text).toContain('Açık oturumlar');
  });

  test('not when it is wrong; that is noted, and signs nobody out', async () => {
    await letPass(60);

    const response = await prove('yanlış parola');

    expect([response.status, response.body.code]).toEqual([422, 'invalid']);
    expect(response.body.fields).toEqual({ password: 'Şu anki şifreniz bu değil.' });
    expect((await call('post', BANKS, BANK)).body.code).toBe('reauth');
    expect((await call('get', BANKS)).status).toBe(200);
    expect(await acts()).toEqual(['session.proof_refused']);
  });

  test('for an owner too, who has an account of their own', async () => {
    me = await createUser({ role: 'OWNER' });
    token = (await signedIn(me)).bearer;

    expect((await prove()).status).toBe(200);
    expect((await site.post(PROOF).send({ password: PASSWORD })).status).toBe(401);
  });
});

describe('tries at it', () => {
  beforeEach(async () => {
    await db.deleteFrom('rate_limits').execute();
    env.RATE_LIMITS = 'on';
  });
  afterEach(() => {
    env.RATE_LIMITS = 'off';
  });

  test('are counted by person, wherever they come from', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await prove('yanlış')).status).toBe(422);

    const refused = await prove();

    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await site
      .post(PROOF)
      .set('authorization', (await signedIn(me)).bearer)
      .send({ password: PASSWORD });
    expect(elsewhere.status).toBe(429);
    const keys = await db.selectFrom('rate_limits').select('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        `password-person:${me.id}`,
        expect.stringMatching(/^login-address:/),
      ]),
    );
  });

  test('are forgotten after a success', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await prove('yanlış');
    await prove();

    expect((await prove('yanlış')).status).toBe(422);
    expect((await prove()).status).toBe(200);
  });
});

describe('long after the password', () => {
  test('no account of the agency is made, changed, closed or deleted', async () => {
    const { id } = await createBankAccount();
    await letPass(60);

    const answers = [
      await call('post', BANKS, BANK),
      await call('put', `${BANKS}/${id}`, { ...BANK, version: 1 }),
      await call('patch', `${BANKS}/activity`, { ids: [id], active: false }),
      await call('delete', `${BANKS}/${id}`),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'reauth']),
    );
    const rows = await db.selectFrom('bank_accounts').select(['id', 'version', 'active']).execute();
    expect(rows).toEqual([{ id, version: 1, active: true }]);
  });

  test('accounts are still read and put into order', async () => {
    const { id } = await createBankAccount();
    await letPass(60);

    expect((await call('get', BANKS)).status).toBe(200);
    expect((await call('patch', `${BANKS}/order`, { ids: [id] })).status).toBe(200);
  });

  describe('of a person', () => {
    let person: User;
    let fields: object;

    beforeEach(async () => {
      person = await createUser({ role: 'OWNER', phone: '+905321234567', vkn: null });
      fields = { ...NEW, email: person.email, phone: '0532 123 45 67' };
      await letPass(60);
    });

    const edit = (own: object) => call('put', `${USERS}/${person.id}`, { ...fields, ...own });

    test.each<[what: string, own: object]>([
      ['address', { email: 'baska@koy.example' }],
      ['telephone', { phone: '0533 210 44 18' }],
      ['telephone, removed', { phone: null }],
      ['role', { role: 'ADMIN' }],
      ['bank account', { iban: 'TR330006100519786457841326' }],
      ['identity number', { tckn: '10000000146' }],
      ['foreign identity number', { foreign_identity: '99000000000' }],
      ['tax number', { vkn: '1234567890' }],
    ])('the %s stays', async (_what, own) => {
      const before = await stored(person.id);

      const response = await edit({ first_name: 'Başka', ...own });

      expect([response.status, response.body.code]).toEqual([403, 'reauth']);
      expect(await stored(person.id)).toEqual(before);
    });

    test('the name changes, with all of these sent as they are', async () => {
      const response = await edit({ first_name: 'Başka', iban: null, tckn: null });

      expect([response.status, response.body.content?.first_name]).toEqual([200, 'Başka']);
    });

    test('the address changes once the password was given', async () => {
      await prove();

      expect((await edit({ email: 'yeni@koy.example' })).status).toBe(200);
      expect((await stored(person.id)).email).toBe('yeni@koy.example');
    });

    test('what is wrong is told before the password is asked', async () => {
      expect((await edit({ phone: '0999' })).status).toBe(422);
      expect((await edit({ phone: null, version: 99 })).body.code).toBe('stale');
    });
  });

  test('one’s own address stays', async () => {
    await letPass(60);

    const own = { ...NEW, role: 'ADMIN', email: 'ben@koy.example' };

    expect((await call('put', `${USERS}/${me.id}`, own)).body.code).toBe('reauth');
    expect((await stored(me.id)).email).toBe(me.email);
  });

  test('owners are let in again, administrators are not', async () => {
    const [owner, admin] = [await createUser({ role: 'OWNER' }), await createUser()];
    const both = [owner.id, admin.id];
    const activity = (body: object) => call('patch', `${USERS}/activity`, body);
    const inOf = (ids: number[]) =>
      db.selectFrom('users').select('active').where('id', 'in', ids).execute();
    await letPass(60);

    expect((await activity({ ids: both, active: false })).status).toBe(200);
    expect((await activity({ ids: both, active: true })).body.code).toBe('reauth');
    expect(await inOf(both)).toEqual([{ active: false }, { active: false }]);
    expect((await activity({ ids: [owner.id], active: true })).status).toBe(200);
    await prove();
    expect((await activity({ ids: both, active: true })).status).toBe(200);
    expect(await inOf(both)).toEqual([{ active: true }, { active: true }]);
  });

  test('owners are invited, administrators are not', async () => {
    const [owner, admin] = [await createUser({ role: 'OWNER' }), await createUser()];
    await letPass(60);

    const invited = await call('post', USERS, { ...NEW, email: 'ev@koy.example' });
    const refused = await call('post', USERS, { ...NEW, role: 'ADMIN', email: 'is@koy.example' });

    expect(invited.status).toBe(201);
    expect([refused.status, refused.body.code]).toEqual([403, 'reauth']);
    expect((await call('post', `${USERS}/${owner.id}/link`)).status).toBe(200);
    expect((await call('post', `${USERS}/${admin.id}/link`)).body.code).toBe('reauth');
    const mails = await db
      .selectFrom('mails')
      .select('recipient')
      .where('recipient', 'in', ['is@koy.example', admin.email])
      .execute();
    expect(mails).toEqual([]);
  });

  test('the site keeps its address and telephones; its other lines change', async () => {
    const contact = '/v1/admin/contact/edit';
    await call('put', contact, { site_email: 'bilgi@koy.example' });
    await letPass(60);

    const refused = await call('put', contact, { site_email: 'hirsiz@koy.example' });
    const done = await call('put', contact, {
      site_email: 'bilgi@koy.example',
      support_hours: 'Her gün 09.00 – 22.00',
    });

    expect([refused.status, refused.body.code]).toEqual([403, 'reauth']);
    expect([done.status, done.body.content?.site_email]).toEqual([200, 'bilgi@koy.example']);
  });

  test('one’s own password changes by the one that is given with it', async () => {
    await letPass(60);
    const password = 'yepyeni bir parola cümlesi';

    const response = await call('put', '/v1/admin/account/password', {
      current: PASSWORD,
      password,
      repeated: password,
    });

    expect(response.status).toBe(200);
  });

  test('whoever may not call at all is told that', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const theirs = (await signedIn(owner)).bearer;
    await letPass(60, owner);

    const response = await site.post(BANKS).set('authorization', theirs).send(BANK);

    expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
  });
});

test('the document says where it is asked', async () => {
  const { body } = await site.get('/v1/openapi.json').set('authorization', await bearer('ADMIN'));
  const refusals = (path: string, method: string) =>
    body.paths[path][method].responses['403'].$ref as string;

  expect(refusals('/v1/admin/banks', 'post')).toContain('reauth');
  expect(refusals('/v1/admin/users/{id}', 'put')).toContain('reauth');
  expect(refusals('/v1/admin/banks/order', 'patch')).not.toContain('reauth');
});
