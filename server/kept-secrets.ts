import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { StartError } from './start-error.ts';

/** What the program makes up once and must find again: `config.json` in the data folder, mode 0600. */
interface KeptSecrets {
  session_secret: string;
  jwt_secret: string;
  /** Of the embedded PostgreSQL's only role. */
  database_password: string;
  /** Where the embedded PostgreSQL listened last. */
  database_port?: number;
}

/** Reads the kept secrets, making them at the first call. Throws StartError when the folder refuses. */
export function readKeptSecrets(folder: string): KeptSecrets {
  const file = path.join(folder, 'config.json');
  try {
    return read(file) ?? create(folder, file);
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError('config_unreadable', { file });
    throw new StartError('data_folder', { folder, reason: (error as Error).message });
  }
}

/** Remembers the port of the embedded PostgreSQL. */
export function keepDatabasePort(folder: string, port: number): void {
  const kept = readKeptSecrets(folder);
  if (kept.database_port === port) return;
  const draft = writeDraft(folder, { ...kept, database_port: port });
  renameSync(draft, path.join(folder, 'config.json'));
}

/** Takes over the signing secrets of a site that was backed up; the database's password stays. */
export function adoptSecrets(
  folder: string,
  { session_secret, jwt_secret }: Pick<KeptSecrets, 'session_secret' | 'jwt_secret'>,
): void {
  const draft = writeDraft(folder, { ...readKeptSecrets(folder), session_secret, jwt_secret });
  renameSync(draft, path.join(folder, 'config.json'));
}

function read(file: string): KeptSecrets | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function create(folder: string, file: string): KeptSecrets {
  mkdirSync(folder, { recursive: true });
  const draft = writeDraft(folder, {
    session_secret: randomText(),
    jwt_secret: randomText(),
    database_password: randomText(),
  });
  try {
    // A link never replaces: of two first starts at once, the slower takes the faster one's secrets.
    linkSync(draft, file);
  } catch (error) {
    // Some file systems have no hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeDraft(folder: string, kept: KeptSecrets): string {
  const draft = path.join(folder, `config.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return draft;
}

const randomText = () => randomBytes(32).toString('base64url');
