import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { invalid, reauth, unauthenticated } from '../../errors.ts';
import { findSessionId, noteProof } from '../../queries/accounts/sessions.ts';
import { audit, type Doer } from '../audit.ts';
import { isOwnPassword } from './passwords.ts';
import { newSessionId, signToken } from './tokens.ts';

/** Who does something, and whether they gave their password lately. */
export interface ProvedDoer {
  doer: Doer;
  proved: boolean;
}

/** @throws 403 `reauth` unless the password was given lately */
export function requireProof({ proved }: Pick<ProvedDoer, 'proved'>): void {
  if (!proved) throw reauth();
}

/** A session under its new id: its token, and the id for the cookie. */
interface ProvedSession {
  sid: string;
  accessToken: string;
}

/**
 * Whoever is in gives their password again; from now on their session counts as proved. It gets another
 * id: whoever has the old one, or a token of it, is out. A wrong password is noted too: somebody may be
 * guessing at a screen that was left open.
 * @throws 422 on `password`; 401 when the session has ended meanwhile
 */
export async function proveAgain(
  pool: Db,
  actor: Actor,
  password: string,
  doer: Doer,
): Promise<ProvedSession> {
  const matches = await isOwnPassword(pool, actor, password);
  if (!matches) {
    const session = await findSessionId(pool, actor.sid);
    if (!session) throw unauthenticated();
    await note(pool, doer, { action: 'session.proof_refused', id: session.id });
    throw invalid({ password: 'password_wrong' });
  }
  const renewed = newSessionId();
  const session = await pool.transaction().execute(async (db) => {
    const proved = await noteProof(db, { sid: actor.sid, renewed });
    if (!proved) throw unauthenticated();
    await note(db, doer, { action: 'session.proved', id: proved.id });
    return proved;
  });
  const exp = Math.floor(session.expire.getTime() / 1000);
  const { id, role } = actor;
  return { sid: renewed, accessToken: signToken({ id, role, sid: renewed, exp }) };
}

const note = (db: Db, doer: Doer, { action, id }: { action: string; id: number }): Promise<void> =>
  audit(db, doer, { action, entity: 'session', entity_id: id });
