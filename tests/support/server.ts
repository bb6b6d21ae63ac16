import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { sql } from 'kysely';

import { connectTo } from '../../server/db/connection.ts';

/** The address of another database on the same server. */
export function sibling(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** The name of the database that an address leads to. */
export const nameIn = (url: string): string => path.basename(new URL(url).pathname);

/** The name of the database that holds the demo of a run, by the address of the run's template. */
export const demoOf = (template: string): string => `${nameIn(template)}_demo`;

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

/** Makes a database on the same server that holds what `url` does; nobody may be connected to that one. */
export const copyDatabase = (url: string, name: string): Promise<void> =>
  command(url, `create database ${name} template ${nameIn(url)} strategy file_copy`);
