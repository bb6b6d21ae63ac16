import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { projectRoot } from '../../project-root.ts';

export interface Program {
  /** The line of JSON it printed. */
  facts: { url: string };
  child: ChildProcess;
  stop(): Promise<void>;
}

interface ProgramOptions {
  env?: Record<string, string>;
  /** For Node itself, before the script. */
  flags?: string[];
  /** Written to its standard input. */
  input?: string;
  /** Hears what it prints once it has said where it is. */
  onLine?: (line: string) => void;
}

/** Starts a program of the project and waits until it says where it is. */
export function startProgram(
  script: string,
  { env = {}, flags = [], input = '', onLine }: ProgramOptions,
): Promise<Program> {
  const child = spawn(process.execPath, [...flags, path.join(projectRoot, script), '--json'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    let facts: Program['facts'] | undefined;
    // To its end: what nobody reads would fill the pipe and stop the program.
    const lines = createInterface(child.stdout);
    lines.on('line', (line) => {
      if (facts) return onLine?.(line);
      if (!line.startsWith('{')) return;
      facts = JSON.parse(line) as Program['facts'];
      resolve({ facts, child, stop: () => stop(child) });
    });
    lines.on('close', () => reject(new Error(`${script} ended without saying where it is`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
