import type { Actor } from '../actor.ts';
import type { Db } from '../db/index.ts';

/** Who did something, as far as the log needs it: a person, a guest or the system itself. */
export interface Doer {
  id: number | null;
  role: 'ADMIN' | 'OWNER' | 'GUEST' | 'SYSTEM';
  ip: string | null;
  request_id: string | null;
}

export const SYSTEM: Doer = { id: null, role: 'SYSTEM', ip: null, request_id: null };

export const doerOf = (actor: Actor, request: { ip?: string; request_id: string }): Doer => ({
  id: actor.id,
  role: actor.role,
  ip: request.ip ?? null,
  request_id: request.request_id,
});

interface Change {
  action: string;
  entity: string;
  entity_id: number;
  before?: object | null;
  after?: object | null;
}

/** Notes a change in the append-only log, in the transaction that makes it. */
export async function audit(db: Db, doer: Doer, change: Change): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: doer.id,
      actor_role: doer.role,
      ip: doer.ip,
      request_id: doer.request_id,
      action: change.action,
      entity: change.entity,
      entity_id: change.entity_id,
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
    })
    .execute();
}
