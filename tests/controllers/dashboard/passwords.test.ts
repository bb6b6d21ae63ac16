import { sql } from 'kysely';
import type { Response, Test } from 'supertest';

import { env } from '../../../server/env.ts';
import { deleteSessionsOf, listSessionsOf } from '../../../server/queries/accounts/sessions.ts';
import { setPassword, updateUser } from '../../../server/queries/accounts/users.ts';
import { inviteFirstAdmin } from '../../../server/services/accounts/password-codes.ts';
import { hashPassword } from '../../../server/services/accounts/passwords.ts';
import { paths } from '../../../server/shared/paths.ts';
import { cookieOf, db, signedIn, site } from '../../support/api.ts';
import { createUser, PASSWORD } from '../../support/factories.ts';
import { sentFrom } from '../../support/form-origin.ts';
import { waiting } from '../../support/gates.ts';
import { until } from '../../support/until.ts';

const FORGOT = '/dashboard/forgot';
const PHRASE = 'mavi tekne akşam rüzgârı';

const ask = (email: string) => site.post(FORGOT).type('form').send({ email });
const choose = (code: string, password: string, repeated = password) =>
  site.post(`/dashboard/reset/${code}`).type('form').send({ password, repeated });
const logIn = (email: string, password: string) =>
  site.post('/v1/auth/login').send({ email, password });

async function codeFor(email: string): Promise<string> {
  await ask(email);
  return codeOf(email);
}

