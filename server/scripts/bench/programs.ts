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
  /** Written to its standard input. */
  input?: string;
}

/** Starts a program of the project and waits until it says where it is. */
export async function startProgram(
  script: string,
  { env = {}, input = '' }: ProgramOptions,
): Promise<Program> {
  const child = spawn(process.execPath, [path.join(projectRoot, script), '--json'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{')) continue;
    // What nobody reads would fill the pipe and stop the program.
    child.stdout.resume();
    return { facts: JSON.parse(line), child, stop: () => stop(child) };
  }
  throw new Error(`${script} ended without saying where it is`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
