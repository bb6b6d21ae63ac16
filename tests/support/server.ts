import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';

/** The address of another database on the same server. */
export function sibling(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export const randomName = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`;

/** Runs one statement that can't be inside a transaction, such as `create database`. */
export async function command(url: string, statement: string): Promise<void> {
  const server = connectTo(sibling(url, 'postgres'));
  try {
    await sql.raw(statement).execute(server);
  } finally {
    await server.destroy();
  }
}
