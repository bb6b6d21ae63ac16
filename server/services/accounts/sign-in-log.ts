import type { Db } from '../../db/index.ts';
import { insertDenial, insertTry } from '../../queries/accounts/noted-tries.ts';
import { deleteSessions, findStartedSession } from '../../queries/accounts/sessions.ts';
import { maskedEmail } from '../../shared/masked-email.ts';
import type { Role } from '../../shared/roles.ts';
import { audit, auditRow, type Doer } from '../audit.ts';

/** What somebody tried who is not in: refused, asked for a second step, or kept waiting. */
export interface SignInTry {
  /** As it was typed; the log keeps it masked, and the account's number where there is one. */
  email: string;
  act: 'refused' | 'code_asked' | 'locked';
  facts: { reason: string } | { lock: SignInLock } | Record<string, never>;
}

/** What was tried too often: one account from one address, one address, one account from anywhere. */
export type SignInLock = 'ACCOUNT' | 'ADDRESS' | 'PERSON';

/** How many tries an hour are noted, whoever tries: a crowd that guesses does not fill the log. */
const TRIES_AN_HOUR = 300;
/** How many refusals an hour are noted of one person. */
const DENIALS_AN_HOUR = 30;

/** Notes a try at signing in. A known and an unknown account cost the same work. */
export function noteTry(db: Db, doer: Doer, { email, act, facts }: SignInTry): Promise<void> {
  const after = { email: maskedEmail(email), ...facts };
  const action = `session.${act}`;
  const row = auditRow(doer, { action, entity: 'session', entity_id: null, after });
  return insertTry(db, { row, email, most: TRIES_AN_HOUR });
}

/** Notes that somebody came in, by the number of their session and what it is known by. */
export async function noteStart(db: Db, sid: string, doer: Doer): Promise<void> {
  const session = await findStartedSession(db, sid);
  if (!session) return;
  const { id: entity_id, ...after } = session;
  await audit(db, doer, { action: 'session.started', entity: 'session', entity_id, after });
}

/** Ends sessions and notes whose they were; those that have ended already leave no second line. */
export function endSessions(pool: Db, sids: string[], doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    for (const { id: entity_id, user_id, role, ...before } of await deleteSessions(db, sids)) {
      const leaver = { ...doer, id: user_id, role: role as Role };
      await audit(db, leaver, { action: 'session.ended', entity: 'session', entity_id, before });
    }
  });
}

/** Notes that somebody who is in asked for what their role may not. */
export function noteDenial(db: Db, doer: Doer, address: string): Promise<void> {
  const change = { action: 'access.denied', entity: 'access', entity_id: null, after: { address } };
  return insertDenial(db, { row: auditRow(doer, change), most: DENIALS_AN_HOUR });
}
