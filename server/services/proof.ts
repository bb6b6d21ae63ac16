import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';
import { invalid, reauth, unauthenticated } from '../errors.ts';
import { findSessionId, noteProof } from '../queries/sessions.ts';
import { audit, type Doer } from './audit.ts';
import { isOwnPassword } from './passwords.ts';

/** Who does something, and whether they gave their password lately. */
export interface ProvedDoer {
  doer: Doer;
  proved: boolean;
}

/** @throws 403 `reauth` unless the password was given lately */
export function requireProof({ proved }: Pick<ProvedDoer, 'proved'>): void {
  if (!proved) throw reauth();
}

/**
 * Whoever is in gives their password again; from now on their session counts as proved. A wrong one is
 * noted too: somebody may be guessing at a screen that was left open.
 * @throws 422 on `password`; 401 when the session has ended meanwhile
 */
export async function proveAgain(
  pool: Db,
  actor: Actor,
  password: string,
  doer: Doer,
): Promise<void> {
  const matches = await isOwnPassword(pool, actor, password);
  await pool.transaction().execute(async (db) => {
    const session = await (matches ? noteProof : findSessionId)(db, actor.sid);
    if (!session) throw unauthenticated();
    const action = matches ? 'session.proved' : 'session.proof_refused';
    await audit(db, doer, { action, entity: 'session', entity_id: session.id });
  });
  if (!matches) throw invalid({ password: 'password_wrong' });
}
