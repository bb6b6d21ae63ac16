import { type Kysely, sql } from 'kysely';

import type { DB } from '../../../db/tables.ts';
import { type Deed, KINDS } from '../journal.ts';
import type { Check } from './finding.ts';
import { idIn } from './words.ts';

interface Line {
  request_id: string;
  entity: string;
  entity_id: number | null;
  action: string;
}

/**
 * The audit log, written in the transaction of each change, is a witness of its own: every change
 * that was acknowledged has its line, every creation one alone, and no refused request has any.
 */
export const auditKnowsAll: Check = async ({ db, journal }) => {
  const { rows } = await sql<Line>`
    select coalesce(request_id, '') as request_id, entity, entity_id, action from audit_log
    where actor_role <> 'SYSTEM'`.execute(db);
  const requests = new Set(rows.map(({ request_id }) => request_id));
  const lines = new Map<string, Line[]>();
  for (const row of rows) {
    const name = `${row.entity} ${row.entity_id}`;
    lines.set(name, [...(lines.get(name) ?? []), row]);
  }
  return [
    ...journal.deeds.flatMap((deed) => untold(deed, lines)),
    ...journal.deeds.flatMap((deed) => refusedButDone(deed, requests)),
    ...(await refusedButNoted(db, journal.deeds)),
  ];
};

function untold(deed: Deed, lines: Map<string, Line[]>): string[] {
  const { wish, outcome, answer, tries } = deed;
  if (outcome !== 'told' || !wish.kind || (wish.kind === 'feed' && !changedSomething(deed)))
    return [];
  const { id = idIn(wish.path), feed_id = id } = answer?.content ?? {};
  const own = lines.get(`${KINDS[wish.kind].entity} ${feed_id}`) ?? [];
  const created = own.filter(
    ({ action }) => action === `${KINDS[wish.kind ?? 'villa'].entity}.created`,
  );
  const found: string[] = [];
  const isNoted = own.some(({ request_id }) => tries > 1 || request_id === answer?.request_id);
  if (!isNoted) found.push(`${wish.what} ${feed_id}: acknowledged, and not in the audit log`);
  if (wish.does === 'create' && created.length > 1)
    found.push(`${wish.what} ${feed_id}: created ${created.length} times in the audit log`);
  return found;
}

/** An import that found everything as it was leaves no line. */
function changedSomething({ answer }: Deed): boolean {
  const { added = [], removed = [] } = (answer?.content ?? {}) as { added?: []; removed?: [] };
  return added.length + removed.length > 0;
}

const refusedButDone = ({ wish, refused_requests }: Deed, requests: Set<string>): string[] =>
  refused_requests
    .filter((id) => requests.has(id))
    .map((id) => `${wish.what}: refused, and in the audit log as ${id}`);

/** Nor has a refused request left a line in a reservation's timeline. */
async function refusedButNoted(db: Kysely<DB>, deeds: Deed[]): Promise<string[]> {
  const refused = deeds.flatMap(({ refused_requests }) => refused_requests);
  const { rows } = await sql<{ request_id: string }>`
    select distinct request_id from reservation_events
    where request_id = any(${refused}::text[])`.execute(db);
  return rows.map(({ request_id }) => `refused, and in a timeline as ${request_id}`);
}
