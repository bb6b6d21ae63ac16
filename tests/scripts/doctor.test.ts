import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { url } from '../support/db.ts';
import { cleanUp, makeDataFolder, startProgram } from '../support/programs.ts';

const secrets = { SESSION_SECRET: 's'.repeat(32), JWT_SECRET: 'j'.repeat(32) };

afterAll(cleanUp);

/** What `npm run doctor` says of the port, where something listens that answers with these headers. */
async function askAboutPort(headers: Record<string, string>): Promise<string> {
  const site = createServer((_req, res) => res.writeHead(200, headers).end('ok'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const doctor = startProgram('server/scripts/doctor.ts', {
    env: { DATABASE_URL: url, DATA_DIR: makeDataFolder(), PORT: String(port), ...secrets },
  });
  await doctor.ended;
  site.close();
  return doctor.output();
}

test('the port of a site that serves from a database elsewhere is no fault', async () => {
  const said = await askAboutPort({ 'X-Request-Id': '0123456789abcdef' });

  expect(said).toContain('✓ Port');
});

test('a port that another program has is one, with who has it', async () => {
  const said = await askAboutPort({});

  expect(said).toContain('✗ Port');
  expect(said).toContain(`Port dolu: PID ${process.pid}`);
});

test('a wrong setting is told in a sentence, once, though most checks need the settings', async () => {
  const doctor = startProgram('server/scripts/doctor.ts', {
    env: { DATA_DIR: makeDataFolder(), PORT: 'abc', ...secrets },
  });

  expect(await doctor.ended).toBe(1);
  expect(doctor.output()).toContain('✗ Ayarlar');
  expect(doctor.output().split('PORT=abc geçersiz')).toHaveLength(2);
  expect(doctor.errors()).toBe('');
});

test.each([
  ['backup', '/tmp/yedek'],
  ['reset', '--folder=/srv/koy/data'],
])('%s tells of a wrong setting in a sentence', async (script, typed) => {
  const program = startProgram(`server/scripts/${script}.ts`, {
    args: [typed],
    env: { DATA_DIR: makeDataFolder(), PORT: 'abc', ...secrets },
  });

  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(/^Ayarlarda düzeltilmesi gerekenler var:\n {2}- PORT=abc/);
  expect(program.errors()).not.toContain('    at ');
});

test('a site behind a proxy that it does not believe is told what that does', async () => {
  const doctor = startProgram('server/scripts/doctor.ts', {
    env: {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://www.koy.test',
      DATABASE_URL: url,
      DATA_DIR: makeDataFolder(),
      ...secrets,
    },
  });
  await doctor.ended;

  expect(doctor.output()).toContain('✗ Ayarlar');
  expect(doctor.output()).toContain('TRUST_PROXY=0: ');
});
