import { DEMO_PASSWORD } from '../../../server/demo-password.ts';
import { env } from '../../../server/env.ts';
import { signIn } from '../../../server/services/accounts/auth.ts';
import { hashPassword } from '../../../server/services/accounts/passwords.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { db } from '../../support/db.ts';
import { createUser } from '../../support/factories.ts';

const credentials = { email: 'demo@koy.example', password: DEMO_PASSWORD };

beforeAll(async () => {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await createUser({ email: credentials.email, password_hash });
});

afterEach(() => {
  env.DEMO = true;
});

test('the demo password opens the demo', async () => {
  await expect(signIn(db, credentials, SYSTEM)).resolves.toMatchObject({ role: 'ADMIN' });
});

test('where the demo is off, the password everybody knows opens nothing', async () => {
  env.DEMO = false;

  await expect(signIn(db, credentials, SYSTEM)).rejects.toMatchObject({ code: 'bad_credentials' });
});
