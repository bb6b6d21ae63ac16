import { announceReady } from '../server/announce.ts';
import type { OpenDatabase } from '../server/db/open.ts';
import { env } from '../server/env.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './support/demo.ts';

const DATABASE: OpenDatabase = {
  kind: 'embedded',
  version: '18.4',
  port: 54329,
  name: 'koy',
  close: async () => {},
};

/** What a person reads at the end of a start. */
function block({ invitation, hasDemo = true }: { invitation?: string; hasDemo?: boolean } = {}) {
  const { write } = process.stdout;
  let said = '';
  process.stdout.write = (text) => {
    said += text;
    return true;
  };
  announceReady(DATABASE, { json: false, port: 3000, milliseconds: 4100, hasDemo, invitation });
  process.stdout.write = write;
  return said;
}

test('a start tells where everything is and who may sign in', () => {
  const said = block();

  expect(said).toMatch(/Koy \d+\.\d+\.\d+ +hazır · 4,1 sn/);
  for (const address of ['/', '/dashboard', '/v1/docs'])
    expect(said).toMatch(new RegExp(`  ${env.PUBLIC_URL}${address}( |\n)`));
  expect(said).toContain('gömülü PostgreSQL 18.4, port 54329');
  for (const told of [...Object.values(DEMO_LOGINS), DEMO_PASSWORD]) expect(said).toContain(told);
});

test('the first administrator’s link says that only the last one printed opens', () => {
  const said = block({ invitation: 'K7M2Q4XH9T' });

  expect(said).toContain(`${env.PUBLIC_URL}/dashboard/reset/K7M2Q4XH9T`);
  expect(said).toContain('yalnız son yazdırılan bağlantı açılır');
  expect(block()).not.toContain('İlk yönetici');
});

test('no login is told that lets nobody in', () => {
  expect(block({ hasDemo: false })).not.toContain(DEMO_PASSWORD);
});

test('a production site does not tell how it is wiped', () => {
  expect(block()).toContain('npm run reset');
  const { APP_ENV } = env;
  env.APP_ENV = 'production';
  const said = block({ hasDemo: false });
  env.APP_ENV = APP_ENV;

  expect(said).not.toContain('npm run reset');
});
