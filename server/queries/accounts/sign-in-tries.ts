import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

/** Forgets what somebody's failed sign-ins have used up (server/middleware/rate-limit.ts), from every address. */
export async function forgetSignInTries(
  db: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([
        eb('key', 'in', [`login-person:${email}`, `password-person:${id}`]),
        sql<boolean>`starts_with(key, 'login-account:') and right(key, ${email.length + 1}) = ${`:${email}`}`,
      ]),
    )
    .execute();
}
