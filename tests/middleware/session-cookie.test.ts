import { url } from '../support/db.ts';
import { createUser, PASSWORD } from '../support/factories.ts';
import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';
import { startSite } from '../support/site-program.ts';
import { until } from '../support/until.ts';

// Production runs what was built, however old it is.
beforeAll(async () => expect(await startProgram('server/scripts/build.ts').ended).toBe(0));
afterAll(cleanUp);

test('that a login gets no cookie, as nobody believes the proxy, stands in the log', async () => {
  const { email } = await createUser();
  const site = await startSite({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://www.koy.test',
    DATABASE_URL: url,
    DATA_DIR: makeDataFolder(),
    SESSION_SECRET: 's'.repeat(32),
    JWT_SECRET: 'j'.repeat(32),
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'on',
  });
  const login = () =>
    fetch(`${site.address}/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });

  const { status, headers } = await login();
  await login();

  expect([status, headers.has('Set-Cookie')]).toEqual([200, false]);
  await until(() => site.output().includes('no session cookie given'));
  expect(site.output().split('no session cookie given')).toHaveLength(2);
});
