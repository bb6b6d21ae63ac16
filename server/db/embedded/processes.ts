import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process runs under this id. One that ended but was not yet collected is dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isUncollected(pid);
}

/** A process that ended, and whose id stays taken until its parent asks how. */
export const isUncollected = (pid: number): boolean => statusOf(pid)?.[0] === 'Z';

/**
 * When a process began, as an opaque text: an id alone may have been given to somebody else since
 * (in a container the same small ids come back at every start). Undefined where it can't be known.
 */
export function startedAt(pid: number): string | undefined {
  if (process.platform === 'linux') return statusOf(pid)?.[19];
  if (process.platform === 'win32') return undefined;
  return output('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/** The command line of a process, words separated by spaces; undefined where it can't be known. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return output('ps', ['-o', 'command=', '-p', String(pid)]);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

/** Waits until the condition holds, looking every 15 ms; false when the time is over. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await pause(15);
  }
  return true;
}

/** The fields of /proc/<pid>/stat after the command's name; the first is the state. */
function statusOf(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function output(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
