import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import { invalid, unauthenticated } from '../../errors.ts';
import { spendOneTimeCodesOf } from '../../queries/accounts/one-time-codes.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  findSessionId,
} from '../../queries/accounts/sessions.ts';
import { setPassword } from '../../queries/accounts/users.ts';
import type { OwnPassword } from '../../schemas/account.ts';
import { audit, type Doer } from '../audit.ts';
import { hashPassword, isOwnPassword } from './passwords.ts';
import { tellOfChange } from './user-mails.ts';

/** Ends one of one's own sessions and the token bound to it. @throws 404, also for another one's */
export function endOwnSession(pool: Db, actor: Actor, id: number, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await deleteOwnSession(db, actor, id);
    await audit(db, doer, { action: 'session.ended', entity: 'session', entity_id: id, before });
  });
}

/** Ends all of one's own sessions but the one that asks; how many there were. */
export function endOtherSessions(pool: Db, actor: Actor, doer: Doer): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const ended = await deleteOtherSessions(db, actor);
    const after = { ended };
    await audit(db, doer, {
      action: 'session.others_ended',
      entity: 'user',
      entity_id: actor.id,
      after,
    });
    return ended;
  });
}

/**
 * Another password for whoever is in; all their other sessions and open links end.
 * @throws 422 on `current`, `password` or `repeated`; 401 when the session has ended meanwhile
 */
export async function changeOwnPassword(
  pool: Db,
  actor: Actor,
  { current, password, repeated }: OwnPassword,
  doer: Doer,
): Promise<number> {
  if (!(await isOwnPassword(pool, actor, current))) throw invalid({ current: 'password_wrong' });
  const names = [...actor.name.split(' '), ...actor.email.split(/[@.]/), 'koy'];
  const problem = passwordProblem(password, names);
  if (problem) throw invalid({ password: problem });
  if (password === current) throw invalid({ password: 'password_same' });
  if (password !== repeated) throw invalid({ repeated: 'password_differs' });
  const password_hash = await hashPassword(password);
  return pool.transaction().execute(async (db) => {
    await setPassword(db, actor.id, password_hash);
    // Who sets another password by a link meanwhile ends this session, and theirs is the one that counts.
    if (!(await findSessionId(db, actor.sid))) throw unauthenticated();
    await spendOneTimeCodesOf(db, actor.id);
    const ended = await deleteOtherSessions(db, actor);
    const after = { purpose: 'OWN', ended };
    await audit(db, doer, {
      action: 'user.password_set',
      entity: 'user',
      entity_id: actor.id,
      after,
    });
    await tellOfChange(db, actor.id, 'password');
    return ended;
  });
}
