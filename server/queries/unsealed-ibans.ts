import { sql } from 'kysely';

import type { Db } from '../db/index.ts';

/** A column of sealed numbers, which may hold some from before it was one. */
export interface IbanColumn {
  table: 'users' | 'deposits';
  column: 'iban_encrypted' | 'return_iban_encrypted';
}

interface Unsealed {
  id: number;
  iban: string;
}

/** Waits until no other process seals, and keeps others waiting until the transaction ends. */
export async function lockSealing(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('seal-ibans'))`.execute(db);
}

/** Numbers that are not sealed yet, so many at a time, locked until the transaction ends. */
export async function listUnsealed(db: Db, { table, column }: IbanColumn, take: number) {
  const { rows } = await sql<Unsealed>`
    select id, ${sql.ref(column)} as iban from ${sql.table(table)}
    where ${sql.ref(column)} not like 's1.%' order by id limit ${take} for update`.execute(db);
  return rows;
}

export async function writeSealed(
  db: Db,
  { table, column }: IbanColumn,
  rows: readonly { id: number; sealed: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const texts = rows.map(({ sealed }) => sealed);
  await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = given.sealed
    from unnest(${ids}::int[], ${texts}::text[]) as given(id, sealed)
    where t.id = given.id`.execute(db);
}
