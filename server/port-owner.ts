import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

import { t } from './i18n.ts';

/** Who listens on a port that is known to be taken. */
export const whoTook = (port: number): string =>
  portOwner(port) ?? t('start:ready.port_owner_hidden');

/**
 * Who listens on a local port, such as `PID 4121 (node)`; that it is somebody else's where the system
 * names no owner to us; undefined where nobody does, or the system tells nothing.
 */
export function portOwner(port: number): string | undefined {
  try {
    return process.platform === 'linux' ? listenerOnLinux(port) : listenerByLsof(port);
  } catch {
    return undefined;
  }
}

function listenerOnLinux(port: number): string | undefined {
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => inodes(file, port)),
  );
  if (sockets.size === 0) return undefined;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (openFiles(pid).some((target) => sockets.has(target)))
      return processName(pid, nameOnLinux(pid));
  return t('start:ready.port_owner_hidden');
}

const processName = (pid: string, name: string) => `PID ${pid} (${name})`;

/** Node names its first thread, and so itself, `node-MainThread`. */
const nameOnLinux = (pid: string) =>
  readFileSync(`/proc/${pid}/comm`, 'utf8')
    .trim()
    .replace(/-MainThread$/, '');

/** The sockets of a table of the kernel that listen (state 0A) on the port, as links name them. */
function inodes(file: string, port: number): string[] {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(local) && fields[3] === '0A')
    .map((fields) => `socket:[${fields[9]}]`);
}

/** What a process has open; nothing of one that ended meanwhile or is not ours to look at. */
function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  return attempt(() => readdirSync(folder), []).map((name) =>
    attempt(() => readlinkSync(`${folder}/${name}`), ''),
  );
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function listenerByLsof(port: number): string | undefined {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const output = execFileSync('lsof', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(output) ?? [];
  return pid && name ? processName(pid, name) : undefined;
}
