import { paths } from '../../../server/shared/paths.ts';
import { bearer, cookieOf, db, signedIn, signIn, site } from '../../support/api.ts';
import { createUser, PASSWORD } from '../../support/factories.ts';
import { codeNow, createTotpUser } from '../../support/totp.ts';

const { dashboard, api } = paths;

const submit = (fields: object) => site.post(dashboard.login()).type('form').send(fields);
const account = (cookie: string) => site.get(dashboard.account()).set('cookie', cookie);

/** Whether the login's second step is shown, or waits for a script. */
const stepOf = (html: string) => /data-second-step="(\w+)"/.exec(html)?.[1];

describe('the login page without a script', () => {
  test('has the field for the code, which a script hides until it is asked for', async () => {
    const { text } = await site.get(dashboard.login()).expect(200);

    expect(stepOf(text)).toBe('closed');
    expect(text).toMatch(/<input(?=[^>]* name="totp")(?=[^>]* autoComplete="one-time-code")/i);
    expect(text).toMatch(/<input(?=[^>]* name="totp")(?=[^>]* inputMode="numeric")/i);
  });

  test('lets in who has no second step as before', async () => {
    const { email } = await createUser();

    const response = await submit({ email, password: PASSWORD, totp: '', recovery_code: '' });

    expect([response.status, response.headers.location]).toEqual([303, dashboard.home()]);
  });

  test('lets in with the code, once', async () => {
    const { email, secret } = await createTotpUser();
    const fields = { email, password: PASSWORD, totp: codeNow(secret, 1) };

    const response = await submit(fields);
    const again = await submit(fields);

    expect(response.status).toBe(303);
    expect(cookieOf(response, 'sid')).not.toBe('');
    expect([again.status, stepOf(again.text)]).toEqual([401, 'open']);
    expect(again.text).toContain('daha önce kullanılmış');
  });

  test('does not tell who has a second step', async () => {
    const { email } = await createTotpUser();

    const response = await submit({ email, password: 'yanlış parola' });

    expect([response.status, stepOf(response.text)]).toEqual([401, 'closed']);
    expect(response.text).toContain('E-posta ya da şifre hatalı.');
  });
});

describe('one’s own account', () => {
  test('shows the key while it is not confirmed, and never again', async () => {
    const user = await createUser();
    const { cookie, bearer: who } = await signedIn(user);
    expect((await account(cookie)).text).not.toContain('otpauth:');

    const begun = await site
      .post(api.ownTotp())
      .set('authorization', who)
      .send({ password: PASSWORD });
    const { secret } = begun.body.content;
    const page = await account(cookie);
    await site
      .post(api.ownTotpConfirmation())
      .set('authorization', who)
      .send({ code: codeNow(secret) })
      .expect(200);
    const after = await account(cookie);

    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain(secret.replaceAll(/(.{4})(?=.)/g, '$1 '));
    expect(page.text).toContain(`href="otpauth://totp/Koy:`);
    expect(page.text).toMatch(/<svg[^>]*viewBox="0 0 \d+ \d+"[^>]*role="img"/);
    expect(after.text).not.toContain('otpauth:');
    expect(after.text).not.toContain(secret.slice(0, 4));
    expect(after.text).toContain('Kalan kod');
  });
});

describe('somebody’s page for colleagues', () => {
  const page = async (id: number) =>
    (await site.get(dashboard.user(id)).set('cookie', await signIn('ADMIN'))).text;

  test('offers to switch it off for who has it, and only then', async () => {
    const [user, plain] = [await createTotpUser(), await createUser()];

    expect(await page(user.id)).toContain(`DELETE ${api.userTotp(user.id)}`);
    expect(await page(plain.id)).not.toContain(api.userTotp(plain.id));
  });

  test('does not offer it for oneself, and tells what was done in words', async () => {
    const user = await createTotpUser();
    const own = await site.get(dashboard.user(user.id)).set('cookie', user.cookie);
    expect(own.text).not.toContain(api.userTotp(user.id));

    await site.delete(api.userTotp(user.id)).set('authorization', await bearer('ADMIN'));

    expect(await page(user.id)).toContain('İki adımlı girişi yönetici kapattı');
    const left = await db
      .selectFrom('totp_recovery_codes')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(left).toEqual([]);
  });
});
