import { sql } from 'kysely';

/**
 * As SQL, of a row of `transactions`: whether somebody has to look at it, for what it stands on the list for or
 * because money went back of it without us.
 */
export function needsSomebody(table: 't' | 'transactions') {
  const its = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(${its('needs_action')} is not null and ${its('action_done_at')} is null
    or ${its('went_back_kurus')} is not null)`;
}
