import { now } from '../../server/clock.ts';
import { stepOf } from '../../server/domain/totp.ts';
import { codeOf } from '../../server/services/accounts/totp-codes.ts';
import { paths } from '../../server/shared/paths.ts';
import { signedIn, site } from './api.ts';
import { db } from './db.ts';
import { createUser, PASSWORD } from './factories.ts';

/** What an app with that secret shows now, or `ahead` half minutes later. */
export const codeNow = (secret: string, ahead = 0): string => codeOf(secret, stepOf(now()) + ahead);

/** As if the last code had been used long ago. */
export const forgetLastCode = (user_id: number) =>
  db.updateTable('totp_secrets').set({ last_step: null }).where('user_id', '=', user_id).execute();

/** Somebody who signs in in two steps, by the API as they would; their next code works. */
export async function createTotpUser(own: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(own);
  const session = await signedIn(user);
  const { secret } = (await ask('post', paths.api.ownTotp(), session.bearer, {
    password: PASSWORD,
  })) as { secret: string };
  const { recovery_codes } = (await ask('post', paths.api.ownTotpConfirmation(), session.bearer, {
    code: codeNow(secret),
  })) as { recovery_codes: string[] };
  await forgetLastCode(user.id);
  return { ...user, ...session, secret, recovery_codes };
}

async function ask(method: 'post', address: string, bearer: string, body: object) {
  const response = await site[method](address).set('authorization', bearer).send(body).expect(200);
  return response.body.content as object;
}
