import type { Db } from '../db/index.ts';
import type { ActorRole } from '../shared/roles.ts';

/** Who did something, as far as the log needs it: a person, a guest or the system itself. */
export interface Doer {
  id: number | null;
  role: ActorRole;
  ip: string | null;
  request_id: string | null;
}

export const SYSTEM: Doer = { id: null, role: 'SYSTEM', ip: null, request_id: null };

export interface Change {
  action: string;
  entity: string;
  /** null: a row that has no number, such as a setting. */
  entity_id: number | null;
  before?: object | null;
  after?: object | null;
}

/** Notes a change in the append-only log, in the transaction that makes it. */
export const audit = (db: Db, doer: Doer, change: Change): Promise<void> =>
  auditAll(db, doer, [change]);

/** The same for changes that are made together, in one statement. */
export async function auditAll(db: Db, doer: Doer, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(changes.map((change) => auditRow(doer, change)))
    .execute();
}

/** A change as the log keeps it, for who writes it together with something else. */
export const auditRow = (doer: Doer, { action, entity, entity_id, before, after }: Change) => ({
  actor_id: doer.id,
  actor_role: doer.role,
  ip: doer.ip,
  request_id: doer.request_id,
  action,
  entity,
  entity_id,
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(after) : null,
});
