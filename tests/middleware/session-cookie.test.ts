import request from 'supertest';

const { jest } = import.meta;

// What decides on the cookie is read when the product is loaded.
Object.assign(process.env, {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://www.koy.test',
  DEMO: '0',
  RATE_LIMITS: 'on',
});
const { createApp } = await import('../../server/app.ts');
const { log } = await import('../../server/log.ts');
const { createUser, PASSWORD } = await import('../support/factories.ts');

test('that a login gets no cookie, as nobody believes the proxy, stands in the log once', async () => {
  const { email } = await createUser();
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const site = request(createApp());
  const login = () =>
    site
      .post('/v1/auth/login')
      .set({ host: 'www.koy.test', 'x-forwarded-proto': 'https' })
      .send({ email, password: PASSWORD });

  const { status, headers } = await login();
  await login();

  expect([status, String(headers['set-cookie'])]).toEqual([
    200,
    expect.not.stringContaining('sid='),
  ]);
  const told = warn.mock.calls.filter((line) => String(line[1]).startsWith('no session cookie'));
  expect(told).toHaveLength(1);
});