/** In the last mail to an address; '' where there is none. */
async function codeOf(email: string): Promise<string> {
  const mails = await db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  return /\/dashboard\/reset\/([A-Za-z0-9_-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

/** What is asked while a link's new password is being written, and answered once it is. */
async function duringReset(user: { id: number }, asked: Test): Promise<Response> {
  const reset = await db.startTransaction().execute();
  await setPassword(reset, user.id, await hashPassword(PHRASE));
  const answer = asked.then((response) => response);
  await until(async () => (await waiting()) > 0);
  await deleteSessionsOf(reset, user.id);
  await reset.commit().execute();
  return answer;
}

const refusedReset = async (password: string, repeated: string) => {
  const { email } = await createUser();
  return choose(await codeFor(email), password, repeated);
};

describe('a forgotten password', () => {
  test('answers alike whether the address is known or not', async () => {
    const user = await createUser();

    const [known, unknown] = await Promise.all([ask(user.email), ask('kimse@koy.example')]);

    const texts = [known, unknown].map(({ status, text }) => [
      status,
      text.replaceAll(user.email, '').replaceAll('kimse@koy.example', ''),
    ]);
    expect(texts[0]?.[0]).toBe(200);
    expect(texts[0]).toEqual(texts[1]);
    expect(known.headers['cache-control']).toBe('no-store');
  });

  test('takes as long for an address that nobody has: longer than writing a mail does', async () => {
    const user = await createUser();
    const timed = async (email: string) => {
      const start = performance.now();
      await ask(email);
      return performance.now() - start;
    };

    expect(await timed('kimse@koy.example')).toBeGreaterThanOrEqual(295);
    expect(await timed(user.email)).toBeGreaterThanOrEqual(295);
  });

  test('is replaced by the mail’s link, which works once and ends every session', async () => {
    const user = await createUser();
    const session = await signedIn(user);
    const code = await codeFor(user.email);

    const page = await site.get(`/dashboard/reset/${code}`);
    expect(page.text).toContain('Açık olan bütün oturumlarınız kapanır.');
    const set = await sentFrom(page, choose(code, PHRASE));
    const again = await choose(code, `${PHRASE} 2`);

    expect(page.status).toBe(200);
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    expect([set.status, set.headers.location]).toEqual([303, '/dashboard/login?ready=1']);
    expect(again.status).toBe(410);
    expect((await logIn(user.email, PHRASE)).status).toBe(200);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    const old = await site.get('/v1/admin/unreadcount').set('authorization', session.bearer);
    expect(old.status).toBe(401);
    const told = await db
      .selectFrom('mails')
      .select('subject')
      .where('template_code', '=', 'account_changed')
      .where('recipient', '=', user.email)
      .execute();
    expect(told).toEqual([{ subject: 'Koy hesabınız: şifre değiştirildi' }]);
  });

  test('opens the browser it was replaced in, whatever others have tried meanwhile', async () => {
    const user = await createUser();
    const set = await choose(await codeFor(user.email), PHRASE);
    const lock = { key: `login-person:${user.email}`, points: 100, expire: Date.now() + 3_600_000 };
    await db.insertInto('rate_limits').values(lock).execute();
    env.RATE_LIMITS = 'on';

    const elsewhere = await logIn(user.email, PHRASE);
    const here = await logIn(user.email, PHRASE).set('cookie', cookieOf(set, 'known'));
    env.RATE_LIMITS = 'off';

    expect([elsewhere.status, here.status]).toEqual([429, 200]);
  });

  test('is readable by nobody in the outbox, while it waits there, too', async () => {
    const user = await createUser();
    const code = await codeFor(user.email);
    const { id } = await db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', user.email)
      .executeTakeFirstOrThrow();
    const staff = await signedIn(await createUser());

    const call = await site.get(`/v1/admin/mails/${id}`).set('authorization', staff.bearer);
    const page = await site.get(`/dashboard/mails/${id}`).set('cookie', staff.cookie);

    for (const { status, text } of [call, page]) {
      expect(status).toBe(200);
      expect(text).toContain('/dashboard/reset/…');
      expect(text).not.toContain(code);
    }
    expect((await site.get(`/dashboard/reset/${code}`)).status).toBe(200);
  });

  test('keeps out whoever signs in with the old one at that moment', async () => {
    const user = await createUser();

    const { status, body, headers } = await duringReset(user, logIn(user.email, PASSWORD));

    expect([status, body.code, headers['set-cookie']]).toEqual([401, 'bad_credentials', undefined]);
    expect(await listSessionsOf(db, { id: user.id, sid: '' })).toEqual([]);
    expect((await logIn(user.email, PHRASE)).status).toBe(200);
  });

  test('is not replaced by whoever is in with the old one at that moment', async () => {
    const user = await createUser();
    const { bearer } = await signedIn(user);
    const theirs = { password: `${PHRASE} 2`, repeated: `${PHRASE} 2` };
    const change = site
      .put(paths.api.ownPassword())
      .set('authorization', bearer)
      .send({ current: PASSWORD, ...theirs });

    expect((await duringReset(user, change)).status).toBe(401);
    expect((await logIn(user.email, PHRASE)).status).toBe(200);
  });

  test('set twice at the same moment is set once', async () => {
    const user = await createUser();
    const code = await codeFor(user.email);

    const answers = await Promise.all([1, 2, 3].map((n) => choose(code, `${PHRASE} ${n}`)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
  });

  test.each<[what: string, password: string, repeated: string, sentence: RegExp]>([
    ['short', 'kısa parola', 'kısa parola', /En az 15 karakter/],
    ['of few signs', 'aaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaa', /kolay tahmin/],
    ['of known words', 'sifre123456villa!!', 'sifre123456villa!!', /kolay tahmin/],
    ['written in two ways', PHRASE, `${PHRASE}!`, /aynı değil/],
  ])('cannot be one that is %s', async (_what, password, repeated, sentence) => {
    const user = await createUser();
    const code = await codeFor(user.email);

    const response = await choose(code, password, repeated);

    expect(response.status).toBe(422);
    expect(response.text).toMatch(sentence);
    expect(response.text).not.toContain(`value="${password}"`);
    expect((await site.get(`/dashboard/reset/${code}`)).status).toBe(200);
  });

  test('after an hour is forgotten still: the link is over', async () => {
    const user = await createUser();
    const code = await codeFor(user.email);
    await db
      .updateTable('one_time_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', user.id)
      .execute();

    for (const answer of [await site.get(`/dashboard/reset/${code}`), await choose(code, PHRASE)]) {
      expect(answer.status).toBe(410);
      expect(answer.text).toContain('Bağlantının süresi dolmuş ya da kullanılmış');
      expect(answer.text).toContain(`href="${FORGOT}"`);
      expect(answer.text).not.toContain('ilan');
    }
  });

  test('led to by half a link asks for a new one', async () => {
    const answer = await site.get('/dashboard/reset/yarim');

    expect(answer.status).toBe(404);
    expect(answer.text).toContain(`href="${FORGOT}"`);
  });

  test('leaves only a hash in the database', async () => {
    const user = await createUser();
    const code = await codeFor(user.email);

    const rows = await db
      .selectFrom('one_time_codes')
      .select('code_hash')
      .where('user_id', '=', user.id)
      .execute();

    expect(rows.map(({ code_hash }) => code_hash)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('of somebody kept out gets no mail', async () => {
    const user = await createUser({ active: false });

    expect(await codeFor(user.email)).toBe('');
  });

  test('of an address that is corrected at that moment leads nobody in by the old one', async () => {
    const user = await createUser();
    const edit = await db.startTransaction().execute();
    await updateUser(edit, user.id, { email: `yeni-${user.email}` });

    const asked = ask(user.email).then(({ status }) => status);
    await until(async () => (await waiting()) > 0);
    await edit.commit().execute();

    expect(await asked).toBe(200);
    expect(await codeOf(user.email)).toBe('');
  });

  test('needs an address', async () => {
    const response = await ask('adres değil');

    expect(response.status).toBe(422);
    expect(response.text).toMatch(/Geçerli bir e-posta/);
    expect(response.text).toContain('value="adres değil"');
  });
});

test.each([
  ['without an address', 'email', async () => ask('')],
  ['whose password is too short', 'password', async () => refusedReset('kısa', 'başka')],
  ['whose passwords are not the same', 'repeated', async () => refusedReset(PHRASE, `${PHRASE} 2`)],
])('a form %s opens at its first wrong field', async (_, name, refuse) => {
  const { text } = await refuse();

  expect(text.match(/<input[^>]* autofocus=""[^>]*>/gi)).toEqual([
    expect.stringContaining(` name="${name}"`),
  ]);
});

test('who was not let in without a script reads why first', async () => {
  const { text } = await site
    .post('/dashboard/login')
    .type('form')
    .send({ email: '', password: '' });

  expect(text).toMatch(/<div class="form-errors"[^>]* role="alert" tabindex="-1" autofocus=""/i);
  expect((await site.get('/dashboard/login')).text).not.toMatch(/autofocus/i);
});

describe('the first administrator', () => {
  test('gets a link only where nobody else could let them in', async () => {
    await createUser();

    expect(await inviteFirstAdmin(db, 'ilk@koy.example')).toBeUndefined();
  });

  test('gets a link at each start until a password is set', async () => {
    await db.transaction().execute(async (transaction) => {
      // Who was in stands in the log, which refers to them.
      await sql`set local koy.erasing = 'on'`.execute(transaction);
      await transaction.updateTable('audit_log').set({ actor_id: null }).execute();
      await transaction.deleteFrom('one_time_codes').execute();
      await transaction.deleteFrom('users').execute();
    });

    const first = (await inviteFirstAdmin(db, 'ilk@koy.example')) ?? '';
    const second = (await inviteFirstAdmin(db, 'ilk@koy.example')) ?? '';

    expect((await site.get(`/dashboard/reset/${first}`)).status).toBe(410);
    const { text } = await site.get(`/dashboard/reset/${second}`);
    expect(text).toContain('<h1>Şifrenizi belirleyin</h1>');
    expect(text).toContain('Panele ilk@koy.example adresi ve bu şifreyle girersiniz.');
    // Of a new person nothing is closed and nothing replaced.
    expect(text).not.toMatch(/oturumlarınız|Yeni şifre/);
    expect((await choose(second, PHRASE)).status).toBe(303);
    const login = await logIn('ilk@koy.example', PHRASE);
    expect(login.body.content.user.role).toBe('ADMIN');
    expect(await inviteFirstAdmin(db, 'ilk@koy.example')).toBeUndefined();
  });
});
