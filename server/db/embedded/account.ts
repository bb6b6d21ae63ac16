import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** Whom PostgreSQL runs as; undefined stands for ourselves. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the one its data already belongs
 * to, otherwise as `nobody`; no account is made.
 */
export function databaseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

/** Whether the account can enter the folder, with every folder above it. */
export function canEnter(folder: string, account: Account): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' });
  return tried.status === 0;
}

function nobody(): Account {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts());
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: 65_534, gid: 65_534 };
}

function accounts(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
